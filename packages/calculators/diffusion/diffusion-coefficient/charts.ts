/** Drawings of the diffusion coefficient page: the Arrhenius plot of all data, and the distance over time. */

import { logSpanHolding } from '../../core/axis-span.ts';
import type { ChartDrawing, Line, Mark, Point, Region } from '../../core/chart.ts';
import { convert } from '../../core/quantity.ts';
import {
  type DiffusionData,
  type IronPhase,
  isInDiffusionRange,
} from '../../formulas/diffusion/diffusion-coefficients.ts';
import { clipLine, rectangle, sample } from '../../formulas/mathematics/plane-geometry.ts';
import { sources } from '../../sources/index.ts';

type State = {
  readonly data: readonly DiffusionData[];
  readonly phase: IronPhase;
  readonly temperatureC: number;
  readonly carbon: number;
  /** m²/s */
  readonly diffusivity: number | null;
};

const inverse = (celsius: number): number => 10000 / convert(celsius, 'C', 'K');
const celsiusAt = (x: number): number => convert(10000 / x, 'K', 'C');

/** Where pure iron is bcc, fcc and bcc again, as bands over 10000/T. */
function phaseBands(
  phase: IronPhase,
  x: readonly [number, number],
  y: readonly [number, number],
): readonly Region[] {
  const at = (from: number, to: number): readonly [number, number] => [
    Math.max(x[0], Math.min(x[1], inverse(to))),
    Math.max(x[0], Math.min(x[1], inverse(from))),
  ];
  const bands =
    phase === 'austenite'
      ? [['γ', 912, 1394] as const]
      : [['α', 0, 912] as const, ['δ', 1394, 1538] as const];
  return bands.flatMap(([name, from, to]) => {
    const range = at(from, to);
    if (range[1] - range[0] < 0.05) return [];
    const labelAt: Point = [(range[0] + range[1]) / 2, y[1] - (y[1] - y[0]) * 0.05];
    return [{ polygon: rectangle(range, y), tone: phase, label: { literal: name }, labelAt }];
  });
}

/** log D over 10000/T; solid inside an author's range, a thin dotted line outside it. */
export function drawArrhenius({ data, phase, temperatureC, carbon, diffusivity }: State): ChartDrawing {
  const x = [5.5, temperatureC < 300 ? 34.5 : temperatureC < 550 ? 18 : 12.5] as const;
  const log = (each: DiffusionData, at: number): number => Math.log10(each.at(10000 / at, carbon));
  const heights = data.flatMap((each) => [log(each, x[0]), log(each, x[1])]);
  const user = diffusivity === null ? [] : [Math.log10(diffusivity)];
  const y = [
    Math.floor(Math.min(-12, ...heights, ...user)) - 1,
    Math.ceil(Math.max(-11, ...heights, ...user)),
  ] as const;
  const lines = data.flatMap((each): readonly Line[] => {
    const inside = (at: number): boolean => isInDiffusionRange(each, celsiusAt(at), carbon);
    const curve = (wanted: boolean): readonly (readonly Point[])[] =>
      clipLine(
        sample((at) => (inside(at) === wanted ? log(each, at) : Number.NaN), x[0], x[1], 240),
        x,
        y,
      );
    const solid = curve(true).map(
      (points): Line => ({ role: 'series', points, label: { literal: sources[each.source].short } }),
    );
    const dotted = curve(false).map((points): Line => ({ role: 'guide', points }));
    return [...solid, ...dotted];
  });
  const ticks = [100, 200, 400, 600, 800, 1000, 1200, 1400].filter((celsius) => inverse(celsius) < x[1]);
  const marks: readonly Mark[] = [
    ...ticks.map(
      (celsius): Mark => ({
        at: [inverse(celsius), y[0]],
        role: 'mark',
        shape: 'dot',
        label: { literal: `${celsius} °C` },
      }),
    ),
    ...user.map((height): Mark => ({ at: [inverse(temperatureC), height], role: 'user' })),
  ];
  return {
    x: { label: 'inverseTemperature', symbol: '10^4/T', unit: '1/K', scale: 'linear', domain: x },
    y: { label: 'logDiffusivity', symbol: '\\log_{10} D', unit: 'm²/s', scale: 'linear', domain: y },
    regions: phaseBands(phase, x, y),
    lines,
    marks,
  };
}

/** √(Dt) over time, both logarithmic: a straight line of slope one half. */
export function drawDistance(diffusivity: number | null, timeH: number): ChartDrawing {
  const x = logSpanHolding([1e-3, 1000], timeH);
  const distance = (hours: number): number =>
    1e6 * Math.sqrt((diffusivity ?? 1e-14) * convert(hours, 'h', 's'));
  const y = [
    10 ** Math.floor(Math.log10(distance(x[0]))),
    10 ** Math.ceil(Math.log10(2 * distance(x[1]))),
  ] as const;
  const points = (factor: number): readonly Point[] =>
    [x[0], 0.01, 0.1, 1, 10, 100, x[1]].map((hours): Point => [hours, factor * distance(hours)]);
  return {
    x: { label: 'time', symbol: 't', unit: 'h', scale: 'log', domain: x },
    y: { label: 'distance', unit: 'µm', scale: 'log', domain: y },
    lines:
      diffusivity === null
        ? []
        : [
            { role: 'user', points: points(1), label: { literal: '√(Dt)' } },
            { role: 'series', points: points(2), label: { literal: '2√(Dt)' } },
          ],
    marks: diffusivity !== null && timeH > 0 ? [{ at: [timeH, distance(timeH)], role: 'user' }] : [],
  };
}
