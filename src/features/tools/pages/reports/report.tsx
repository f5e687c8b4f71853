import { FileText, FileType, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageHead } from '../../../../layout/page-head.tsx';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { pageWords } from '../../../../platform/browser/i18n/page-words.ts';
import { localPath } from '../../../../platform/shared/i18n/i18n.ts';
import { decideLanguage, languageCookie } from '../../../../platform/shared/i18n/language-choice.ts';
import { pageData } from '../../../../platform/shared/rendering/context.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/state/empty-state.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import type { ReportView } from '../../reports/report-view.ts';
import { referenceFields } from '../../reports/reports.rules.ts';
import { ReportCalculation } from './report-calculation.tsx';
import '../tool/tool.css';

export const handle = pageWords('reports');

const statuses = { missing: 404, withdrawn: 410 } as const;

export async function loader({ params, context, request, url }: LoaderFunctionArgs) {
  const language = decideLanguage(url.pathname, languageCookie(request.headers.get('cookie')));
  const { showReport } = context.get(pageData);
  const shown = await showReport(params['id'] ?? '', language);
  if (typeof shown === 'string') return data({ report: null, state: shown }, { status: statuses[shown] });
  return data({ report: shown, state: 'shown' as const }, { status: 200 });
}

/** Public page of a report with its validity; accessible without an account. */
export default function Report() {
  const { report, state } = useLoaderData<typeof loader>();
  const { t } = useTranslation('reports');
  if (!report) {
    const what = state === 'withdrawn' ? 'withdrawn' : 'missing';
    return (
      <div className="page grid max-w-[820px] gap-5 py-10 sm:py-16">
        <PageHead path="/r" title={t(`public.${what}`)} description={t('public.description')} noindex />
        <EmptyState level={1} title={t(`public.${what}`)}>
          {t(`public.${what}Text`)}
        </EmptyState>
      </div>
    );
  }
  return (
    <article className="page grid max-w-[1000px] grid-cols-1 gap-5 wrap-anywhere py-6 sm:py-10 print:block print:max-w-none print:space-y-4 print:py-0 print:[zoom:0.8]">
      <PageHead
        path={`/r/${report.id}`}
        title={`${t('public.head', { number: report.number, revision: report.revision })} · ${report.title}`}
        description={t('public.description')}
        noindex
      />
      <Head report={report} />
      <Validity report={report} />
      {report.calculations.map((calculation, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the calculations of a report never move.
        <ReportCalculation key={at} calculation={calculation} isOnly={report.calculations.length === 1} />
      ))}
      <footer className="type-small grid gap-1 border-t pt-4 text-ink2 wrap-anywhere">
        <p className="hidden print:block">{report.address}</p>
        <p>{t('hash', { hash: report.hash })}</p>
        <p>{t('disclaimer')}</p>
      </footer>
    </article>
  );
}

type Part = { readonly report: ReportView };

function Head({ report }: Part) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const { head, number, revision, date, title, mark, state, id } = report;
  const fields = referenceFields.filter((key) => head[key] !== '');
  return (
    <header className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 items-center gap-3">
          {mark && <img src={mark} alt="" className="max-h-10 max-w-40 rounded-tag bg-white p-1" />}
          {head.company && <p className="type-h3 min-w-0 wrap-anywhere">{head.company}</p>}
        </div>
        <div className="type-small text-ink2 sm:text-right">
          <p className="font-[600] text-ink">{t('report', { number })}</p>
          <p>{t('revision', { revision, date })}</p>
          <p className={state === 'draft' ? 'font-[600] text-warn' : 'font-[600] text-ok'}>{t(state)}</p>
        </div>
      </div>
      <h1 className="type-h1 wrap-anywhere">{title}</h1>
      {fields.length > 0 && (
        <dl className="grid gap-x-5 gap-y-3 rounded-panel border p-4 sm:grid-cols-3 lg:flex lg:[&>*]:flex-1">
          {fields.map((key) => (
            <div key={key} className="min-w-0">
              <dt className="type-micro text-ink3">{t(key)}</dt>
              <dd className="type-small font-[560] wrap-anywhere">{head[key]}</dd>
            </div>
          ))}
        </dl>
      )}
      <div data-print="hide" className="flex flex-wrap gap-2">
        <a href={`/api/reports/${id}/pdf?lang=${language}`} className={buttonClass({ variant: 'hot' })}>
          <FileText aria-hidden size={16} strokeWidth={1.5} />
          {t('public.pdf')}
        </a>
        <a href={`/api/reports/${id}/docx?lang=${language}`} className={buttonClass({})}>
          <FileType aria-hidden size={16} strokeWidth={1.5} />
          {t('public.word')}
        </a>
        <Button onClick={() => print()}>
          <Printer aria-hidden size={16} strokeWidth={1.5} />
          {t('public.print')}
        </Button>
      </div>
    </header>
  );
}

/** Validity of the report: latest revision, checksum, and comparison with the current formulas. */
function Validity({ report: { newer, isIntact, isReleased, calculations } }: Part) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const isSame = calculations.every(({ today }) => today.isSame);
  return (
    <div className="grid gap-2">
      {newer && (
        <Notice
          tone="warn"
          title={t('public.newer', { revision: newer.revision })}
          actions={
            <a href={localPath(language, `/r/${newer.id}`)} className={buttonClass({ size: 'small' })}>
              {t('public.openNewer', { revision: newer.revision })}
            </a>
          }
        />
      )}
      {isReleased && <Notice tone="neutral">{t('public.released')}</Notice>}
      {isIntact ? (
        <Notice tone={isSame ? 'ok' : 'neutral'}>
          {isSame && <>{t('public.same')} </>}
          {t('public.intact')}
        </Notice>
      ) : (
        <Notice tone="err">{t('public.broken')}</Notice>
      )}
    </div>
  );
}
