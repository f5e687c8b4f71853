/** Diagrams of the ideal diameter: multiplying factors versus content, and bar diameter versus DI for several baths. */

import { logSpanOf, type Span } from '../../core/axis-span.ts';
import type { ChartDrawing, Line, Mark, Point } from '../../core/chart.ts';
import { type Composition, percentOf } from '../../core/elements.ts';
import {
  alloyElements,
  alloyFactor,
  standardRange,
} from '../../formulas/hardenability/hardenability-factors.ts';
import { halfFourier, idealHalfFourier } from '../../formulas/hardenability/quenched-bar.ts';
import { clipLine, sample } from '../../formulas/mathematics/plane-geometry.ts';

/** Highest zirconium content in the table of the standard, wt %. */
const widenedZr = 0.25;

/** Draws the multiplying factors over wt %, with the contents of the steel marked on the curves. */
export function drawFactors(steel: Composition): ChartDrawing {
  const x = [0, 2] as const;
  const y = [1, 7] as const;
  const marks = alloyElements.flatMap((element): readonly Mark[] => {
    const percent = percentOf(steel, element);
    const factor = alloyFactor(element, percent);
    if (percent === 0 || percent > x[1] || factor > y[1]) return [];
    return [{ at: [percent, factor], role: 'mark', shape: 'circle', label: { literal: element } }];
  });
  return {
    x: { label: 'content', unit: 'wt %', scale: 'linear', domain: x },
    y: { label: 'factor', symbol: 'f', scale: 'linear', domain: y, step: 1 },
    lines: alloyElements.flatMap((element) => {
      const max = element === 'Zr' ? widenedZr : standardRange[element].max;
      const points = sample((percent) => alloyFactor(element, percent), x[0], x[1], 80);
      return clipLine(points, x, y).map(
        (piece): Line => ({ role: 'series', points: piece, label: { literal: element }, ends: { max } }),
      );
    }),
    marks,
  };
}

const drawn = [0.2, 0.35, 0.5, 0.7, 1, 1.5, 2, 5] as const;
/** √(Fo½/Fo½∞) by Bi, which is the same for every bath; computed once, when a diagram is first drawn. */
let ratios: readonly (readonly [biot: number, ratio: number])[] | undefined;

function ratioTable(): readonly (readonly [number, number])[] {
  ratios ??= Array.from({ length: 59 }, (_, at) => {
    const biot = 10 ** (-3 + at / 10);
    return [biot, Math.sqrt(halfFourier(biot) / idealHalfFourier)] as const;
  });
  return ratios;
}

/** Draws Grossmann's chart: diameter D of a bar that hardens to its centre versus DI, for baths of severity H in 1/in. */
export function drawGrossmann(severity: number, ideal: number | null, critical: number | null): ChartDrawing {
  const x: Span = [0, logSpanOf([1.2 * (ideal ?? 165), 1.2 * (critical ?? 0)])[1]];
  const [, most] = x;
  const lineOf = (role: Line['role'], each: number): readonly Line[] => {
    const points = ratioTable().map(([biot, ratio]): Point => {
      const diameter = (biot / each) * 25.4;
      return [diameter * ratio, diameter];
    });
    return clipLine([[0, 0], ...points], x, x).map(
      (piece): Line => ({
        role,
        points: piece,
        label: { literal: `H ${each}` },
        naming: 'end',
      }),
    );
  };
  return {
    x: { label: 'ideal', symbol: 'D_\\mathrm{I}', unit: 'mm', scale: 'linear', domain: x },
    y: { label: 'critical', symbol: 'D', unit: 'mm', scale: 'linear', domain: x },
    lines: [
      ...drawn.filter((each) => each !== severity).flatMap((each) => lineOf('iso', each)),
      {
        role: 'guide',
        points: [
          [0, 0],
          [most, most],
        ],
        label: { literal: 'H ∞' },
        naming: 'end',
      },
      ...lineOf('user', severity),
    ],
    ...(ideal !== null && critical !== null
      ? { marks: [{ at: [ideal, critical], role: 'user', label: 'steel' }] }
      : {}),
    answer: { output: 'idealDiameterMm', at: 'x' },
  };
}
