/** Smooth curves that rise and fall only where their points do: piecewise cubic Hermite interpolation. */
import { solveTridiagonal } from './tridiagonal.ts';

type Point = readonly [x: number, y: number];
type Secant = { readonly width: number; readonly slope: number };

const secantsOf = (points: readonly Point[]): readonly Secant[] =>
  points.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = points[at] ?? [0, 0];
    return { width: x - fromX, slope: (y - fromY) / (x - fromX) };
  });

/**
 * Returns the slope at each point; 0 at turning points (F. N. Fritsch, J. Butland, SIAM J. Sci. Stat. Comput. 5 (1984)
 * 300).
 */
function slopesOf(points: readonly Point[]): readonly number[] {
  const secants = secantsOf(points);
  return points.map((_, at) => {
    const [before, after] = [secants[at - 1], secants[at]];
    if (!before || !after) return (before ?? after)?.slope ?? 0;
    if (before.slope * after.slope <= 0) return 0;
    const [first, second] = [2 * after.width + before.width, after.width + 2 * before.width];
    return (first + second) / (first / before.slope + second / after.slope);
  });
}

/** Returns the slopes of the natural cubic spline, whose curvature is continuous. */
function splineSlopes(secants: readonly Secant[]): Float64Array {
  const count = secants.length + 1;
  const system = {
    below: new Float64Array(count),
    diagonal: new Float64Array(count),
    above: new Float64Array(count),
    right: new Float64Array(count),
  };
  for (let at = 0; at < count; at += 1) {
    const [before, after] = [secants[at - 1], secants[at]];
    // No curvature at the ends.
    system.below[at] = before ? (after?.width ?? 1) : 0;
    system.above[at] = after ? (before?.width ?? 1) : 0;
    system.diagonal[at] = before && after ? 2 * (before.width + after.width) : 2;
    system.right[at] =
      before && after
        ? 3 * (after.width * before.slope + before.width * after.slope)
        : 3 * ((before ?? after)?.slope ?? 0);
  }
  return solveTridiagonal(system);
}

/** Maximum ratio of a slope to the flatter secant at which a cubic does not turn. */
const steepest = 3;

/** Returns the slopes of the spline limited so that the curve is monotone (J. M. Hyman, SIAM J. Sci. Stat. Comput. 4 (1983) 645). */
function limitedSlopes(points: readonly Point[]): readonly number[] {
  const secants = secantsOf(points);
  return [...splineSlopes(secants)].map((slope, at) => {
    const before = (secants[at - 1] ?? secants[at])?.slope ?? 0;
    const after = (secants[at] ?? secants[at - 1])?.slope ?? 0;
    if (before * after <= 0) return 0;
    const most = steepest * Math.min(Math.abs(before), Math.abs(after));
    return Math.sign(before) * Math.min(most, Math.max(0, slope * Math.sign(before)));
  });
}

/** Returns the cubic through two neighbouring points with these slopes; constant outside the two points. */
function hermite(points: readonly Point[], slopes: readonly number[]): (x: number) => number {
  const [first, last] = [points[0], points.at(-1)];
  return (x) => {
    if (!first || !last) return Number.NaN;
    if (x <= first[0]) return first[1];
    if (x >= last[0]) return last[1];
    const at = points.findIndex(([to]) => to >= x);
    const [[x0, y0], [x1, y1]] = [points[at - 1] ?? first, points[at] ?? last];
    const width = x1 - x0;
    const t = (x - x0) / width;
    const [from, to] = [(slopes[at - 1] ?? 0) * width, (slopes[at] ?? 0) * width];
    return (
      y0 * (1 + 2 * t) * (1 - t) ** 2 +
      from * t * (1 - t) ** 2 +
      y1 * t ** 2 * (3 - 2 * t) +
      to * t ** 2 * (t - 1)
    );
  };
}

/** Returns a function y of x through the points; constant outside them. @param points by ascending x */
export const monotoneCurve = (points: readonly Point[]): ((x: number) => number) =>
  hermite(points, slopesOf(points));

/**
 * Returns y at x as a function with continuous curvature, except at points where only a change of curvature keeps it monotone.
 * @param points by ascending x
 */
export const monotoneSpline = (points: readonly Point[]): ((x: number) => number) =>
  hermite(points, limitedSlopes(points));

/** Returns points of the curve, the given ones among them. @param count number of parts between two points */
export function monotonePoints(points: readonly Point[], count: number): readonly Point[] {
  const curve = monotoneCurve(points);
  return points.flatMap(([x, y], at): readonly Point[] => {
    const next = points[at + 1];
    if (!next) return [[x, y]];
    return Array.from({ length: count }, (_, part): Point => {
      const between = x + ((next[0] - x) * part) / count;
      return part === 0 ? [x, y] : [between, curve(between)];
    });
  });
}
