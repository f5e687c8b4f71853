/**
 * Smooth curve through points that rises and falls only where they do: piecewise cubic Hermite interpolation with the slopes of
 * F. N. Fritsch, J. Butland, SIAM J. Sci. Stat. Comput. 5 (1984) 300.
 */

type Point = readonly [x: number, y: number];

/** Returns the slope at each point; 0 at turning points. */
function slopesOf(points: readonly Point[]): readonly number[] {
  const secants = points.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = points[at] ?? [0, 0];
    return { width: x - fromX, slope: (y - fromY) / (x - fromX) };
  });
  return points.map((_, at) => {
    const [before, after] = [secants[at - 1], secants[at]];
    if (!before || !after) return (before ?? after)?.slope ?? 0;
    if (before.slope * after.slope <= 0) return 0;
    const [first, second] = [2 * after.width + before.width, after.width + 2 * before.width];
    return (first + second) / (first / before.slope + second / after.slope);
  });
}

/** Returns y at x as a function; the first or last y outside. @param points by ascending x */
export function monotoneCurve(points: readonly Point[]): (x: number) => number {
  const slopes = slopesOf(points);
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
