import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError, call, field } from '../../platform/api-client.ts';
import { localPath } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language-context.ts';
import { type ExpiredUser, expiredUser } from '../../platform/session/expired-user.ts';
import { useSession } from '../../platform/session/session-state.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { RenewalForm } from './renewal-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useRegistration } from './use-registration.ts';

type MembershipScreenProps = {
  /** The login, given what to do when it says that somebody's time ran out. */
  readonly login: (onExpired: (user: ExpiredUser) => void) => ReactNode;
};

/** Log in or sign up; for a member whose time ran out, the renewal instead of both. */
export function MembershipScreen({ login }: MembershipScreenProps) {
  const { t } = useTranslation('membership');
  const formRef = useRef<HTMLFormElement>(null);
  const registration = useRegistration(formRef);
  const [tab, setTab] = useState<'login' | 'sign-up'>('login');
  const { status } = useSession();

  const onExpired = (user: ExpiredUser) => {
    registration.renew(user);
    setTab('sign-up');
    toast({
      variant: 'destructive',
      title: t('membership.expiredTitle'),
      description: t('membership.expiredText'),
    });
  };
  const isAsked = useCurrentUser(onExpired);
  const isRenewal = registration.mode === 'renewal';
  // Whose session is stored is asked first; for everybody else the page is there at once.
  const isLoading = !isRenewal && !isAsked && status !== 'signed-out';
  return (
    <div className={isRenewal ? 'page max-w-[1040px] py-8 sm:py-12' : 'page max-w-[640px] py-8 sm:py-12'}>
      <PageHead
        path="/membership"
        title={t('membership.title')}
        description={t('membership.description')}
        noindex
      />
      {(isRenewal || isLoading) && (
        <h1 className="type-h1 mb-6">{t(isRenewal ? 'membership.renewTitle' : 'membership.title')}</h1>
      )}
      {isLoading && (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{t('membership.loading')}</span>
          <Skeleton className="h-10 w-56" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
      {isRenewal && <RenewalForm registration={registration} formRef={formRef} />}
      {!isRenewal && !isLoading && (
        <div className="grid gap-6">
          <div>
            <Segmented
              label={t('membership.tabs')}
              options={[
                { value: 'login', label: t('membership.login') },
                { value: 'sign-up', label: t('membership.signUp') },
              ]}
              value={tab}
              onChange={setTab}
            />
          </div>
          {tab === 'login' ? (
            login(onExpired)
          ) : (
            <>
              <h1 className="type-h1">{t('membership.signUp')}</h1>
              <SignUpForm registration={registration} formRef={formRef} />
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** Asks once whose session this is: a member goes home, an expired one to the renewal. @returns whether it is known */
function useCurrentUser(onExpired: (user: ExpiredUser) => void): boolean {
  const [isAsked, setAsked] = useState(false);
  const language = useLanguage();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the beginning.
  useEffect(() => {
    call('GET', '/api/auth/user').then(
      () => void navigate(localPath(language, '/'), { replace: true }),
      (error: unknown) => {
        setAsked(true);
        if (error instanceof ApiError && error.status === 402)
          onExpired(expiredUser(field(error.body, 'userData'), null));
      },
    );
  }, []);
  return isAsked;
}
