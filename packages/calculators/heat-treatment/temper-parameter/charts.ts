/** Diagram of temperature over the logarithm of time, with lines of equal P. */

import { type Span, spanIncluding } from '../../core/axis-span.ts';
import type { ChartDrawing, Line, Point } from '../../core/chart.ts';
import { equivalentKelvin, type Hold } from '../../formulas/hardness/temper-parameter.ts';
import { clipLine, sample } from '../../formulas/mathematics/plane-geometry.ts';

/** Draws the holding steps, the line of their common P (not divided by 1000), and lines of round values of P. */
export function drawTemperMap(holds: readonly Hold[], constant: number, parameter: number): ChartDrawing {
  const longest = Math.max(...holds.map((each) => each.hours));
  const shortest = Math.min(...holds.map((each) => each.hours));
  const from = Math.min(-1, Math.floor(Math.log10(shortest)));
  const to = Math.max(3, Math.ceil(Math.log10(longest)));
  const x = [10 ** from, 10 ** to] as const;
  const y = holds.reduce<Span>((span, { kelvin }) => spanIncluding(span, kelvin - 273.15, 50), [100, 750]);
  const isoLine = (role: Line['role'], value: number): readonly Line[] => {
    const points = sample(
      (log) => {
        const kelvin = equivalentKelvin(value, 10 ** log, constant);
        return kelvin === null ? Number.NaN : kelvin - 273.15;
      },
      from,
      to,
      60,
    );
    const pieces = clipLine(points, [from, to], y);
    return pieces.map(
      (piece): Line => ({
        role,
        points: piece.map(([log, celsius]): Point => [Math.min(x[1], Math.max(x[0], 10 ** log)), celsius]),
        label: { literal: `P ${Number((value / 1000).toFixed(2))}` },
      }),
    );
  };
  const round = Array.from({ length: 60 }, (_, at) => (at + 1) * 1000).filter((each) => each !== parameter);
  return {
    x: { label: 'time', symbol: 't', unit: 'h', scale: 'log', domain: x },
    y: { label: 'temperature', symbol: 'T', unit: '°C', scale: 'linear', domain: y },
    lines: [...round.flatMap((value) => isoLine('iso', value)), ...isoLine('user', parameter)],
    marks: holds.map(({ kelvin, hours }, at) => ({
      at: [hours, kelvin - 273.15] as const,
      role: holds.length === 1 ? ('user' as const) : ('mark' as const),
      // Number of the step, shown if there are several.
      ...(holds.length > 1 && { label: { literal: String(at + 1) } }),
    })),
    answer: { output: 'parameter', at: 'map' },
  };
}
