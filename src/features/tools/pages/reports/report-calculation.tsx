import type { CalculationView, Line, Result } from '@ferrite/calculators/core/texts/calculation-view.ts';
import { Chart } from '@ferrite/charts/chart.tsx';
import type { Domains } from '@ferrite/charts/scene.ts';
import { chartWords } from '@ferrite/charts/text/chart-words.ts';
import { RunningText } from '@ferrite/charts/text/running-text.tsx';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { htmlLang } from '../../../../platform/shared/i18n/i18n.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import { Tag } from '../../../../ui/tag.tsx';

type Part = { readonly calculation: CalculationView };

/** Maximum number of results printed beside the inputs; more are printed below the inputs in three columns. */
const maxBeside = 20;

/** Calculation of a report: results and remarks first, then inputs, diagram and formulas. */
export function ReportCalculation({ calculation, isOnly }: Part & { readonly isOnly: boolean }) {
  const { t } = useTranslation('reports');
  const { name, analyses, inputs, results, sources, calculatorId, version, address } = calculation;
  const isLong = results.length > maxBeside;
  return (
    <section
      className="grid gap-4 print:block print:space-y-4 print:not-first-of-type:break-before-page"
      aria-label={name}
    >
      {!isOnly && <h2 className="type-h2">{name}</h2>}
      <Answer calculation={calculation} />
      <Changed calculation={calculation} />
      <div
        className={classNames(
          'grid items-start gap-4 lg:grid-cols-2',
          isLong ? 'print:block print:space-y-4' : 'print:grid-cols-2',
        )}
      >
        <Panel title={t('inputs')} level={isOnly ? 2 : 3}>
          {analyses.map((each) => (
            <div key={each.label} className="mb-3">
              <p className="type-small text-ink2">{each.label}</p>
              <dl className="my-1.5 flex flex-wrap gap-x-4 gap-y-1.5">
                {each.elements.map(({ label, text }) => (
                  <div key={label}>
                    <dt className="type-micro text-ink3">{label}</dt>
                    <dd className="type-small font-[560]">{text}</dd>
                  </div>
                ))}
              </dl>
              {each.grade && <p className="type-small text-ink2">{each.grade}</p>}
            </div>
          ))}
          <Rows lines={inputs} />
        </Panel>
        {results.length > 0 && (
          <Panel title={t('results')} level={isOnly ? 2 : 3}>
            <Rows lines={results} isLong={isLong} />
          </Panel>
        )}
      </div>
      <Diagram calculation={calculation} />
      <Working calculation={calculation} />
      <Panel title={t('sources')} level={isOnly ? 2 : 3}>
        <ul className="type-small grid gap-1.5 text-ink2 print:block print:columns-2">
          {sources.map((source) => (
            <li key={source} className="wrap-anywhere">
              {source}
            </li>
          ))}
          <li>{t('formula', { name: calculatorId, version })}</li>
        </ul>
        <a data-print="hide" href={address} className="type-small mt-3 inline-block underline">
          {t('public.calculator')}
        </a>
      </Panel>
    </section>
  );
}

