import type { ChartDrawing } from '@ferrite/calculators/core/chart.ts';
import { unitSymbol } from '@ferrite/calculators/core/quantity.ts';
import { Chart } from '@ferrite/charts/chart.tsx';
import { HatchSample } from '@ferrite/charts/drawing.tsx';
import type { Domains, Dragging } from '@ferrite/charts/scene.ts';
import { chartWords } from '@ferrite/charts/text/chart-words.ts';
import { Table2, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, Suspense, useId, useMemo, useRef, useState } from 'react';
import { htmlLang } from '../../platform/shared/i18n/i18n.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { steelName } from '../form/named-grade.ts';
import { lazyPart } from '../frame/lazy-part.tsx';
import { useRights } from '../frame/use-rights.ts';
import { fill } from '../messages/words.ts';
import { reasonOf } from '../results/answer.tsx';
import { headlineOutput, shownValue, useCalculator, useFixed, valueInSentence } from '../use-calculator.ts';
import { PinnedCases } from './pinned-cases.tsx';

const ValueTable = lazyPart(() => import('@ferrite/charts/value-table.tsx'));

const zonesOn = (drawing: ChartDrawing): readonly string[] =>
  (drawing.zones ?? []).filter((zone) => zone.on).map((zone) => zone.key);

export type DiagramFrameProps = {
  readonly title: string;
  /** Selection of the diagram, shown in the header. */
  readonly choice: ReactNode;
  /** File name of exports, without extension. */
  readonly name: string;
  readonly drawing: ChartDrawing;
  readonly dragging: Dragging | null;
  /** Controls of this diagram, shown below the header. */
  readonly controls?: ReactNode;
  readonly className?: string | undefined;
};

/** Diagram with switches for zones, a table of values, and exports. */
export function DiagramFrame({
  title,
  choice,
  name,
  drawing,
  dragging,
  controls,
  className,
}: DiagramFrameProps) {
  const page = useCalculator();
  const { words, labels, data } = page;
  const { withRight } = useRights();
  const headline = headlineOutput(page);
  const rowOn = (on: 'x' | 'y') => {
    const shown = page.calculator.outputs.find(({ key }) => key === drawing.rows?.[on]);
    // If the result is shown in a unit of its own, the axis shows the value in the unit of the axis.
    const isUnitOfAxis =
      shown && unitSymbol(page.outputUnits[shown.key] ?? shown.unit) === (drawing[on].unit ?? '');
    return isUnitOfAxis ? shownValue(page, shown) : undefined;
  };
  const [x, y] = [rowOn('x'), rowOn('y')];
  const steel = steelName(page.calculator, page.state, words) ?? undefined;
  const parts = useMemo(
    () =>
      chartWords({
        names: data.texts.chart,
        approximate: words.approximate,
        rows: { x, y },
        steel,
        language: data.language,
      }),
    [data, words, x, y, steel],
  );
  const [zones, setZones] = useState(() => zonesOn(drawing));
  const [table, setTable] = useState(false);
  const [zoomed, setZoomed] = useState<{ readonly units: string; readonly domains: Domains | null }>();
  // A visible section of an axis in HRC does not apply to an axis in HV.
  const units = `${drawing.x.unit} ${drawing.y.unit}`;
  const zoom = zoomed?.units === units ? zoomed.domains : null;
  const setZoom = (domains: Domains | null) => setZoomed({ units, domains });
  const figure = useRef<HTMLDivElement>(null);
  const id = useId();
  const result = headline
    ? `${labels.output(headline.key)}: ${reasonOf(page, headline) ?? valueInSentence(page, headline)}`
    : '';

  /** Loads the export code on first use. */
  async function save(format: 'SVG' | 'PNG') {
    const drawn = figure.current?.querySelector<SVGSVGElement>('svg.chart');
    if (!drawn) return;
    const { savePng, saveSvg } = await import('@ferrite/charts/save.ts');
    await (format === 'SVG' ? saveSvg : savePng)(drawn, name);
  }

  const indicative = drawing.zones?.filter((zone) => zone.indicative && zones.includes(zone.key)) ?? [];
  const notes = [
    ...(indicative.length > 0
      ? [`${indicative.map((zone) => parts.label(zone.label)).join(', ')}: ${words.indicative}`]
      : []),
    ...(drawing.notes?.map(parts.label) ?? []),
  ];
  return (
    <section
      aria-label={title}
      className={classNames(
        '@container/panel flex min-h-0 min-w-0 flex-col rounded-panel border bg-p1 inset-shadow-sheen',
        className,
      )}
    >
      <header className="flex min-h-11 items-center justify-between gap-x-3 border-b px-4 py-1 sm:has-[select]:flex-wrap">
        {choice}
        <div className="-mr-2 ml-auto flex shrink-0 items-center" data-print="hide">
          {(['SVG', 'PNG'] as const).map((format) => (
            <Button
              key={format}
              variant="plain"
              size="small"
              className="max-sm:hidden"
              aria-label={fill(words.saveAs, { title, format })}
              onClick={() => void withRight(() => save(format))}
            >
              {format}
            </Button>
          ))}
          <IconButton
            label={zoom ? words.zoom.whole : words.zoom.closer}
            onClick={() => setZoom(zoom ? null : middleHalfOf(drawing))}
          >
            {zoom ? (
              <ZoomOut aria-hidden size={16} strokeWidth={1.5} />
            ) : (
              <ZoomIn aria-hidden size={16} strokeWidth={1.5} />
            )}
          </IconButton>
          <IconButton
            label={table ? words.hideValues : words.showValues}
            aria-expanded={table}
            onClick={() => setTable(!table)}
          >
            <Table2 aria-hidden size={16} strokeWidth={1.5} />
          </IconButton>
        </div>
      </header>
      {controls}
      <Zones id={id} drawing={drawing} labelOf={parts.label} on={zones} onChange={setZones} />
      <div
        ref={figure}
        className={classNames('flex min-h-0 grow flex-col bg-well print:block', !page.current && 'grayscale')}
      >
        <Chart
          className="diagram-place grow"
          drawing={drawing}
          words={parts}
          zones={zones}
          lang={htmlLang[data.language]}
          summary={fill(words.chartSummary, { title, result })}
          keysHint={drawing.isToScale ? title : fill(words.chartKeys, { title })}
          zoom={zoom}
          onZoom={setZoom}
          dragging={dragging}
        />
        {notes.map((note) => (
          <p key={note} className="type-micro px-4 pb-2 text-ink3">
            {note}
          </p>
        ))}
      </div>
      {table && (
        // biome-ignore lint/a11y/useSemanticElements: a section within the panel would add a level to the outline.
        <div
          className="max-h-[45%] shrink-0 overflow-auto border-t p-4 max-lg:max-h-80"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
          tabIndex={0}
          role="region"
          aria-label={words.showValues}
        >
          <Suspense>
            <ValueTable
              drawing={drawing}
              words={parts}
              caption={title}
              what={words.what}
              own={words.userPoint}
            />
          </Suspense>
        </div>
      )}
      <PinnedCases />
    </section>
  );
}

