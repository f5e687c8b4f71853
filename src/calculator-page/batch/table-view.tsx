import { formatNumber } from '@ferrite/calculators/core/numbers.ts';
import { Redo2, Undo2 } from 'lucide-react';
import { startTransition, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { fill } from '../messages/words.ts';
import { useCalculator } from '../use-calculator.ts';
import { useBatch, useBatchState } from './batch-context.ts';
import { firstWrongCell } from './grid/cell-texts.ts';
import { Grid, type RowBlock } from './grid/grid.tsx';
import type { Place } from './grid/selection.ts';
import { useColumns } from './grid/use-columns.ts';
import { RowList } from './list/row-list.tsx';
import { useNarrow } from './list/use-narrow.ts';
import { LimitsPanel } from './side/limits-panel.tsx';
import { NotesPanel } from './side/notes-panel.tsx';
import { PointsPanel } from './side/points-panel.tsx';
import { UnreadColumns } from './side/unread-columns.tsx';
import { type BatchTable, type GridColumn, shownLimits } from './table/batch-table.ts';
import { countsOf, type Filter, filters, orderOf, type Sort } from './table/view.ts';
import { useDebounced } from './use-debounced.ts';

/** Time in ms without typing after which diagrams and statistics are updated. */
const quietMs = 250;

/** Returns the next sort order of a column: ascending, descending, as in the source. */
const nextSort = (sort: Sort, id: string): Sort =>
  sort?.id !== id ? { id, isDescending: false } : sort.isDescending ? null : { id, isDescending: true };

/**
 * Returns the rows on screen in their order. The order stays the same during edits until the rows are sorted or
 * filtered again.
 */
function useOrder(
  table: BatchTable,
  columns: readonly GridColumn[],
  view: { sort: Sort; filter: Filter; find: string; brushed: ReadonlySet<number> | null },
) {
  const { calculator } = useCalculator();
  const { settled } = useBatchState();
  const { sort, filter, find, brushed } = view;
  const [kept, setKept] = useState<{ readonly key: unknown[]; readonly order: readonly number[] } | null>(
    null,
  );
  const key = [settled, sort, filter, find, brushed, calculator];
  if (!kept || key.some((part, at) => part !== kept.key[at])) {
    const all = orderOf({ calculator, columns }, table, view);
    const order = brushed ? all.filter((at) => brushed.has(at)) : all;
    setKept({ key, order });
    return order;
  }
  return kept.order;
}

/** Grid with search and filters, and the side panels. */
export function TableView({
  table: own,
  isHidden,
}: {
  readonly table: BatchTable;
  readonly isHidden: boolean;
}) {
  const columns = useColumns(own);
  const limits = useMemo(() => shownLimits(own.limits, columns), [own.limits, columns]);
  const table = useMemo(() => ({ ...own, limits }), [own, limits]);
  const isNarrow = useNarrow();
  const [sort, setSort] = useState<Sort>(null);
  const [filter, setFilter] = useState<Filter>('all');
  const [find, setFind] = useState('');
  const [goTo, setGoTo] = useState<Place | null>(null);
  const [column, setColumn] = useState<GridColumn | null>(null);
  const [brushed, setBrushed] = useState<ReadonlySet<number> | null>(null);
  const [block, setBlock] = useState<RowBlock>({ top: 0, bottom: 0 });
  const order = useOrder(table, columns, { sort, filter, find, brushed });
  const deferred = useDeferredValue(table);
  const quietRows = useDeferredValue(useDebounced(table.rows, quietMs));
  const deferredColumn = useDeferredValue(column);
  const onSort = useCallback(({ id }: GridColumn) => setSort((before) => nextSort(before, id)), []);

  const onBlock = useCallback((next: RowBlock) => startTransition(() => setBlock(next)), []);
  const marked = useMemo(() => new Set(order.slice(block.top, block.bottom + 1)), [order, block]);
  const deferredMarked = useDeferredValue(marked);

  return (
    <div hidden={isHidden}>
      <UnreadColumns table={deferred} />
      <div className="grid items-start gap-4 min-[1100px]:grid-cols-[minmax(0,1fr)_minmax(340px,420px)]">
        <section className="min-w-0 overflow-hidden rounded-panel border bg-p1 inset-shadow-sheen">
          <Toolbar table={deferred} columns={columns} {...{ filter, setFilter, find, setFind }} />
          <Progress table={table} />
          {isNarrow ? (
            <RowList {...{ table, columns, order, sort, goTo }} onSort={setSort} />
          ) : (
            <Grid
              {...{ table, columns, order, sort, onSort, goTo, onBlock }}
              drawnRows={quietRows}
              onColumn={setColumn}
            />
          )}
          <Foot table={deferred} columns={columns} order={order} onGoTo={setGoTo} />
        </section>
        <div className="flex min-w-0 flex-col gap-4">
          <PointsPanel
            table={deferred}
            rows={quietRows}
            columns={columns}
            marked={deferredMarked}
            brushed={brushed}
            onBrush={setBrushed}
          />
          <LimitsPanel
            rows={quietRows}
            columns={columns}
            limits={deferred.limits}
            column={deferredColumn}
            onColumn={setColumn}
          />
          <NotesPanel table={deferred} below={table.below} />
        </div>
      </div>
    </div>
  );
}

type ToolbarProps = {
  readonly table: BatchTable;
  readonly columns: readonly GridColumn[];
  readonly filter: Filter;
  readonly setFilter: (filter: Filter) => void;
  readonly find: string;
  readonly setFind: (text: string) => void;
};

function Toolbar({ table, columns, filter, setFilter, find, setFind }: ToolbarProps) {
  const { calculator, language } = useCalculator();
  const { store, words } = useBatch();
  const { undoable, redoable } = useBatchState();
  const counts = useMemo(() => countsOf({ calculator, columns }, table), [calculator, columns, table]);
  const numbers = { all: table.rows.length, outside: counts.outside, failed: counts.failed };
  return (
    <div className="flex flex-wrap items-center gap-2 border-b px-3 py-2">
      <SearchField
        label={words.grid.find}
        clearLabel={words.grid.clear}
        value={find}
        onChange={setFind}
        className="max-w-56"
      />
      <div className="max-w-full overflow-x-auto">
        <Segmented
          label={words.grid.show}
          value={filter}
          onChange={setFilter}
          options={filters.map((value) => ({
            value,
            label: fill(words.grid[value], { n: formatNumber(numbers[value], 0, language) }),
          }))}
        />
      </div>
      <div className="ml-auto flex">
        <IconButton label={words.grid.undo} disabled={undoable === 0} onClick={store.undo}>
          <Undo2 aria-hidden size={16} strokeWidth={1.5} />
        </IconButton>
        <IconButton label={words.grid.redo} disabled={redoable === 0} onClick={store.redo}>
          <Redo2 aria-hidden size={16} strokeWidth={1.5} />
        </IconButton>
      </div>
    </div>
  );
}

/** Minimum number of rows for which progress is shown; fewer are computed before it could be read. */
const fewRows = 50;

function Progress({ table }: { readonly table: BatchTable }) {
  const { language } = useCalculator();
  const { store, words } = useBatch();
  const { pending, isPaused } = useBatchState();
  const all = table.rows.length;
  if (pending === 0 || (pending < fewRows && !isPaused)) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 border-b px-3 py-2">
      {!isPaused && (
        <progress className="accent-hot" value={all - pending} max={all} aria-label={words.reading} />
      )}
      <span className="type-small text-ink2" role={isPaused ? 'status' : undefined}>
        {fill(isPaused ? words.stopped : words.progress, {
          done: formatNumber(all - pending, 0, language),
          all: formatNumber(all, 0, language),
        })}
      </span>
      <Button size="small" onClick={isPaused ? store.resume : store.pause}>
        {isPaused ? words.resume : words.cancel}
      </Button>
    </div>
  );
}

