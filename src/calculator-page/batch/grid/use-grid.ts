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
import { useCalculator } from '../../use-calculator.ts';
import { useBatch } from '../batch-context.ts';
import { type BatchTable, cellIndex, type GridColumn } from '../table/batch-table.ts';
import type { Edit } from '../table/edits.ts';
import { clearEdits, fillEdits, pasteEdits } from './block-edits.ts';
import { cellText } from './cell-texts.ts';
import { clipboardForms, readBlock } from './clipboard.ts';
import { headHeight } from './grid-head.tsx';
import { type Editing, numberWidth, type RowActions, rowHeight } from './grid-row.tsx';
import { actionOf, type GridAction } from './keys.ts';
import { blockOf, headRow, moveSelection, type Place, type Selection } from './selection.ts';

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
  const [selection, setSelection] = useState(start);
  const [editing, setEditing] = useState<Editing | null>(null);
  const latest = useRef({ data, selection, page, editing });
  useEffect(() => {
    latest.current = { data, selection, page, editing };
  });

  const select = useCallback(
    (to: Place, isExtending = false) => {
      const { data: now, selection: before } = latest.current;
      const size = { rows: now.order.length, columns: now.columns.length };
      const next = moveSelection(before, to, size, isExtending);
      // The state is read from a ref, because the next key may arrive before the next render.
      latest.current.selection = next;
      setSelection(next);
      if (scroller.current) reveal(scroller.current, now, next.active);
    },
    [scroller],
  );

  const edit = useCallback((edits: readonly Edit[]) => store.edit(edits), [store]);

  const actions: RowActions = useMemo(
    () => ({
      onCommit(text, [rows, columns]) {
        const { data: now, page: shown, editing: place } = latest.current;
        setEditing(null);
        if (!place) return;
        const column = now.columns[place.column];
        const at = column ? cellIndex(column) : null;
        const row = now.order[place.row];
        if (row !== undefined && at !== null && text.trim() !== editText(shown, now, place))
          store.edit([{ row, at, cell: text.trim() }]);
        if (rows === 0 && columns === 0) return;
        select({ row: place.row + rows, column: place.column + columns });
        scroller.current?.focus({ preventScroll: true });
      },
      onCancel() {
        setEditing(null);
        scroller.current?.focus({ preventScroll: true });
      },
    }),
    [select, scroller, store],
  );

  function startEditing(text?: string) {
    const { active } = latest.current.selection;
    const column = data.columns[active.column];
    if (!column || cellIndex(column) === null || data.order[active.row] === undefined) return;
    const isNew = text !== undefined;
    setEditing({ ...active, text: text ?? editText(page, data, active), isNew });
  }

  function act(action: GridAction) {
    const { selection: now } = latest.current;
    const { active } = now;
    const last = { row: data.order.length - 1, column: data.columns.length - 1 };
    const pageRows = Math.max(
      1,
      Math.floor(((scroller.current?.clientHeight ?? 0) - headHeight) / rowHeight) - 1,
    );
    switch (action.kind) {
      case 'move':
        return select(
          { row: active.row + action.rows, column: active.column + action.columns },
          action.isExtending,
        );
      case 'page':
        return select(
          { ...active, row: Math.max(0, active.row + action.direction * pageRows) },
          action.isExtending,
        );
      case 'end':
        return select(
          {
            row: action.of === 'row' ? active.row : action.isLast ? last.row : 0,
            column: action.of === 'column' ? active.column : action.isLast ? last.column : 0,
          },
          action.isExtending,
        );
      case 'edit': {
        const column = data.columns[active.column];
        if (active.row === headRow) return column && action.text === undefined ? onSort(column) : undefined;
        return startEditing(action.text);
      }
      case 'clear':
        return edit(clearEdits(data, blockOf(now)));
      case 'fill':
        return edit(fillEdits(data, blockOf(now)));
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

  function copy(event: ClipboardEvent) {
    const { top, bottom, left, right } = blockOf(selection);
    const rows = data.order.slice(top, bottom + 1).map((at) => {
      const row = data.table.rows[at];
      return data.columns.slice(left, right + 1).map((column) => (row ? cellText(page, column, row) : ''));
    });
    const { text, html } = clipboardForms(rows, false);
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
    event.clipboardData.setData('text/html', html);
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
      onCopy: copy,
      onCut(event: ClipboardEvent) {
        copy(event);
        edit(clearEdits(data, blockOf(selection)));
      },
      onPaste(event: ClipboardEvent) {
        event.preventDefault();
        const rows = readBlock(event.clipboardData.getData('text/plain'));
        edit(pasteEdits(data, selection.active, blockOf(selection), rows));
      },
    },
  };
}

/** Returns the text with which editing starts. */
function editText(
  page: ReturnType<typeof useCalculator>,
  { columns, order, table }: GridData,
  at: Place,
): string {
  const column = columns[at.column];
  const row = table.rows[order[at.row] ?? -1];
  return column && row ? cellText(page, column, row) : '';
}