/** Returns the axes limited to their middle half. */
function middleHalfOf({ x, y }: ChartDrawing): Domains {
  const half = ({ domain: [from, to], scale }: ChartDrawing['x']): readonly [number, number] => {
    if (scale === 'log' && from > 0 && to > 0) return [from ** 0.75 * to ** 0.25, from ** 0.25 * to ** 0.75];
    return [from * 0.75 + to * 0.25, from * 0.25 + to * 0.75];
  };
  return { x: half(x), y: half(y) };
}

type ZonesProps = {
  readonly id: string;
  readonly drawing: ChartDrawing;
  readonly labelOf: (label: NonNullable<ChartDrawing['zones']>[number]['label']) => string;
  readonly on: readonly string[];
  readonly onChange: (on: readonly string[]) => void;
};

/** Switches that show or hide hatched areas. */
function Zones({ id, drawing, labelOf, on, onChange }: ZonesProps) {
  const { words } = useFixed();
  if (!drawing.zones?.length) return null;
  return (
    <fieldset
      className="scroll-edges flex min-w-0 shrink-0 gap-x-5 gap-y-1 overflow-x-auto border-b px-4 py-2 [--behind:var(--p1)] max-sm:whitespace-nowrap sm:flex-wrap"
      data-print="hide"
    >
      <legend className="sr-only">{words.zones}</legend>
      {drawing.zones.map((zone, order) => (
        <Checkbox
          key={zone.key}
          checked={on.includes(zone.key)}
          onChange={(event) =>
            onChange(event.target.checked ? [...on, zone.key] : on.filter((each) => each !== zone.key))
          }
          className="type-small! gap-2!"
        >
          <span
            className="inline-flex items-center gap-1.5"
            title={zone.indicative ? words.indicative : undefined}
          >
            <HatchSample id={`${id}-${zone.key}`} order={zone.look ?? order} />
            {labelOf(zone.label)}
          </span>
        </Checkbox>
      ))}
    </fieldset>
  );
}
