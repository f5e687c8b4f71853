/** Diagrams of the grain size page: sizes over G, and the counts of the fields with their mean. */
import { logSpanOf } from '../../core/axis-span.ts';
import type { ChartDrawing, Line, Point } from '../../core/chart.ts';
import type { Spread } from '../../formulas/mathematics/confidence-interval.ts';
import { sample } from '../../formulas/mathematics/plane-geometry.ts';
import { diameterOf, grainsPerMm2, interceptOf } from '../../formulas/microstructure/grain-size.ts';

const axisOfG = (grainSize: number) =>
  [Math.min(-3, Math.floor(grainSize)), Math.max(14, Math.ceil(grainSize))] as const;
const powers = (low: number, high: number) =>
  [10 ** Math.floor(Math.log10(low)), 10 ** Math.ceil(Math.log10(high))] as const;

/** Draws the mean diameter and mean intercept in µm over G, with the entered G marked. */
export function drawNomogram(
  grainSize: number,
  interceptUm: number,
  headline: 'grainSize' | 'interceptUm',
): ChartDrawing {
  const x = axisOfG(grainSize);
  const diameter = (number: number): number => 1000 * diameterOf(grainsPerMm2(number));
  const intercept = (number: number): number => 1000 * interceptOf(number);
  const curve = (role: Line['role'], label: string, size: (number: number) => number): Line => ({
    role,
    points: sample(size, x[0], x[1], 34),
    label,
  });
  return {
    x: { label: 'number', symbol: 'G', scale: 'linear', domain: x },
    y: {
      label: 'size',
      unit: 'µm',
      scale: 'log',
      domain: logSpanOf([intercept(x[1]), diameter(x[0]), interceptUm]),
    },
    lines: [curve('series', 'meanDiameter', diameter), curve('user', 'meanIntercept', intercept)],
    marks: [
      { at: [grainSize, diameter(grainSize)], role: 'mark', shape: 'dot' },
      { at: [grainSize, interceptUm], role: 'user' },
    ],
    answer: { output: headline, at: headline === 'grainSize' ? 'x' : 'y' },
  };
}

function drawGrains(grainSize: number): ChartDrawing {
  const x = axisOfG(grainSize);
  return {
    x: { label: 'number', symbol: 'G', scale: 'linear', domain: x },
    y: {
      label: 'grains',
      symbol: 'N_\\mathrm{A}',
      unit: 'mm⁻²',
      scale: 'log',
      domain: powers(grainsPerMm2(x[0]), grainsPerMm2(x[1])),
    },
    lines: [{ role: 'series', points: sample(grainsPerMm2, x[0], x[1], 34) }],
    marks: [{ at: [grainSize, grainsPerMm2(grainSize)], role: 'user' }],
  };
}

/** Draws the counts by field with mean and 95 % band; without counts, the grains per mm² over G. */
export function drawCounts(
  counts: readonly number[],
  spread: Spread | null,
  grainSize: number,
): ChartDrawing {
  if (!spread) return drawGrains(grainSize);
  const right = counts.length + 1;
  const band = spread.halfWidth ?? 0;
  const top = 1.15 * Math.max(...counts, spread.mean + band);
  const level = (height: number): readonly Point[] => [
    [0, height],
    [right, height],
  ];
  const inside = [spread.mean - band, spread.mean + band].filter((height) => height >= 0 && band > 0);
  return {
    x: { label: 'field', scale: 'linear', domain: [0, right] },
    y: { label: 'count', scale: 'linear', domain: [0, top] },
    lines: [
      { role: 'series', points: level(spread.mean), label: 'mean' },
      ...inside.map((height): Line => ({ role: 'guide', points: level(height), label: 'confidence' })),
    ],
    marks: counts.map((count, at) => ({
      at: [at + 1, count] as const,
      role: 'mark' as const,
      shape: 'circle' as const,
    })),
  };
}
