import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/browser/api-client.ts';
import { saveSentCode } from '../../../platform/browser/session/sign-in/sent-code.ts';
import { toast } from '../../../ui/toast/toast.ts';
import type { codesContract } from '../codes/codes.contract.ts';
import { type CodeProblem, codeProblem } from './code-problem.ts';

/** Returns a function that requests another verification code and shows the result. */
export function useResend() {
  const { t } = useTranslation('auth');
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<CodeProblem | null>(null);

  /**
   * Requests another code.
   * @returns whether it was sent
   */
  const resend = async (email: string): Promise<boolean> => {
    setSending(true);
    setProblem(null);
    try {
      const path = '/api/auth/resend-verification';
      await call<typeof codesContract.resend>('POST', path, { email }, { bearer: null });
      saveSentCode(email);
      toast({ title: t('verify.sent'), description: t('codes.inbox') });
      return true;
    } catch (error) {
      toast({ variant: 'destructive', title: t('verify.sendFailed') });
      setProblem(codeProblem(error));
      return false;
    } finally {
      setSending(false);
    }
  };
  return { resend, sending, problem, forget: () => setProblem(null) };
}
