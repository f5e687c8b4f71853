import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/button.tsx';
import { shownDay } from '../../../ui/shown-values.ts';
import { Notice } from '../../../ui/state/notice.tsx';
import { type OwnProfile, planBadge } from './own-profile.ts';

/** Maximum delay in ms that `setTimeout` supports. */
const longestTimerMs = 2 ** 31 - 1;

/** Returns whether the membership has ended; updates at the end while the page is open. */
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

/** Shows the membership: plan, end and next step. */
export function MembershipStanding({ profile }: { readonly profile: OwnProfile }) {
  const { t } = useTranslation('account');
  const hasEnded = useHasEnded(profile);
  const { role, subscriptionStatus, subscriptionExpiresAt, membershipType, isGranted } = profile;
  const isAdmin = role === 'Admin' || role === 'admin';
  const isActive = subscriptionStatus === 'active' && !hasEnded;
  // Administrators need no plan, so nothing is shown unless they have an active one.
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
          ? t('standing.active', { plan: t(`myPage.${planBadge(profile)}`), date })
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
      {t(isActive ? (isGranted ? 'standing.grantedText' : 'standing.activeText') : 'standing.freeText')}
    </Notice>
  );
}
