import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call, isRefusal } from '../../../../platform/browser/api-client.ts';
import {
  clearSentCode,
  normalizeEmail,
  readSentCode,
} from '../../../../platform/browser/session/sign-in/sent-code.ts';
import type { AnswerOf } from '../../../../platform/server/http/contract.ts';
import { sixDigits } from '../../../../ui/form/typed.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { useCountdown } from '../../../../ui/use-countdown.ts';
import type { codesContract } from '../../../auth/codes/codes.contract.ts';
import type { AuthCode } from '../../../auth/refusals.ts';
import { useCodeErrorText } from './use-code-error-text.ts';
import { useCodeRequest } from './use-code-request.ts';
import { type CodeFault, codeFaultOf } from './verification-faults.ts';

type Codes = typeof codesContract;
export type VerifiedAnswer = AnswerOf<Codes['verify']>;

type EmailVerificationOptions = {
  readonly email: string;
  readonly onSent: (email: string) => void;
  readonly onVerified: (answer: VerifiedAnswer) => void;
};

/**
 * Manages the email verification in the registration form. The button Verify sends a code that is valid for ten
 * minutes; Resend sends another one.
 */
export function useEmailVerification({ email, onSent, onVerified }: EmailVerificationOptions) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [busy, setBusy] = useState<'send' | 'confirm' | null>(null);
  const [left, startLeft] = useCountdown();
  const typed = normalizeEmail(email);
  // A code is valid only for the email address to which it was sent.
  const isSent = sentTo !== null && sentTo === typed;

  const awaitCode = (seconds: number | null) => {
    setSentTo(typed);
    onSent(typed);
    if (seconds !== null) startLeft(seconds);
  };
  const whileBusy = (what: 'send' | 'confirm') => async (request: () => Promise<void>) => {
    setBusy(what);
    setCodeFault(null);
    try {
      await request();
    } finally {
      setBusy(null);
    }
  };

  // Restores the state after a reload, e.g. if a phone closed the page while the user read the mail.
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends only on the email address.
  useEffect(() => {
    const sent = isSent ? null : readSentCode(typed);
    if (sent) awaitCode(sent.left);
  }, [typed]);

  const { code, codeFault, setCode, setCodeFault, type, confirm } = useCodeEntry({
    email: typed,
    whileBusy: whileBusy('confirm'),
    onVerified,
  });
  const request = useCodeRequest({
    email: typed,
    whileBusy: whileBusy('send'),
    onSent: () => setCode(''),
    awaitCode,
  });

  return {
    isSent,
    code,
    type,
    /** Remaining validity of the code in seconds; null if unknown. */
    left,
    busy,
    codeFault,
    confirm,
    ...request,
  };
}

export type EmailVerification = ReturnType<typeof useEmailVerification>;

type CodeEntryOptions = Pick<EmailVerificationOptions, 'email' | 'onVerified'> & {
  /** Marks the form as busy while the request runs. */
  readonly whileBusy: (request: () => Promise<void>) => Promise<void>;
};

/** Manages the field of the code, and checks the code. */
function useCodeEntry({ email, whileBusy, onVerified }: CodeEntryOptions) {
  const { t } = useTranslation('membership');
  const { t: words } = useTranslation('auth');
  const errorText = useCodeErrorText();
  const [code, setCode] = useState('');
  const [codeFault, setCodeFault] = useState<CodeFault | null>(null);

  const verify = async () => {
    const answer = await call<Codes['verify']>(
      'POST',
      '/api/auth/verify-code',
      { email, code },
      { bearer: null },
    );
    toast(
      answer.isRenewal
        ? { title: t('verify.filledTitle'), description: t('verify.filledText'), durationMs: 3000 }
        : { title: words('verify.done') },
    );
    clearSentCode();
    onVerified(answer);
  };
  const verifyFailed = (error: unknown) => {
    const isWrong = error instanceof ApiError && error.status === 400;
    const isSpent = isRefusal<AuthCode>(error, 'auth.too_many_tries');
    if (isWrong) setCodeFault('invalid');
    if (isSpent) setCodeFault('tries');
    const description = isWrong ? words('verify.invalid') : isSpent ? words('codes.tries') : errorText(error);
    toast({ variant: 'destructive', title: t('verify.failed'), description });
  };

  const confirm = async () => {
    const fault = codeFaultOf(code);
    if (fault) return setCodeFault(fault);
    await whileBusy(() => verify().catch(verifyFailed));
  };
  const type = (text: string) => {
    setCodeFault((now) => (now === 'tries' ? now : null));
    setCode(sixDigits(text));
  };
  return { code, codeFault, setCode, setCodeFault, type, confirm };
}
