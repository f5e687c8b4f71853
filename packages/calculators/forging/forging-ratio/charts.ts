/** Drawings of the forging ratio page: section area and the cumulative ratios over the steps. */
import type { ChartDrawing, Line, Point } from '../../core/chart.ts';
import { type ForgingStep, forgingTotals } from '../../formulas/forging/forging-ratio.ts';

/** Area after each step relative to the start, as stairs. */
export function drawAreas(steps: readonly ForgingStep[]): ChartDrawing {
  const shares = steps.map((_, at) => 1 / forgingTotals(steps.slice(0, at + 1)).overall);
  const all = [1, ...shares];
  const right = all.length;
  const points = all.flatMap((share, at): Point[] => [
    [at, share],
    [at + 1, share],
  ]);
  return {
    x: { label: 'step', scale: 'linear', domain: [0, right], step: 1 },
    y: { label: 'relativeArea', symbol: 'A/A_0', scale: 'linear', domain: [0, 1.1 * Math.max(...all)] },
    lines: [{ role: 'user', points }],
    marks: [{ at: [right, all.at(-1) ?? 1], role: 'user' }],
  };
}

/** Each convention after each step, and the required ratio. */
export function drawRatios(steps: readonly ForgingStep[], required: number): ChartDrawing {
  const totals = steps.map((_, at) => forgingTotals(steps.slice(0, at + 1)));
  const start = [0, 1] as const;
  const series = (label: string, of: (at: number) => number): Line => ({
    role: 'series',
    label,
    points: [start, ...steps.map((_, at): Point => [at + 1, of(at)])],
  });
  const lines = [
    series('overall', (at) => totals[at]?.overall ?? 1),
    series('drawings', (at) => totals[at]?.drawings ?? 1),
    series('drawingSum', (at) => totals[at]?.drawingSum ?? 1),
    series('everything', (at) => totals[at]?.everything ?? 1),
  ];
  const top = 1.1 * Math.max(required, ...lines.flatMap(({ points }) => points.map(([, y]) => y)));
  return {
    x: { label: 'step', scale: 'linear', domain: [0, steps.length], step: 1 },
    y: { label: 'ratio', scale: 'linear', domain: [0, top] },
    lines: [
      ...lines,
      {
        role: 'boundary',
        points: [
          [0, required],
          [steps.length, required],
        ],
        label: 'required',
      },
    ],
  };
}
