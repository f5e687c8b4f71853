import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError, call, isRefusal } from '../../../../platform/browser/api-client.ts';
import { readSentCode, saveSentCode } from '../../../../platform/browser/session/sign-in/sent-code.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import type { codesContract } from '../../../auth/codes/codes.contract.ts';
import type { AuthCode } from '../../../auth/refusals.ts';
import { useCodeErrorText } from './use-code-error-text.ts';
import { toastRegistered } from './use-register.ts';
import { type AddressFault, addressFaultOf } from './verification-faults.ts';

/** Validity of a code. */
const goodForSeconds = 600;

type Codes = typeof codesContract;

type CodeRequestOptions = {
  /** Normalized email address. */
  readonly email: string;
  /** Marks the form as busy while the request runs. */
  readonly whileBusy: (request: () => Promise<void>) => Promise<void>;
  readonly onSent: () => void;
  /** Shows the field for a code, which is valid for so many seconds; null if unknown. */
  readonly awaitCode: (seconds: number | null) => void;
};

/** Requests the code that verifies an email address. */
export function useCodeRequest({ email, whileBusy, onSent, awaitCode }: CodeRequestOptions) {
  const { t } = useTranslation('membership');
  const { t: words } = useTranslation('auth');
  const navigate = useNavigate();
  const errorText = useCodeErrorText();
  const [addressFault, setAddressFault] = useState<AddressFault | null>(null);
  const warn = (title: string, description: string) => toast({ variant: 'destructive', title, description });

  const sendFailed = (error: unknown) => {
    if (isRefusal<AuthCode>(error, 'auth.email_registered')) {
      setAddressFault('emailTaken');
      toastRegistered(t('faults.emailTaken'), t('verify.goToLogin'), () => void navigate('/login'));
      return;
    }
    // A code sent earlier, possibly from another tab, can still be entered.
    if (isRefusal<AuthCode>(error, 'auth.too_many_codes')) awaitCode(readSentCode(email)?.left ?? null);
    if (error instanceof ApiError && error.status === 400) return setAddressFault('emailInvalid');
    warn(words('verify.sendFailed'), errorText(error));
  };

  const send = async (again = false) => {
    const fault = addressFaultOf(email);
    setAddressFault(fault);
    if (fault === 'emailPlease') warn(words('verify.emailRequired'), t('faults.emailPlease'));
    if (fault) return;
    await whileBusy(async () => {
      try {
        const path = again ? '/api/auth/resend-verification' : '/api/auth/send-verification';
        await call<Codes['send' | 'resend']>('POST', path, { email }, { bearer: null });
        saveSentCode(email);
        onSent();
        awaitCode(goodForSeconds);
        toast({ title: words('verify.sent'), description: words('codes.inbox') });
      } catch (error) {
        sendFailed(error);
      }
    });
  };

  return { addressFault, forgetFault: () => setAddressFault(null), send };
}
