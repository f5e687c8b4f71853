import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../ui/panel.tsx';
import { shownMoment } from '../../../ui/shown-values.ts';
import { Tag } from '../../../ui/tag.tsx';
import { useHasEnded } from './membership-standing.tsx';
import { type OwnProfile, planBadge } from './own-profile.ts';
import { type Choices, ProfileForm } from './profile-form.tsx';

type ProfileTabProps = { readonly profile: OwnProfile; readonly choices: Choices };

export function ProfileTab({ profile, choices }: ProfileTabProps) {
  const { t } = useTranslation('account');
  const hasEnded = useHasEnded(profile);
  const isAdmin = profile.role === 'Admin' || profile.role === 'admin';
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,384px)] lg:gap-6">
      <Panel title={t('profile.edit')} className="max-lg:order-2">
        <ProfileForm key={profile.id} profile={profile} choices={choices} />
      </Panel>
      <Panel
        title={t('profile.card')}
        actions={isAdmin && <Tag tone="info">{t('profile.administrator')}</Tag>}
        flush
      >
        <dl className="divide-y">
          <ProfileLine name={t('profile.nickname')}>{profile.nickname}</ProfileLine>
          <ProfileLine name={t('profile.email')}>{profile.email}</ProfileLine>
          <ProfileLine name={t('profile.plan')}>{t(`myPage.${planBadge(profile)}`)}</ProfileLine>
          <ProfileLine name={t('profile.joined')}>{shownMoment(profile.createdAt)}</ProfileLine>
          {profile.subscriptionExpiresAt && profile.subscriptionStatus !== 'free' && (
            <ProfileLine name={t(hasEnded ? 'profile.ended' : 'profile.until')}>
              {shownMoment(profile.subscriptionExpiresAt)}
            </ProfileLine>
          )}
        </dl>
        {profile.isVerified && (
          <p className="type-small flex items-center gap-2 border-t px-4 py-3 text-ok">
            <BadgeCheck aria-hidden size={16} strokeWidth={1.5} />
            {t('myPage.verified')}
          </p>
        )}
      </Panel>
    </div>
  );
}

export function ProfileLine({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5">
      <dt className="type-small text-ink3">{name}</dt>
      <dd className="type-body min-w-0 text-ink wrap-anywhere">{children}</dd>
    </div>
  );
}
