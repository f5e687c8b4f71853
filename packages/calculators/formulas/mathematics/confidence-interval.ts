/**
 * Mean, standard deviation and 95 % confidence interval of repeated counts, with Student's t. ASTM E112, section on
 * statistics.
 */

/** Two-sided t factors for 95 % by the number of values from 2 to 20. */
const studentT = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131,
  2.12, 2.11, 2.101, 2.093,
];

/**
 * Returns the two-sided t factor for 95 % of `count` values, 2 or more; above 20 by the expansion in 1/ν (Abramowitz &
 * Stegun 26.7.5).
 */
export function tFactor(count: number): number {
  const listed = studentT[count - 2];
  if (listed !== undefined) return listed;
  const [z, freedom] = [1.959964, count - 1];
  return z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
}

export type Spread = {
  readonly mean: number;
  /** Standard deviation; null for a single value. */
  readonly deviation: number | null;
  /** Half width of the 95 % confidence interval of the mean: t s / √n. */
  readonly halfWidth: number | null;
};

export function spreadOf(values: readonly number[]): Spread {
  const count = values.length;
  const mean = values.reduce((sum, each) => sum + each, 0) / count;
  if (count < 2) return { mean, deviation: null, halfWidth: null };
  const deviation = Math.sqrt(values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (count - 1));
  return { mean, deviation, halfWidth: (tFactor(count) * deviation) / Math.sqrt(count) };
}
