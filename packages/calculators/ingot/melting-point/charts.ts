/** Diagram of the melting range versus carbon; all other elements as entered. */
import type { ChartDrawing, Line, Mark, Point } from '../../core/chart.ts';
import type { Composition } from '../../core/elements.ts';
import { clipLine, clipPolygon, rectangle, sample } from '../../formulas/mathematics/plane-geometry.ts';
import { type MeltingFormula, meltingTemperature } from '../../formulas/solidification/melting-range.ts';

type Temperatures = { readonly liquidus: number; readonly solidus: number | null; readonly pouring: number };

type MeltingFormulas = {
  readonly liquidus: readonly ((steel: Composition) => number)[];
  readonly liquidusMean: (steel: Composition) => number;
  readonly solidusMean: (steel: Composition) => number;
  readonly solidus: readonly MeltingFormula[];
};

/** Draws the melting range: the band covers all liquidus formulas; the solidus curves are the mean, Hirai and the handbook. */
export function drawMeltingRange(
  steel: Composition,
  { liquidus, liquidusMean, solidusMean, solidus }: MeltingFormulas,
  at: Temperatures,
): ChartDrawing {
  const carbon = steel.C ?? 0;
  const x = [0, carbon > 1.2 ? 2 : 1.2] as const;
  const solidusEnds = solidus.map((formula) => meltingTemperature(formula, { ...steel, C: x[1] }));
  const y = [
    Math.floor((Math.min(...solidusEnds, at.solidus ?? 1500) - 1) / 20) * 20,
    Math.ceil((Math.max(1560, at.pouring, at.liquidus) + 1) / 50) * 50,
  ] as const;
  const curve = (formula: MeltingFormula, C: number): number => meltingTemperature(formula, { ...steel, C });
  const all = (C: number): readonly number[] => liquidus.map((each) => each({ ...steel, C }));
  const highest = sample((C) => Math.max(...all(C)), x[0], x[1], 60);
  const lowest = sample((C) => Math.min(...all(C)), x[0], x[1], 60);
  // The band is not convex and is therefore divided into vertical strips, which are.
  const strips = highest.slice(1).map((right, i): readonly Point[] => {
    const strip = [lowest[i], lowest[i + 1], right, highest[i]].filter((point) => point !== undefined);
    return clipPolygon(strip, x, y);
  });
  const lines = (
    role: Line['role'],
    points: readonly Point[],
    label: string,
    model?: string,
  ): readonly Line[] =>
    clipLine(points, x, y).map(
      (piece, i): Line => ({ role, points: piece, ...(i === 0 && { label }), ...(model && { model }) }),
    );
  const middle = sample((C) => liquidusMean({ ...steel, C }), x[0], x[1], 240);
  const solidusMark: readonly Mark[] =
    at.solidus === null ? [] : [{ at: [carbon, at.solidus], role: 'mark', shape: 'square' }];
  return {
    x: { label: 'carbon', symbol: '\\mathrm{C}', unit: 'wt %', scale: 'linear', domain: x, input: 'C' },
    y: { label: 'temperature', symbol: 'T', unit: '°C', scale: 'linear', domain: y },
    regions: [
      ...strips.filter((strip) => strip.length > 2).map((polygon) => ({ polygon, tone: 'hot' as const })),
      { polygon: rectangle([0.09, 0.17], y), tone: 'plain', label: 'peritectic', labelAt: [0.13, y[0] + 20] },
    ],
    lines: [
      ...lines('user', middle, 'liquidus'),
      ...(at.solidus === null
        ? []
        : lines(
            'series',
            sample((C) => solidusMean({ ...steel, C }), x[0], x[1], 240),
            'solidusMean',
          )),
      ...solidus.flatMap((formula, i) =>
        lines(
          'series',
          sample((C) => curve(formula, C), x[0], x[1], 240),
          i === 0 ? 'solidusHirai' : 'solidusHandbook',
          i === 0 ? 'solidusHiraiC' : 'solidusHandbookC',
        ),
      ),
      {
        role: 'guide',
        points: [
          [x[0], at.pouring],
          [x[1], at.pouring],
        ],
        label: 'pouring',
      },
    ],
    marks: [{ at: [carbon, at.liquidus], role: 'user', label: 'steel' }, ...solidusMark],
    answer: { output: 'liquidusMeanC', at: 'y' },
  };
}
