import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/button.tsx';
import { shownDay } from '../../ui/shown-values.ts';
import { Notice } from '../../ui/state/notice.tsx';
import { type OwnProfile, planBadge } from './own-profile.ts';

/** Timers hold no more than this; a page that stays open for longer is read again meanwhile. */
const longestTimerMs = 2 ** 31 - 1;

/** Whether the paid period is over, also when it ends while somebody reads. */
export function useHasEnded({ subscriptionStatus, subscriptionExpiresAt }: OwnProfile): boolean {
  const [now, setNow] = useState(Date.now);
  const end = subscriptionExpiresAt ? Date.parse(subscriptionExpiresAt) : null;
  const isRunning = subscriptionStatus === 'active' && end !== null;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(
      () => setNow(Date.now()),
      Math.min(Math.max(0, end - Date.now()), longestTimerMs),
    );
    return () => clearTimeout(timer);
  }, [isRunning, end]);
  return subscriptionStatus === 'expired' || (isRunning && end <= now);
}

/** What one has, until when, and the next step; before everything else on the page. */
export function MembershipStanding({ profile }: { readonly profile: OwnProfile }) {
  const { t } = useTranslation('account');
  const hasEnded = useHasEnded(profile);
  const { role, subscriptionStatus, subscriptionExpiresAt, membershipType } = profile;
  const isAdmin = role === 'Admin' || role === 'admin';
  const isActive = subscriptionStatus === 'active' && !hasEnded;
  // Administrators need no plan; one that they have is shown.
  if (isAdmin && !isActive) return null;
  const date = shownDay(subscriptionExpiresAt);
  if (hasEnded) {
    return (
      <Notice
        tone="warn"
        title={t('standing.ended', { date })}
        actions={
          <ButtonLink variant="hot" to="/membership">
            {t('standing.renew')}
          </ButtonLink>
        }
      >
        {t('standing.endedText')}
      </Notice>
    );
  }
  return (
    <Notice
      title={
        isActive
          ? t('standing.active', { plan: t(`myPage.${planBadge(membershipType)}`), date })
          : t('standing.free')
      }
      actions={
        <ButtonLink to="/membership">
          {t(
            !isActive
              ? 'standing.plans'
              : membershipType === 'annual'
                ? 'standing.extend'
                : 'standing.upgrade',
          )}
        </ButtonLink>
      }
    >
      {t(isActive ? 'standing.activeText' : 'standing.freeText')}
    </Notice>
  );
}
