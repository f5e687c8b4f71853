import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { authContract } from '../../features/auth/auth.contract.ts';
import { SignUpForm } from '../../features/membership/pages/registration/sign-up-form.tsx';
import { useRegistration } from '../../features/membership/pages/registration/use-registration.ts';
import { MemberPlans, type SignedInMember } from '../../features/payments/pages/purchase/member-plans.tsx';
import { RenewalForm } from '../../features/payments/pages/purchase/renewal-form.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { ApiError, call, field } from '../../platform/browser/api-client.ts';
import { useSession } from '../../platform/browser/session/session-state.ts';
import { type ExpiredUser, expiredUser } from '../../platform/browser/session/sign-in/expired-user.ts';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { Notice } from '../../ui/state/notice.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { toast } from '../../ui/toast/toast.ts';

type MembershipScreenProps = {
  /** Renders the login form; `onExpired` is called if the membership has expired. */
  readonly login: (onExpired: (user: ExpiredUser) => void) => ReactNode;
};

/** Shows login and sign-up to visitors, plans to members, and the renewal to members whose membership has expired. */
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
  const { asked, again } = useCurrentUser(onExpired);
  const isRenewal = registration.mode === 'renewal';
  const member = !isRenewal && status !== 'signed-out' && asked.state === 'member' ? asked.member : null;
  // With a stored session, waits for the user to load; otherwise renders at once.
  const isLoading = !isRenewal && asked.state === 'asking' && status !== 'signed-out';
  const isFailed = !isRenewal && asked.state === 'failed' && status !== 'signed-out';
  const isWide = isRenewal || member !== null;
  return (
    <div className={isWide ? 'page max-w-[1040px] py-8 sm:py-12' : 'page max-w-[640px] py-8 sm:py-12'}>
      <PageHead
        path="/membership"
        title={t('membership.title')}
        description={t('membership.description')}
        noindex
      />
      {(isWide || isLoading || isFailed) && (
        <h1 className="type-h1 mb-6">
          {t(isRenewal ? 'membership.renewTitle' : member ? 'membership.memberTitle' : 'membership.title')}
        </h1>
      )}
      {isLoading && (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{t('membership.loading')}</span>
          <Skeleton className="h-10 w-56" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
      {isFailed && (
        <Notice
          tone="err"
          actions={
            <Button size="small" onClick={again}>
              {t('membership.retry')}
            </Button>
          }
        >
          {t('membership.loadFailed')}
        </Notice>
      )}
      {isRenewal && <RenewalForm registration={registration} formRef={formRef} />}
      {member && <MemberPlans member={member} registration={registration} formRef={formRef} />}
      {!isWide && !isLoading && !isFailed && (
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

type Asked =
  | { readonly state: 'asking' | 'visitor' | 'expired' | 'failed' }
  | { readonly state: 'member'; readonly member: SignedInMember };

function useCurrentUser(onExpired: (user: ExpiredUser) => void): {
  readonly asked: Asked;
  readonly again: () => void;
} {
  const [asked, setAsked] = useState<Asked>({ state: 'asking' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, and again when a reload is requested.
  useEffect(() => {
    setAsked({ state: 'asking' });
    call<typeof authContract.user>('GET', '/api/auth/user').then(
      (member) => setAsked({ state: 'member', member }),
      (error: unknown) => {
        const status = error instanceof ApiError ? error.status : null;
        setAsked({ state: status === 402 ? 'expired' : status === 401 ? 'visitor' : 'failed' });
        if (error instanceof ApiError && status === 402)
          onExpired(expiredUser(field(error.body, 'userData'), null));
      },
    );
  }, [tries]);
  return { asked, again: () => setTries((now) => now + 1) };
}
