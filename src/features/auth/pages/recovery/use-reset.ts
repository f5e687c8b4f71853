import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../../../platform/browser/api-client.ts';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import { changeByLink } from '../../../../platform/browser/session/sign-in/recovery.ts';
import type { codesContract } from '../../codes/codes.contract.ts';
import { type CodeProblem, codeProblem } from '../code-problem.ts';
import { parseResetToken } from '../typed.ts';

type Codes = typeof codesContract;

/** Delay in ms between the success message and the login page. */
const toLoginMs = 2000;

/** Step of the password reset. `link`: a recovery link was opened, so only the new password is needed. */
type Step = 'request' | 'code' | 'link' | 'done';

export type NewPassword = {
  readonly code: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
};

/** Manages the steps of the password reset. */
export function useReset() {
  const { recovery, status, clear } = useSession();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>(recovery ? 'link' : 'request');
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CodeProblem | null>(null);

  useEffect(() => {
    if (recovery) setStep('link');
  }, [recovery]);

  useEffect(() => {
    const mailed = parseResetToken(hash);
    if (!mailed) return;
    setEmail(mailed.email);
    setCode(mailed.code);
    setStep('code');
    // Removes the code from the URL, so it does not stay in the browser history.
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);

  useEffect(() => {
    if (step !== 'done') return;
    const timer = setTimeout(() => void navigate('/login'), toLoginMs);
    return () => clearTimeout(timer);
  }, [step, navigate]);

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(codeProblem(error));
    } finally {
      setBusy(false);
    }
  };

  const goToCode = (wanted: string) => {
    setProblem(null);
    setEmail(wanted);
    setStep('code');
  };

  const request = (wanted: string) =>
    run(async () => {
      const path = '/api/auth/request-password-reset';
      await call<Codes['requestReset']>('POST', path, { email: wanted }, { bearer: null });
      goToCode(wanted);
    });

  const choose = ({ code: token, newPassword, confirmPassword }: NewPassword) =>
    run(async () => {
      if (step === 'link') await changeByLink(newPassword);
      else {
        const body = { token, newPassword, confirmPassword, email };
        await call<Codes['reset']>('POST', '/api/auth/reset-password', body, { bearer: null });
      }
      // An existing session ends; the user logs in with the new password.
      if (step === 'link' || status !== 'signed-out') await clear().catch(() => {});
      setStep('done');
    });

  const startAgain = () => {
    setProblem(null);
    setStep('request');
  };

  return { step, email, code, busy, problem, request, goToCode, choose, startAgain };
}
