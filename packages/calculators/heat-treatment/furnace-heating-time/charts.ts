/** Diagrams of the furnace heating: temperatures over time, their difference, and the time versus the size. */

import { logSpanIncluding, logSpanOf } from '../../core/axis-span.ts';
import type { ChartDrawing, Line, Point } from '../../core/chart.ts';
import type { Heating } from '../../formulas/heating/furnace-heating.ts';
import { timeReached } from '../../formulas/heating/furnace-heating.ts';
import { monotonePoints } from '../../formulas/mathematics/monotone-curve.ts';
import { clipLine } from '../../formulas/mathematics/plane-geometry.ts';
import { type FurnaceCase, historyOf, targetOf } from './case.ts';

type HeatingCase = {
  readonly furnace: number;
  readonly start: number;
  readonly target: number;
  /** Factor applied to all times; above 1 for a packed load. */
  readonly stretch: number;
  /** Minutes until the centre is heated, and until the end of soaking; null if the centre does not reach the target. */
  readonly heated: number | null;
  readonly total: number | null;
};

const lastMinute = (history: readonly Heating[]): number =>
  Math.max(1e-3, (history.at(-1)?.seconds ?? 60) / 60);

/** Draws the temperatures of surface, mean and centre over the minutes in the furnace. */
export function drawHeating(history: readonly Heating[], given: HeatingCase): ChartDrawing {
  const { furnace, start, target, stretch, heated, total } = given;
  const end = Math.max(total ?? stretch * lastMinute(history), 1e-3);
  const x = [0, 1.1 * end] as const;
  const y = [Math.min(0, Math.floor(start / 100) * 100), Math.ceil((furnace + 1) / 100) * 100] as const;
  const pointsOf = (place: 'surface' | 'centre' | 'mean'): readonly Point[] => {
    const points = history.map((at): Point => [(stretch * at.seconds) / 60, at[place]]);
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

/** Draws the difference between surface and centre over the minutes in the furnace. */
export function drawDifference(history: readonly Heating[]): ChartDrawing {
  const points = history.map(({ seconds, surface, centre }): Point => [seconds / 60, surface - centre]);
  const top = points.reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0] as Point);
  return {
    x: { label: 'time', symbol: 't', unit: 'min', scale: 'linear', domain: [0, lastMinute(history)] },
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

/** Number of sizes at which the times are computed, and number of parts drawn between two of them. */
const [computed, parts] = [9, 10];
/** Coarser grid for the computation of many sizes; its times are within 0.3 % of the result. */
const coarse = { cells: 12, change: 0.15 };

/** Returns sizes in equal ratios around the given one, in mm; the given size replaces the nearest of them. */
function sizesAround(sizeMm: number): readonly number[] {
  const [from, to] = [Math.min(10, sizeMm / 1.5), Math.max(1000, 1.5 * sizeMm)];
  const place = (size: number): number => ((computed - 1) * Math.log(size / from)) / Math.log(to / from);
  const own = Math.min(computed - 2, Math.max(1, Math.round(place(sizeMm))));
  return Array.from({ length: computed }, (_, at) =>
    at === own ? sizeMm : from * (to / from) ** (at / (computed - 1)),
  );
}

/** Returns a curve that is smooth in the logarithms of both axes. */
const smoothCurve = (points: readonly Point[]): readonly Point[] =>
  monotonePoints(
    points.map(([size, minutes]): Point => [Math.log10(size), Math.log10(minutes)]),
    parts,
  ).map(([size, minutes]): Point => [10 ** size, 10 ** minutes]);

/** Draws the minutes until the centre is heated versus diameter or thickness, for bars and plates in this furnace. */
export function drawTimeOverSize(given: FurnaceCase, minutes: number | null): ChartDrawing {
  const own = minutes !== null && minutes > 0 ? minutes : null;
  const sizes = sizesAround(given.sizeMm);
  const minutesOf = (piece: FurnaceCase): number | null => {
    if (own !== null && piece.shape === given.shape && piece.sizeMm === given.sizeMm) return own;
    const history = historyOf(piece, coarse);
    const seconds = timeReached(history, 'centre', targetOf(piece), given.furnaceTemperatureC);
    return seconds === null ? null : seconds / 60;
  };
  const curves = (['bar', 'plate'] as const).map((shape) => {
    const points = sizes.flatMap((sizeMm): readonly Point[] => {
      const at = minutesOf({ ...given, shape, sizeMm });
      return at === null ? [] : [[sizeMm, at]];
    });
    return { shape, points: smoothCurve(points) };
  });
  const times = curves.flatMap(({ points }) => points.map(([, at]) => at));
  const y = logSpanIncluding(logSpanIncluding([1, 10_000], Math.min(...times)), Math.max(...times));
  return {
    x: { label: 'size', symbol: 'D', unit: 'mm', scale: 'log', domain: logSpanOf(sizes) },
    y: { label: 'centreTime', symbol: 't_\\mathrm{c}', unit: 'min', scale: 'log', domain: y },
    lines: curves
      .filter(({ points }) => points.length > 1)
      .map(
        ({ shape, points }): Line => ({
          role: shape === given.shape ? 'user' : 'series',
          label: shape === 'bar' ? 'bars' : 'plates',
          points,
        }),
      ),
    ...(own === null ? {} : { marks: [{ at: [given.sizeMm, own], role: 'user' }] }),
  };
}
