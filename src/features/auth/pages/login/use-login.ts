import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { startSession } from '../../../../platform/browser/session/auth-client.ts';
import { deviceId } from '../../../../platform/browser/session/device-id.ts';
import { profileQuery } from '../../../../platform/browser/session/profile.ts';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import { useReturnPath } from '../../../../platform/browser/session/sign-in/return-path.ts';
import {
  beginSecondStep,
  type FactorProblem,
  type FactorProof,
  factorProblem,
  type SecondStep,
} from '../../../../platform/browser/session/sign-in/second-step.ts';
import { canStore } from '../../../../platform/browser/session/stored-session.ts';
import { localPath } from '../../../../platform/shared/i18n/i18n.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import type { authContract } from '../../auth.contract.ts';
import { type LoginProblem, loginProblem } from './login-problem.ts';

/** Delay in ms between the welcome message and the navigation to the next page. */
const onAfterMs = 1000;

export type Credentials = { readonly identifier: string; readonly password: string };

/** The second factor must be entered. */
type FactorStep = {
  readonly name: 'factor';
  readonly second: SecondStep;
  readonly identifier: string;
  /** Whether the login logs out another device. */
  readonly takeOver: boolean;
  readonly problem: FactorProblem | null;
  readonly busy: boolean;
};
type Step =
  | { readonly name: 'form'; readonly problem: LoginProblem | null }
  | { readonly name: 'busy' }
  | FactorStep
  | { readonly name: 'done' };

/** Manages the login: password, second factor and the way to the next page. */
export function useLogin() {
  const [step, setStep] = useState<Step>({ name: 'form', problem: null });
  const { status, profile: known } = useSession();
  const navigate = useNavigate();
  const { t } = useTranslation('auth');
  const goOn = useNextPage();

  const alreadyIn = status === 'signed-in' && step.name === 'form' && known !== undefined;
  useEffect(() => {
    if (alreadyIn) goOn(known?.isPremium === true);
  }, [alreadyIn, goOn, known]);

  const welcome = useWelcome(setStep, goOn);

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

  const submit = async (credentials: Credentials, takeOver = false) => {
    // Checked before the login, because a session that cannot be stored would still log out another device.
    if (!canStore()) return setStep({ name: 'form', problem: { kind: 'no-storage' } });
    setStep({ name: 'busy' });
    const { identifier } = credentials;
    try {
      const tokens = await logIn(credentials, takeOver);
      if (tokens.mfa_required) {
        const second = await beginSecondStep(tokens);
        setStep({ name: 'factor', second, identifier, takeOver, problem: null, busy: false });
        return;
      }
      await startSession(tokens);
      await welcome(identifier);
    } catch (error) {
      refused(error, identifier);
    }
  };

  const confirm = async (proof: FactorProof) => {
    if (step.name !== 'factor') return;
    const { second, identifier } = step;
    setStep({ ...step, problem: null, busy: true });
    try {
      await startSession(await proveFactor(step, proof));
      await welcome(identifier);
    } catch (error) {
      const problem = factorProblem(error);
      // The problem is ignored if the user has gone back meanwhile, which closes the security key dialog.
      if (problem)
        setStep((now) =>
          now.name === 'factor' && now.second === second ? { ...step, problem, busy: false } : now,
        );
      else refused(error, identifier);
    }
  };

  /** Returns to the form; ends the session that waits for the second factor. */
  const startAgain = () => {
    if (step.name === 'factor') void step.second.abandon();
    setStep({ name: 'form', problem: null });
  };

  return { step, submit, confirm, startAgain };
}

/** Returns the function that opens the next page: the one that asked for the login, else the workbench or the tools. */
function useNextPage(): (isPremium: boolean) => void {
  const language = useLanguage();
  const goOnTo = useReturnPath();
  return useCallback(
    (isPremium) => goOnTo(localPath(language, isPremium ? '/workbench' : '/tools')),
    [goOnTo, language],
  );
}

/** Returns the function that welcomes the member and then opens the next page. */
function useWelcome(setStep: (step: Step) => void, goOn: (isPremium: boolean) => void) {
  const queryClient = useQueryClient();
  const { t } = useTranslation('auth');
  return async (identifier: string) => {
    const profile = await queryClient.fetchQuery(profileQuery).catch(() => null);
    setStep({ name: 'done' });
    toast({
      title: t('login.success'),
      description: t('login.welcome', { name: profile?.name || profile?.nickname || identifier }),
    });
    setTimeout(() => goOn(profile?.isPremium === true), onAfterMs);
  };
}

/** @throws ApiError */
function logIn({ identifier, password }: Credentials, takeOver: boolean) {
  const body = { email: identifier, password, deviceId: deviceId(), ...(takeOver && { takeOver }) };
  return call<typeof authContract.login>('POST', '/api/auth/login', body, { bearer: null });
}

/** Proves the second factor. @returns the tokens of the session @throws an error of the factor, ApiError */
async function proveFactor({ second, takeOver }: FactorStep, proof: FactorProof) {
  const tokens = await second.prove(proof);
  const body = { deviceId: deviceId(), ...(takeOver && { takeOver }) };
  const bearer = tokens.access_token;
  await call<typeof authContract.secondStep>('POST', '/api/auth/second-step', body, { bearer });
  return tokens;
}
