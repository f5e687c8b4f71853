/** Diagrams of grain growth: diameter versus temperature for the holding time, and over time at the holding temperature. */

import { logSpanIncluding, logSpanOf, logsOf, type Span } from '../../core/axis-span.ts';
import type { Axis, ChartDrawing, Line, Mark, Point, Region } from '../../core/chart.ts';
import { clipLine } from '../../formulas/mathematics/plane-geometry.ts';
import { grainGrowthModel } from '../../formulas/measured/grain-growth.ts';

type Diameters = Readonly<Record<string, number | null>>;

const sizeAxis = (domain: Span): Axis => ({
  label: 'diameter',
  symbol: 'd',
  unit: 'µm',
  scale: 'log',
  domain,
});
const between = (value: number, [low, high]: Span): number => Math.min(high, Math.max(low, value));

type Sampled = readonly (readonly [place: number, found: Diameters])[];

/** Samples the models over the x axis. @param ends x values that are sampled in addition to the equal steps */
const sampledOf = (
  diameters: (input: number) => Diameters,
  x: Span,
  across: (place: number) => number,
  ends: readonly number[] = [],
) =>
  [...Array.from({ length: 61 }, (_, at) => x[0] + ((x[1] - x[0]) * at) / 60), ...ends]
    .filter((place) => place >= x[0] && place <= x[1])
    .toSorted((one, other) => one - other)
    .map((place) => [place, diameters(across(place))] as const);

const sizesOf = (sampled: Sampled, models: readonly string[]): Span =>
  logSpanOf(sampled.flatMap(([, found]) => ['bestUm', ...models].map((key) => found[key] ?? Number.NaN)));

/** Returns one curve per model, and the fitted value with its band. `across` maps an equal step to the input. */
function curvesOf(
  sampled: Sampled,
  {
    x,
    sizes,
    models,
    ends,
  }: {
    readonly x: Span;
    readonly sizes: Span;
    readonly models: readonly string[];
    /** Measured range of the fitted value on the x axis. */
    readonly ends?: Line['ends'] | undefined;
  },
  across: (place: number) => number,
): { readonly lines: readonly Line[]; readonly regions: readonly Region[] } {
  const lines = [...models, 'bestUm'].flatMap((label) => {
    const points = sampled.flatMap(([place, found]): Point[] => {
      const diameter = found[label] ?? null;
      return diameter === null ? [] : [[place, Math.log10(diameter)]];
    });
    return clipLine(points, x, logsOf(sizes)).map(
      (piece): Line => ({
        role: label === 'bestUm' ? 'user' : 'series',
        label,
        ...(label === 'bestUm' ? ends && { ends } : { model: label }),
        points: piece.map(([place, log]): Point => [across(place), between(10 ** log, sizes)]),
      }),
    );
  });
  const measured = sampled.filter(
    ([place]) => place >= (ends?.min ?? place) && place <= (ends?.max ?? place),
  );
  const edge = (key: string) =>
    measured.map(([place, found]): Point => [across(place), between(found[key] ?? Number.NaN, sizes)]);
  const [low, high] = [edge('lowUm'), edge('highUm')];
  const polygon = [...low, ...high.toReversed()].filter((point) => point.every(Number.isFinite));
  return { lines, regions: polygon.length > 2 ? [{ polygon, tone: 'hot' }] : [] };
}

function marksOf(input: number, { bestUm = null }: Diameters): readonly Mark[] {
  return bestUm !== null && bestUm > 0 ? [{ at: [input, bestUm], role: 'user' }] : [];
}

export function drawOverTemperature(
  diameters: (celsius: number) => Diameters,
  celsius: number,
  models: readonly string[],
): ChartDrawing {
  const x: Span = [Math.min(750, celsius), Math.max(1300, celsius)];
  const { treated } = grainGrowthModel;
  const ends = treated ? [treated.min, treated.max] : [];
  const sampled = sampledOf(diameters, x, (place) => place, ends);
  const sizes = sizesOf(sampled, models);
  return {
    x: {
      label: 'temperature',
      symbol: 'T',
      unit: '°C',
      scale: 'linear',
      domain: x,
      step: 100,
      input: 'temperatureC',
    },
    y: sizeAxis(sizes),
    ...curvesOf(sampled, { x, sizes, models, ends: treated }, (place) => place),
    marks: marksOf(celsius, diameters(celsius)),
    answer: { output: 'bestUm', at: 'y' },
  };
}

export function drawOverTime(
  diameters: (hours: number) => Diameters,
  hours: number,
  models: readonly string[],
): ChartDrawing {
  const x = logSpanIncluding([0.01, 100], hours);
  const across = (place: number): number => between(10 ** place, x);
  const sampled = sampledOf(diameters, logsOf(x), across);
  const sizes = sizesOf(sampled, models);
  return {
    x: { label: 'time', symbol: 't', unit: 'h', scale: 'log', domain: x, input: 'timeH' },
    y: sizeAxis(sizes),
    ...curvesOf(sampled, { x: logsOf(x), sizes, models }, across),
    marks: marksOf(hours, diameters(hours)),
  };
}
