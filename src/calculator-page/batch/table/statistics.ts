/** Statistics of a column. */
import type { Limit } from './batch-table.ts';

export type Statistics = {
  readonly n: number;
  readonly mean: number;
  /** Sample standard deviation (n − 1); null for fewer than two values. */
  readonly deviation: number | null;
  readonly min: number;
  readonly max: number;
  /** 5 % quantile: 5 % of the values are below it. */
  readonly low5: number;
  /**
   * Process capability Cpk (ISO 22514-2, normal distribution): distance of the nearer limit from the mean over three
   * standard deviations; null without limits.
   */
  readonly cpk: number | null;
};

/** Returns the quantile of sorted values for a share, interpolated. */
function quantile(sorted: Float64Array, share: number): number {
  const place = share * (sorted.length - 1);
  const low = Math.floor(place);
  const [from = 0, to = from] = [sorted[low], sorted[low + 1]];
  return from + (to - from) * (place - low);
}

/** Returns the statistics of values; null without values. */
export function statisticsOf(values: Float64Array, limit: Limit = {}): Statistics | null {
  const n = values.length;
  if (n === 0) return null;
  const sorted = values.toSorted();
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / n;
  let squares = 0;
  for (const value of values) squares += (value - mean) ** 2;
  const deviation = n > 1 ? Math.sqrt(squares / (n - 1)) : null;
  const distances = [
    ...(limit.min === undefined ? [] : [mean - limit.min]),
    ...(limit.max === undefined ? [] : [limit.max - mean]),
  ];
  return {
    n,
    mean,
    deviation,
    min: sorted[0] ?? mean,
    max: sorted[n - 1] ?? mean,
    low5: quantile(sorted, 0.05),
    cpk: deviation && distances.length > 0 ? Math.min(...distances) / (3 * deviation) : null,
  };
}

export type Bin = { readonly from: number; readonly to: number; readonly count: number };

/** Returns bins of equal width that cover the values and the limits; empty without values. */
export function histogramOf(values: Float64Array, limit: Limit = {}, most = 24): readonly Bin[] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (values.length === 0) return [];
  low = Math.min(low, limit.min ?? low);
  high = Math.max(high, limit.max ?? high);
  if ((high - low) / most === 0)
    [low, high] = [low - Math.abs(low) * 0.05 - 1e-6, high + Math.abs(high) * 0.05 + 1e-6];
  const bins = Math.max(4, Math.min(most, Math.ceil(Math.sqrt(values.length)) + 2));
  const step = (high - low) / bins;
  const counts = new Array<number>(bins).fill(0);
  for (const value of values) {
    const at = Math.min(bins - 1, Math.floor((value - low) / step));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((count, at) => ({ from: low + at * step, to: low + (at + 1) * step, count }));
}
