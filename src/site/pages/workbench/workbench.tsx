import { useTranslation } from 'react-i18next';
import { HeatList } from '../../../features/workbench/pages/heats/heat-list.tsx';
import { useHeats } from '../../../features/workbench/pages/heats/use-heats.ts';
import { PremiumOffer } from '../../../features/workbench/pages/premium-offer.tsx';
import { AuthenticationRequired } from '../../../layout/authentication-required.tsx';
import { PageHead } from '../../../layout/page-head.tsx';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { pageWords } from '../../../platform/browser/i18n/page-words.ts';
import { useSession } from '../../../platform/browser/session/session-state.ts';
import { localPath } from '../../../platform/shared/i18n/i18n.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { StarredAndRecentCalculators } from './kept-calculators.tsx';
import { LastSaved } from './last-saved.tsx';
import { OwnQuestions } from './own-questions.tsx';

export const handle = pageWords('workbench');

/** Start page of a member: heats, calculators, saved calculations, questions. */
export default function Workbench() {
  const { t } = useTranslation('workbench');
  const { status } = useSession();
  return (
    <>
      <PageHead path="/workbench" title={t('title')} description={t('description')} noindex />
      <AuthenticationRequired state={status}>
        <MemberWorkbench />
      </AuthenticationRequired>
    </>
  );
}

function MemberWorkbench() {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const { profile } = useSession();
  const heats = useHeats();
  return (
    <div className="page grid gap-6 py-10">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="type-h1">{t('title')}</h1>
        <ButtonLink to={localPath(language, '/workbench/section')}>{t('section.title')}</ButtonLink>
      </header>
      {profile?.isPremium === false && <PremiumOffer />}
      <HeatList />
      {/* The list above may have any height; these panels appear below it instead of being pushed down. */}
      <div className={classNames('grid items-start gap-6 lg:grid-cols-3', heats.isPending && 'invisible')}>
        <StarredAndRecentCalculators />
        <LastSaved />
        <OwnQuestions />
      </div>
    </div>
  );
}
