import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthenticationRequired } from '../../../../layout/authentication-required.tsx';
import { PageHead } from '../../../../layout/page-head.tsx';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { pageWords } from '../../../../platform/browser/i18n/page-words.ts';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import { localPath } from '../../../../platform/shared/i18n/i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Notice } from '../../../../ui/state/notice.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { choiceFields, temperFields } from '../../section/requirement/taken-over.rules.ts';
import { fitsSectionAddress, type SectionQuestion, sectionUrl } from '../../section/section-address.rules.ts';
import { readForm, type SectionForm } from '../../section/section-form.rules.ts';
import { PremiumOffer } from '../premium-offer.tsx';
import { UseConsent } from '../use-consent.tsx';
import { Answer } from './answer.tsx';
import { AnswerBar } from './answer-bar.tsx';
import { CoolingDetails, ModelDetails } from './details.tsx';
import { Diagram } from './diagram/diagram.tsx';
import { HeatRemarks } from './head/heat-remarks.tsx';
import { OmittedNotice } from './head/omitted-notice.tsx';
import { ReportLink } from './head/report-link.tsx';
import { StaleNotice } from './head/stale-notice.tsx';
import { Inputs } from './inputs.tsx';
import { Proposal } from './requirement/proposal.tsx';
import { Steels } from './requirement/steels.tsx';
import { type ComputedSection, type ShownSection, useSection } from './use-section.ts';
import { useSectionForm } from './use-section-form.ts';

export const handle = pageWords('workbench');

/** Page “Quench a section”: cooling, Jominy equivalents and hardness of a bar or plate, for premium members. */
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

/** Title and premium offer for members without premium. */
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
  const language = useLanguage();
  const { form, change, step, heat } = useSectionForm();
  const { input, problems, recorded } = useMemo(() => readForm(form, language), [form, language]);
  const section = useSection({ input, steel: form.grade }, language);
  const { computed, refused, isOld } = section;
  const isPossible = Object.keys(refused).length === 0;
  const reportPath = (question: SectionQuestion) =>
    fitsSectionAddress(question)
      ? localPath(
          language,
          `/my-page/calculations?${new URLSearchParams({ report: sectionUrl(question, 'en') })}`,
        )
      : 'tooLong';
  return (
    <div data-print="panels" className="page grid grid-cols-1 gap-4 py-6 max-md:pb-20">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="type-h1">{t('section.title')}</h1>
          <p className="type-body text-ink2">{t('section.lead')}</p>
        </div>
        <ReportLink to={input && isPossible ? reportPath({ input, steel: form.grade }) : null} />
      </header>
      <OmittedNotice form={form} />
      <HeatRemarks form={form} analysis={input?.analysis} heat={heat} />
      {section.needsConsent && <UseConsent onConsent={section.onConsent} />}
      {section.hasFailed && <Failure error={section.error} onRetry={section.retry} />}
      <div
        aria-busy={section.isOutdated && !isOld}
        className={classNames(
          isOld
            ? 'md:grid-rows-[auto_auto_auto_1fr] lg:grid-rows-[auto_auto_1fr]'
            : 'md:grid-rows-[auto_auto_1fr] lg:grid-rows-[auto_1fr]',
          'grid grid-cols-1 items-start gap-4 md:grid-cols-[280px_minmax(0,1fr)] lg:grid-cols-[272px_minmax(0,1fr)_272px] xl:grid-cols-[300px_minmax(0,1fr)_300px]',
        )}
      >
        <div
          className={classNames(
            'min-w-0',
            isOld ? 'md:row-span-4 lg:row-span-3' : 'md:row-span-3 lg:row-span-2',
          )}
        >
          <Inputs
            form={form}
            problems={{ ...refused, ...problems }}
            change={change}
            result={computed?.result ?? null}
            recorded={recorded}
          />
        </div>
        {computed ? (
          <Results {...{ computed, isOld, form, change, step }} isOutdated={section.isOutdated} />
        ) : (
          <NoResult isIdle={isOld} isInvalid={!input || !isPossible} />
        )}
      </div>
      {computed && <AnswerBar {...computed} isOld={isOld} />}
    </div>
  );
}

type NoResultProps = {
  /** True if nothing will be computed until an input changes, the member consents or retries. */
  readonly isIdle: boolean;
  readonly isInvalid: boolean;
};

/** Place of the results before the first one, e.g. of a link with an invalid input. */
function NoResult({ isIdle, isInvalid }: NoResultProps) {
  const { t } = useTranslation('workbench');
  return (
    <div className="grid gap-4 lg:col-span-2">
      {isIdle ? (
        isInvalid && <Notice tone="warn">{t('section.invalid')}</Notice>
      ) : (
        <>
          <span role="status" className="sr-only">
            {t('section.computing')}
          </span>
          <Skeleton className="h-[520px] w-full" />
        </>
      )}
    </div>
  );
}

function Failure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation('workbench');
  const passing = useTransientErrorMessage();
  return (
    <Notice
      tone="err"
      actions={
        <Button size="small" onClick={onRetry}>
          {t('section.retry')}
        </Button>
      }
    >
      {passing(error) ?? t('section.failed')}
    </Notice>
  );
}

type ResultsProps = Pick<ReturnType<typeof useSectionForm>, 'form' | 'change' | 'step'> &
  Pick<ComputedSection, 'isOutdated' | 'isOld'> & { readonly computed: ShownSection };

/** Diagram, result and steels. Those of an earlier section are dimmed, marked as such, and cannot be copied to the form. */
function Results({ computed, isOutdated, isOld, form, change, step }: ResultsProps) {
  const language = useLanguage();
  const heading = useRef<HTMLSpanElement>(null);
  const takeOver = (changes: Partial<SectionForm>) => {
    step(changes);
    // The button that had the focus disappears, so the focus is moved.
    heading.current?.focus();
  };
  const shown = classNames('min-w-0', isOutdated && 'opacity-40');
  return (
    <>
      {isOld && <StaleNotice {...computed} />}
      <div inert={isOld} className={shown}>
        <Diagram {...computed} onPlace={(place) => change({ place })} />
      </div>
      <div inert={isOld} className={classNames('grid grid-cols-1 gap-4 lg:row-span-2', shown)}>
        <Answer {...computed} heading={heading} />
        <Proposal {...computed} onTemper={(temper) => takeOver(temperFields(temper, language))} />
        <ModelDetails {...computed} />
      </div>
      <div inert={isOld} className={classNames('grid grid-cols-1 gap-4 md:col-start-2', shown)}>
        <Steels {...computed} onChoice={(choice) => takeOver(choiceFields(form, choice, language))} />
        <CoolingDetails {...computed} />
      </div>
    </>
  );
}
