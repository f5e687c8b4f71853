/** Drawings of grain growth: diameter over temperature for the hold, and over time at the temperature. */

import { logSpanHolding, logsOf, type Span } from '../../core/axis-span.ts';
import type { Axis, ChartDrawing, Line, Mark, Point } from '../../core/chart.ts';
import { clipLine } from '../../formulas/mathematics/plane-geometry.ts';

type Diameters = Readonly<Record<string, number | null>>;

const leastSizes: Span = [1, 10000];
const sizeAxis = (domain: Span): Axis => ({
  label: 'diameter',
  symbol: 'd',
  unit: 'µm',
  scale: 'log',
  domain,
});
const sizesHolding = (found: Diameters): Span => logSpanHolding(leastSizes, found['bestUm']);
const between = (value: number, [low, high]: Span): number => Math.min(high, Math.max(low, value));
const models = ['bestUm', 'leeUm', 'sellarsUm', 'hodgsonUm', 'hodgsonTitaniumUm', 'hodgsonNiobiumUm'];

/** One curve per model; `across` turns a place of even steps into the input. */
function curvesOf(
  diameters: (input: number) => Diameters,
  { x, sizes }: { readonly x: Span; readonly sizes: Span },
  across: (place: number) => number,
): readonly Line[] {
  const places = Array.from({ length: 61 }, (_, at) => x[0] + ((x[1] - x[0]) * at) / 60);
  const all = places.map((place) => [place, diameters(across(place))] as const);
  return models.flatMap((label) => {
    const points = all.flatMap(([place, found]): Point[] => {
      const diameter = found[label] ?? null;
      return diameter === null ? [] : [[place, Math.log10(diameter)]];
    });
    return clipLine(points, x, logsOf(sizes)).map(
      (piece): Line => ({
        role: 'series',
        label,
        points: piece.map(([place, log]): Point => [across(place), between(10 ** log, sizes)]),
      }),
    );
  });
}

function marksOf(input: number, { bestUm = null }: Diameters): readonly Mark[] {
  return bestUm !== null && bestUm > 0 ? [{ at: [input, bestUm], role: 'user', label: 'bestUm' }] : [];
}

export function drawOverTemperature(
  diameters: (celsius: number) => Diameters,
  celsius: number,
): ChartDrawing {
  const x: Span = [750, 1400];
  const sizes = sizesHolding(diameters(celsius));
  return {
    x: { label: 'temperature', symbol: 'T', unit: '°C', scale: 'linear', domain: x, step: 100 },
    y: sizeAxis(sizes),
    lines: curvesOf(diameters, { x, sizes }, (place) => place),
    marks: marksOf(celsius, diameters(celsius)),
  };
}

export function drawOverTime(diameters: (hours: number) => Diameters, hours: number): ChartDrawing {
  const x: Span = [0.0001, 1000];
  const sizes = sizesHolding(diameters(hours));
  return {
    x: { label: 'time', symbol: 't', unit: 'h', scale: 'log', domain: x },
    y: sizeAxis(sizes),
    lines: curvesOf(diameters, { x: [-4, 3], sizes }, (place) => between(10 ** place, x)),
    marks: marksOf(hours, diameters(hours)),
  };
}
