/** Queue of rows to compute; edited rows have priority. */
export type RowQueue = {
  readonly size: () => number;
  readonly add: (rows: Iterable<number>, isUrgent: boolean) => void;
  /** Returns the next rows without removing them. */
  readonly next: (most: number) => readonly number[];
  readonly remove: (row: number) => void;
  readonly clear: () => void;
};

export function createRowQueue(): RowQueue {
  const urgent = new Set<number>();
  const others = new Set<number>();
  return {
    size: () => urgent.size + others.size,
    add(rows, isUrgent) {
      for (const row of rows) {
        if (isUrgent) {
          others.delete(row);
          urgent.add(row);
        } else if (!urgent.has(row)) others.add(row);
      }
    },
    next(most) {
      const from = urgent.size > 0 ? urgent : others;
      const rows: number[] = [];
      for (const row of from) {
        if (rows.length === most) break;
        rows.push(row);
      }
      return rows;
    },
    remove(row) {
      urgent.delete(row);
      others.delete(row);
    },
    clear() {
      urgent.clear();
      others.clear();
    },
  };
}
