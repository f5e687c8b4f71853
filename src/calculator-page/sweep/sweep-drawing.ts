import type { Swept } from '@ferrite/calculators/core/analysis/sweep.ts';
import { logSpanOf } from '@ferrite/calculators/core/axis-span.ts';
import type { Output } from '@ferrite/calculators/core/calculator.ts';
import type { Axis, ChartDrawing, Line, Region } from '@ferrite/calculators/core/chart.ts';
import type { ContinuousField } from '@ferrite/calculators/core/inputs/fields.ts';
import { unitSymbol } from '@ferrite/calculators/core/quantity.ts';
import type { CalculatorPage } from '../use-calculator.ts';

type Drawn = {
  readonly field: ContinuousField;
  readonly y: Output;
  readonly swept: readonly Swept[];
  readonly ends: readonly [number, number];
};

/** Ratio of the largest to the least value from which the axis is logarithmic, and largest value of any such axis. */
const logFrom = 100;
const leastLinear = 1e-4;

/** Returns the drawing: first output as the user's curve with its band, second output as a series. */
export function sweepDrawing(
  { good, labels, state }: Pick<CalculatorPage, 'good' | 'labels' | 'state'>,
  { field, y, swept, ends }: Drawn,
): ChartDrawing {
  const values = swept.flatMap(({ runs, band }) => [
    ...runs.flat().map(([, value]) => value),
    ...band.flatMap(({ low, high }) => [low, high]),
  ]);
  const [low, high] = values.length > 0 ? [Math.min(...values), Math.max(...values)] : [0, 1];
  const room = (high - low || Math.abs(high) || 1) * 0.06;
  // Values over decades, and those that need powers of ten.
  const isLog = low > 0 && (high > logFrom * low || high < leastLinear) && high > low;
  const axis = (name: string, unit: Axis['unit'], domain: Axis['domain'], scale: Axis['scale']): Axis => ({
    label: { literal: name },
    ...(unit && { unit }),
    scale,
    domain,
  });
  const lines = swept.flatMap(({ output, runs }, at) =>
    runs.map(
      (points, run): Line => ({
        role: at === 0 ? 'user' : 'series',
        points,
        ...(run === runs.length - 1 && { label: { literal: labels.output(output) } }),
      }),
    ),
  );
  const regions = swept.flatMap(({ band }): Region[] =>
    band.length > 1
      ? [
          {
            tone: 'hot',
            polygon: [
              ...band.map(({ at, low: from }) => [at, from] as const),
              ...band.toReversed().map(({ at, high: upTo }) => [at, upTo] as const),
            ],
          },
        ]
      : [],
  );
  const x = state.entries[field.key]?.value;
  const own = good.values[y.key];
  const isShown = typeof x === 'number' && x >= Math.min(...ends) && x <= Math.max(...ends);
  return {
    x: axis(
      labels.input(field.key),
      unitSymbol(field.unit),
      [Math.min(...ends), Math.max(...ends)],
      'linear',
    ),
    y: axis(
      labels.output(y.key),
      unitSymbol(y.unit),
      isLog ? logSpanOf([low, high]) : [low - room, high + room],
      isLog ? 'log' : 'linear',
    ),
    lines,
    regions,
    answer: { output: y.key, at: 'y' },
    marks: isShown && typeof own === 'number' ? [{ at: [x, own], role: 'user' }] : [],
  };
}
