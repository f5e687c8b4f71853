import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api-client.ts';
import { toast } from '../../ui/toast/toast.ts';
import { type CodeProblem, codeProblem } from './code-problem.ts';

/** Has another verification code sent, and says whether it was. */
export function useResend() {
  const { t } = useTranslation('auth');
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<CodeProblem | null>(null);

  /** @returns whether it was sent */
  const resend = async (email: string): Promise<boolean> => {
    setSending(true);
    setProblem(null);
    try {
      await call('POST', '/api/auth/resend-verification', { email }, { bearer: null });
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
