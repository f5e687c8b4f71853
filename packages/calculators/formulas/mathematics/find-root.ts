/** Maximum number of iterations. A smooth function needs about 10, one that jumps about 60. */
const maxIterations = 150;

type At = { readonly x: number; readonly y: number };

/**
 * Returns where to evaluate next, as a fraction of the distance from `last` to `other`: by the inverse parabola through
 * three points where it is monotonic (Chandrupatla 1997), otherwise halfway.
 */
function nextShare(last: At, other: At, before: At): number {
  const place = (last.x - other.x) / (before.x - other.x);
  const rise = (last.y - other.y) / (before.y - other.y);
  if (!(rise ** 2 < place && (1 - rise) ** 2 < 1 - place)) return 0.5;
  return (
    ((last.y / (other.y - last.y)) * before.y) / (other.y - before.y) +
    ((((before.x - last.x) / (other.x - last.x)) * last.y) / (before.y - last.y)) *
      (other.y / (before.y - other.y))
  );
}

/** Returns the root between two points of different signs. */
function narrow(value: (x: number) => number, start: At, end: At): number {
  // The root lies between the last point and `other`.
  let [last, other] = [end, start];
  let share = 0.5;
  const least = Math.abs(end.x - start.x) * 2 ** -60;
  for (let step = 0; step < maxIterations; step += 1) {
    const x = last.x + share * (other.x - last.x);
    if (x === last.x || x === other.x) break;
    const y = value(x);
    // NaN counts as a value beyond the root.
    const found: At = { x, y: Number.isNaN(y) ? end.y : y };
    const before = Math.sign(found.y) === Math.sign(last.y) ? last : other;
    if (before === other) other = last;
    last = found;
    const best = Math.abs(last.y) < Math.abs(other.y) ? last : other;
    const tolerance = (4 * Number.EPSILON * Math.abs(best.x) + least) / Math.abs(other.x - last.x);
    if (best.y === 0 || !(tolerance <= 0.5)) return best.x;
    share = Math.min(1 - tolerance, Math.max(tolerance, nextShare(last, other, before)));
  }
  return (last.x + other.x) / 2;
}

/**
 * Returns the root between `low` and `high` by inverse quadratic interpolation or bisection (Chandrupatla 1997); null
 * if the signs at both ends are equal. The relative width of the final interval is about 1e-15; at a jump, one side of
 * the jump is returned.
 */
export function findRoot(value: (x: number) => number, low: number, high: number): number | null {
  const start: At = { x: low, y: value(low) };
  const end: At = { x: high, y: value(high) };
  if (start.y === 0) return low;
  if (end.y === 0) return high;
  if (!(Math.sign(start.y) * Math.sign(end.y) < 0)) return null;
  return narrow(value, start, end);
}
