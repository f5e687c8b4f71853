import { Table2 } from 'lucide-react';
import { Suspense, useId, useRef, useState } from 'react';
import type { Calculator } from '../../calculators/core/calculator.ts';
import type { Axis, ChartDrawing, Label } from '../../calculators/core/chart.ts';
import { formatNumber, formatShort } from '../../calculators/core/numbers.ts';
import type { Language } from '../../calculators/core/texts/language.ts';
import { htmlLang } from '../platform/i18n/i18n.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Chart } from '../ui/chart/chart.tsx';
import { HatchSample } from '../ui/chart/drawing.tsx';
import type { ChartWords } from '../ui/chart/scene.ts';
import { classNames } from '../ui/class-names.ts';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { lazyPart } from './frame/lazy-part.tsx';
import { useRights } from './frame/use-rights.ts';
import { fill } from './messages/words.ts';
import { drawingIn } from './units/drawing-units.ts';
import {
  answerOutputs,
  type CalculatorPage,
  localNumbers,
  spokenValue,
  useCalculator,
} from './use-calculator.ts';

const ValueTable = lazyPart(() => import('../ui/chart/value-table.tsx'));

type ChartOfCalculator = NonNullable<Calculator['charts']>[number];

/** The name of an axis with its unit, as each language writes it. */
function axisTitle(name: string, unit: string, language: Language): string {
  if (unit === '') return name;
  if (language === 'de') return `${name} in ${unit}`;
  if (language === 'cn') return `${name} / ${unit}`;
  if (language === 'ja') return `${name}（${unit}）`;
  return language === 'kr' ? `${name}(${unit})` : `${name} (${unit})`;
}

function chartWords({
  data,
  words,
  language,
}: Pick<CalculatorPage, 'data' | 'words' | 'language'>): ChartWords {
  const label = (each: Label): string =>
    typeof each === 'string' ? (data.texts.chart?.[each] ?? each) : localNumbers(each.literal, language);
  return {
    label,
    axisTitle: (axis: Axis) => axisTitle(label(axis.label), axis.unit ?? '', language),
    approximate: words.approximate,
    fixed: (value, digits) => formatNumber(value, digits, language),
    short: (value) => formatShort(value, language),
  };
}

const zonesOn = (drawing: ChartDrawing): readonly string[] =>
  (drawing.zones ?? []).filter((zone) => zone.on).map((zone) => zone.key);

/** One diagram with its switches, its table of values and its files. */
export function ChartPanel({
  chart,
  className,
}: {
  readonly chart: ChartOfCalculator;
  readonly className?: string;
}) {
  const page = useCalculator();
  const { good, words, labels, data, calculator } = page;
  const { withRight } = useRights();
  const drawing = drawingIn(page.state.kept, chart.draw(good.inputs, good.values));
  const [zones, setZones] = useState(() => zonesOn(drawing));
  const [table, setTable] = useState(false);
  const figure = useRef<HTMLDivElement>(null);
  const id = useId();
  const title = data.texts.chart?.[chart.key] ?? words.diagram;
  const parts = chartWords(page);
  const result = answerOutputs(page)
    .map((output) => `${labels.output(output.key)}: ${spokenValue(page, output)}`)
    .join(', ');
  const zoned = (drawing.zones ?? []).length > 0;
  const name = (calculator.charts ?? []).length > 1 ? `${calculator.id}-${chart.key}` : calculator.id;

  /** The program that saves is fetched when somebody saves. */
  async function save(format: 'SVG' | 'PNG') {
    const drawn = figure.current?.querySelector<SVGSVGElement>('svg.chart');
    if (!drawn) return;
    const { savePng, saveSvg } = await import('../ui/chart/save.ts');
    await (format === 'SVG' ? saveSvg : savePng)(drawn, name);
  }

  return (
    <section
      className={classNames(
        '@container/panel flex flex-col rounded-panel border bg-p1 inset-shadow-sheen',
        className,
      )}
    >
      <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b px-4 py-1.5">
        <h2 className="type-h3">{title}</h2>
        <div className="-mr-2 ml-auto flex items-center" data-print="hide">
          {(['SVG', 'PNG'] as const).map((format) => (
            <Button
              key={format}
              variant="plain"
              size="small"
              aria-label={fill(words.saveAs, { title, format })}
              onClick={() => void withRight(() => save(format))}
            >
              {format}
            </Button>
          ))}
          <IconButton
            label={table ? words.hideValues : words.showValues}
            title={table ? words.hideValues : words.showValues}
            aria-expanded={table}
            onClick={() => setTable(!table)}
          >
            <Table2 aria-hidden size={16} strokeWidth={1.5} />
          </IconButton>
        </div>
      </header>
      {zoned && (
        <fieldset className="flex min-w-0 flex-wrap gap-x-5 gap-y-1 border-b px-4 py-2.5" data-print="hide">
          <legend className="sr-only">{words.zones}</legend>
          {drawing.zones?.map((zone, order) => (
            <Checkbox
              key={zone.key}
              checked={zones.includes(zone.key)}
              onChange={(event) =>
                setZones((before) =>
                  event.target.checked ? [...before, zone.key] : before.filter((each) => each !== zone.key),
                )
              }
              className="type-small! gap-2!"
            >
              <span
                className="inline-flex items-center gap-1.5"
                title={zone.indicative ? words.indicative : undefined}
              >
                <HatchSample id={`${id}-${zone.key}`} order={order} />
                {parts.label(zone.label)}
              </span>
            </Checkbox>
          ))}
        </fieldset>
      )}
      <div ref={figure} className={classNames('grow rounded-b-panel bg-well', !page.current && 'grayscale')}>
        <Chart
          drawing={drawing}
          words={parts}
          zones={zones}
          lang={htmlLang[data.language]}
          summary={fill(words.chartSummary, { title, result })}
          keysHint={fill(words.chartKeys, { title })}
        />
        {zoned && drawing.zones?.some((zone) => zone.indicative && zones.includes(zone.key)) && (
          <p className="type-micro px-4 pb-3 text-ink3">
            {drawing.zones
              .filter((zone) => zone.indicative && zones.includes(zone.key))
              .map((zone) => parts.label(zone.label))
              .join(', ')}
            : {words.indicative}
          </p>
        )}
      </div>
      {table && (
        // biome-ignore lint/a11y/useSemanticElements: a section within the panel would add a level to the outline.
        <div
          className="max-h-80 overflow-auto border-t p-4"
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
    </section>
  );
}
