/** Functions shared by the drawings of both weld metal diagrams: axes, dilution line, passes, and a value versus dilution. */

import { spanIncluding } from '../core/axis-span.ts';
import type { ChartDrawing, Line, Mark, Point } from '../core/chart.ts';
import { clipLine, sample } from '../formulas/mathematics/plane-geometry.ts';
import { creqSymbol, nieqSymbol } from './weld-metal.ts';

export type MetalPoints = {
  readonly a: Point;
  readonly b: Point;
  readonly base: Point;
  readonly filler: Point;
  /** Weld metal of each pass; the last one is the result. */
  readonly passes: readonly Point[];
};

type Domain = readonly [from: number, to: number];
type Axis = { readonly domain: Domain; readonly step: number };

/** Returns both equivalents as axes of a diagram. */
export function equivalentAxes(creq: Axis, nieq: Axis): Pick<ChartDrawing, 'x' | 'y'> {
  const shared = { unit: 'wt %', scale: 'linear' } as const;
  return {
    x: { label: 'creq', symbol: creqSymbol, ...shared, ...creq },
    y: { label: 'nieq', symbol: nieqSymbol, ...shared, ...nieq },
  };
}

export type ExtendedAxes = {
  readonly x: Axis;
  readonly y: Axis;
  readonly visible: (point: Point) => boolean;
};

/** Returns the axes of a diagram, extended to contain the weld metal. */
export function axesIncluding(
  { creq, nieq }: { readonly creq: Axis; readonly nieq: Axis },
  weld: Point | undefined,
): ExtendedAxes {
  const x = { ...creq, domain: spanIncluding(creq.domain, weld?.[0], creq.step) };
  const y = { ...nieq, domain: spanIncluding(nieq.domain, weld?.[1], nieq.step) };
  const holds = ([from, to]: Domain, value: number) => value >= from && value <= to;
  return { x, y, visible: ([cr, ni]) => holds(x.domain, cr) && holds(y.domain, ni) };
}

const onLine = (from: Point, to: Point, share: number): Point => [
  from[0] + share * (to[0] - from[0]),
  from[1] + share * (to[1] - from[1]),
];

/** Returns marks at every 10 % of dilution between filler and base mix. */
export const dilutionTicks = ({ filler, base }: MetalPoints): readonly Mark[] =>
  Array.from({ length: 11 }, (_, at) => ({ at: onLine(filler, base, at / 10), role: 'mark', shape: 'dot' }));

/** Returns the passes before the last as marks with their numbers. */
export const passMarks = (passes: readonly Point[]): readonly Mark[] =>
  passes.map((at, n) => ({ at, role: 'mark', shape: 'triangle', label: { literal: String(n + 1) } }));

/** Returns the parts of a line inside the diagram. */
export const onSheet =
  (x: Domain, y: Domain) =>
  (role: Line['role'], points: readonly Point[], label?: Line['label']): readonly Line[] =>
    clipLine(points, x, y).map((each) => ({ role, points: each, ...(label === undefined ? {} : { label }) }));

type ValueOverDilution = {
  /** Value at a point; null if the diagram has none. */
  readonly valueAt: (point: Point) => number | null;
  /** Axis of the value; its upper end, a multiple of 20, is passed to `regions`. */
  readonly y: Omit<ChartDrawing['y'], 'scale' | 'domain'>;
  readonly regions?: (top: number, right: number) => NonNullable<ChartDrawing['regions']>;
};

/** Draws a value along the line from filler to base mix, versus dilution in %, with the dilution of the weld marked. */
export function drawOverDilution(
  { filler, base }: Pick<MetalPoints, 'filler' | 'base'>,
  dilutionPercent: number,
  { valueAt, y, regions }: ValueOverDilution,
): ChartDrawing {
  const at = (percent: number): number | null => valueAt(onLine(filler, base, percent / 100));
  const points = sample((percent) => at(percent) ?? Number.NaN, 0, 100, 200);
  // The axis ends where the diagram ends, beyond the dilution of this weld.
  const last = points.findLast(([, value]) => Number.isFinite(value))?.[0] ?? 100;
  const right = Math.min(100, Math.ceil(Math.max(last, dilutionPercent) / 10) * 10);
  const highest = Math.max(20, ...points.map(([, value]) => (Number.isFinite(value) ? value : 0)));
  const top = Math.ceil(highest / 20) * 20;
  const now = at(dilutionPercent);
  return {
    x: {
      label: 'dilutionAxis',
      symbol: 'D',
      unit: '%',
      scale: 'linear',
      domain: [0, right],
      step: right > 50 ? 20 : 10,
      input: 'dilutionPercent',
    },
    y: { ...y, scale: 'linear', domain: [0, top] },
    ...(regions ? { regions: regions(top, right) } : {}),
    lines: [
      ...onSheet([0, right], [0, top])('user', points),
      {
        role: 'guide',
        points: [
          [dilutionPercent, 0],
          [dilutionPercent, top],
        ],
        label: 'weld',
      },
    ],
    marks: now === null ? [] : [{ at: [dilutionPercent, now], role: 'user' }],
  };
}
