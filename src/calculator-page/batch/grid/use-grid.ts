import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type CalculatorPage, useCalculator } from '../../use-calculator.ts';
import { useBatch } from '../batch-context.ts';
import { type BatchTable, cellIndex, type GridColumn } from '../table/batch-table.ts';
import { clearEdits, fillEdits, pasteEdits } from './block-edits.ts';
import { cellText } from './cell-texts.ts';
import { clipboardForms, readBlock } from './clipboard.ts';
import { headHeight } from './grid-head.tsx';
import { type Editing, numberWidth, type RowActions, rowHeight } from './grid-row.tsx';
import { actionOf, type GridAction } from './keys.ts';
import { blockOf, headRow, moveSelection, type Place, type Selection, targetOf } from './selection.ts';

export type GridData = {
  readonly table: BatchTable;
  readonly columns: readonly GridColumn[];
  readonly widths: readonly number[];
  readonly order: readonly number[];
};
type Sorting = (column: GridColumn) => void;

const start: Selection = { active: { row: 0, column: 0 }, anchor: { row: 0, column: 0 } };

/** Scrolls a cell into the visible part of the grid, which the sticky header and columns do not cover. */
function reveal(scroller: HTMLElement, { columns, widths }: GridData, { row, column }: Place): void {
  if (row !== headRow) {
    const top = row * rowHeight;
    const room = scroller.clientHeight - headHeight - 12;
    if (top < scroller.scrollTop) scroller.scrollTop = top;
    else if (top + rowHeight > scroller.scrollTop + room) scroller.scrollTop = top + rowHeight - room;
  }
  const isStuck = columns[0]?.kind === 'name' && matchMedia('(width >= 48rem)').matches;
  const sticky = isStuck && column > 0 ? (widths[0] ?? 0) : 0;
  const left = widths.slice(0, column).reduce((sum, width) => sum + width, 0);
  const right = left + (widths[column] ?? 0);
  const room = scroller.clientWidth - numberWidth;
  if (left - sticky < scroller.scrollLeft) scroller.scrollLeft = left - sticky;
  else if (right > scroller.scrollLeft + room) scroller.scrollLeft = right - room;
}

/** Returns the selection, editing and clipboard functions of the grid. */
export function useGrid(data: GridData, scroller: RefObject<HTMLDivElement | null>, onSort: Sorting) {
  const page = useCalculator();
  const { store } = useBatch();
  const { selection, now, select, setSelection } = useSelection(data, scroller);
  const { editing, actions, startEditing } = useEditing({ data, now, select, scroller });

  function act(action: GridAction) {
    const { active } = now();
    const last = { row: data.order.length - 1, column: data.columns.length - 1 };
    const target = targetOf(action, active, last, pageRowsOf(scroller.current));
    if (target) return select(target, 'isExtending' in action && action.isExtending);
    switch (action.kind) {
      case 'edit': {
        const column = data.columns[active.column];
        if (active.row === headRow) return column && action.text === undefined ? onSort(column) : undefined;
        return startEditing(action.text);
      }
      case 'clear':
        return store.edit(clearEdits(data, blockOf(now())));
      case 'fill':
        return store.edit(fillEdits(data, blockOf(now())));
      case 'undo':
        return store.undo();
      case 'redo':
        return store.redo();
      case 'all':
        return setSelection({ anchor: { row: 0, column: 0 }, active: last });
      case 'leave':
        return setSelection({ active, anchor: active });
    }
  }

  return {
    selection,
    editing,
    actions,
    select,
    startEditing,
    handlers: {
      onKeyDown(event: KeyboardEvent) {
        const action = actionOf(event.nativeEvent);
        if (!action || event.nativeEvent.isComposing) return;
        event.preventDefault();
        act(action);
      },
      onCopy: (event: ClipboardEvent) => copyBlock(event, page, data, selection),
      onCut(event: ClipboardEvent) {
        copyBlock(event, page, data, selection);
        store.edit(clearEdits(data, blockOf(selection)));
      },
      onPaste(event: ClipboardEvent) {
        event.preventDefault();
        const rows = readBlock(event.clipboardData.getData('text/plain'));
        store.edit(pasteEdits(data, selection.active, blockOf(selection), rows));
      },
    },
  };
}

