/** Drawings of grain growth: diameter over temperature for the hold, and over time at the temperature. */
import type { Axis, ChartDrawing, Line, Mark, Point } from '../../core/chart.ts';
import { clipLine } from '../../formulas/mathematics/plane-geometry.ts';

type Diameters = Readonly<Record<string, number | null>>;
type Span = readonly [number, number];

const size: Span = [1, 10000];
const logSize: Span = [0, 4];
const sizeAxis: Axis = { label: 'diameter', symbol: 'd', unit: 'µm', scale: 'log', domain: size };
const between = (value: number, [low, high]: Span): number => Math.min(high, Math.max(low, value));
const models = ['bestUm', 'leeUm', 'sellarsUm', 'hodgsonUm', 'hodgsonTitaniumUm', 'hodgsonNiobiumUm'];

/** One curve per model; `across` turns a place of even steps into the input. */
function curvesOf(
  diameters: (input: number) => Diameters,
  x: Span,
  across: (place: number) => number,
): readonly Line[] {
  const places = Array.from({ length: 61 }, (_, at) => x[0] + ((x[1] - x[0]) * at) / 60);
  const all = places.map((place) => [place, diameters(across(place))] as const);
  return models.flatMap((label) => {
    const points = all.flatMap(([place, found]): Point[] => {
      const diameter = found[label] ?? null;
      return diameter === null ? [] : [[place, Math.log10(diameter)]];
    });
    return clipLine(points, x, logSize).map(
      (piece): Line => ({
        role: 'series',
        label,
        points: piece.map(([place, log]): Point => [across(place), between(10 ** log, size)]),
      }),
    );
  });
}

function marksOf(input: number, diameters: Diameters): readonly Mark[] {
  const best = diameters['bestUm'] ?? 0;
  return best >= size[0] && best <= size[1] ? [{ at: [input, best], role: 'user', label: 'bestUm' }] : [];
}

export function drawOverTemperature(
  diameters: (celsius: number) => Diameters,
  celsius: number,
): ChartDrawing {
  const x: Span = [750, 1400];
  return {
    x: { label: 'temperature', symbol: 'T', unit: '°C', scale: 'linear', domain: x, step: 100 },
    y: sizeAxis,
    lines: curvesOf(diameters, x, (place) => place),
    marks: marksOf(celsius, diameters(celsius)),
  };
}

export function drawOverTime(diameters: (hours: number) => Diameters, hours: number): ChartDrawing {
  const x: Span = [0.0001, 1000];
  return {
    x: { label: 'time', symbol: 't', unit: 'h', scale: 'log', domain: x },
    y: sizeAxis,
    lines: curvesOf(diameters, [-4, 3], (place) => between(10 ** place, x)),
    marks: marksOf(hours, diameters(hours)),
  };
}
