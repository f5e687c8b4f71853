/** Rows of a cooling curve as a logger writes them. */

/** Rows that are used of those that were read. */
export type Thinned = {
  readonly read: number;
  readonly used: number;
  /** One in `step` rows is used, and the last. */
  readonly step: number;
};

/** Returns at most `most` rows in even steps with the first and the last; all if there are no more. */
export function thinRows<T>(
  rows: readonly T[],
  most: number,
): { readonly rows: readonly T[]; readonly thinned: Thinned | null } {
  if (rows.length <= most) return { rows, thinned: null };
  const step = Math.ceil((rows.length - 1) / (most - 1));
  const kept = rows.filter((_, at) => at % step === 0 || at === rows.length - 1);
  return { rows: kept, thinned: { read: rows.length, used: kept.length, step } };
}
