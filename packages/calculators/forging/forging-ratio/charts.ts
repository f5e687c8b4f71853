/** Diagrams of the forging ratio page: section area and the cumulative ratios over the steps. */
import { type ChartDrawing, dimensionOutside, type Line, type Point, type Region } from '../../core/chart.ts';
import { type ForgingStep, forgingTotals } from '../../formulas/forging/forging-ratio.ts';
import type { StepSection } from './sections.ts';

/** Sections from start to end side by side, to scale, with their sizes and the ratio of each step. */
export function drawSections(
  sections: readonly StepSection[],
  steps: readonly ForgingStep[],
  unit: 'mm' | undefined,
): ChartDrawing {
  const widths = sections.map(({ outlines }) => 2 * Math.max(...outlines.flat().map(([x]) => Math.abs(x))));
  const tallest =
    2 * Math.max(...sections.flatMap(({ outlines }) => outlines.flat().map(([, y]) => Math.abs(y))));
  const gap = 0.6 * Math.max(...widths);
  const centres = widths.map(
    (width, at) => widths.slice(0, at).reduce((sum, each) => sum + each + gap, 0) + width / 2,
  );
  const right = (centres.at(-1) ?? 0) + (widths.at(-1) ?? 0) / 2;
  const moved = (points: readonly Point[], by: number): readonly Point[] =>
    points.map(([x, y]) => [x + by, y]);
  const low = -tallest / 2 - 0.18 * tallest;
  const arrows = steps.map(({ kind, ratio }, at): Line => {
    const edge = (centres[at] ?? 0) + (widths[at] ?? 0) / 2;
    return {
      role: 'arrow',
      points: [
        [edge + 0.15 * gap, 0],
        [edge + 0.85 * gap, 0],
      ],
      label: { key: kind, literal: `${Number(ratio.toFixed(2))}` },
    };
  });
  return {
    isToScale: true,
    x: { label: 'width', ...(unit && { unit }), scale: 'linear', domain: [-0.5 * gap, right + 0.5 * gap] },
    y: {
      label: 'height',
      ...(unit && { unit }),
      scale: 'linear',
      domain: [low - 0.15 * tallest, 0.6 * tallest],
    },
    regions: sections.flatMap(({ outlines }, at): Region[] =>
      outlines.slice(0, 1).map((outer) => ({
        polygon: moved(outer, centres[at] ?? 0),
        tone: outlines.length > 1 ? 'plain' : 'mixed',
      })),
    ),
    lines: [
      ...arrows,
      ...sections.flatMap(({ outlines, size }, at): Line[] => {
        const [centre, width] = [centres[at] ?? 0, widths[at] ?? 0];
        return [
          ...outlines.map(
            (outer): Line => ({ role: 'boundary', points: moved([...outer, ...outer.slice(0, 1)], centre) }),
          ),
          ...dimensionOutside(
            [
              [centre - width / 2, 0],
              [centre + width / 2, 0],
            ],
            { y: low },
            size,
          ),
        ];
      }),
    ],
    answer: { output: 'chosenRatio', at: 'drawing' },
  };
}

/** Ratio by each convention after each step, and the required ratio. */
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
