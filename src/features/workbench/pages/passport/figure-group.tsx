import type { ChartDrawing } from '@ferrite/calculators/core/chart.ts';
import { Chart } from '@ferrite/charts/chart.tsx';
import type { Domains } from '@ferrite/charts/scene.ts';
import { chartWords } from '@ferrite/charts/text/chart-words.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { htmlLang } from '../../../../platform/shared/i18n/i18n.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import type { Passport } from '../../passport/passport.contract.ts';

type Group = Passport['groups'][number];

/** Assumptions of the figures about the part, by calculator; shown below the figures. */
const assumptions: Partial<Record<string, 'passport.hardenedThrough'>> = {
  'tempered-hardness': 'passport.hardenedThrough',
};

/** Figures of one calculator with bands, warnings and, if available, a diagram. */
export function FigureGroupPanel({ group }: { readonly group: Group }) {
  const { t, i18n } = useTranslation('workbench');
  const language = useLanguage();
  const { calculatorId, name, address, conditions, figures, warnings, diagram } = group;
  const assumption = assumptions[calculatorId];
  const opened = address.replace('?', `?lang=${i18n.language}&`);
  return (
    <Panel
      flush
      level={3}
      title={name}
      actions={
        <a href={opened} className={buttonClass({ size: 'small', variant: 'plain' })}>
          {t('passport.open')}
          <span className="sr-only"> {name}</span>
        </a>
      }
    >
      {figures.length > 0 && (
        <dl className="divide-y">
          {figures.map(({ label, text, band, isOutside, missing }) => (
            <div
              key={label}
              className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-4 py-2"
            >
              <dt className="type-small min-w-0 text-ink2">{label}</dt>
              <dd className="type-body ml-auto text-right tabular-nums">
                <span className="font-[600] text-ink">{text}</span>
                {band && <span className="type-small ml-2 inline-block text-ink2">{band}</span>}
                {isOutside && (
                  <span className="ml-2">
                    <Tag tone="warn">{t('passport.outside')}</Tag>
                  </span>
                )}
              </dd>
              {missing.length > 0 && (
                <dd className="type-micro basis-full text-ink2">
                  {t('passport.missing', { elements: missing.join(', ') })}
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
      {figures.length > 0 && assumption && (
        <p className="type-small border-t px-4 py-2 text-ink2">
          {t(assumption, { section: t('passport.section') })}
        </p>
      )}
      {diagram && <Diagram diagram={diagram} language={language} />}
      {conditions.length > 0 && (
        <p className="type-micro border-t px-4 py-2 text-ink3">
          {conditions.map(({ label, text }) => `${label}: ${text}`).join(' · ')}
        </p>
      )}
      {warnings.length > 0 && (
        <details className="type-small border-t px-4 py-2 text-ink2">
          <summary className="min-h-6 cursor-pointer">
            {t('passport.warnings')} ({warnings.length})
          </summary>
          <ul className="mt-1 grid gap-1">
            {warnings.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}

type DiagramProps = {
  readonly diagram: NonNullable<Group['diagram']>;
  readonly language: ReturnType<typeof useLanguage>;
};

function Diagram({ diagram, language }: DiagramProps) {
  const { t } = useTranslation('workbench');
  const [zoom, setZoom] = useState<Domains | null>(null);
  const { names, title } = diagram;
  // The server draws the diagram; the contract does not describe its points.
  const drawing = diagram.drawing as ChartDrawing;
  const words = useMemo(
    () => chartWords({ names, approximate: t('passport.approximate'), language }),
    [names, language, t],
  );
  const zones = useMemo(() => (drawing.zones ?? []).filter(({ on }) => on).map(({ key }) => key), [drawing]);
  return (
    <figure className="border-t bg-well">
      <figcaption className="type-small px-4 pt-3 font-[560]">{title}</figcaption>
      <Chart
        className="h-[260px]"
        drawing={drawing}
        words={words}
        zones={zones}
        lang={htmlLang[language]}
        summary={t('passport.summary', { title })}
        keysHint={t('passport.keys', { title })}
        zoom={zoom}
        onZoom={setZoom}
        dragging={null}
      />
    </figure>
  );
}
