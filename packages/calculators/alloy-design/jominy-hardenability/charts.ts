/** End-quench curve: HRC versus the distance from the quenched end, by three methods. */

import { type Span, spanOf } from '../../core/axis-span.ts';
import type { ChartDrawing, Line, Point } from '../../core/chart.ts';
import { type Composition, percentOf } from '../../core/elements.ts';
import * as curve from '../../formulas/hardenability/end-quench-curve.ts';
import { fullMartensite, halfMartensite } from '../../formulas/hardenability/end-quench-hardness.ts';
import { clipLine, sample } from '../../formulas/mathematics/plane-geometry.ts';

type CurveCase = {
  /** Ideal diameter in mm; null without a carbon factor, when there is no curve by ASTM A255. */
  readonly diameter: number | null;
  readonly grainSize: number;
  readonly distanceMm: number;
  /** Key of the main result; `value` is its hardness at the distance. */
  readonly output: string;
  readonly hardness: number | string | null | undefined;
};

const longest = 50;
/** Distance between the ends of two curves, as a share of the axis, below which only one of them is labelled. */
const crowded = 0.15;
/** Minimum length of the axis, for curves that end immediately, mm. */
const shortest = 10;
/** Lowest hardness drawn, HRC: the Rockwell C scale is not used below 20. */
const minHardness = 20;
/** Range of both regressions: they begin at 4/16 in; the older one ends at 25/16 in. */
const firstJust = 4 * curve.sixteenthMm;
const lastJust1969 = 25 * curve.sixteenthMm;

/**
 * Returns the distance at which a curve falls below the Rockwell C scale, otherwise its end; 0 for a curve entirely
 * below the scale.
 */
const lastOf = (points: readonly Point[]): number =>
  Math.max(0, ...points.flatMap(([d, rockwell]) => (rockwell >= minHardness ? [d] : [])));

/** Returns the points of a regression up to a distance; none if it has no value for the steel. */
const sampleJust = (
  hardnessAt: typeof curve.hardnessJust1969,
  { steel, grainSize }: { readonly steel: Composition; readonly grainSize: number },
  end: number,
): readonly Point[] =>
  sample((d) => hardnessAt(steel, d, grainSize) ?? Number.NaN, firstJust, end, 120).filter(([, rockwell]) =>
    Number.isFinite(rockwell),
  );

export function drawCurve(steel: Composition, given: CurveCase): ChartDrawing {
  const { diameter, grainSize, distanceMm, output, hardness } = given;
  const carbon = percentOf(steel, 'C');
  const a255 =
    diameter === null ? [] : sample(curve.curveA255(carbon, diameter), curve.distances[0] ?? 0, longest, 193);
  const cap = curve.justEndHardness(carbon);
  const just1969 = sampleJust(curve.hardnessJust1969, { steel, grainSize }, lastJust1969);
  const justGrain = sampleJust(curve.hardnessJustGrain, { steel, grainSize }, longest);
  // The axis ends shortly after the last curve and contains the point.
  const last = Math.max(...[a255, just1969, justGrain].map(lastOf));
  const end = Math.max(shortest, 1.2 * last, typeof hardness === 'number' ? distanceMm : 0);
  const x: Span = [0, Math.min(longest, 5 * Math.ceil(end / 5))];
  const heights = [a255, just1969, justGrain].flat().map(([, rockwell]) => Math.max(minHardness, rockwell));
  const y = spanOf(heights, 5, [fullMartensite(carbon), halfMartensite(carbon)]);
  const lines = (
    role: Line['role'],
    label: string,
    points: readonly Point[],
    model?: string,
  ): readonly Line[] =>
    clipLine(points, x, [minHardness, y[1]]).map(
      (piece): Line => ({ role, label, points: piece, ...(model && { model }) }),
    );
  // There is no room for a name between steep curves that end close together; the pointer readout names each.
  const isCrowded =
    Math.abs(lastOf(justGrain) - lastOf(just1969)) < crowded * x[1] && lastOf(justGrain) < x[1];
  /**
   * Returns the curve without the part at the upper limit of the regression, where its values are not those of the
   * regression.
   */
  const belowCap = (label: string, points: readonly Point[], model: string): readonly Line[] =>
    lines(
      'series',
      label,
      points.slice(
        Math.max(
          0,
          points.findIndex(([, rockwell]) => rockwell < cap),
        ),
      ),
      model,
    );
  const level = (label: string, rockwell: number): readonly Line[] =>
    lines('guide', label, [
      [x[0], rockwell],
      [x[1], rockwell],
    ]);
  return {
    x: { label: 'distance', symbol: 'd', unit: 'mm', scale: 'linear', domain: x, input: 'distanceMm' },
    y: { label: 'hardness', symbol: 'H', unit: 'HRC', scale: 'linear', domain: y, step: 5 },
    lines: [
      ...lines('user', 'a255', a255, 'hardnessA255HRC'),
      ...belowCap('just1969', just1969, 'hardnessJust1969HRC'),
      ...belowCap('justGrain', justGrain, 'hardnessJustGrainHRC').map((line) =>
        isCrowded ? { ...line, naming: 'pointer' as const } : line,
      ),
      ...level('fullMartensite', fullMartensite(carbon)),
      ...level('halfMartensite', halfMartensite(carbon)),
    ],
    ...(typeof hardness === 'number' ? { marks: [{ at: [distanceMm, hardness], role: 'user' }] } : {}),
    answer: { output, at: 'y' },
  };
}
