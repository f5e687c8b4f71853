/** Clips geometry to the plot rectangle, in drawing units. Results contain finite numbers only. */
export type Xy = readonly [x: number, y: number];
export type Rect = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Coordinates beyond this limit are clamped, because arithmetic with them would lose precision. */
const farthest = 1e7;
const finite = ([x, y]: Xy): boolean => Math.abs(x) <= farthest && Math.abs(y) <= farthest;

type Side = { readonly inside: (point: Xy) => boolean; readonly cut: (a: Xy, b: Xy) => Xy };

const atX =
  (x: number) =>
  (a: Xy, b: Xy): Xy => [x, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])];
const atY =
  (y: number) =>
  (a: Xy, b: Xy): Xy => [a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]), y];

function sides(rect: Rect): readonly Side[] {
  return [
    { inside: (p) => p[0] >= rect.left, cut: atX(rect.left) },
    { inside: (p) => p[0] <= rect.right, cut: atX(rect.right) },
    { inside: (p) => p[1] >= rect.top, cut: atY(rect.top) },
    { inside: (p) => p[1] <= rect.bottom, cut: atY(rect.bottom) },
  ];
}

/** Returns the part of a polygon inside the rectangle (Sutherland–Hodgman), possibly empty. */
export function clipPolygon(polygon: readonly Xy[], rect: Rect): readonly Xy[] {
  let points = polygon.filter(finite);
  for (const { inside, cut } of sides(rect)) {
    const kept: Xy[] = [];
    points.forEach((point, at) => {
      const before = points.at(at - 1) ?? point;
      if (inside(point) !== inside(before)) kept.push(cut(before, point));
      if (inside(point)) kept.push(point);
    });
    points = kept;
  }
  return points.length < 3 ? [] : points;
}

function clipSegment(a: Xy, b: Xy, rect: Rect, edges: readonly Side[]): readonly [Xy, Xy] | undefined {
  let segment: readonly [Xy, Xy] = [a, b];
  // Nearly all segments lie inside the plot and need no clipping.
  if (isWithin(a, rect) && isWithin(b, rect)) return segment;
  for (const { inside, cut } of edges) {
    const [from, to] = segment;
    const first = inside(from);
    const second = inside(to);
    if (!first && !second) return undefined;
    if (first !== second) segment = first ? [from, cut(from, to)] : [cut(from, to), to];
  }
  return segment;
}

/** Returns the parts of a polyline inside the rectangle; a point that is not finite splits the line. */
export function clipLine(points: readonly Xy[], rect: Rect): readonly (readonly Xy[])[] {
  const edges = sides(rect);
  const runs: Xy[][] = [];
  let run: Xy[] = [];
  const end = () => {
    if (run.length > 1) runs.push(run);
    run = [];
  };
  for (let at = 1; at < points.length; at += 1) {
    const a = points[at - 1];
    const b = points[at];
    const part = a && b && finite(a) && finite(b) ? clipSegment(a, b, rect, edges) : undefined;
    if (!part) {
      end();
      continue;
    }
    const last = run.at(-1);
    if (!last || last[0] !== part[0][0] || last[1] !== part[0][1]) {
      end();
      run.push(part[0]);
    }
    run.push(part[1]);
  }
  end();
  return runs;
}

/** Returns a number whose sign states on which side of the line from a to b a point lies. */
const sideOf = ([ax, ay]: Xy, [bx, by]: Xy, [x, y]: Xy): number =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax);

/** Returns whether the segment from a to b crosses a polyline. */
export function crosses(a: Xy, b: Xy, run: readonly Xy[]): boolean {
  return run.some((to, at) => {
    const from = run[at - 1];
    if (!from) return false;
    return sideOf(a, b, from) * sideOf(a, b, to) < 0 && sideOf(from, to, a) * sideOf(from, to, b) < 0;
  });
}

export function isWithin([x, y]: Xy, rect: Rect): boolean {
  return x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom;
}

/** Returns whether the point lies in the polygon (even-odd rule). */
export function insidePolygon([x, y]: Xy, polygon: readonly Xy[]): boolean {
  let inside = false;
  let a = polygon.at(-1);
  for (const b of polygon) {
    if (a && b[1] > y !== a[1] > y && x < ((a[0] - b[0]) * (y - b[1])) / (a[1] - b[1]) + b[0])
      inside = !inside;
    a = b;
  }
  return inside;
}

/** Returns the centroid of a polygon; the mean of its corners if it has no area. */
export function centreOf(polygon: readonly Xy[]): Xy {
  let area = 0;
  let x = 0;
  let y = 0;
  polygon.forEach((b, at) => {
    const a = polygon.at(at - 1) ?? b;
    const cross = a[0] * b[1] - b[0] * a[1];
    area += cross;
    x += (a[0] + b[0]) * cross;
    y += (a[1] + b[1]) * cross;
  });
  if (Math.abs(area) > 1e-6) return [x / (3 * area), y / (3 * area)];
  const sum = polygon.reduce<Xy>((all, each) => [all[0] + each[0], all[1] + each[1]], [0, 0]);
  return [sum[0] / (polygon.length || 1), sum[1] / (polygon.length || 1)];
}
