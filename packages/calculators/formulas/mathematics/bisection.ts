/**
 * Returns the root between `low` and `high` by bisection; null if the signs at both ends are equal. Relative width at
 * the end about 1e-14.
 */
export function findRoot(value: (x: number) => number, low: number, high: number): number | null {
  const [atLow, atHigh] = [value(low), value(high)];
  if (atLow === 0) return low;
  if (atHigh === 0) return high;
  if (!(atLow * atHigh < 0)) return null;
  let [left, right] = [low, high];
  for (let step = 0; step < 60; step += 1) {
    const middle = (left + right) / 2;
    if (middle <= left || middle >= right) break;
    if (value(middle) * atLow > 0) left = middle;
    else right = middle;
  }
  return (left + right) / 2;
}
