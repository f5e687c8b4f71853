import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { startSession } from '../../../../platform/browser/session/auth-client.ts';
import { deviceId } from '../../../../platform/browser/session/device-id.ts';
import { useReturnPath } from '../../../../platform/browser/session/sign-in/return-path.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import { usePasswordLength } from '../../../../platform/browser/use-password-length.ts';
import type { AnswerOf, BodyOf } from '../../../../platform/server/http/contract.ts';
import { localPath } from '../../../../platform/shared/i18n/i18n.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import type { membershipContract } from '../../membership.contract.ts';
import { isPlanId } from '../../periods/plans.rules.ts';
import { clearRegistration } from './registration-data.ts';
import { type RegistrationProblem, registrationProblem } from './registration-problem.ts';

export const registeredToastMs = 2000;
/** Delay in ms between the success message and the navigation. */
export const homeRedirectDelayMs = 2000;

type Registering = typeof membershipContract.register | typeof membershipContract.signUp;
type RegisterPath = Registering['path'];

/** Returns the function that registers a free member, starts the session and navigates. */
export function useRegister(path: RegisterPath) {
  const { t } = useTranslation('membership');
  const passing = useTransientErrorMessage();
  const { least } = usePasswordLength();
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const language = useLanguage();
  const navigate = useNavigate();
  const goOn = useReturnPath();

  /**
   * Registers a member.
   * @returns the problem; null if successful
   */
  const register = async (body: BodyOf<Registering>): Promise<RegistrationProblem | null> => {
    setState('busy');
    let answer: AnswerOf<Registering>;
    try {
      const sent = { ...body, deviceId: deviceId() };
      answer = await call<Registering>('POST', path, sent, { bearer: null });
      clearRegistration();
      setState('done');
      await startSession(answer);
    } catch (error) {
      setState('idle');
      return localize(registrationProblem(error), passing(error));
    }
    toast({
      title: t('done.title'),
      description: t('done.text', { name: answer.user.name }),
      durationMs: registeredToastMs,
      // If a plan was chosen, the next page is its payment.
      ...(isPlanId(body.membershipType) &&
        path === '/api/auth/local/register' && {
          action: { label: t('done.pay'), onSelect: () => void navigate('/membership') },
        }),
    });
    setTimeout(() => goOn(localPath(language, '/')), homeRedirectDelayMs);
    return null;
  };

  /**
   * Shows a toast about the problem and, if only the login failed, navigates to the login.
   * @returns the problem
   */
  const localize = (problem: RegistrationProblem, forNow: string | null): RegistrationProblem => {
    if (problem.kind === 'registered-only') {
      clearRegistration();
      toast({ title: t('done.onlyTitle'), description: t('done.onlyText') });
      void navigate('/login');
    }
    if (problem.kind === 'registered')
      toastRegistered(t('faults.emailTaken'), t('verify.goToLogin'), () => void navigate('/login'));
    if (problem.kind === 'failed' || problem.kind === 'field') {
      const description =
        problem.kind === 'field'
          ? t(`faults.${problem.fault}`, { least })
          : (forNow ?? t(`failed.${problem.reason}`));
      toast({ variant: 'destructive', title: t('failed.title'), description });
    }
    return problem;
  };

  return { register, busy: state === 'busy', done: state === 'done' };
}

/** Shows a toast about a registered email address, with a link to the login, for 8 seconds. */
export function toastRegistered(title: string, label: string, onSelect: () => void): void {
  toast({ variant: 'destructive', title, durationMs: 8000, action: { label, onSelect } });
}
