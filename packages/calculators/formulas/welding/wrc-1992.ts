/**
 * WRC-1992 diagram: equivalents in wt % and Ferrite Number (FN). Lines digitized from Fig. 6 of Kotecki &
 * Siewert, Weld. J. 71 (1992) 171s (krifurXX/wrc-1992, residual below 0.02 units).
 */
import type { Point } from '../../core/chart.ts';
import type { Straight } from '../mathematics/plane-geometry.ts';
import type { Equivalents } from './weld-mixing.ts';

/** Creq = Cr + Mo + 0.7 Nb and Nieq = Ni + 35 C + 20 N + 0.25 Cu. */
export const equivalents = {
  creq: [{ of: ['Cr'] }, { of: ['Mo'] }, { of: ['Nb'], times: 0.7 }],
  nieq: [{ of: ['Ni'] }, { of: ['C'], times: 35 }, { of: ['N'], times: 20 }, { of: ['Cu'], times: 0.25 }],
} as const satisfies Equivalents;

/** Ranges of the axes of the diagram. */
export const wrcSheet = { creq: [17, 31], nieq: [9, 18] } as const;

/** Lines of equal FN from FN 2 on, straight from the lower to the upper end. */
// biome-ignore format: one line per FN.
export const ferriteNumberLines: readonly { readonly number: number; readonly line: Straight }[] = [
  { number: 2, line: [[17.04, 10.9], [22.15, 17.08]] },
  { number: 4, line: [[17.04, 9.94], [23.07, 17.05]] },
  { number: 6, line: [[17.04, 9.52], [23.64, 17.01]] },
  { number: 8, line: [[17.1, 9.06], [24.31, 17.01]] },
  { number: 10, line: [[17.52, 9.05], [24.93, 17.06]] },
  { number: 12, line: [[18.05, 9.05], [25.39, 17.03]] },
  { number: 14, line: [[18.33, 9.05], [25.88, 17.02]] },
  { number: 16, line: [[18.66, 9.05], [26.32, 17.04]] },
  { number: 18, line: [[19.04, 9.05], [26.57, 16.91]] },
  { number: 20, line: [[19.42, 9.05], [26.78, 16.75]] },
  { number: 22, line: [[19.75, 9.05], [27.07, 16.59]] },
  { number: 24, line: [[20.07, 9.05], [27.3, 16.37]] },
  { number: 26, line: [[20.32, 9.05], [27.48, 16.19]] },
  { number: 28, line: [[20.58, 9.05], [27.74, 16.01]] },
  { number: 30, line: [[20.85, 9.05], [27.87, 15.88]] },
  { number: 35, line: [[21.19, 9.05], [28.2, 15.72]] },
  { number: 40, line: [[21.42, 9.05], [28.43, 15.39]] },
  { number: 45, line: [[21.63, 9.05], [28.65, 15.15]] },
  { number: 50, line: [[21.84, 9.05], [28.95, 14.86]] },
  { number: 55, line: [[22.11, 9.05], [29.13, 14.65]] },
  { number: 60, line: [[22.42, 9.05], [29.34, 14.4]] },
  { number: 65, line: [[22.72, 9.06], [29.53, 14.13]] },
  { number: 70, line: [[22.95, 9.06], [29.74, 13.81]] },
  { number: 75, line: [[23.2, 9.06], [30, 13.5]] },
  { number: 80, line: [[23.47, 9.06], [30.15, 13.25]] },
  { number: 85, line: [[23.79, 9.06], [30.3, 12.98]] },
  { number: 90, line: [[24.16, 9.05], [30.47, 12.63]] },
  { number: 95, line: [[24.47, 9.05], [30.61, 12.25]] },
  { number: 100, line: [[24.89, 9.05], [30.7, 11.8]] },
];

/** Boundaries of the solidification modes; the first one is also the line FN 0. */
export const modeBoundaries = {
  'A-AF': [
    [17.23, 12.47],
    [17.6, 12.94],
    [18.08, 13.54],
    [18.57, 14.15],
    [19.23, 14.95],
    [19.61, 15.41],
    [20.12, 16.05],
    [20.52, 16.55],
    [21.17, 17.36],
    [21.53, 17.74],
  ],
  'AF-FA': [
    [17.15, 12],
    [17.71, 12.31],
    [18.02, 12.55],
    [18.82, 13.19],
    [19.39, 13.62],
    [20.24, 14.3],
    [20.63, 14.62],
    [21.05, 14.93],
    [21.45, 15.26],
    [22.29, 15.92],
    [22.48, 16.06],
    [23.15, 16.55],
    [23.58, 16.94],
    [24.18, 17.43],
    [24.6, 17.74],
  ],
  'FA-F': [
    [17.18, 9.48],
    [18.18, 10.2],
    [19.18, 10.93],
    [20.18, 11.66],
    [21.18, 12.39],
    [22.18, 13.12],
    [23.18, 13.85],
    [24.18, 14.59],
    [25.18, 15.32],
  ],
} as const satisfies Readonly<Record<string, readonly Point[]>>;

