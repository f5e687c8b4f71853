import type { ChartDrawing } from '@ferrite/calculators/core/chart.ts';
import { unitSymbol } from '@ferrite/calculators/core/quantity.ts';
import { Chart } from '@ferrite/charts/chart.tsx';
import { HatchSample } from '@ferrite/charts/drawing.tsx';
import type { ChartWords, Domains, Dragging } from '@ferrite/charts/scene.ts';
import { chartWords } from '@ferrite/charts/text/chart-words.ts';
import { Table2, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useMemo, useRef, useState } from 'react';
import { htmlLang } from '../../platform/shared/i18n/i18n.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { steelName } from '../form/named-grade.ts';
import { lazyPart } from '../frame/lazy-part.tsx';
import { useRights } from '../frame/use-rights.ts';
import { fill } from '../messages/words.ts';
import { reasonOf } from '../results/answer.tsx';
import {
  type CalculatorPage,
  headlineOutput,
  shownValue,
  useCalculator,
  useFixed,
  valueInSentence,
} from '../use-calculator.ts';
import { PinnedCases } from './pinned-cases.tsx';

const Values = lazyPart(() => import('./values.tsx'));

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
  const { words, data } = page;
  const parts = useChartWords(drawing);
  const [zones, setZones] = useState(() => zonesOn(drawing));
  const [hasTable, setTable] = useState(false);
  const [zoom, setZoom] = useZoom(drawing);
  const figure = useRef<HTMLDivElement>(null);
  const id = useId();
  const ZoomIcon = zoom ? ZoomOut : ZoomIn;
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
          <SaveButtons title={title} name={name} figure={figure} />
          <IconButton
            label={zoom ? words.zoom.whole : words.zoom.closer}
            onClick={() => setZoom(zoom ? null : middleHalfOf(drawing))}
          >
            <ZoomIcon aria-hidden size={16} strokeWidth={1.5} />
          </IconButton>
          <IconButton
            label={hasTable ? words.hideValues : words.showValues}
            aria-expanded={hasTable}
            onClick={() => setTable(!hasTable)}
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
          {...{ drawing, zones, zoom, dragging }}
          words={parts}
          lang={htmlLang[data.language]}
          summary={fill(words.chartSummary, { title, result: headlineText(page) })}
          keysHint={drawing.isToScale ? title : fill(words.chartKeys, { title })}
          onZoom={setZoom}
        />
        {notesOf(drawing, zones, parts.label, words.indicative).map((note) => (
          <p key={note} className="type-micro px-4 pb-2 text-ink3">
            {note}
          </p>
        ))}
      </div>
      {hasTable && <Values title={title} drawing={drawing} parts={parts} />}
      <PinnedCases />
    </section>
  );
}

/** Returns the names in the diagram, with the results on the axes as the page shows them. */
function useChartWords(drawing: ChartDrawing): ChartWords {
  const page = useCalculator();
  const { words, data } = page;
  const rowOn = (on: 'x' | 'y') => {
    const shown = page.calculator.outputs.find(({ key }) => key === drawing.rows?.[on]);
    // If the result is shown in a unit of its own, the axis shows the value in the unit of the axis.
    const isUnitOfAxis =
      shown && unitSymbol(page.outputUnits[shown.key] ?? shown.unit) === (drawing[on].unit ?? '');
    return isUnitOfAxis ? shownValue(page, shown) : undefined;
  };
  const [x, y] = [rowOn('x'), rowOn('y')];
  const steel = steelName(page.calculator, page.state, words) ?? undefined;
  return useMemo(
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
}

/** Returns the visible section of the axes; a section of an axis in HRC does not apply to one in HV. */
function useZoom({ x, y }: ChartDrawing) {
  const [zoomed, setZoomed] = useState<{ readonly units: string; readonly domains: Domains | null }>();
  const units = `${x.unit} ${y.unit}`;
  const zoom = zoomed?.units === units ? zoomed.domains : null;
  return [zoom, (domains: Domains | null) => setZoomed({ units, domains })] as const;
}

/** Returns name and value of the main result. */
function headlineText(page: CalculatorPage): string {
  const headline = headlineOutput(page);
  if (!headline) return '';
  return `${page.labels.output(headline.key)}: ${reasonOf(page, headline) ?? valueInSentence(page, headline)}`;
}

/** Returns the notes of the diagram, and which of the shown zones are only indicative. */
function notesOf(
  { zones, notes }: ChartDrawing,
  shown: readonly string[],
  labelOf: ChartWords['label'],
  indicative: string,
): readonly string[] {
  const names = (zones ?? [])
    .filter((zone) => zone.indicative && shown.includes(zone.key))
    .map(({ label }) => labelOf(label));
  return [
    ...(names.length > 0 ? [`${names.join(', ')}: ${indicative}`] : []),
    ...(notes ?? []).map((note) => labelOf(note)),
  ];
}

type SaveButtonsProps = Pick<DiagramFrameProps, 'title' | 'name'> & {
  readonly figure: RefObject<HTMLElement | null>;
};

function SaveButtons({ title, name, figure }: SaveButtonsProps) {
  const { words } = useFixed();
  const { withRight } = useRights();
  /** Loads the export code on first use. */
  async function save(format: 'SVG' | 'PNG') {
    const drawn = figure.current?.querySelector<SVGSVGElement>('svg.chart');
    if (!drawn) return;
    const { savePng, saveSvg } = await import('@ferrite/charts/save.ts');
    await (format === 'SVG' ? saveSvg : savePng)(drawn, name);
  }
  return (['SVG', 'PNG'] as const).map((format) => (
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
  ));
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
