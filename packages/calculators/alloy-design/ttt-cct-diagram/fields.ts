/** Phase fields in the diagrams of temperature over time. */
import type { Span } from '../../core/axis-span.ts';
import type { Point, Region } from '../../core/chart.ts';
import { rectangle } from '../../formulas/mathematics/plane-geometry.ts';
import type { Phase } from '../../formulas/transformation/decomposition-kinetics.ts';

export const time: Span = [0.1, 1e6];
export const logTime: Span = [-1, 6];

/** Equilibrium and start temperatures, °C. */
export type Temperatures = {
  /** Equilibrium temperature Ae3, °C; null for hypereutectoid steels. */
  readonly ae3: number | null;
  readonly ae1: number;
  readonly bs: number;
  readonly ms: number;
};

/** Start curve of a phase: log10 of the time in s versus the temperature in °C, in descending temperature. */
export type Start = { readonly phase: Phase; readonly points: readonly Point[] };

/** Returns log10 of the time at a temperature; where the phase does not start, that of the end of the axis. */
function logTimeAt({ points }: Start, celsius: number): number {
  for (let at = 1; at < points.length; at += 1) {
    const [[fromX, fromY], [toX, toY]] = [points[at - 1] ?? [0, 0], points[at] ?? [0, 0]];
    if (celsius > fromY || celsius < toY || fromY === toY) continue;
    const log = fromX + ((toX - fromX) * (fromY - celsius)) / (fromY - toY);
    return Number.isFinite(log) ? Math.min(logTime[1], Math.max(logTime[0], log)) : logTime[1];
  }
  return logTime[1];
}

/** Temperature step of the points along the edge of a field, °C. */
const step = 3;

/** Returns the edge formed by the earliest start among several phases between two temperatures, from above. */
function edgeOf(starts: readonly Start[], from: number, to: number): readonly Point[] {
  const count = Math.max(1, Math.ceil((from - to) / step));
  return Array.from({ length: count + 1 }, (_, at): Point => {
    const celsius = from + ((to - from) * at) / count;
    const first = Math.min(logTime[1], ...starts.map((start) => logTimeAt(start, celsius)));
    return [Math.min(time[1], Math.max(time[0], 10 ** first)), celsius];
  });
}

/** Time in s at which the field names are placed, to the right of the starts. */
const nameAt = 2e4;

/** Returns the fields of austenite, of ferrite with pearlite, of bainite, and of martensite. */
export function fields(
  { ae3, ae1, bs, ms }: Temperatures,
  starts: readonly Start[],
  y: Span,
): readonly Region[] {
  const within = (celsius: number): number => Math.min(y[1], Math.max(y[0], celsius));
  const [top, martensite] = [within(ae3 ?? ae1), within(ms)];
  const middle = Math.min(top, Math.max(martensite, within(bs)));
  const of = (phases: readonly Phase[]) => starts.filter(({ phase }) => phases.includes(phase));
  const diffusion = edgeOf(of(['ferrite', 'pearlite']), top, middle);
  const bainite = edgeOf(of(['bainite']), middle, martensite);
  const rightOf = (edge: readonly Point[], label: string): readonly Region[] => {
    const [from, to] = [edge[0]?.[1] ?? 0, edge.at(-1)?.[1] ?? 0];
    if (from <= to || edge.every(([seconds]) => seconds >= time[1])) return [];
    const polygon: readonly Point[] = [...edge, [time[1], to], [time[1], from]];
    return [{ polygon, tone: 'ferrite', label, labelAt: [nameAt, (from + to) / 2] }];
  };
  return [
    ...(top > martensite
      ? [
          {
            polygon: [[time[0], top], ...diffusion, ...bainite, [time[0], martensite]],
            tone: 'austenite',
            label: 'austenite',
            labelAt: [0.6, (top + martensite) / 2],
          } as const,
        ]
      : []),
    ...rightOf(diffusion, ae3 === null ? 'pearlite' : 'ferritePearlite'),
    ...rightOf(bainite, 'bainite').map((region): Region => ({ ...region, tone: 'mixed' })),
    ...(martensite > y[0]
      ? [
          {
            polygon: rectangle(time, [y[0], martensite]),
            tone: 'martensite',
            label: 'martensite',
            labelAt: [0.6, (y[0] + martensite) / 2],
          } as const,
        ]
      : []),
  ];
}
