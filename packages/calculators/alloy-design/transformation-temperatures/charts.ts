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

/** Returns the value of a temperature and its band: that of 90 % of measured steels, otherwise the range of the authors. */
function answerOf(family: Family, steel: Composition): Answer {
  if (family !== 'ac1' && family !== 'ac3') return bestOf[family](steel);
  const results = weightedResults(family, steel);
  const values = results.flatMap(({ value, weight }) => (weight > 0 ? [value] : []));
  const value = blend(results)?.mean ?? Number.NaN;
  return { value, low: Math.min(...values), high: Math.max(...values) };
}

type Along = readonly (Answer & { readonly C: number })[];

/** Returns a temperature along the carbon axis; points are denser at its beginning, where Ac3 falls with √C. */
const alongCarbon = (family: Family, steel: Composition, [from, to]: Span): Along =>
  Array.from({ length: steps + 1 }, (_, at) => {
    const C = from + (to - from) * (at / steps) ** 1.5;
    return { C, ...answerOf(family, { ...steel, C }) };
  });

/** Returns the Ac3 curve up to its meeting with Ac1; the lower limit of its band is not below Ac1. */
const ac3Above = (ac3: Along, ac1: Along): Along =>
  untilMeeting(ac3, ac1).map((each) => ({
    ...each,
    low: Math.max(each.low, ac1.find(({ C }) => C === each.C)?.value ?? each.value),
  }));

/** Returns the band as vertical strips, because it is not convex and regions must be. */
const bandOf = (along: Along, tone: Tone, [x, y]: readonly [Span, Span]): readonly Region[] =>
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
  });

/** Returns the curve of a temperature within the axes, named at its first part. */
const curveOf = (family: Family, along: Along, [x, y]: readonly [Span, Span]): readonly Line[] =>
  clipLine(
    along.map(({ C, value }): Point => [C, value]),
    x,
    y,
  ).map(
    (points, at): Line => (at === 0 ? { role: 'series', points, label: family } : { role: 'series', points }),
  );

/** Draws each temperature versus carbon, with its band. */
export function drawTemperatures(steel: Composition): ChartDrawing {
  const carbon = steel.C ?? 0;
  const x: Span = [0, carbon > 1 ? 2.2 : 1];
  const answer = (family: Family): Answer => answerOf(family, { ...steel, C: carbon });
  const [lowest, highest] = tones.reduce<Span>(
    (span, [family]) => spanIncluding(span, answer(family).value, 50),
    [100, 950],
  );
  const y: Span = [Math.max(absoluteZero, lowest), highest];
  // Computed once for line and band, because this takes most of the drawing time.
  const ac1 = alongCarbon('ac1', steel, x);
  const answers = tones.map(([family, tone]) => {
    if (family === 'ac1') return { family, tone, along: ac1 };
    const along = alongCarbon(family, steel, x);
    return { family, tone, along: family === 'ac3' ? ac3Above(along, ac1) : along };
  });
  const hasAc3 = !isHypereutectoid(steel) && answer('ac3').value > answer('ac1').value;
  const marks = tones.flatMap(([family]): readonly Mark[] => {
    const celsius = answer(family).value;
    if (!(celsius >= y[0]) || (family === 'ac3' && !hasAc3)) return [];
    const at: Point = [carbon, celsius];
    if (family !== 'ms') return [{ at, role: 'mark', shape: 'dot' }];
    return [{ at, role: 'user', shape: 'dot', label: 'steel' }];
  });
  return {
    x: carbonAxis(x),
    y: temperatureAxis(y),
    regions: answers.flatMap(({ tone, along }) => bandOf(along, tone, [x, y])),
    lines: answers.flatMap(({ family, along }) => curveOf(family, along, [x, y])),
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
