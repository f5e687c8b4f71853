/** Diagrams of the diffusion coefficient page: the Arrhenius plot of all data, and the diffusion distance over time. */

import { logSpanIncluding, logSpanOf, logsOf } from '../../core/axis-span.ts';
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
  /** Data set used for the result. */
  readonly chosen: DiffusionData | undefined;
  readonly phase: IronPhase;
  readonly temperatureC: number;
  readonly carbon: number;
  /** Diffusion coefficient of the result, m²/s. */
  readonly diffusivity: number | null;
};

const inverse = (celsius: number): number => 10000 / convert(celsius, 'C', 'K');
const celsiusAt = (x: number): number => convert(10000 / x, 'K', 'C');

/** Returns the temperature ranges of bcc and fcc in pure iron, as bands over 10000/T. */
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
      ? [['γ-Fe', 912, 1394] as const]
      : [['α-Fe', 0, 912] as const, ['δ-Fe', 1394, 1538] as const];
  return bands.flatMap(([name, from, to]) => {
    const range = at(from, to);
    if (range[1] - range[0] < 0.05) return [];
    const labelAt: Point = [(range[0] + range[1]) / 2, y[1] ** 0.9 * y[0] ** 0.1];
    return [{ polygon: rectangle(range, y), tone: phase, label: { literal: name }, labelAt }];
  });
}

const coldest = (phase: IronPhase, celsius: number): number => {
  if (celsius < 300) return 34.5;
  if (celsius < 550) return 18;
  return phase === 'austenite' && celsius >= 700 ? 10.5 : 12.5;
};

/** Difference of lg D below which two lines are treated as coinciding. */
const oneLine = 0.06;

/**
 * Returns the names of coinciding lines at the line that is labelled: the line of the result if it is among them.
 * @param log lg D of the data at both ends of the diagram
 */
function namesOf(
  { data, chosen }: Pick<State, 'data' | 'chosen'>,
  log: (each: DiffusionData) => readonly number[],
): ReadonlyMap<DiffusionData, string> {
  const names = new Map<DiffusionData, string>();
  const isNear = (one: DiffusionData, other: DiffusionData): boolean =>
    log(one).every((height, at) => Math.abs(height - (log(other)[at] ?? height)) < oneLine);
  for (const each of data.toSorted((one, other) => Number(other === chosen) - Number(one === chosen))) {
    const near = [...names.keys()].find((other) => isNear(each, other));
    const name = sources[each.source].short;
    if (near) names.set(near, `${names.get(near)}, ${name}`);
    else names.set(each, name);
  }
  return names;
}

/** Draws D on a logarithmic axis over 10000/T, with °C at the upper edge. */
export function drawArrhenius({
  data,
  chosen,
  phase,
  temperatureC,
  carbon,
  diffusivity,
}: State): ChartDrawing {
  const x = [5.5, coldest(phase, temperatureC)] as const;
  const log = (each: DiffusionData, at: number): number => Math.log10(each.at(10000 / at, carbon));
  const heights = data.flatMap((each) => [log(each, x[0]), log(each, x[1])]);
  const user = diffusivity === null ? [] : [Math.log10(diffusivity)];
  const all = [...heights, ...user];
  const y = logSpanOf((heights.length === 0 ? [...all, -14, -10] : all).map((each) => 10 ** each));
  const logs = logsOf(y);
  const raised = (points: readonly Point[]): readonly Point[] =>
    points.map(([at, height]): Point => [at, 10 ** height]);
  const places = sample((at) => at, x[0], x[1], 480).map(([at]) => at);
  const names = namesOf({ data, chosen }, (each) => x.map((at) => log(each, at)));
  const lines = data.flatMap((each): readonly Line[] => {
    const inside = places.filter((at) => isInDiffusionRange(each, celsiusAt(at), carbon));
    // Without a temperature of the range inside the diagram, the whole curve is beyond the range.
    const ends = inside.length > 0 ? { min: Math.min(...inside), max: Math.max(...inside) } : { max: x[0] };
    const role = each === chosen ? 'user' : 'series';
    return clipLine(
      sample((at) => log(each, at), x[0], x[1], 240),
      x,
      logs,
    ).map(
      (points): Line => ({
        role,
        points: raised(points),
        label: { literal: names.get(each) ?? sources[each.source].short },
        ...(!names.has(each) && { naming: 'pointer' as const }),
        ends,
      }),
    );
  });
  const ticks = [100, 200, 400, 600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400].filter(
    (celsius) => inverse(celsius) < x[1],
  );
  const marks: readonly Mark[] =
    diffusivity === null ? [] : [{ at: [inverse(temperatureC), diffusivity], role: 'user' }];
  const second = {
    label: 'temperature',
    ticks: ticks.map((celsius) => [inverse(celsius), `${celsius}`] as const),
  };
  return {
    x: { label: 'inverseTemperature', symbol: '1/T', unit: '10⁻⁴ K⁻¹', scale: 'linear', domain: x, second },
    y: { label: 'logDiffusivity', symbol: 'D', unit: 'm²/s', scale: 'log', domain: y },
    regions: phaseBands(phase, x, y),
    lines,
    marks,
    answer: { output: 'diffusivityM2S', at: 'y' },
  };
}

/** Draws √(Dt) over time, both logarithmic: a straight line with a slope of one half. */
export function drawDistance(diffusivity: number | null, timeH: number): ChartDrawing {
  const x = logSpanIncluding([1e-3, 1000], timeH);
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
