import type { GridAction } from './keys.ts';

/** Active cell and selected block, by row and column indices on screen. Row −1 is the header row. */
export type Place = { readonly row: number; readonly column: number };
export type Selection = { readonly active: Place; readonly anchor: Place };
export type Block = {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
};

export const headRow = -1;

/** Returns the selected block without the header row. */
export const blockOf = ({ active, anchor }: Selection): Block => ({
  top: Math.max(0, Math.min(active.row, anchor.row)),
  bottom: Math.max(0, Math.max(active.row, anchor.row)),
  left: Math.min(active.column, anchor.column),
  right: Math.max(active.column, anchor.column),
});

/** Returns the selection with the active cell limited to the table; extending keeps the anchor. */
export function moveSelection(
  selection: Selection,
  to: Place,
  size: { readonly rows: number; readonly columns: number },
  isExtending: boolean,
): Selection {
  const active = {
    row: Math.max(isExtending ? 0 : headRow, Math.min(size.rows - 1, to.row)),
    column: Math.max(0, Math.min(size.columns - 1, to.column)),
  };
  return { active, anchor: isExtending ? selection.anchor : active };
}

/** Returns the cell to which a command moves the active cell; null for the other commands. */
export function targetOf(
  action: GridAction,
  { row, column }: Place,
  last: Place,
  pageRows: number,
): Place | null {
  if (action.kind === 'move') return { row: row + action.rows, column: column + action.columns };
  if (action.kind === 'page') return { row: Math.max(0, row + action.direction * pageRows), column };
  if (action.kind !== 'end') return null;
  const end = action.isLast ? last : { row: 0, column: 0 };
  return {
    row: action.of === 'row' ? row : end.row,
    column: action.of === 'column' ? column : end.column,
  };
}