type FootProps = {
  readonly table: BatchTable;
  readonly columns: readonly GridColumn[];
  readonly order: readonly number[];
  readonly onGoTo: (place: Place) => void;
};

/** Footer with the numbers of rows with and without result, and a button that moves to the next cell to correct. */
function Foot({ table, columns, order, onGoTo }: FootProps) {
  const { calculator, language } = useCalculator();
  const { words } = useBatch();
  const { pending } = useBatchState();
  const number = (value: number) => formatNumber(value, 0, language);
  const [last, setLast] = useState<Place | null>(null);
  const counts = useMemo(() => countsOf({ calculator, columns }, table), [calculator, columns, table]);
  const wrong = useMemo(
    () => table.rows.reduce((sum, row) => sum + Number(firstWrongCell(columns, row) !== -1), 0),
    [columns, table],
  );
  const filled = counts.good + counts.failed;

  /** Moves to the next cell to correct in screen order; after the last one, to the first. */
  function next() {
    const from = last ? last.row * columns.length + last.column + 1 : 0;
    for (let step = 0; step <= order.length; step += 1) {
      const at = Math.floor(from / columns.length) + step;
      const index = at % Math.max(1, order.length);
      const row = table.rows[order[index] ?? -1];
      const column = row ? firstWrongCell(columns, row, step === 0 ? from % columns.length : 0) : -1;
      if (column === -1) continue;
      setLast({ row: index, column });
      onGoTo({ row: index, column });
      return;
    }
  }

  return (
    <div className="type-small flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-t px-3 py-1.5 text-ink2">
      <p role="status">
        {pending === 0 && (
          <>
            {fill(words.done, { good: number(counts.good), all: number(filled) })}{' '}
            {counts.failed > 0 && fill(words.failed, { n: number(counts.failed) })}
          </>
        )}
      </p>
      {wrong > 0 && (
        <p className="flex items-center gap-2 text-err">
          {fill(words.toCorrect, { n: number(wrong) })}
          <Button size="small" onClick={next}>
            {words.nextError}
          </Button>
        </p>
      )}
      <p className="ml-auto">
        {order.length === 0 && table.rows.length > 0
          ? words.grid.none
          : order.length < table.rows.length &&
            fill(words.grid.shown, { n: number(order.length), all: number(table.rows.length) })}
      </p>
    </div>
  );
}
