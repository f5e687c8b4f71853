import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { call } from '../../../platform/browser/api-client.ts';
import { saveExpiredUser } from '../../../platform/browser/session/sign-in/expired-user.ts';
import { clearSentCode, readSentCode } from '../../../platform/browser/session/sign-in/sent-code.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { useCountdown } from '../../../ui/use-countdown.ts';
import type { codesContract } from '../codes/codes.contract.ts';
import { type AddressProblem, addressProblem } from './address-field.tsx';
import { type CodeProblem, codeProblem } from './code-problem.ts';
import { isEmail, sixDigits } from './typed.ts';
import { useResend } from './use-resend.ts';

type Codes = typeof codesContract;

const goodForSeconds = 600;
const resendAfterSeconds = 60;

/** Next step after the verification. */
export type Verified = 'register' | 'login' | 'renewal';

export type CodeFault = 'required' | 'six' | 'digits';

/** Manages the email verification: address, code, countdown, resending and confirmation. */
export function useVerify() {
  const { t } = useTranslation('auth');
  const named = (useSearchParams()[0].get('email') ?? '').trim();
  const { email, isAddressed, ...address } = useAddress(named);
  const entry = useCodeEntry();
  const { code } = entry;
  const [problem, setProblem] = useState<CodeProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const [verified, setVerified] = useState<Verified | null>(null);
  const [left, startLeft] = useCountdown();
  const [untilResend, startUntilResend] = useCountdown();
  const { resend: send, sending, problem: sendProblem, forget } = useResend();

  useEffect(() => {
    const sent = readSentCode(named);
    if (!sent) return;
    startLeft(sent.left);
    startUntilResend(sent.untilResend);
  }, [named, startLeft, startUntilResend]);

  const confirm = async () => {
    if (busy || code.length !== 6 || !isAddressed()) return;
    setBusy(true);
    setProblem(null);
    forget();
    try {
      const body = { email, code };
      const answer = await call<Codes['verify']>('POST', '/api/auth/verify-code', body, { bearer: null });
      if (answer.isRenewal) saveExpiredUser(answer.userData, answer.renewalToken ?? null);
      clearSentCode();
      toast({ title: t('verify.done') });
      setVerified(answer.isRenewal ? 'renewal' : answer.isMember ? 'login' : 'register');
    } catch (error) {
      setProblem(codeProblem(error));
    } finally {
      setBusy(false);
    }
  };

  const resend = async () => {
    if (!isAddressed()) return;
    setProblem(null);
    if (!(await send(email))) return;
    startLeft(goodForSeconds);
    startUntilResend(resendAfterSeconds);
  };

  return {
    email,
    ...address,
    ...entry,
    problem: problem ?? sendProblem,
    busy,
    confirm,
    /** Remaining validity of the code in seconds; null if this tab requested none. */
    left,
    untilResend: untilResend ?? 0,
    resend,
    sending,
    verified,
  };
}

/**
 * Manages the email address, which the user types unless the URL has a valid one.
 * @param named address in the URL; empty without one
 */
function useAddress(named: string) {
  const isNamed = isEmail(named);
  const [typed, setTyped] = useState(named);
  const [addressFault, setAddressFault] = useState<AddressProblem | null>(
    named !== '' && !isNamed ? 'emailInvalid' : null,
  );
  const email = isNamed ? named : typed.trim();
  return {
    email,
    isNamed,
    typed,
    setTyped: (text: string) => {
      setAddressFault(null);
      setTyped(text);
    },
    addressFault,
    /** Returns whether the address is valid; shows the problem if it is not. */
    isAddressed: () => {
      const found = addressProblem(email);
      setAddressFault(found);
      return found === null;
    },
  };
}

/** Manages the field of the code. */
function useCodeEntry() {
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<CodeFault | null>(null);
  return {
    code,
    fault,
    type: (text: string) => {
      const digits = sixDigits(text);
      const strange = /[^\d\s-]/.test(text.normalize('NFKC'));
      setFault(strange ? 'digits' : null);
      setCode(digits);
    },
    /**
     * Shows why the button is disabled.
     * @param evenEmpty also if nothing has been typed
     */
    complain: (evenEmpty: boolean) => {
      if (code === '' && evenEmpty) setFault('required');
      if (code !== '' && code.length < 6) setFault('six');
    },
  };
}
