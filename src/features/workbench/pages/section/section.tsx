import { FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AuthenticationRequired } from '../../../../layout/authentication-required.tsx';
import { PageHead } from '../../../../layout/page-head.tsx';
import { useHeatChoice } from '../../../../platform/browser/heats/chosen-heat.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { pageWords } from '../../../../platform/browser/i18n/page-words.ts';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import { localPath } from '../../../../platform/shared/i18n/i18n.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Notice } from '../../../../ui/state/notice.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { type SectionQuestion, sectionAddress } from '../../section/section-address.rules.ts';
import { addressOf, formOf, readForm, type SectionForm } from '../../section/section-form.rules.ts';
import { hasAnalysis, withHeat } from '../../section/section-steel.rules.ts';
import { PremiumOffer } from '../premium-offer.tsx';
import { UseConsent } from '../use-consent.tsx';
import { Answer } from './answer.tsx';
import { AnswerBar } from './answer-bar.tsx';
import { CoolingDetails, ModelDetails } from './details.tsx';
import { Diagram } from './diagram/diagram.tsx';
import { Inputs } from './inputs.tsx';
import { useSection } from './use-section.ts';

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

/** Form that is kept in the address. A heat chosen in the bar fills the analysis; on opening, the address comes first. */
function useForm() {
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const [form, setForm] = useState(() => formOf(address, language));
  const { current } = useHeatChoice();
  const keepsAddress = useRef(hasAnalysis(address));
  const applied = useRef<number | null>(null);
  useEffect(() => {
    if (!current || current.id === applied.current) return;
    applied.current = current.id;
    if (!keepsAddress.current) setForm((before) => withHeat(before, current, language));
    keepsAddress.current = false;
  }, [current, language]);
  useEffect(() => {
    const next = addressOf(form, language);
    if (next.toString() !== address.toString()) setAddress(next, { replace: true, preventScrollReset: true });
  }, [form, language, address, setAddress]);
  return [form, (changes: Partial<SectionForm>) => setForm((before) => ({ ...before, ...changes }))] as const;
}

function Bench() {
  const { t } = useTranslation('workbench');
  const passing = useTransientErrorMessage();
  const language = useLanguage();
  const [form, change] = useForm();
  const { input, required, problems } = readForm(form, language);
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
          <ButtonLink to={reportPath({ input, required, steel: form.grade })} size="small">
            <FileText aria-hidden size={16} strokeWidth={1.5} />
            {t('section.report.make')}
          </ButtonLink>
        )}
      </header>
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
              <Diagram {...computed} required={required} onPlace={(place) => change({ place })} />
            </div>
            <div
              className={classNames('grid min-w-0 grid-cols-1 gap-4 lg:row-span-2', isStale && 'opacity-40')}
            >
              <Answer {...computed} required={required} />
              <ModelDetails {...computed} />
            </div>
            <div
              className={classNames('grid min-w-0 grid-cols-1 gap-4 md:col-start-2', isStale && 'opacity-40')}
            >
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
      {computed && <AnswerBar {...computed} required={required} />}
      <p
        role="status"
        className={classNames('type-small text-warn', !(isStale && !isFetching && computed) && 'sr-only')}
      >
        {isStale && !isFetching && computed ? t('section.outdated') : ''}
      </p>
    </div>
  );
}
