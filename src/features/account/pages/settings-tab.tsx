import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DeleteButton } from '../../../layout/own-data/delete-button.tsx';
import { DownloadButtons } from '../../../layout/own-data/download-buttons.tsx';
import { apiQuery } from '../../../platform/browser/api-client.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { shownDay } from '../../../ui/shown-values.ts';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import type { refundsContract } from '../../refunds/refunds.contract.ts';
import { MailLanguage } from './mail-language.tsx';
import { type OwnProfile, planBadge } from './own-profile.ts';
import { ProfileLine } from './profile-tab.tsx';
import { Receipts } from './receipts/receipts.tsx';
import { AccessKeys } from './security/access-keys.tsx';
import { Devices } from './security/devices.tsx';
import { TwoFactor } from './security/two-factor/two-factor.tsx';
import { Support } from './support/support.tsx';

/** Tab of My Page with usage figures, security, data export and account deletion. */
export function SettingsTab({ profile }: { readonly profile: OwnProfile }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
      <div className="grid min-w-0 gap-4 lg:gap-6">
        <Figures profile={profile} />
        <MailLanguage profile={profile} />
        <Receipts />
        <Support />
      </div>
      <div className="grid min-w-0 gap-4 lg:gap-6">
        <TwoFactor />
        <Devices />
        <SavedCalculations />
        <AccessKeys />
        <OwnData />
      </div>
    </div>
  );
}

function Figures({ profile }: { readonly profile: OwnProfile }) {
  const { t } = useTranslation('account');
  const eligibility = useQuery({
    ...apiQuery<typeof refundsContract.eligibility>('/api/user/refund-eligibility'),
    staleTime: 0,
  });
  const lastLogin = shownDay(profile.lastLogin);
  return (
    <Panel title={t('settings.account')} flush>
      <dl className="divide-y">
        <ProfileLine name={t('settings.id')}>{profile.id}</ProfileLine>
        <ProfileLine name={t('settings.status')}>{t('settings.active')}</ProfileLine>
        <ProfileLine name={t('settings.type')}>{t(`myPage.${planBadge(profile)}`)}</ProfileLine>
        <ProfileLine name={t('settings.toolsUsed')}>{profile.totalToolsUsed}</ProfileLine>
        <ProfileLine name={t('settings.daysSince')}>
          {eligibility.isPending ? (
            <Skeleton className="my-[3px] w-8" />
          ) : (
            (eligibility.data?.daysSincePayment ?? 'N/A')
          )}
        </ProfileLine>
        <ProfileLine name={t('settings.lastLogin')}>
          {lastLogin === shownDay(new Date()) ? t('settings.today') : lastLogin}
        </ProfileLine>
      </dl>
    </Panel>
  );
}

function OwnData() {
  const { t } = useTranslation('account');
  return (
    <Panel title={t('ownData.title')} flush>
      <div className="grid justify-items-start gap-3 p-4">
        <p className="type-answer max-w-[65ch] text-ink2">{t('ownData.text')}</p>
        <DownloadButtons renewalToken={null} />
      </div>
      <div className="grid justify-items-start gap-3 border-t p-4">
        <p className="type-answer max-w-[65ch] text-ink2">{t('ownData.deleteText')}</p>
        <DeleteButton renewalToken={null} />
      </div>
    </Panel>
  );
}

function SavedCalculations() {
  const { t } = useTranslation('account');
  return (
    <Panel title={t('saved.title')}>
      <div className="grid justify-items-start gap-3">
        <p className="type-answer max-w-[65ch] text-ink2">{t('saved.text')}</p>
        <ButtonLink to="/my-page/calculations">{t('saved.open')}</ButtonLink>
      </div>
    </Panel>
  );
}
