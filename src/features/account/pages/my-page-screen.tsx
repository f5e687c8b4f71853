import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AuthenticationRequired } from '../../../layout/authentication-required.tsx';
import { Avatar } from '../../../layout/avatar.tsx';
import { PageHead } from '../../../layout/page-head.tsx';
import { useSession } from '../../../platform/browser/session/session-state.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { shownDay } from '../../../ui/shown-values.ts';
import { Notice } from '../../../ui/state/notice.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { MembershipStanding } from './membership-standing.tsx';
import { type OwnProfile, planBadge, useOwnProfile } from './own-profile.ts';
import type { Choices } from './profile-form.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { SettingsTab } from './settings-tab.tsx';

const tabs = ['profile', 'payment', 'settings'] as const;
type TabId = (typeof tabs)[number];

type MyPageScreenProps = {
  /**
   * Renders the tab Payment.
   * @param runsUntil end of the running membership; null without one
   */
  readonly payment: (runsUntil: Date | null) => ReactNode;
  /** Renders the fields for country, occupation and picture, which the registration also uses. */
  readonly choices: Choices;
};

/** My Page: profile, payments and settings. */
export function MyPageScreen({ payment, choices }: MyPageScreenProps) {
  const { t } = useTranslation('account');
  const { status } = useSession();
  return (
    <>
      <PageHead path="/my-page" title={t('myPage.title')} description={t('myPage.description')} noindex />
      <AuthenticationRequired state={status}>
        <Loaded payment={payment} choices={choices} />
      </AuthenticationRequired>
    </>
  );
}

function Loaded({ payment, choices }: MyPageScreenProps) {
  const { t } = useTranslation('account');
  const { data: profile, isPending, isFetching, refetch } = useOwnProfile();
  const [query, setQuery] = useSearchParams();
  if (!profile) {
    return (
      <div className="page py-8 sm:py-10">
        {isPending || isFetching ? (
          <Skeleton className="h-14 w-72" />
        ) : (
          <Notice
            tone="err"
            actions={
              <Button size="small" onClick={() => void refetch()}>
                {t('myPage.retry')}
              </Button>
            }
          >
            {t('myPage.failed')}
          </Notice>
        )}
      </div>
    );
  }
  const tab: TabId = tabs.find((each) => each === query.get('tab')) ?? 'profile';
  return (
    <div className="page grid gap-6 py-8 sm:py-10">
      <Head profile={profile} />
      <MembershipStanding profile={profile} />
      <Tabs
        label={t('myPage.title')}
        tabs={tabs.map((id) => ({ id, label: t(`myPage.${id}`) }))}
        value={tab}
        onChange={(next) =>
          setQuery(next === 'profile' ? {} : { tab: next }, { replace: true, preventScrollReset: true })
        }
      >
        {tab === 'profile' && <ProfileTab profile={profile} choices={choices} />}
        {tab === 'payment' && payment(runningUntil(profile))}
        {tab === 'settings' && <SettingsTab profile={profile} />}
      </Tabs>
    </div>
  );
}

function runningUntil({ subscriptionStatus, subscriptionExpiresAt }: OwnProfile): Date | null {
  if (subscriptionStatus !== 'active' || !subscriptionExpiresAt) return null;
  const end = new Date(subscriptionExpiresAt);
  return end > new Date() ? end : null;
}

function Head({ profile }: { readonly profile: OwnProfile }) {
  const { t } = useTranslation('account');
  const facts = [
    t(`myPage.${planBadge(profile)}`),
    t('myPage.joined', { date: shownDay(profile.createdAt) }),
    ...(profile.isVerified ? [t('myPage.verified')] : []),
  ];
  return (
    <header className="flex flex-wrap items-center gap-4">
      <Avatar {...profile} large />
      <div className="min-w-0">
        <h1 className="type-h1 wrap-anywhere">
          {t('myPage.welcome', { name: profile.nickname || profile.name })}
        </h1>
        <p className="type-small text-ink2">{facts.join(' · ')}</p>
      </div>
      <ButtonLink to="/my-page/calculations" className="sm:ml-auto">
        {t('saved.title')}
      </ButtonLink>
    </header>
  );
}