/** Polygon covered by the lines; the authors advise against extrapolation. */
export const diagramRange: readonly Point[] = [
  [17.23, 12.47],
  [17, 10.9],
  [17, 9.05],
  [24.89, 9.05],
  [30.7, 11.8],
  [30.61, 12.25],
  [30.47, 12.63],
  [30.3, 12.98],
  [30.15, 13.25],
  [30, 13.5],
  [29.74, 13.81],
  [29.53, 14.13],
  [29.34, 14.4],
  [29.13, 14.65],
  [28.95, 14.86],
  [28.65, 15.15],
  [28.43, 15.39],
  [28.2, 15.72],
  [27.87, 15.88],
  [27.74, 16.01],
  [27.48, 16.19],
  [27.3, 16.37],
  [27.07, 16.59],
  [26.78, 16.75],
  [26.57, 16.91],
  [26.32, 17.04],
  [25.88, 17.02],
  [25.39, 17.03],
  [24.93, 17.06],
  [24.31, 17.01],
  [23.64, 17.01],
  [23.07, 17.05],
  [22.15, 17.08],
  [20.95, 17.08],
  [20.52, 16.55],
  [20.12, 16.05],
  [19.61, 15.41],
  [19.23, 14.95],
  [18.57, 14.15],
  [18.08, 13.54],
  [17.6, 12.94],
];

/** Returns whether a point is in the covered polygon, by counting the edges crossed by a ray to the right. */
export function isInFan([x, y]: Point): boolean {
  return diagramRange.reduce((inside, [x1, y1], at) => {
    const [x2, y2] = diagramRange[(at + 1) % diagramRange.length] ?? [x1, y1];
    const crosses = y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
    return crosses ? !inside : inside;
  }, false);
}

/** Returns the Creq of an ascending polyline at a Nieq; its end segments are extended. */
export function creqAt(points: readonly Point[], nieq: number): number {
  const above = points.findIndex(([, y]) => y >= nieq);
  const upper = above < 0 ? points.length - 1 : Math.max(1, above);
  const [from, to] = [points[upper - 1], points[upper]];
  if (!from || !to) throw new RangeError('a line needs at least two points');
  return from[0] + ((nieq - from[1]) / (to[1] - from[1])) * (to[0] - from[0]);
}

const allLines: readonly { readonly number: number; readonly points: readonly Point[] }[] = [
  { number: 0, points: modeBoundaries['A-AF'] },
  ...ferriteNumberLines.map(({ number, line }) => ({ number, points: line })),
];

/** Returns the Creq of each FN line at this Nieq, FN 0 first. */
export function crossings(nieq: number): readonly { readonly number: number; readonly creq: number }[] {
  return allLines.map(({ number, points }) => ({ number, creq: creqAt(points, nieq) }));
}

/**
 * Computes FN, linear in Creq between the adjacent lines at the Nieq of the point. FN is 0 left of the line FN 0 within
 * the axes, and null elsewhere outside the covered polygon.
 */
export function ferriteNumber(point: Point): number | null {
  const [creq, nieq] = point;
  const onSheet =
    creq >= wrcSheet.creq[0] &&
    creq <= wrcSheet.creq[1] &&
    nieq >= wrcSheet.nieq[0] &&
    nieq <= wrcSheet.nieq[1];
  if (!onSheet) return null;
  const lines = crossings(nieq);
  if (creq <= (lines[0]?.creq ?? 0)) return 0;
  // The last line is an edge of the polygon; a point slightly to the left of it counts as inside.
  if (!isInFan(point) && !isInFan([creq - 1e-9, nieq])) return null;
  const at = lines.findIndex((each) => each.creq >= creq);
  const [left, right] = [lines[at - 1], lines[at]];
  if (!left || !right) return null;
  return left.number + ((creq - left.creq) / (right.creq - left.creq)) * (right.number - left.number);
}

export const solidificationModes = ['A', 'AF', 'FA', 'F'] as const;
export type SolidificationMode = (typeof solidificationModes)[number];

/** Returns the solidification mode by the boundaries at this Nieq. */
export function solidificationMode([creq, nieq]: Point): SolidificationMode {
  if (creq < creqAt(modeBoundaries['A-AF'], nieq)) return 'A';
  if (creq < creqAt(modeBoundaries['AF-FA'], nieq)) return 'AF';
  return creq < creqAt(modeBoundaries['FA-F'], nieq) ? 'FA' : 'F';
}
