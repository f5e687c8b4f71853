import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type PointerEvent, type RefObject, useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { useBatch } from '../batch-context.ts';
import type { BatchTable, GridColumn, Row } from '../table/batch-table.ts';
import type { Sort } from '../table/view.ts';
import { GridHead, headHeight } from './grid-head.tsx';
import { cellId, GridRow, numberWidth, rowHeight } from './grid-row.tsx';
import { blockOf, headRow, type Place, type Selection } from './selection.ts';
import { columnWidth } from './use-columns.ts';
import { useGrid } from './use-grid.ts';

type GridProps = {
  readonly table: BatchTable;
  readonly columns: readonly GridColumn[];
  readonly order: readonly number[];
  /** Rows that the histograms count. */
  readonly drawnRows: readonly Row[];
  readonly sort: Sort;
  readonly onSort: (column: GridColumn) => void;
  /** Cell to select; a new object moves the selection again. */
  readonly goTo: Place | null;
  readonly onColumn: (column: GridColumn) => void;
  /** Called with the selected rows, by their indices on screen. */
  readonly onBlock: (block: RowBlock) => void;
};
export type RowBlock = { readonly top: number; readonly bottom: number };

/** Number of rows rendered beyond the visible ones. */
const overscan = 6;
const columnOverscan = 2;
/** Number of columns rendered before the width is known. */
const firstColumns = 8;

/** Returns row and column of the cell below the pointer. */
function placeOf(event: PointerEvent): Place | null {
  const cell = (event.target as Element).closest<HTMLElement>('[data-column]');
  const row = cell?.closest<HTMLElement>('[data-row]');
  if (!cell || !row) return null;
  return { row: Number(row.dataset['row']), column: Number(cell.dataset['column']) };
}

/** Grid of heats that works like a spreadsheet. Only visible rows are rendered. */
export function Grid({ table, columns, order, drawnRows, sort, onSort, goTo, onColumn, onBlock }: GridProps) {
  const { words } = useBatch();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const widths = useMemo(() => columns.map(columnWidth), [columns]);
  const template = useMemo(
    () => [numberWidth, ...widths].map((width) => `${Math.round(width)}px`).join(' '),
    [widths],
  );
  const grid = useGrid({ table, columns, widths, order }, scroller, onSort);
  const { selection, editing, select, startEditing, handlers } = grid;
  const { active } = selection;
  const rows = useVisibleRows(scroller, order.length, [active.row, editing?.row ?? headRow]);
  const shown = useVisibleColumns({ scroller, columns, widths, active: active.column });
  useReports({ selection, columns, onBlock, onColumn });
  useEffect(() => {
    if (!goTo) return;
    select(goTo);
    scroller.current?.focus({ preventScroll: true });
  }, [goTo, select]);
  const sortBy = useCallback(
    (of: GridColumn, at: number) => {
      select({ row: headRow, column: at });
      onSort(of);
    },
    [select, onSort],
  );

  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={words.grid.label}
      aria-description={words.grid.hint}
      aria-rowcount={order.length + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable
      aria-activedescendant={cellId(id, active.row, active.column)}
      tabIndex={0}
      className="batch-grid relative h-[min(680px,calc(100dvh-180px))] min-h-80 overflow-auto overscroll-x-contain text-[13px] outline-none select-none focus-visible:inset-ring-2 focus-visible:inset-ring-ink"
      {...pointerHandlers(select, editing !== null)}
      onDoubleClick={() => startEditing()}
      {...handlers}
    >
      <GridHead
        {...{ id, columns, widths, template, sort, shown }}
        active={active.row === headRow ? active.column : null}
        rows={drawnRows}
        limits={table.limits}
        onSort={sortBy}
      />
      <div role="rowgroup" className="relative" style={{ height: rows.height, minHeight: headHeight }}>
        {rows.items.map(({ index, start }) => {
          const row = table.rows[order[index] ?? -1];
          return (
            row && (
              <GridRow
                key={order[index]}
                {...{ id, row, index, columns, shown, template }}
                {...marksOf(index, grid)}
                limits={table.limits}
                top={start}
                actions={grid.actions}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

/** Returns the active cell, the editor and the selected columns of a row. */
function marksOf(
  index: number,
  { selection, editing }: Pick<ReturnType<typeof useGrid>, 'selection' | 'editing'>,
) {
  const { active } = selection;
  const { top, bottom, left, right } = blockOf(selection);
  const isSelected = index >= top && index <= bottom && active.row !== headRow;
  return {
    active: index === active.row ? active.column : null,
    editing: editing?.row === index ? editing : null,
    left: isSelected ? left : -1,
    right: isSelected ? right : -1,
  };
}

/** Handlers that select the pressed cell, and a block while the mouse is dragged. */
function pointerHandlers(select: (to: Place, isExtending?: boolean) => void, isEditing: boolean) {
  return {
    onPointerDown(event: PointerEvent) {
      const place = event.button === 0 ? placeOf(event) : null;
      if (place) select(place, event.shiftKey);
    },
    onPointerMove(event: PointerEvent) {
      const isDrag = event.buttons === 1 && event.pointerType === 'mouse' && !isEditing;
      const place = isDrag ? placeOf(event) : null;
      if (place) select(place, true);
    },
  };
}

/**
 * Returns the rows to render, and the height of all rows. `always` are rows that are rendered also outside of the visible
 * part: the grid names the active row for screen readers, and an editor keeps its text.
 */
function useVisibleRows(
  scroller: RefObject<HTMLDivElement | null>,
  count: number,
  always: readonly number[],
) {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan,
    rangeExtractor: (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), ...always])]
        .filter((row) => row >= 0 && row < count)
        .sort((a, b) => a - b),
  });
  return { items: virtual.getVirtualItems(), height: virtual.getTotalSize() };
}

type VisibleColumns = {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly columns: readonly GridColumn[];
  readonly widths: readonly number[];
  readonly active: number;
};

/**
 * Returns the indices of the columns to render: visible ones, the name and the active one. The same array is returned
 * while they do not change.
 */
function useVisibleColumns({ scroller, columns, widths, active }: VisibleColumns): readonly number[] {
  const across = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => widths[at] ?? 0,
    overscan: 0,
  });
  useEffect(() => {
    if (widths.length > 0) across.measure();
  }, [across, widths]);
  const range = across.calculateRange();
  const from = Math.max(0, (range?.startIndex ?? 0) - columnOverscan);
  const to = (range?.endIndex ?? firstColumns) + columnOverscan;
  return useMemo(
    () =>
      columns.flatMap((column, at) =>
        (at >= from && at <= to) || at === active || column.kind === 'name' ? [at] : [],
      ),
    [columns, from, to, active],
  );
}

type Reports = Pick<GridProps, 'columns' | 'onBlock' | 'onColumn'> & { readonly selection: Selection };

/** Calls `onBlock` and `onColumn` when the selected rows or the active column change. */
function useReports({ selection, columns, onBlock, onColumn }: Reports) {
  const { top, bottom } = blockOf(selection);
  const column = columns[selection.active.column];
  useEffect(() => onBlock({ top, bottom }), [onBlock, top, bottom]);
  useEffect(() => {
    if (column) onColumn(column);
  }, [column, onColumn]);
}
