import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { CentreCard } from '../../../layout/centre-card.tsx';
import { LockedOut } from '../../../layout/own-data/locked-out.tsx';
import { PageHead } from '../../../layout/page-head.tsx';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { pageWords } from '../../../platform/browser/i18n/page-words.ts';
import { expiredSince, readExpiredUser } from '../../../platform/browser/session/sign-in/expired-user.ts';
import { localPath } from '../../../platform/shared/i18n/i18n.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ExpiredOn } from './expired-on.tsx';

export const handle = pageWords('membership', 'account');

const steps = ['step1', 'step2', 'step3'] as const;

/** Page for members whose membership has expired: what has ended, what remains, and how to renew. */
export default function Expired() {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  // Read in the browser only, because the data is in its storage.
  const token = useSyncExternalStore(never, storedToken, () => null);
  const end = useSyncExternalStore(never, storedEnd, () => '');
  return (
    <>
      <PageHead path="/expired" title={t('expired.title')} description={t('expired.description')} noindex />
      <CentreCard
        title={t('expired.title')}
        className="max-w-[520px]"
        foot={<LockedOut renewalToken={token} />}
        actions={
          <>
            <ButtonLink variant="hot" size="large" to="/renew">
              {t('expired.renew')}
            </ButtonLink>
            <ButtonLink size="large" to={localPath(language, '/')}>
              {t('expired.home')}
            </ButtonLink>
          </>
        }
      >
        <p>{t('expired.text')}</p>
        <ExpiredOn end={expiredSince({ subscriptionExpiresAt: end })} />
        <h2 className="type-h3 mt-5 text-ink">{t('expired.steps')}</h2>
        <ol className="mt-2 grid list-decimal gap-1.5 pl-5">
          {steps.map((step) => (
            <li key={step}>{t(`expired.${step}`)}</li>
          ))}
        </ol>
      </CentreCard>
    </>
  );
}

const never = () => () => {};
const storedEnd = () => readExpiredUser()?.subscriptionExpiresAt ?? '';
const storedToken = () => readExpiredUser()?.renewalToken ?? null;
