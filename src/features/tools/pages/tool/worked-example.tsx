import { Chart } from '@ferrite/charts/chart.tsx';
import type { Domains } from '@ferrite/charts/scene.ts';
import { chartWords } from '@ferrite/charts/text/chart-words.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { htmlLang } from '../../../../platform/shared/i18n/i18n.ts';
import { Panel } from '../../../../ui/panel.tsx';
import type { ExampleDiagram, ToolDescription } from './description.ts';
import { Lines } from './lines.tsx';

type Example = NonNullable<ToolDescription['example']>;

/** Diagram, inputs and results of one worked example, rendered by the server. */
export function WorkedExample({ example }: { readonly example: Example }) {
  const { t } = useTranslation('tools');
  return (
    <Panel title={t('page.example')} flush>
      {example.diagram && <Diagram diagram={example.diagram} results={example.results} />}
      <div className="p-4">
        <p className="type-body mb-4 max-w-[68ch] text-ink2">{example.title}</p>
        <div className="grid grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-2">
          <Column title={t('page.inputs')}>
            <Lines lines={example.inputs} />
          </Column>
          <Column title={t('page.results')}>
            <Lines lines={example.results} strong />
          </Column>
        </div>
      </div>
    </Panel>
  );
}

function Diagram({ diagram, results }: { readonly diagram: ExampleDiagram } & Pick<Example, 'results'>) {
  const { t } = useTranslation('tools');
  const language = useLanguage();
  const [zoom, setZoom] = useState<Domains | null>(null);
  const { drawing, names } = diagram;
  const title = diagram.title || t('page.diagram');
  const words = useMemo(
    () => chartWords({ names, approximate: t('page.approximate'), language }),
    [names, language, t],
  );
  const zones = useMemo(() => (drawing.zones ?? []).filter(({ on }) => on).map(({ key }) => key), [drawing]);
  const result = results.map(({ label, text }) => `${label}: ${text}`).join(', ');
  return (
    <figure className="border-b bg-well">
      <figcaption className="type-small px-4 pt-3 font-[560]">{title}</figcaption>
      <Chart
        className="h-[342px] sm:h-[420px]"
        drawing={drawing}
        words={words}
        zones={zones}
        lang={htmlLang[language]}
        summary={t('page.diagramSummary', { title, result })}
        keysHint={drawing.isToScale ? title : t('page.diagramKeys', { title })}
        zoom={zoom}
        onZoom={setZoom}
        dragging={null}
      />
    </figure>
  );
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="type-column border-b border-line2 pb-1.5 text-ink2">{title}</h3>
      {children}
    </section>
  );
}
