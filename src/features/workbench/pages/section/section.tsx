import { FileText } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthenticationRequired } from '../../../../layout/authentication-required.tsx';
import { PageHead } from '../../../../layout/page-head.tsx';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { pageWords } from '../../../../platform/browser/i18n/page-words.ts';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import { localPath } from '../../../../platform/shared/i18n/i18n.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Notice } from '../../../../ui/state/notice.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { choiceFields, temperFields } from '../../section/requirement/taken-over.rules.ts';
import { type SectionQuestion, sectionAddress } from '../../section/section-address.rules.ts';
import { readForm } from '../../section/section-form.rules.ts';
import { PremiumOffer } from '../premium-offer.tsx';
import { UseConsent } from '../use-consent.tsx';
import { Answer } from './answer.tsx';
import { AnswerBar } from './answer-bar.tsx';
import { CoolingDetails, ModelDetails } from './details.tsx';
import { Diagram } from './diagram/diagram.tsx';
import { HeatRemarks } from './heat-remarks.tsx';
import { Inputs } from './inputs.tsx';
import { Proposal } from './requirement/proposal.tsx';
import { Steels } from './requirement/steels.tsx';
import { useSection } from './use-section.ts';
import { useSectionForm } from './use-section-form.ts';

export const handle = pageWords('workbench');

/** Quench a section: cooling, Jominy equivalents and hardness of a bar or plate, for premium members. */
export default function SectionPage() {
  const { t } = useTranslation('workbench');
  const { status, profile } = useSession();
  return (
    <>
      <PageHead
        path="/workbench/section"
        title={t('section.title')}
        description={t('section.description')}
        noindex
      />
      <AuthenticationRequired state={status}>
        {profile?.isPremium ? <Bench /> : <PremiumRequired />}
      </AuthenticationRequired>
    </>
  );
}

/** Title and offer for members without premium. */
function PremiumRequired() {
  const { t } = useTranslation('workbench');
  return (
    <div className="page grid gap-6 py-10">
      <header>
        <h1 className="type-h1">{t('section.title')}</h1>
        <p className="type-body text-ink2">{t('section.lead')}</p>
      </header>
      <PremiumOffer />
    </div>
  );
}

function Bench() {
  const { t } = useTranslation('workbench');
  const passing = useTransientErrorMessage();
  const language = useLanguage();
  const { form, change, otherHeat, chooseSteel } = useSectionForm();
  const { input, problems } = useMemo(() => readForm(form, language), [form, language]);
  const section = useSection(input, language);
  const { computed, isOutdated, isFetching, refused, hasFailed, retry } = section;
  const reportPath = (question: SectionQuestion) =>
    localPath(
      language,
      `/my-page/calculations?${new URLSearchParams({ report: sectionAddress(question, 'en') })}`,
    );
  const isStale = isOutdated || input === null;
  return (
    <div className="page grid grid-cols-1 gap-4 py-6 max-md:pb-20">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="type-h1">{t('section.title')}</h1>
          <p className="type-body text-ink2">{t('section.lead')}</p>
        </div>
        {input && (
          <ButtonLink to={reportPath({ input, steel: form.grade })} size="small">
            <FileText aria-hidden size={16} strokeWidth={1.5} />
            {t('section.report.make')}
          </ButtonLink>
        )}
      </header>
      <HeatRemarks
        analysis={input?.analysis}
        steel={form.grade}
        otherHeat={otherHeat}
        onChoose={chooseSteel}
      />
      {section.needsConsent && <UseConsent onConsent={section.onConsent} />}
      {hasFailed && (
        <Notice
          tone="err"
          actions={
            <Button size="small" onClick={retry}>
              {t('section.retry')}
            </Button>
          }
        >
          {passing(section.error) ?? t('section.failed')}
        </Notice>
      )}
      <div
        aria-busy={isStale}
        className="grid grid-cols-1 items-start gap-4 md:grid-cols-[280px_minmax(0,1fr)] md:grid-rows-[auto_auto_1fr] lg:grid-cols-[272px_minmax(0,1fr)_272px] lg:grid-rows-[auto_1fr] xl:grid-cols-[300px_minmax(0,1fr)_300px]"
      >
        <div className="min-w-0 md:row-span-3 lg:row-span-2">
          <Inputs
            form={form}
            problems={{ ...refused, ...problems }}
            change={change}
            result={computed?.result ?? null}
          />
        </div>
        {computed ? (
          <>
            <div className={classNames('min-w-0', isStale && 'opacity-40')}>
              <Diagram {...computed} onPlace={(place) => change({ place })} />
            </div>
            <div
              className={classNames('grid min-w-0 grid-cols-1 gap-4 lg:row-span-2', isStale && 'opacity-40')}
            >
              <Answer {...computed} />
              <Proposal {...computed} onTemper={(temper) => change(temperFields(temper, language))} />
              <ModelDetails {...computed} />
            </div>
            <div
              className={classNames('grid min-w-0 grid-cols-1 gap-4 md:col-start-2', isStale && 'opacity-40')}
            >
              <Steels {...computed} onChoice={(choice) => change(choiceFields(form, choice, language))} />
              <CoolingDetails {...computed} />
            </div>
          </>
        ) : (
          <div className="grid gap-4 lg:col-span-2">
            <span role="status" className="sr-only">
              {t('section.computing')}
            </span>
            <Skeleton className="h-[520px] w-full" />
          </div>
        )}
      </div>
      {computed && <AnswerBar {...computed} />}
      <p
        role="status"
        className={classNames('type-small text-warn', !(isStale && !isFetching && computed) && 'sr-only')}
      >
        {isStale && !isFetching && computed ? t('section.outdated') : ''}
      </p>
    </div>
  );
}
