/** Drawings of the transformation temperatures over carbon, all other elements as entered. */
import type { ChartDrawing, Line, Mark, Point, Region, Tone } from '../../core/chart.ts';
import type { Composition } from '../../core/elements.ts';
import { blend } from '../../formulas/composition/blend.ts';
import { celsiusOf } from '../../formulas/composition/printed-temperature.ts';
import { clipLine, clipPolygon, sample } from '../../formulas/mathematics/plane-geometry.ts';
import { bestOf } from './best.ts';
import { type Family, temperatureModels, voicesOf } from './models.ts';

type Span = readonly [number, number];
const tones: readonly (readonly [Family, Tone])[] = [
  ['ac3', 'austenite'],
  ['ac1', 'austenite-ferrite'],
  ['bs', 'ferrite'],
  ['ms', 'martensite'],
];

const carbonAxis = (x: Span) =>
  ({ label: 'carbon', symbol: '\\mathrm{C}', unit: 'wt %', scale: 'linear', domain: x }) as const;
const temperatureAxis = (y: Span) =>
  ({ label: 'temperature', symbol: 'T', unit: '°C', scale: 'linear', domain: y }) as const;

const inside = (celsius: number, [low, high]: Span): boolean => celsius >= low && celsius <= high;

/** For each temperature its band: 90 % of measured steels, else between lowest and highest author; and the answer. */
export function drawTemperatures(steel: Composition): ChartDrawing {
  const carbon = steel.C ?? 0;
  const x: Span = [0, carbon > 1 ? 2.2 : 1];
  const y: Span = [0, 950];
  const all = (family: Family, C: number): readonly number[] => {
    if (family === 'ac1' || family === 'ac3')
      return voicesOf(family, { ...steel, C }).flatMap(({ value, weight }) => (weight > 0 ? [value] : []));
    const { low, high } = bestOf[family]({ ...steel, C });
    return [low, high];
  };
  const mean = (family: Family, C: number): number =>
    family === 'ac1' || family === 'ac3'
      ? (blend(voicesOf(family, { ...steel, C }))?.mean ?? Number.NaN)
      : bestOf[family]({ ...steel, C }).value;
  const regions = tones.flatMap(([family, tone]): readonly Region[] => {
    const highest = sample((C) => Math.max(...all(family, C)), x[0], x[1], 40);
    const lowest = sample((C) => Math.min(...all(family, C)), x[0], x[1], 40);
    // A band is not convex; its upright strips are.
    return highest.slice(1).flatMap((right, at): readonly Region[] => {
      const strip = [lowest[at], lowest[at + 1], right, highest[at]].filter((point) => point !== undefined);
      const polygon = clipPolygon(strip, x, y);
      return polygon.length > 2 ? [{ polygon, tone }] : [];
    });
  });
  const lines = tones.flatMap(([family]) =>
    clipLine(
      sample((C) => mean(family, C), x[0], x[1], 80),
      x,
      y,
    ).map(
      (points, at): Line =>
        at === 0 ? { role: 'series', points, label: family } : { role: 'series', points },
    ),
  );
  const marks = tones.flatMap(([family]): readonly Mark[] => {
    const celsius = mean(family, carbon);
    if (!inside(celsius, y)) return [];
    return [
      {
        at: [carbon, celsius],
        role: family === 'ms' ? 'user' : 'mark',
        shape: 'dot',
        ...(family === 'ms' ? { label: 'steel' } : {}),
      },
    ];
  });
  return { x: carbonAxis(x), y: temperatureAxis(y), regions, lines, marks };
}

const shown = ['msAndrewsC', 'msStevenHaynesC', 'msCapdevilaC', 'msVanBohemenC', 'msIngberC'];

/** Ms over carbon: straight lines fail above 0.6 % C, curved ones do not. */
export function drawMartensiteStart(steel: Composition): ChartDrawing {
  const carbon = steel.C ?? 0;
  const x: Span = [0, carbon > 1.4 ? 2.2 : 1.4];
  const y: Span = [-200, 600];
  const lines = temperatureModels
    .filter((each) => shown.includes(each.key))
    .flatMap(({ name, formula }) =>
      clipLine(
        sample((C) => celsiusOf(formula, { ...steel, C }), x[0], x[1], 80),
        x,
        y,
      ).map((points): Line => ({ role: 'series', points, label: { literal: name.replace('Ms ', '') } })),
    );
  const { value } = bestOf.ms(steel);
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
    ...(inside(value, y) ? { marks: [{ at: point, role: 'user', label: 'steel' }] } : {}),
  };
}
