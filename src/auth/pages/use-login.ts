import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../platform/api-client.ts';
import { localPath } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language-context.ts';
import {
  endSession,
  missingFactor,
  startSession,
  type Tokens,
  verifyFactor,
} from '../../platform/session/auth-client.ts';
import { profileQuery } from '../../platform/session/profile.ts';
import { useSession } from '../../platform/session/session-state.ts';
import { toast } from '../../ui/toast/toast.ts';
import { deviceId } from './device-id.ts';
import { type LoginProblem, loginProblem } from './login-problem.ts';
import { nextAddress } from './next-address.ts';

/** How long the welcome stands before the way goes on. */
const onAfterMs = 1000;

export type Credentials = { readonly identifier: string; readonly password: string };

type Step =
  | { readonly name: 'form'; readonly problem: LoginProblem | null }
  | { readonly name: 'busy' }
  /** The password was right; a code is asked for as well. */
  | {
      readonly name: 'factor';
      readonly factorId: string;
      readonly identifier: string;
      readonly wrong: boolean;
      readonly busy: boolean;
    }
  | { readonly name: 'done' };

/** The steps of signing in, and what each answer of the server leads to. */
export function useLogin() {
  const [step, setStep] = useState<Step>({ name: 'form', problem: null });
  const [parameters] = useSearchParams();
  const { status } = useSession();
  const language = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { t } = useTranslation('auth');
  const next = nextAddress(parameters.get('next'), localPath(language, '/'));

  const goOn = useCallback(() => {
    // Calculator pages are documents of their own, unknown to the router.
    if (next.startsWith('/calculators/')) location.assign(next);
    else void navigate(next, { replace: true });
  }, [next, navigate]);

  const alreadyIn = status === 'signed-in' && step.name === 'form';
  useEffect(() => {
    if (alreadyIn) goOn();
  }, [alreadyIn, goOn]);

  const welcome = async (identifier: string) => {
    const profile = await queryClient.fetchQuery(profileQuery).catch(() => null);
    setStep({ name: 'done' });
    toast({
      title: t('login.success'),
      description: t('login.welcome', { name: profile?.name || profile?.nickname || identifier }),
    });
    setTimeout(goOn, onAfterMs);
  };

  const refused = (error: unknown, identifier: string) => {
    const problem = loginProblem(error);
    if (problem.kind === 'unverified') {
      const email = problem.email ?? (identifier.includes('@') ? identifier : '');
      void navigate(`/email-verification-pending?email=${encodeURIComponent(email)}`);
    }
    if (problem.kind === 'elsewhere')
      toast({ variant: 'destructive', title: t('elsewhere.toast'), description: t('elsewhere.text') });
    setStep({ name: 'form', problem });
  };

  const submit = async ({ identifier, password }: Credentials, takeOver = false) => {
    setStep({ name: 'busy' });
    try {
      const body = { email: identifier, password, deviceId: deviceId(), ...(takeOver && { takeOver }) };
      await startSession(await call<Tokens>('POST', '/api/auth/login', body, { bearer: null }));
      const factor = await missingFactor();
      if (factor)
        setStep({ name: 'factor', factorId: factor.factorId, identifier, wrong: false, busy: false });
      else await welcome(identifier);
    } catch (error) {
      refused(error, identifier);
    }
  };

  const confirm = async (code: string) => {
    if (step.name !== 'factor') return;
    setStep({ ...step, busy: true });
    try {
      await verifyFactor(step.factorId, code);
      await welcome(step.identifier);
    } catch (error) {
      if (loginProblem(error).kind === 'unreachable') refused(error, step.identifier);
      else setStep({ ...step, wrong: true, busy: false });
    }
  };

  /** Back to the form; a session that waits for its code ends. */
  const startAgain = () => {
    if (step.name === 'factor') void endSession('local').catch(() => {});
    setStep({ name: 'form', problem: null });
  };

  return { step, submit, confirm, startAgain };
}
