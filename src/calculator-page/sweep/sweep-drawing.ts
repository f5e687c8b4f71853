import type { Swept } from '@ferrite/calculators/core/analysis/sweep.ts';
import { logSpanOf } from '@ferrite/calculators/core/axis-span.ts';
import type { Output } from '@ferrite/calculators/core/calculator.ts';
import type { Axis, ChartDrawing, Line, Point, Region } from '@ferrite/calculators/core/chart.ts';
import type { ContinuousField } from '@ferrite/calculators/core/inputs/fields.ts';
import { unitSymbol } from '@ferrite/calculators/core/quantity.ts';
import type { CalculatorPage } from '../use-calculator.ts';

type Drawn = {
  readonly field: ContinuousField;
  readonly y: Output;
  readonly swept: readonly Swept[];
  readonly ends: readonly [number, number];
};

/** Ratio of the largest to the smallest value above which the axis is logarithmic. */
const logFrom = 100;
/** Maximum of the values below which the axis is also logarithmic, because they need powers of ten. */
const minLinear = 1e-4;

type Piece = { readonly points: readonly Point[]; readonly isBeyond?: true };

/** Divides a curve where its values enter or leave their range; segments with an end outside count as outside. */
function piecesOf(points: readonly Point[], outside: ReadonlySet<number>): readonly Piece[] {
  const pieces: { points: Point[]; isBeyond: boolean }[] = [];
  points.slice(1).forEach((to, at) => {
    const from = points[at] ?? to;
    const isBeyond = outside.has(from[0]) || outside.has(to[0]);
    const last = pieces.at(-1);
    if (last?.isBeyond === isBeyond) last.points.push(to);
    else pieces.push({ points: [from, to], isBeyond });
  });
  if (pieces.length === 0) return [{ points }];
  return pieces.map((piece) => ({ points: piece.points, ...(piece.isBeyond && { isBeyond: true }) }));
}

/** Returns the drawing: the first output as the user's curve with its band, the second output as a series. */
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
  // The axis is logarithmic for values over several decades, and for those that need powers of ten.
  const isLog = low > 0 && (high > logFrom * low || high < minLinear) && high > low;
  const axis = (name: string, unit: Axis['unit'], domain: Axis['domain'], scale: Axis['scale']): Axis => ({
    label: { literal: name },
    ...(unit && { unit }),
    scale,
    domain,
  });
  const lines = swept.flatMap(({ output, runs, outside }, at) =>
    runs.flatMap((points, run) =>
      piecesOf(points, outside).map(
        (piece, part, all): Line => ({
          role: at === 0 ? 'user' : 'series',
          ...piece,
          ...(part > 0 && { continues: true }),
          ...(run === runs.length - 1 &&
            part === all.length - 1 && { label: { literal: labels.output(output) } }),
        }),
      ),
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
    rows: { y: y.key },
    marks: isShown && typeof own === 'number' ? [{ at: [x, own], role: 'user' }] : [],
  };
}
