/** Points, straight lines and convex polygons of a diagram. Lengths in the units of its axes. */
import type { Point } from '../../core/chart.ts';

/** A straight line through two points. */
export type Straight = readonly [Point, Point];

/** Returns y of the infinite line at x. The line must not be vertical. */
export function heightAt([[x1, y1], [x2, y2]]: Straight, x: number): number {
  return y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);
}

/**
 * Returns a positive number for a point on the left of the line's direction, a negative one on the right, zero on the
 * line.
 */
function side([[x1, y1], [x2, y2]]: Straight, [x, y]: Point): number {
  return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
}

/** Returns the shortest distance from a point to the segment between the line's two points. */
export function distanceTo([[x1, y1], [x2, y2]]: Straight, [x, y]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

const edges = (polygon: readonly Point[]): readonly Straight[] =>
  polygon.map((from, at) => [from, polygon[(at + 1) % polygon.length] ?? from]);

/** Computes the area by the shoelace formula, positive for corners listed anticlockwise. */
export function signedArea(polygon: readonly Point[]): number {
  return edges(polygon).reduce((sum, [[x1, y1], [x2, y2]]) => sum + (x1 * y2 - x2 * y1) / 2, 0);
}

/** Returns whether a point is inside a convex polygon or on its edge. The corners may be clockwise or anticlockwise. */
export function isInside(polygon: readonly Point[], point: Point): boolean {
  const sides = edges(polygon).map((edge) => side(edge, point));
  return sides.every((each) => each >= -1e-9) || sides.every((each) => each <= 1e-9);
}

/** Returns the part of a polygon on the left of a line (Sutherland–Hodgman). */
export function keepLeft(polygon: readonly Point[], line: Straight): readonly Point[] {
  return edges(polygon).flatMap(([from, to]) => {
    const [a, b] = [side(line, from), side(line, to)];
    const kept: Point[] = a >= 0 ? [from] : [];
    if (a * b < 0) {
      const share = a / (a - b);
      kept.push([from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]);
    }
    return kept;
  });
}

/** Returns the part of the segment between two points that is inside a convex polygon, as shares from 0 to 1. */
export function shareInside(
  polygon: readonly Point[],
  [from, to]: Straight,
): readonly [number, number] | null {
  const turn = signedArea(polygon) < 0 ? -1 : 1;
  let [enter, leave] = [0, 1];
  for (const edge of edges(polygon)) {
    const [a, b] = [turn * side(edge, from), turn * side(edge, to)];
    if (a < 0 && b < 0) return null;
    if (a < 0) enter = Math.max(enter, a / (a - b));
    else if (b < 0) leave = Math.min(leave, a / (a - b));
  }
  return leave > enter || (leave === enter && isInside(polygon, from)) ? [enter, leave] : null;
}

type Span = readonly [from: number, to: number];

/** Returns the corners of a rectangle, anticlockwise. */
export function rectangle([left, right]: Span, [bottom, top]: Span): readonly Point[] {
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
}

/** Clips a polygon to a rectangle; returns an empty polygon if nothing remains. */
export function clipPolygon(polygon: readonly Point[], x: Span, y: Span): readonly Point[] {
  const isWhole = polygon.every(([px, py]) => px >= x[0] && px <= x[1] && py >= y[0] && py <= y[1]);
  if (isWhole) return polygon;
  return edges(rectangle(x, y)).reduce<readonly Point[]>((left, edge) => keepLeft(left, edge), polygon);
}

const isFinitePoint = ([x, y]: Point): boolean => Number.isFinite(x) && Number.isFinite(y);
const whole = [0, 1] as const;

/** Clips a polyline to a rectangle and returns the pieces inside, in order. Points that are not finite end a piece. */
export function clipLine(points: readonly Point[], x: Span, y: Span): readonly (readonly Point[])[] {
  const box = rectangle(x, y);
  const isWithin = ([px, py]: Point): boolean => px >= x[0] && px <= x[1] && py >= y[0] && py <= y[1];
  const pieces: Point[][] = [];
  let open: Point[] | undefined;
  points.forEach((to, at) => {
    const from = points[at - 1];
    if (!from || !isFinitePoint(from) || !isFinitePoint(to)) {
      open = undefined;
      return;
    }
    // Nearly all segments lie inside and need no geometry.
    const share = isWithin(from) && isWithin(to) ? whole : shareInside(box, [from, to]);
    if (!share) {
      open = undefined;
      return;
    }
    const [enter, leave] = share.map(
      (each): Point => [from[0] + each * (to[0] - from[0]), from[1] + each * (to[1] - from[1])],
    ) as [Point, Point];
    if (!open || share[0] > 0) {
      open = [enter];
      pieces.push(open);
    }
    open.push(leave);
    if (share[1] < 1) open = undefined;
  });
  return pieces;
}

/** Samples a function as a polyline of `steps` equal intervals. */
export function sample(
  height: (x: number) => number,
  from: number,
  to: number,
  steps: number,
): readonly Point[] {
  return Array.from({ length: steps + 1 }, (_, at): Point => {
    const x = from + ((to - from) * at) / steps;
    return [x, height(x)];
  });
}
