/** Diagrams of the furnace heating: temperatures over time, their difference, and the time over the size. */

import { logSpanHolding } from '../../core/axis-span.ts';
import type { ChartDrawing, Line, Point } from '../../core/chart.ts';
import type { Heating } from '../../formulas/heating/furnace-heating.ts';
import { timeReached } from '../../formulas/heating/furnace-heating.ts';
import { clipLine } from '../../formulas/mathematics/plane-geometry.ts';
import { courseOf, type FurnaceCase, targetOf } from './case.ts';

type HeatingCase = {
  readonly furnace: number;
  readonly start: number;
  readonly target: number;
  /** Factor of all times for a packed load. */
  readonly stretch: number;
  /** Minutes until the centre is heated, and with soaking; null if the centre does not reach the target. */
  readonly heated: number | null;
  readonly total: number | null;
};

const lastMinute = (course: readonly Heating[]): number =>
  Math.max(1e-3, (course.at(-1)?.seconds ?? 60) / 60);

/** Surface, mean and centre over the minutes in the furnace. */
export function drawHeating(course: readonly Heating[], given: HeatingCase): ChartDrawing {
  const { furnace, start, target, stretch, heated, total } = given;
  const end = Math.max(total ?? stretch * lastMinute(course), 1e-3);
  const x = [0, 1.1 * end] as const;
  const y = [Math.min(0, Math.floor(start / 100) * 100), Math.ceil((furnace + 1) / 100) * 100] as const;
  const pointsOf = (place: 'surface' | 'centre' | 'mean'): readonly Point[] => {
    const points = course.map((at): Point => [(stretch * at.seconds) / 60, at[place]]);
    return [...points, [Math.max(x[1], points.at(-1)?.[0] ?? 0), points.at(-1)?.[1] ?? furnace]];
  };
  const line = (place: 'surface' | 'centre' | 'mean', role: Line['role'], label: string): readonly Line[] =>
    clipLine(pointsOf(place), x, y).map((points): Line => ({ role, label, points }));
  const centreAt = (minutes: number): number =>
    clipLine(pointsOf('centre'), [0, minutes], y).at(-1)?.at(-1)?.[1] ?? target;
  const level = (celsius: number, label: string): Line => ({
    role: 'guide',
    label,
    points: [
      [x[0], celsius],
      [x[1], celsius],
    ],
  });
  return {
    x: { label: 'time', symbol: 't', unit: 'min', scale: 'linear', domain: x },
    y: { label: 'temperature', symbol: 'T', unit: '°C', scale: 'linear', domain: y },
    lines: [
      ...line('surface', 'series', 'surfaceLine'),
      ...line('centre', 'user', 'centre'),
      level(furnace, 'furnaceLine'),
    ],
    marks: [
      ...(total === null ? [] : [{ at: [total, centreAt(total)], role: 'user' } as const]),
      ...(heated === null || heated === total
        ? []
        : [{ at: [heated, target], role: 'mark', label: 'target' } as const]),
    ],
    answer: { output: 'totalTimeMin', at: 'x' },
  };
}

/** Surface less centre over the minutes in the furnace. */
export function drawDifference(course: readonly Heating[]): ChartDrawing {
  const points = course.map(({ seconds, surface, centre }): Point => [seconds / 60, surface - centre]);
  const top = points.reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0] as Point);
  return {
    x: { label: 'time', symbol: 't', unit: 'min', scale: 'linear', domain: [0, lastMinute(course)] },
    y: {
      label: 'differenceAxis',
      symbol: '\\Delta T',
      unit: 'K',
      scale: 'linear',
      domain: [0, Math.max(1, 1.15 * top[1])],
    },
    lines: [{ role: 'user', label: 'surfaceLessCentre', points }],
    marks: [{ at: top, role: 'user' }],
  };
}

const x = [10, 1000] as const;
const sizes = Array.from({ length: 9 }, (_, at) => 10 ** (1 + at / 4));
/** Coarser grid for many sizes: within 0.3 % of the result. */
const coarse = { cells: 12, change: 0.15 };

/** Minutes until the centre is heated over diameter or thickness, for bars and plates in this furnace. */
export function drawTimeOverSize(given: FurnaceCase, minutes: number | null): ChartDrawing {
  const y = logSpanHolding([1, 10_000], minutes);
  const sizeSpan = logSpanHolding(x, given.sizeMm);
  const curve = (shape: FurnaceCase['shape']): readonly Point[] =>
    sizes.flatMap((sizeMm): readonly Point[] => {
      const piece = { ...given, shape, sizeMm };
      const seconds = timeReached(
        courseOf(piece, coarse),
        'centre',
        targetOf(piece),
        given.furnaceTemperatureC,
      );
      return seconds === null ? [] : [[sizeMm, seconds / 60]];
    });
  return {
    x: { label: 'size', symbol: 'D', unit: 'mm', scale: 'log', domain: sizeSpan },
    y: { label: 'centreTime', symbol: 't_\\mathrm{c}', unit: 'min', scale: 'log', domain: y },
    lines: (['bar', 'plate'] as const).flatMap((shape) =>
      clipLine(curve(shape), x, y).map(
        (points): Line => ({
          role: shape === given.shape ? 'user' : 'series',
          label: shape === 'bar' ? 'bars' : 'plates',
          points,
        }),
      ),
    ),
    ...(minutes !== null && minutes > 0 ? { marks: [{ at: [given.sizeMm, minutes], role: 'user' }] } : {}),
  };
}
