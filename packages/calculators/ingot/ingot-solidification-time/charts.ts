/** Diagrams of solidification: shell thickness versus the square root of time, and time versus size. */

import { spanIncluding } from '../../core/axis-span.ts';
import type { ChartDrawing, Line, Point } from '../../core/chart.ts';
import { clipLine, sample } from '../../formulas/mathematics/plane-geometry.ts';

type Curve = { readonly label: string; readonly at: (x: number) => number };

const linesOf = (
  curves: readonly Curve[],
  x: readonly [number, number],
  y: readonly [number, number],
): readonly Line[] =>
  curves.flatMap(({ label, at }, n) =>
    clipLine(sample(at, x[0], x[1], 240), x, y).map(
      (points): Line => ({ role: n === 0 ? 'user' : 'series', points, label }),
    ),
  );

type ShellState = {
  /** Curves of the shell thickness in mm over minutes, the chosen shape first. */
  readonly curves: readonly Curve[];
  readonly halfMm: number;
  readonly longestMin: number;
  readonly elapsedMin: number;
};

/** Returns the square root of the time at which the shell reaches the centre, limited to the axis. */
function rootAtCentre(at: (minutes: number) => number, halfMm: number, last: number): number {
  let [early, late] = [0, last];
  if (at(last * last) < halfMm) return last;
  for (let step = 0; step < 50; step += 1) {
    const middle = (early + late) / 2;
    if (at(middle * middle) < halfMm) early = middle;
    else late = middle;
  }
  return late;
}

/** Draws the shell thickness versus the square root of time, up to the half thickness. */
export function drawShell({ curves, halfMm, longestMin, elapsedMin }: ShellState): ChartDrawing {
  const [x, y] = [
    [0, Math.sqrt(Math.max(longestMin, elapsedMin) * 1.05)] as const,
    spanIncluding([0, halfMm * 1.1], curves[0]?.at(elapsedMin)),
  ];
  const shells = curves.map(({ label, at }, n): Line => {
    const end = rootAtCentre(at, halfMm, x[1]);
    // Points are denser at the end, where the shell of a round ingot grows fastest.
    const points = sample((share) => share, 0, 1, 120).map(([share]): Point => {
      const root = end * (1 - (1 - share) ** 2);
      return [root, Math.min(halfMm, at(root * root))];
    });
    return n === 0 ? { role: 'user', label, points } : { role: 'series', label, points, naming: 'beside' };
  });
  const now = curves[0]?.at(elapsedMin) ?? 0;
  return {
    x: { label: 'rootOfTime', symbol: '\\sqrt{t}', unit: '√min', scale: 'linear', domain: x },
    y: { label: 'shell', symbol: 'd', unit: 'mm', scale: 'linear', domain: y },
    lines: [
      ...shells,
      {
        role: 'guide',
        points: [
          [0, halfMm],
          [x[1], halfMm],
        ],
        label: 'centre',
      },
    ],
    marks: [{ at: [Math.sqrt(elapsedMin), now], role: 'user' }],
  };
}

/** Draws the solidification time versus the size by each method that applies, the recommended method first. */
export function drawTimeOverSize(curves: readonly Curve[], sizeMm: number, minutes: number): ChartDrawing {
  const x = [0.2 * sizeMm, 2 * sizeMm] as const;
  const highest = Math.max(minutes, ...curves.map(({ at }) => at(x[1])));
  const y = [0, highest * 1.02] as const;
  const mark: Point = [sizeMm, minutes];
  return {
    x: { label: 'size', unit: 'mm', scale: 'linear', domain: x },
    y: { label: 'time', symbol: 't', unit: 'min', scale: 'linear', domain: y },
    lines: linesOf(curves, x, y),
    marks: [{ at: mark, role: 'user' }],
    answer: { output: 'solidificationTimeMin', at: 'y' },
  };
}
