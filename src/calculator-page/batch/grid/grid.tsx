import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type PointerEvent, useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { useBatch } from '../batch-context.ts';
import type { BatchTable, GridColumn, Row } from '../table/batch-table.ts';
import type { Sort } from '../table/view.ts';
import { GridHead, headHeight } from './grid-head.tsx';
import { cellId, GridRow, numberWidth, rowHeight } from './grid-row.tsx';
import { blockOf, headRow, type Place } from './selection.ts';
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

/**
 * Returns the indices of the columns to render: visible ones, the name and the active one. The same array is returned
 * while they do not change.
 */
function useShown(
  columns: readonly GridColumn[],
  range: { readonly startIndex: number; readonly endIndex: number } | null,
  active: number,
): readonly number[] {
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
  const { selection, editing, actions, select, startEditing, handlers } = useGrid(
    { table, columns, widths, order },
    scroller,
    onSort,
  );
  const { active } = selection;
  const virtual = useVirtualizer({
    count: order.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan,
    // The grid names the active row for screen readers, and an editor keeps its text.
    rangeExtractor: (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), active.row, editing?.row ?? headRow])]
        .filter((row) => row >= 0 && row < order.length)
        .sort((a, b) => a - b),
  });
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
  const shown = useShown(columns, across.calculateRange(), active.column);
  const block = blockOf(selection);
  const { top, bottom } = block;
  useEffect(() => onBlock({ top, bottom }), [onBlock, top, bottom]);
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
  const column = columns[active.column];
  useEffect(() => {
    if (column) onColumn(column);
  }, [column, onColumn]);

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
      onPointerDown={(event) => {
        const place = event.button === 0 ? placeOf(event) : null;
        if (place) select(place, event.shiftKey);
      }}
      onPointerMove={(event) => {
        const place =
          event.buttons === 1 && event.pointerType === 'mouse' && !editing ? placeOf(event) : null;
        if (place) select(place, true);
      }}
      onDoubleClick={() => startEditing()}
      {...handlers}
    >
      <GridHead
        id={id}
        columns={columns}
        widths={widths}
        template={template}
        sort={sort}
        active={active.row === headRow ? active.column : null}
        rows={drawnRows}
        limits={table.limits}
        shown={shown}
        onSort={sortBy}
      />
      <div
        role="rowgroup"
        className="relative"
        style={{ height: virtual.getTotalSize(), minHeight: headHeight }}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = table.rows[order[index] ?? -1];
          if (!row) return null;
          const isActive = index === active.row;
          const isSelected = index >= block.top && index <= block.bottom && active.row !== headRow;
          return (
            <GridRow
              key={order[index]}
              id={id}
              row={row}
              index={index}
              columns={columns}
              shown={shown}
              template={template}
              limits={table.limits}
              active={isActive ? active.column : null}
              editing={editing?.row === index ? editing : null}
              left={isSelected ? block.left : -1}
              right={isSelected ? block.right : -1}
              top={start}
              actions={actions}
            />
          );
        })}
      </div>
    </div>
  );
}
