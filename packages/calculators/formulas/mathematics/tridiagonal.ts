/** Tridiagonal system of linear equations; all arrays have the same length. */
export type Tridiagonal = {
  /** Coefficient of the previous unknown; used from the second row on. */
  readonly below: Float64Array;
  readonly diagonal: Float64Array;
  /** Coefficient of the next unknown; used up to the last row but one. */
  readonly above: Float64Array;
  readonly right: Float64Array;
};

/** Solves the system by elimination (Thomas algorithm). Overwrites `diagonal` and `right`; returns `right`. */
export function solveTridiagonal({ below, diagonal, above, right }: Tridiagonal): Float64Array {
  const last = right.length - 1;
  for (let at = 1; at <= last; at++) {
    const factor = (below[at] ?? 0) / (diagonal[at - 1] ?? 1);
    diagonal[at] = (diagonal[at] ?? 0) - factor * (above[at - 1] ?? 0);
    right[at] = (right[at] ?? 0) - factor * (right[at - 1] ?? 0);
  }
  right[last] = (right[last] ?? 0) / (diagonal[last] ?? 1);
  for (let at = last - 1; at >= 0; at--) {
    right[at] = ((right[at] ?? 0) - (above[at] ?? 0) * (right[at + 1] ?? 0)) / (diagonal[at] ?? 1);
  }
  return right;
}
