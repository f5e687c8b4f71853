/** Diagrams of the transformation temperatures versus carbon; all other elements as entered. */

import { type Span, spanIncluding } from '../../core/axis-span.ts';
import type { ChartDrawing, Line, Mark, Point, Region, Tone } from '../../core/chart.ts';
import type { Composition } from '../../core/elements.ts';
import { blend } from '../../formulas/composition/blend.ts';
import { celsiusOf } from '../../formulas/composition/temperature-formula.ts';
import { clipLine, clipPolygon, sample } from '../../formulas/mathematics/plane-geometry.ts';
import { isHypereutectoid, untilMeeting } from './austenitizing.ts';
import { bestOf } from './best.ts';
import { type Family, temperatureModels, weightedResults } from './models.ts';

type Answer = { readonly value: number; readonly low: number; readonly high: number };

/** Number of points along a curve. */
const steps = 60;
const tones: readonly (readonly [Family, Tone])[] = [
  ['ac3', 'austenite'],
  ['ac1', 'austenite-ferrite'],
  ['bs', 'ferrite'],
  ['ms', 'martensite'],
];

const absoluteZero = -273;

const carbonAxis = (x: Span) =>
  ({ label: 'carbon', symbol: '\\mathrm{C}', unit: 'wt %', scale: 'linear', domain: x, input: 'C' }) as const;
const temperatureAxis = (y: Span) =>
  ({ label: 'temperature', symbol: 'T', unit: '°C', scale: 'linear', domain: y }) as const;

/** Draws each temperature versus carbon, with its band. */
export function drawTemperatures(steel: Composition): ChartDrawing {
  const carbon = steel.C ?? 0;
  const x: Span = [0, carbon > 1 ? 2.2 : 1];
  /** Returns the value of a temperature and its band: that of 90 % of measured steels, otherwise the range of the authors. */
  const answer = (family: Family, C: number): Answer => {
    if (family !== 'ac1' && family !== 'ac3') return bestOf[family]({ ...steel, C });
    const results = weightedResults(family, { ...steel, C });
    const values = results.flatMap(({ value, weight }) => (weight > 0 ? [value] : []));
    const value = blend(results)?.mean ?? Number.NaN;
    return { value, low: Math.min(...values), high: Math.max(...values) };
  };
  const [lowest, highest] = tones.reduce<Span>(
    (span, [family]) => spanIncluding(span, answer(family, carbon).value, 50),
    [100, 950],
  );
  const y: Span = [Math.max(absoluteZero, lowest), highest];
  // Computed once for line and band, because this takes most of the drawing time.
  const alongOf = (family: Family) =>
    Array.from({ length: steps + 1 }, (_, at) => {
      // Points are denser at the beginning, where Ac3 falls with the square root of carbon.
      const C = x[0] + (x[1] - x[0]) * (at / steps) ** 1.5;
      return { C, ...answer(family, C) };
    });
  const ac1 = alongOf('ac1');
  const answers = tones.map(([family, tone]) => {
    if (family === 'ac1') return { family, tone, along: ac1 };
    const along = alongOf(family);
    if (family !== 'ac3') return { family, tone, along };
    // The lower limit of the Ac3 band is not below Ac1.
    const above = untilMeeting(along, ac1).map((each) => ({
      ...each,
      low: Math.max(each.low, ac1.find(({ C }) => C === each.C)?.value ?? each.value),
    }));
    return { family, tone, along: above };
  });
  const regions = answers.flatMap(({ tone, along }) =>
    // The band is not convex and is therefore divided into vertical strips, which are.
    along.slice(1).flatMap((right, at): readonly Region[] => {
      const left = along[at];
      if (!left) return [];
      const strip: readonly Point[] = [
        [left.C, left.low],
        [right.C, right.low],
        [right.C, right.high],
        [left.C, left.high],
      ];
      const polygon = clipPolygon(strip, x, y);
      return polygon.length > 2 ? [{ polygon, tone }] : [];
    }),
  );
  const lines = answers.flatMap(({ family, along }) =>
    clipLine(
      along.map(({ C, value }): Point => [C, value]),
      x,
      y,
    ).map(
      (points, at): Line =>
        at === 0 ? { role: 'series', points, label: family } : { role: 'series', points },
    ),
  );
  const hasAc3 = !isHypereutectoid(steel) && answer('ac3', carbon).value > answer('ac1', carbon).value;
  const marks = tones.flatMap(([family]): readonly Mark[] => {
    const celsius = answer(family, carbon).value;
    if (!(celsius >= y[0]) || (family === 'ac3' && !hasAc3)) return [];
    return [
      {
        at: [carbon, celsius],
        role: family === 'ms' ? 'user' : 'mark',
        shape: 'dot',
        ...(family === 'ms' ? { label: 'steel' } : {}),
      },
    ];
  });
  return {
    x: carbonAxis(x),
    y: temperatureAxis(y),
    regions,
    lines,
    marks,
    answer: { output: 'msBestC', at: 'y' },
  };
}

const shown = ['msAndrewsC', 'msStevenHaynesC', 'msCapdevilaC', 'msVanBohemenC', 'msIngberC'];

/** Draws Ms versus carbon; linear formulas deviate above 0.6 % C. */
export function drawMartensiteStart(steel: Composition): ChartDrawing {
  const carbon = steel.C ?? 0;
  const x: Span = [0, carbon > 1.4 ? 2.2 : 1.4];
  const { value } = bestOf.ms(steel);
  const y = spanIncluding([-200, 600], value, 100);
  const lines = temperatureModels
    .filter((each) => shown.includes(each.key))
    .flatMap(({ key, name, formula }) =>
      clipLine(
        sample((C) => celsiusOf(formula, { ...steel, C }), x[0], x[1], 80),
        x,
        y,
      ).map(
        (points): Line => ({
          role: 'series',
          points,
          label: { literal: name.replace('Ms ', '') },
          model: key,
        }),
      ),
    );
  const point: Point = [carbon, value];
  return {
    x: carbonAxis(x),
    y: temperatureAxis(y),
    lines: [
      ...lines,
      {
        role: 'guide',
        points: [
          [x[0], 20],
          [x[1], 20],
        ],
        label: 'roomTemperature',
      },
    ],
    marks: [{ at: point, role: 'user', label: 'steel' }],
  };
}
