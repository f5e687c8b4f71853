import { useVirtualizer } from '@tanstack/react-virtual';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field, Select } from '../../../ui/form/field.tsx';
import { fill } from '../../messages/words.ts';
import { type CalculatorPage, useCalculator } from '../../use-calculator.ts';
import { useBatch } from '../batch-context.ts';
import { cellText, firstWrongCell } from '../grid/cell-texts.ts';
import type { Place } from '../grid/selection.ts';
import {
  assessedValue,
  type BatchTable,
  type GridColumn,
  type Row,
  sideOutside,
} from '../table/batch-table.ts';
import type { Sort } from '../table/view.ts';
import { RowSheet } from './row-sheet.tsx';

type RowListProps = {
  readonly table: BatchTable;
  readonly columns: readonly GridColumn[];
  readonly order: readonly number[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  /** Row to open; a new object opens the same row again. */
  readonly goTo: Place | null;
};

const rowHeight = 64;
const overscan = 6;

/** Table on phones: each row has two lines with its name and first result; opening a row shows all its cells. */
export function RowList({ table, columns, order, sort, onSort, goTo }: RowListProps) {
  const { words } = useBatch();
  const scroller = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<number | null>(null);
  useEffect(() => {
    if (goTo) setOpen(goTo.row);
  }, [goTo]);
  const virtual = useVirtualizer({
    count: order.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan,
  });
  // A new row appears after the last one until its first cell is filled.
  const shownRow = open === null ? undefined : open < order.length ? order[open] : table.rows.length;
  return (
    <>
      <Sorting columns={columns} sort={sort} onSort={onSort} />
      <ul
        ref={scroller}
        aria-label={words.grid.label}
        className="relative h-[min(560px,calc(100dvh-200px))] min-h-64 overflow-y-auto overscroll-y-contain"
      >
        <li aria-hidden style={{ height: virtual.getTotalSize() }} />
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = table.rows[order[index] ?? -1];
          return (
            row && (
              <li
                key={order[index]}
                aria-setsize={order.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0 border-b border-line"
                style={{ height: rowHeight, transform: `translateY(${start}px)` }}
              >
                <RowButton row={row} columns={columns} table={table} onOpen={() => setOpen(index)} />
              </li>
            )
          );
        })}
      </ul>
      <div className="border-t p-3">
        <Button onClick={() => setOpen(order.length)} className="w-full">
          {words.grid.addRow}
        </Button>
      </div>
      {open !== null && shownRow !== undefined && (
        <RowSheet
          table={table}
          columns={columns}
          at={shownRow}
          onClose={() => setOpen(null)}
          onPrevious={open > 0 ? () => setOpen(open - 1) : null}
          onNext={open + 1 < order.length ? () => setOpen(open + 1) : null}
        />
      )}
    </>
  );
}

function Sorting({ columns, sort, onSort }: Pick<RowListProps, 'columns' | 'sort' | 'onSort'>) {
  const { words } = useBatch();
  return (
    <div className="flex items-end gap-3 border-b px-3 py-2">
      <Field label={words.grid.sortBy} className="grow">
        {(control) => (
          <Select
            {...control}
            value={sort?.id ?? ''}
            onChange={({ target }) =>
              onSort(
                target.value === '' ? null : { id: target.value, isDescending: sort?.isDescending ?? false },
              )
            }
          >
            <option value="">{words.grid.asRead}</option>
            {columns
              .filter(({ kind }) => kind !== 'remarks')
              .map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
          </Select>
        )}
      </Field>
      {sort && (
        <Checkbox
          checked={sort.isDescending}
          onChange={({ target }) => onSort({ ...sort, isDescending: target.checked })}
        >
          {words.grid.descending}
        </Checkbox>
      )}
    </div>
  );
}

/** Number of inputs on the second line of a row. */
const shownInputs = 4;

/** Returns the first filled inputs of a row, or its remarks if it has no result. */
function secondLine(page: CalculatorPage, columns: readonly GridColumn[], row: Row): string {
  const remarks = columns.find(({ kind }) => kind === 'remarks');
  if (remarks && (row.leftOut || (row.computed && !row.computed.result.ok)))
    return cellText(page, remarks, row);
  return columns
    .filter((column) => column.kind === 'input')
    .flatMap((column) => {
      const text = cellText(page, column, row);
      return text === '' ? [] : [`${column.label} ${text}`];
    })
    .slice(0, shownInputs)
    .join(' · ');
}

type RowButtonProps = {
  readonly row: Row;
  readonly columns: readonly GridColumn[];
  readonly table: BatchTable;
  readonly onOpen: () => void;
};

function RowButton({ row, columns, table, onOpen }: RowButtonProps) {
  const page = useCalculator();
  const { words } = useBatch();
  const name = columns.find(({ kind }) => kind === 'name');
  const answer = columns.find(({ kind }) => kind === 'output');
  const outside = columns.find((column) => sideOutside(assessedValue(row, column), table.limits[column.id]));
  const isWrong = firstWrongCell(columns, row) !== -1 || (row.computed !== null && !row.computed.result.ok);
  const title = (name && cellText(page, name, row)) || fill(words.grid.rowTitle, { n: row.number });
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="flex size-full flex-col justify-center gap-0.5 px-3 text-left recolour hover:bg-p2"
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="truncate font-[560]">{title}</span>
        {answer && (
          <span className={classNames('shrink-0 tabular-nums', outside ? 'font-[560] text-err' : '')}>
            {(outside || isWrong) && (
              <CircleAlert aria-hidden size={13} strokeWidth={1.5} className="mr-1 inline text-err" />
            )}
            <span className="type-small text-ink2">{answer.label}</span> {cellText(page, answer, row)}
          </span>
        )}
      </span>
      <span className={classNames('type-small truncate', isWrong ? 'text-err' : 'text-ink2')}>
        {outside ? `${words.points.outside}: ${outside.label} · ` : ''}
        {secondLine(page, columns, row)}
      </span>
    </button>
  );
}
