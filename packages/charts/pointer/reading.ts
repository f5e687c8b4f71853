/** Reads a diagram at a position: the values of its curves there, or the nearest line or field. */
import type { ChartDrawing, Point } from '@ferrite/calculators/core/chart.ts';
import { isWithin, type Rect, type Xy } from '../clip.ts';
import type { Curve, Scene } from '../scene.ts';

export type ReadCurve = Curve & {
  /** Position in pixels of the drawing. */
  readonly place: Xy;
  readonly value: number;
  /** True for the curve that is nearest to the position. */
  readonly isNearest: boolean;
};

export type Reading = {
  /** Position in axis units. */
  readonly at: Point;
  readonly curves: readonly ReadCurve[];
};

/** Maximum distance in pixels at which a line that is not a function of x is read. */
const reach = 28;

/** Returns the point of a segment nearest to a position. */
function nearestOn(a: Xy, b: Xy, [px, py]: Xy): Xy {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((px - a[0]) * dx + (py - a[1]) * dy) / length));
  return [a[0] + dx * share, a[1] + dy * share];
}

/** Returns the point of a curve at an x in pixels; of several, the one nearest to y. */
function crossing(points: readonly Xy[], [px, py]: Xy, plot: Rect): Xy | undefined {
  let best: Xy | undefined;
  points.forEach((b, at) => {
    const a = points[at - 1] ?? b;
    const [low, high] = a[0] <= b[0] ? [a, b] : [b, a];
    if (!(low[0] <= px && px <= high[0])) return;
    const share = high[0] === low[0] ? 0 : (px - low[0]) / (high[0] - low[0]);
    const place: Xy = [px, low[1] + (high[1] - low[1]) * share];
    if (!isWithin(place, plot)) return;
    if (!best || Math.abs(place[1] - py) < Math.abs(best[1] - py)) best = place;
  });
  return best;
}

const distance = (a: Xy, b: Xy): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Returns the values at a position in pixels: of the curves at its x, otherwise of the nearest other line within `reach`. */
export function readAt({ curves, x, y, plot }: Scene, at: Xy): Reading {
  const placed = curves.map((curve) => ({
    curve,
    points: curve.points.map(([px, py]): Xy => [x.at(px), y.at(py)]),
  }));
  const crossed = placed.flatMap(({ curve, points }) => {
    const place = curve.isFunction ? crossing(points, at, plot) : undefined;
    return place ? [{ curve, place }] : [];
  });
  const free = placed.flatMap(({ curve, points }) => {
    if (curve.isFunction) return [];
    const places = points.flatMap((b, n) => {
      const a = points[n - 1];
      return a ? [nearestOn(a, b, at)] : [];
    });
    const place = places
      .filter((each) => isWithin(each, plot))
      .reduce<Xy | undefined>(
        (best, each) => (best && distance(best, at) <= distance(each, at) ? best : each),
        undefined,
      );
    return place && distance(place, at) <= reach ? [{ curve, place }] : [];
  });
  const nearestFree = free.reduce<(typeof free)[number] | undefined>(
    (best, each) => (best && distance(best.place, at) <= distance(each.place, at) ? best : each),
    undefined,
  );
  const read = crossed.length > 0 ? crossed : nearestFree ? [nearestFree] : [];
  const nearest = read.reduce<(typeof read)[number] | undefined>(
    (best, each) => (best && distance(best.place, at) <= distance(each.place, at) ? best : each),
    undefined,
  );
  const from = crossed.length > 0 ? at : (nearest?.place ?? at);
  return {
    at: [x.invert(from[0]), y.invert(from[1])],
    curves: read
      .toSorted((a, b) => a.place[1] - b.place[1])
      .map(({ curve, place }) => ({
        ...curve,
        place,
        value: y.invert(place[1]),
        isNearest: nearest?.place === place,
      })),
  };
}

/** Returns the user's point, if the drawing has one. */
export const ownPoint = (drawing: ChartDrawing): Point | undefined =>
  drawing.marks?.find(({ role }) => role === 'user')?.at;
