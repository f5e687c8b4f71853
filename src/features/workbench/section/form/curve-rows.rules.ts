/** Rows of a cooling curve recorded by a logger. */

/** Number of rows used, and number of rows read. */
export type Thinned = {
  readonly read: number;
  readonly used: number;
  /** Every `step`-th row is used, and the last row. */
  readonly step: number;
};

/** Returns at most `most` rows at a constant step, including the first and the last; all rows if there are no more. */
export function thinRows<T>(
  rows: readonly T[],
  most: number,
): { readonly rows: readonly T[]; readonly thinned: Thinned | null } {
  if (rows.length <= most) return { rows, thinned: null };
  const step = Math.ceil((rows.length - 1) / (most - 1));
  const kept = rows.filter((_, at) => at % step === 0 || at === rows.length - 1);
  return { rows: kept, thinned: { read: rows.length, used: kept.length, step } };
}