function Answer({ calculation: { answers, notes } }: Part) {
  const { t } = useTranslation('reports');
  return (
    <div className="grid gap-x-8 gap-y-5 rounded-panel border border-ctl bg-p1 p-4 sm:p-5 break-inside-avoid md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="grid content-start gap-4">
        {answers.map(({ label, value, unit, band, isOutside, isMet }) => (
          <div key={label}>
            <p className="type-small text-ink2">
              <RunningText>{label}</RunningText>
            </p>
            <p className="flex flex-wrap items-baseline gap-x-1.5">
              <strong
                className={classNames(
                  unit === '' ? 'type-h2' : 'type-result',
                  isMet !== undefined && (isMet ? 'text-ok' : 'text-err'),
                )}
              >
                {value}
              </strong>
              <span className="type-h3 font-[400]! text-ink2">{unit}</span>
            </p>
            {band && <p className="type-small text-ink2">{band}</p>}
            {isOutside && <Tag tone="warn">{t('outOfRange')}</Tag>}
          </div>
        ))}
      </div>
      <ul className="type-small grid content-start gap-2 text-ink2">
        {notes.length === 0 && <li>{t('noNotes')}</li>}
        {notes.map(({ text, isWarning }) => (
          <li
            key={text}
            className={isWarning ? 'border-l-2 border-warn pl-2.5 text-ink' : 'border-l-2 pl-2.5'}
          >
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Differences between the stored results and those of the current formulas. */
function Changed({ calculation: { version, today } }: Part) {
  const { t } = useTranslation('reports');
  if (today.version === version && today.isSame) return null;
  return (
    <Notice tone="warn" title={t('public.changed', { from: version, to: today.version })}>
      <ul className="mt-1 grid gap-0.5">
        {today.changes.map((change) => (
          <li key={`${change.version}${change.text}`}>
            v{change.version}, {change.date}: {change.text}
          </li>
        ))}
      </ul>
      {today.isSame ? (
        <p className="mt-1.5">{t('public.noDifference')}</p>
      ) : (
        <table className="mt-2 w-full text-left tabular-nums">
          <thead>
            <tr className="border-b border-line2">
              <Cell isHead>{t('public.quantity')}</Cell>
              <Cell isHead>{t('public.before')}</Cell>
              <Cell isHead>{t('public.now')}</Cell>
            </tr>
          </thead>
          <tbody>
            {today.differences.map(({ label, before, now }) => (
              <tr key={label} className="border-b last:border-b-0">
                <Cell>{label}</Cell>
                <Cell>{before}</Cell>
                <Cell>{now || t('public.gone')}</Cell>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Notice>
  );
}

function Cell({ isHead = false, children }: { readonly isHead?: boolean; readonly children: ReactNode }) {
  const Tag = isHead ? 'th' : 'td';
  return (
    <Tag {...(isHead && { scope: 'col' })} className="py-1 pr-3 font-[400] wrap-anywhere">
      {children}
    </Tag>
  );
}

type RowsProps = {
  readonly lines: readonly (Line & Partial<Result>)[];
  /** True if the list is printed in three columns. */
  readonly isLong?: boolean;
};

function Rows({ lines, isLong = false }: RowsProps) {
  const { t } = useTranslation('reports');
  return (
    <dl className={classNames('type-small', isLong && 'print:columns-3')}>
      {lines.map(({ label, text, error, isOutside }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-b py-1.5 break-inside-avoid last:border-b-0 print:py-0.5"
        >
          <dt className="min-w-0 text-ink2">
            <RunningText>{label}</RunningText>
          </dt>
          <dd className="ml-auto text-right font-[560] text-ink">{text}</dd>
          {(error || isOutside) && (
            <dd className="type-micro mt-0.5 flex basis-full flex-wrap items-center gap-2 text-ink3">
              {isOutside && <Tag tone="warn">{t('outOfRange')}</Tag>}
              {error}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function Diagram({ calculation: { diagram, answers } }: Part) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const [zoom, setZoom] = useState<Domains | null>(null);
  const names = diagram?.names;
  const words = useMemo(
    () => chartWords({ names, approximate: t('approximate'), language }),
    [names, language, t],
  );
  const zones = useMemo(
    () => (diagram?.drawing.zones ?? []).filter(({ on }) => on).map(({ key }) => key),
    [diagram],
  );
  if (!diagram) return null;
  const title = diagram.title || t('diagram');
  const result = answers.map(({ label, value, unit }) => `${label}: ${value} ${unit}`.trim()).join(', ');
  return (
    <figure className="rounded-panel border bg-well break-inside-avoid">
      <figcaption className="type-small px-4 pt-3 font-[560]">{title}</figcaption>
      <Chart
        className="h-[342px] sm:h-[420px] print:h-[320px]"
        drawing={diagram.drawing}
        words={words}
        zones={zones}
        lang={htmlLang[language]}
        summary={t('public.diagramSummary', { title, result })}
        keysHint={t('public.diagramKeys', { title })}
        zoom={zoom}
        onZoom={setZoom}
        dragging={null}
      />
    </figure>
  );
}

function Working({ calculation: { working } }: Part) {
  const { t } = useTranslation('reports');
  if (working.length === 0) return null;
  return (
    <Panel title={t('working')}>
      <ol className="grid gap-4 print:block">
        {working.map(({ mathml, inserted }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a formula can repeat per step; the order identifies it.
          <li key={at} className="min-w-0 break-inside-avoid">
            {mathml !== working[at - 1]?.mathml && (
              <div
                lang="en"
                translate="no"
                className="formulas type-formula overflow-x-auto overflow-y-hidden py-1 print:overflow-visible"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: the server typesets formulas from our definitions.
                dangerouslySetInnerHTML={{ __html: mathml }}
              />
            )}
            {inserted && <p className="font-math leading-7 text-ink2 wrap-anywhere">{inserted}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