/** Returns the selection, and a function that moves it and scrolls to it. */
function useSelection(data: GridData, scroller: RefObject<HTMLDivElement | null>) {
  const [selection, setSelection] = useState(start);
  // The state is read from a ref, because the next key may arrive before the next render.
  const latest = useRef({ data, selection });
  useEffect(() => {
    latest.current = { data, selection };
  });
  const select = useCallback(
    (to: Place, isExtending = false) => {
      const { data: shown, selection: before } = latest.current;
      const size = { rows: shown.order.length, columns: shown.columns.length };
      const next = moveSelection(before, to, size, isExtending);
      latest.current.selection = next;
      setSelection(next);
      if (scroller.current) reveal(scroller.current, shown, next.active);
    },
    [scroller],
  );
  const now = useCallback(() => latest.current.selection, []);
  return { selection, now, select, setSelection };
}

type EditingOptions = {
  readonly data: GridData;
  readonly now: () => Selection;
  readonly select: (to: Place) => void;
  readonly scroller: RefObject<HTMLDivElement | null>;
};

/** Returns the cell being edited, and functions that start, commit and cancel editing. */
function useEditing({ data, now, select, scroller }: EditingOptions) {
  const page = useCalculator();
  const { store } = useBatch();
  const [editing, setEditing] = useState<Editing | null>(null);
  const latest = useRef({ data, page, editing });
  useEffect(() => {
    latest.current = { data, page, editing };
  });
  const actions: RowActions = useMemo(() => {
    const focusGrid = () => scroller.current?.focus({ preventScroll: true });
    return {
      onCommit(text, [rows, columns]) {
        const { data: shown, page: form, editing: place } = latest.current;
        setEditing(null);
        if (!place) return;
        const column = shown.columns[place.column];
        const at = column ? cellIndex(column) : null;
        const row = shown.order[place.row];
        if (row !== undefined && at !== null && text.trim() !== editText(form, shown, place))
          store.edit([{ row, at, cell: text.trim() }]);
        if (rows === 0 && columns === 0) return;
        select({ row: place.row + rows, column: place.column + columns });
        focusGrid();
      },
      onCancel() {
        setEditing(null);
        focusGrid();
      },
    };
  }, [select, scroller, store]);

  function startEditing(text?: string) {
    const { active } = now();
    const column = data.columns[active.column];
    if (!column || cellIndex(column) === null || data.order[active.row] === undefined) return;
    const isNew = text !== undefined;
    setEditing({ ...active, text: text ?? editText(page, data, active), isNew });
  }

  return { editing, actions, startEditing };
}

/** Returns by how many rows Page Up and Page Down move. */
function pageRowsOf(scroller: HTMLElement | null): number {
  return Math.max(1, Math.floor(((scroller?.clientHeight ?? 0) - headHeight) / rowHeight) - 1);
}

/** Puts the selected cells on the clipboard as text and as a table. */
function copyBlock(
  event: ClipboardEvent,
  page: CalculatorPage,
  { order, table, columns }: GridData,
  selection: Selection,
): void {
  const { top, bottom, left, right } = blockOf(selection);
  const rows = order.slice(top, bottom + 1).map((at) => {
    const row = table.rows[at];
    return columns.slice(left, right + 1).map((column) => (row ? cellText(page, column, row) : ''));
  });
  const { text, html } = clipboardForms(rows, false);
  event.preventDefault();
  event.clipboardData.setData('text/plain', text);
  event.clipboardData.setData('text/html', html);
}

/** Returns the text with which editing starts. */
function editText(page: CalculatorPage, { columns, order, table }: GridData, at: Place): string {
  const column = columns[at.column];
  const row = table.rows[order[at.row] ?? -1];
  return column && row ? cellText(page, column, row) : '';
}
