/** Table as read from a file or pasted text, before its columns are recognized. */

/** Cell content: typed text, or a number of a workbook. */
export type Cell = string | number;
export type SourceRow = {
  /** Row number in the source, starting at 1. */
  readonly number: number;
  readonly cells: readonly Cell[];
};
/**
 * Remark on how a cell was read. `formula`: the stored value was read. `formulaEmpty`: a formula without stored value,
 * read as #N/A. `merged`: merged cells; the value is in the first. `percent`: a number shown as a percentage, read as
 * shown.
 */
export type CellRemark = {
  readonly kind: 'formula' | 'formulaEmpty' | 'date' | 'merged' | 'percent';
  readonly row: number;
  /** Column number, starting at 1. */
  readonly column: number;
};
/** Cells of one row merged over several columns; numbers of row and columns start at 1. */
export type Merged = { readonly row: number; readonly from: number; readonly to: number };
export type SourceTable = {
  readonly rows: readonly SourceRow[];
  /** Number of rows in the source; more than in `rows` if it exceeds the limit. */
  readonly count: number;
  readonly remarks: readonly CellRemark[];
  /** Merged cells of a workbook within one row. */
  readonly merged?: readonly Merged[];
};

/** Returns the cells of a row with the content of merged cells in each of their columns. */
export function withMergedCells(
  { number, cells }: SourceRow,
  merged: readonly Merged[] = [],
): readonly Cell[] {
  const filled = cells.slice();
  for (const { from, to } of merged.filter(({ row }) => row === number)) {
    while (filled.length < to) filled.push('');
    filled.fill(cells[from - 1] ?? '', from - 1, to);
  }
  return filled;
}

const startsAsNumber = /^[<>≤≥≈~+\-−±]?\s*[.,]?\d/;

/** Returns whether most filled cells of a column are numbers; looks at the first 200 rows. */
export function hasNumbers(rows: readonly Pick<SourceRow, 'cells'>[], at: number): boolean {
  const filled = rows
    .slice(0, 200)
    .map(({ cells }) => cells[at] ?? '')
    .filter((cell) => cell !== '');
  const numbers = filled.filter((cell) => typeof cell === 'number' || startsAsNumber.test(cell.trim()));
  return numbers.length > filled.length / 2;
}
