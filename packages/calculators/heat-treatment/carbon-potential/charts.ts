/** Diagram of the carbon potential of the same gas over the furnace temperature, with the saturation line. */

import { spanIncluding } from '../../core/axis-span.ts';
import type { ChartDrawing, Line, Point } from '../../core/chart.ts';
import { carbonAtActivity } from '../../formulas/diffusion/carbon-potential.ts';
import { clipLine, sample } from '../../formulas/mathematics/plane-geometry.ts';

const x = [700, 1150] as const;

export function drawPotential(
  activity: (celsius: number) => number,
  celsius: number,
  potential: number | string | null | undefined,
): ChartDrawing {
  const y = spanIncluding([0, 2], potential, 0.5);
  const curve = (at: (each: number) => number): readonly Point[] =>
    sample((each) => carbonAtActivity(each + 273.15, at(each)) ?? Number.NaN, x[0], x[1], 90);
  const lines = (role: Line['role'], label: string, at: (each: number) => number): readonly Line[] =>
    clipLine(curve(at), x, y).map((points): Line => ({ role, label, points }));
  // Above the carbon activity of graphite the gas forms soot.
  const clean = curve(activity).flatMap(([each]) => (activity(each) <= 1 ? [each] : []));
  const ends = clean.length > 0 ? { min: Math.min(...clean), max: Math.max(...clean) } : { max: x[0] };
  return {
    x: { label: 'temperature', symbol: 'T', unit: '°C', scale: 'linear', domain: x, step: 50 },
    y: { label: 'potential', symbol: 'C_\\mathrm{P}', unit: 'wt %', scale: 'linear', domain: y },
    lines: [
      ...lines('user', 'furnaceGas', activity).map((line) => ({ ...line, ends })),
      ...lines('boundary', 'sootLimit', () => 1).map((line): Line => ({ ...line, naming: 'end' })),
    ],
    ...(typeof potential === 'number' ? { marks: [{ at: [celsius, potential], role: 'user' }] } : {}),
    answer: { output: 'potential', at: 'y' },
  };
}
