/** Determines the rows on screen and their order. */
import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { hasResult } from '../compute.ts';
import {
  assessedValue,
  type BatchTable,
  cellValue,
  type GridColumn,
  type Limits,
  type Row,
  sideOutside,
} from './batch-table.ts';

export type Sort = { readonly id: string; readonly isDescending: boolean } | null;
export const filters = ['all', 'outside', 'failed'] as const;
export type Filter = (typeof filters)[number];
export type View = { readonly sort: Sort; readonly filter: Filter; readonly find: string };

export const isFailed = (calculator: Calculator, { computed }: Row): boolean =>
  computed !== null && !hasResult(calculator, computed.result);

export const isRowOutside = (row: Row, columns: readonly GridColumn[], limits: Limits): boolean =>
  columns.some((column) => sideOutside(assessedValue(row, column), limits[column.id]) !== null);

/** Compares values for sorting: numbers by size, before texts; empty values last. */
function compare(one: number | string | null, other: number | string | null): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const rank = (value: number | string | null) =>
    typeof value === 'number' ? 0 : value === null || value === '' ? 2 : 1;
  return rank(one) - rank(other) || collator.compare(String(one), String(other));
}
const collator = new Intl.Collator(undefined, { numeric: true });

type Shown = { readonly calculator: Calculator; readonly columns: readonly GridColumn[] };

/** Returns the indices of the rows that are shown, in display order. */
export function orderOf({ calculator, columns }: Shown, table: BatchTable, view: View): readonly number[] {
  const { rows, limits } = table;
  const wanted = view.find.trim().toLowerCase();
  const order: number[] = [];
  const limited = columns.filter(({ id }) => limits[id]);
  for (const [at, row] of rows.entries()) {
    if (view.filter === 'failed' && !isFailed(calculator, row)) continue;
    if (view.filter === 'outside' && !isRowOutside(row, limited, limits)) continue;
    if (wanted !== '' && !row.cells.some((cell) => String(cell).toLowerCase().includes(wanted))) continue;
    order.push(at);
  }
  const by = columns.find(({ id }) => id === view.sort?.id);
  if (!by || !view.sort) return order;
  const sign = view.sort.isDescending ? -1 : 1;
  const keys = rows.map((row) => cellValue(row, by));
  const isEmpty = (at: number) => (keys[at] ?? '') === '';
  return order.sort(
    (a, b) =>
      // Empty cells come last in both directions.
      Number(isEmpty(a)) - Number(isEmpty(b)) || sign * compare(keys[a] ?? null, keys[b] ?? null) || a - b,
  );
}

export type Counts = { readonly outside: number; readonly failed: number; readonly good: number };

/** Counts the rows with a value outside limits, without a result, and with a result. */
export function countsOf({ calculator, columns }: Shown, { rows, limits }: BatchTable): Counts {
  const limited = columns.filter(({ id }) => limits[id]);
  let [outside, failed, good] = [0, 0, 0];
  for (const row of rows) {
    if (isRowOutside(row, limited, limits)) outside += 1;
    if (isFailed(calculator, row)) failed += 1;
    else if (row.computed) good += 1;
  }
  return { outside, failed, good };
}

/** Returns the numbers of a column, in the order of the rows. */
export function numbersOf(rows: readonly Row[], column: GridColumn): Float64Array {
  const numbers = new Float64Array(rows.length);
  let n = 0;
  for (const row of rows) {
    const value = assessedValue(row, column);
    if (typeof value === 'number') numbers[n++] = value;
  }
  return numbers.subarray(0, n);
}
