import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError, call, isRefusal } from '../../../../platform/browser/api-client.ts';
import {
  clearSentCode,
  normalizeEmail,
  readSentCode,
  saveSentCode,
} from '../../../../platform/browser/session/sign-in/sent-code.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import type { AnswerOf } from '../../../../platform/server/http/contract.ts';
import { isAscii, isEmail, sixDigits } from '../../../../ui/form/typed.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { useCountdown } from '../../../../ui/use-countdown.ts';
import type { codesContract } from '../../../auth/codes/codes.contract.ts';
import type { AuthCode } from '../../../auth/refusals.ts';
import { toastRegistered } from './use-register.ts';

/** Text key for an email address that is empty, invalid or registered. */
export type AddressFault = 'emailInvalid' | 'emailLetters' | 'emailPlease' | 'emailTaken';
/** Text key for a problem with the code; `tries` means that another code must be requested. */
export type CodeFault = 'required' | 'six' | 'invalid' | 'tries';

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
  const { t } = useTranslation('membership');
  const { t: words } = useTranslation('auth');
  const passing = useTransientErrorMessage();
  const navigate = useNavigate();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [addressFault, setAddressFault] = useState<AddressFault | null>(null);
  const [codeFault, setCodeFault] = useState<CodeFault | null>(null);
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

  // Restores the state after a reload, e.g. if a phone closed the page while the user read the mail.
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends only on the email address.
  useEffect(() => {
    const sent = isSent ? null : readSentCode(typed);
    if (sent) awaitCode(sent.left);
  }, [typed]);

  const sendFailed = (error: unknown) => {
    if (isRefusal<AuthCode>(error, 'auth.email_registered')) {
      setAddressFault('emailTaken');
      toastRegistered(t('faults.emailTaken'), t('verify.goToLogin'), () => void navigate('/login'));
      return;
    }
    // A code sent earlier, possibly from another tab, can still be entered.
    if (isRefusal<AuthCode>(error, 'auth.too_many_codes')) awaitCode(readSentCode(typed)?.left ?? null);
    if (error instanceof ApiError && error.status === 400) return setAddressFault('emailInvalid');
    toast({ variant: 'destructive', title: words('verify.sendFailed'), description: reasonOf(error) });
  };
  const reasonOf = (error: unknown): string => {
    if (!(error instanceof ApiError)) return t('failed.unreachable');
    const seconds = error.retryAfterSeconds;
    if (error.status !== 429) return passing(error) ?? words('codes.failed');
    if (seconds === null) return words('codes.wait');
    return seconds < 120
      ? words('codes.waitSeconds', { count: Math.max(1, seconds) })
      : words('codes.waitMinutes', { count: Math.ceil(seconds / 60) });
  };

  const send = async (again = false) => {
    if (typed === '') {
      setAddressFault('emailPlease');
      toast({
        variant: 'destructive',
        title: words('verify.emailRequired'),
        description: t('faults.emailPlease'),
      });
      return;
    }
    if (!isEmail(typed)) return setAddressFault(isAscii(typed) ? 'emailInvalid' : 'emailLetters');
    setBusy('send');
    setAddressFault(null);
    setCodeFault(null);
    try {
      const path = again ? '/api/auth/resend-verification' : '/api/auth/send-verification';
      await call<Codes['send' | 'resend']>('POST', path, { email: typed }, { bearer: null });
      saveSentCode(typed);
      setCode('');
      awaitCode(600);
      toast({ title: words('verify.sent'), description: words('codes.inbox') });
    } catch (error) {
      sendFailed(error);
    } finally {
      setBusy(null);
    }
  };

  const confirm = async () => {
    if (code.length !== 6) return setCodeFault(code === '' ? 'required' : 'six');
    setBusy('confirm');
    setCodeFault(null);
    try {
      const body = { email: typed, code };
      const answer = await call<Codes['verify']>('POST', '/api/auth/verify-code', body, { bearer: null });
      toast(
        answer.isRenewal
          ? { title: t('verify.filledTitle'), description: t('verify.filledText'), durationMs: 3000 }
          : { title: words('verify.done') },
      );
      clearSentCode();
      onVerified(answer);
    } catch (error) {
      const isWrong = error instanceof ApiError && error.status === 400;
      const isSpent = isRefusal<AuthCode>(error, 'auth.too_many_tries');
      if (isWrong) setCodeFault('invalid');
      if (isSpent) setCodeFault('tries');
      const description = isWrong
        ? words('verify.invalid')
        : isSpent
          ? words('codes.tries')
          : reasonOf(error);
      toast({ variant: 'destructive', title: t('verify.failed'), description });
    } finally {
      setBusy(null);
    }
  };

  return {
    isSent,
    code,
    type: (text: string) => {
      setCodeFault((now) => (now === 'tries' ? now : null));
      setCode(sixDigits(text));
    },
    /** Remaining validity of the code in seconds; null if unknown. */
    left,
    busy,
    addressFault,
    codeFault,
    forgetFault: () => setAddressFault(null),
    send,
    confirm,
  };
}

export type EmailVerification = ReturnType<typeof useEmailVerification>;
