/** Diagrams of the pitting resistance page: indices over nitrogen, starting temperature over PREN. */
import type { ChartDrawing, Line, Point, Region, Tone } from '../../core/chart.ts';
import type { Composition } from '../../core/elements.ts';
import { type CompositionFormula, formulaValue } from '../../formulas/composition/composition-formula.ts';
import * as pitting from '../../formulas/composition/pitting-resistance.ts';
import { rectangle } from '../../formulas/mathematics/plane-geometry.ts';

type Span = readonly [number, number];
const tones: readonly Tone[] = ['plain', 'austenite', 'austenite-ferrite', 'mixed'];

/** Returns the four resistance classes as bands along the axis of PREN. */
function classBands(from: number, to: number, band: (span: Span) => readonly Point[]): readonly Region[] {
  return pitting.classBounds.flatMap(([name, lower], at): readonly Region[] => {
    const low = Math.max(from, at === 0 ? from : lower);
    const high = Math.min(to, pitting.classBounds[at + 1]?.[1] ?? to);
    if (high <= low) return [];
    const polygon = band([low, high]);
    const xs = polygon.map(([x]) => x);
    const ys = polygon.map(([, y]) => y);
    const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const labelAt: Point = [
      left + 0.5 * (right - left),
      bottom + (right - left > top - bottom ? 0.5 : 0.06) * (top - bottom),
    ];
    return [{ polygon, tone: tones[at] ?? 'plain', label: name, labelAt }];
  });
}

const roundUp = (value: number, step: number): number => Math.ceil((value + 1e-9) / step) * step;
const roundDown = (value: number, step: number): number => Math.floor((value - 1e-9) / step) * step;

/** Draws each index over nitrogen; other elements as entered. */
export function drawIndices(steel: Composition, headline: 'pren16' | 'prew'): ChartDrawing {
  const nitrogen = steel.N ?? 0;
  const right = Math.max(0.5, roundUp(nitrogen, 0.1));
  const series: readonly (readonly [string, CompositionFormula])[] = [
    ['pren16', pitting.pren16],
    ['pren30', pitting.pren30],
    ['marc', pitting.marc],
    ...(headline === 'prew' ? [['prew', pitting.prew] as const] : []),
  ];
  const ends = series.flatMap(([, formula]) => [0, right].map((N) => formulaValue(formula, { ...steel, N })));
  const y: Span = [roundDown(Math.min(...ends), 5), roundUp(Math.max(...ends), 5)];
  return {
    x: { label: 'nitrogen', symbol: '\\mathrm{N}', unit: 'wt %', scale: 'linear', domain: [0, right] },
    y: { label: 'index', scale: 'linear', domain: y, step: 5 },
    regions: classBands(y[0], y[1], (span) => rectangle([0, right], span)),
    lines: series.map(
      ([label, formula]): Line => ({
        role: label === headline ? 'user' : 'series',
        label,
        ...(!pitting.isStainless(steel) && { isBeyond: true }),
        points: [0, right].map((N): Point => [N, formulaValue(formula, { ...steel, N })]),
      }),
    ),
    marks: [{ at: [nitrogen, formulaValue(pitting[headline], steel)], role: 'user', label: 'steel' }],
    answer: { output: headline, at: 'y' },
  };
}

/** Typical analyses of well-known grades, for orientation only. */
const grades: readonly (readonly [string, Composition])[] = [
  ['304L', { Cr: 18.2, N: 0.06 }],
  ['316L', { Cr: 17, Mo: 2.1, N: 0.06 }],
  ['LDX 2101', { Cr: 21.5, Mo: 0.3, N: 0.22 }],
  ['2205', { Cr: 22.3, Mo: 3.1, N: 0.17 }],
  ['904L', { Cr: 20, Mo: 4.3, N: 0.06 }],
  ['2507', { Cr: 25, Mo: 3.9, N: 0.27 }],
];

/** Draws the starting temperature of the pitting test over PREN, with the entered alloy and known grades. */
export function drawTemperature(steel: Composition): ChartDrawing {
  const at = (each: Composition): Point => [
    formulaValue(pitting.pren16, each),
    formulaValue(pitting.pittingTemperature, each),
  ];
  const points = [steel, ...grades.map(([, each]) => each)].map(at);
  const x: Span = [
    roundDown(Math.min(...points.map(([pren]) => pren)), 5),
    roundUp(Math.max(...points.map(([pren]) => pren)), 5),
  ];
  const y: Span = [
    roundDown(Math.min(0, ...points.map(([, celsius]) => celsius)), 20),
    roundUp(Math.max(100, ...points.map(([, celsius]) => celsius)), 20),
  ];
  return {
    x: { label: 'pren16', scale: 'linear', domain: x },
    y: { label: 'startingTemperature', symbol: 'T', unit: '°C', scale: 'linear', domain: y },
    regions: classBands(x[0], x[1], (span) => rectangle(span, y)),
    lines: [pitting.testRange.min, pitting.testRange.max].map(
      (celsius): Line => ({
        role: 'guide',
        points: [
          [x[0], celsius],
          [x[1], celsius],
        ],
        label: 'testLimit',
      }),
    ),
    marks: [
      ...grades.map(
        ([name, each]) =>
          ({ at: at(each), role: 'mark', shape: 'diamond', label: { literal: name } }) as const,
      ),
      { at: at(steel), role: 'user', label: 'steel' },
    ],
  };
}
