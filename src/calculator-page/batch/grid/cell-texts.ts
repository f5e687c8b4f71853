/** Texts of cells on screen. */
import { fieldText } from '../../form/form-entry.ts';
import { type CalculatorPage, shownValue } from '../../use-calculator.ts';
import { type RemarkTexts, remarksOf, rowProblem } from '../output/row-texts.ts';
import { cellIndex, type GridColumn, type Row } from '../table/batch-table.ts';

/** Returns the text of a cell: as typed, or a result with its digits. */
export function cellText(page: CalculatorPage, column: GridColumn, row: Row): string {
  const at = cellIndex(column);
  if (at !== null) {
    const cell = row.cells[at] ?? '';
    return typeof cell === 'number' ? fieldText(cell, page.language) : cell;
  }
  if (row.leftOut && column.kind === 'remarks') return column.texts.leftOut[row.leftOut];
  if (!row.computed) return '';
  const { result } = row.computed;
  if (column.kind === 'remarks') return remarksOf(page, column.texts, row.computed);
  if (column.kind !== 'output' || !result.ok) return '';
  const isMissing = (result.values[column.output.key] ?? null) === null;
  if (isMissing) return '';
  return shownValue(
    { ...page, outputUnits: { [column.output.key]: column.unit } },
    column.output,
    result.values,
  );
}

/** Returns why a cell cannot be read or used; null if there is no problem. */
export function cellProblem(
  page: CalculatorPage,
  texts: Pick<RemarkTexts, 'choices'>,
  column: GridColumn,
  row: Row,
): string | null {
  if (column.kind !== 'input' || !row.computed || row.computed.result.ok) return null;
  const problem = row.computed.result.problems.find(({ key }) => key === column.key);
  return problem ? rowProblem(page, texts, problem) : null;
}

/** Returns the column index of the first cell of a row that must be corrected; −1 if there is none. */
export function firstWrongCell(columns: readonly GridColumn[], { computed }: Row, from = 0): number {
  if (!computed || computed.result.ok) return -1;
  const keys = new Set(computed.result.problems.map(({ key }) => key));
  return columns.findIndex((column, at) => at >= from && column.kind === 'input' && keys.has(column.key));
}
