import { formatShort } from '@ferrite/calculators/core/numbers.ts';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Field, Input } from '../../../ui/form/field.tsx';
import { fill } from '../../messages/words.ts';
import { useCalculator } from '../../use-calculator.ts';
import { useBatch } from '../batch-context.ts';
import { cellProblem, cellText } from '../grid/cell-texts.ts';
import { zeroText } from '../grid/grid-row.tsx';
import {
  assessedValue,
  type BatchTable,
  cellIndex,
  type GridColumn,
  isCountedAsZero,
  isNumeric,
  type Row,
  sideOutside,
} from '../table/batch-table.ts';

type RowSheetProps = {
  readonly table: BatchTable;
  readonly columns: readonly GridColumn[];
  /** Index of the row in the table; for a new row, the number of rows. */
  readonly at: number;
  readonly onClose: () => void;
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
};

/** Dialog with all cells of one row: inputs to edit, results and remarks. */
export function RowSheet({ table, columns, at, onClose, onPrevious, onNext }: RowSheetProps) {
  const { words } = useBatch();
  const titleId = useId();
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => sheet.current?.showModal(), []);
  const row = table.rows[at] ?? { number: (table.rows.at(-1)?.number ?? 0) + 1, cells: [], computed: null };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes the element on Escape.
    <dialog
      ref={sheet}
      aria-labelledby={titleId}
      onClose={onClose}
      // A click outside the sheet closes it.
      onClick={(event) => event.target === sheet.current && sheet.current.close()}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full max-w-full overflow-y-auto rounded-t-panel border-t border-line2 bg-p1 p-4 text-ink backdrop:bg-black/50"
    >
      <header className="mb-4 flex items-center gap-1">
        <h2 id={titleId} className="type-h3 grow">
          {fill(words.grid.rowTitle, { n: row.number })}
        </h2>
        <IconButton label={words.grid.previousRow} disabled={!onPrevious} onClick={onPrevious ?? undefined}>
          <ChevronLeft aria-hidden size={18} strokeWidth={1.5} />
        </IconButton>
        <IconButton label={words.grid.nextRow} disabled={!onNext} onClick={onNext ?? undefined}>
          <ChevronRight aria-hidden size={18} strokeWidth={1.5} />
        </IconButton>
        <IconButton label={words.grid.close} onClick={() => sheet.current?.close()}>
          <X aria-hidden size={18} strokeWidth={1.5} />
        </IconButton>
      </header>
      <div className="flex flex-col gap-4">
        <dl className="flex flex-col gap-2" aria-live="polite">
          {columns
            .filter((column) => cellIndex(column) === null)
            .map((column) => (
              <Result key={column.id} column={column} row={row} table={table} />
            ))}
        </dl>
        <div className="grid grid-cols-2 gap-3 border-t pt-4">
          {columns.map((column) => {
            const index = cellIndex(column);
            return (
              index !== null && (
                <CellField key={`${at} ${column.id}`} column={column} row={row} at={at} index={index} />
              )
            );
          })}
        </div>
      </div>
    </dialog>
  );
}

type ResultProps = { readonly column: GridColumn; readonly row: Row; readonly table: BatchTable };

function Result({ column, row, table }: ResultProps) {
  const page = useCalculator();
  const { words } = useBatch();
  const text = cellText(page, column, row);
  const limit = table.limits[column.id];
  const side = sideOutside(assessedValue(row, column), limit);
  const bound = side && limit ? (side === 'below' ? limit.min : limit.max) : undefined;
  if (text === '') return null;
  return (
    <div className={column.kind === 'remarks' ? '' : 'flex items-baseline justify-between gap-3'}>
      <dt className="type-small text-ink2">{column.label}</dt>
      <dd className={classNames('tabular-nums', side ? 'font-[560] text-err' : '')}>
        {text}
        {bound !== undefined && side && (
          <span className="type-small">
            {' '}
            ({fill(words.grid[side], { limit: formatShort(bound, page.language) })})
          </span>
        )}
      </dd>
    </div>
  );
}

type CellFieldProps = {
  readonly column: GridColumn;
  readonly row: Row;
  readonly at: number;
  readonly index: number;
};

function CellField({ column, row, at, index }: CellFieldProps) {
  const page = useCalculator();
  const { store, words } = useBatch();
  const current = cellText(page, column, row);
  const [typed, setTyped] = useState<string | null>(null);
  function commit() {
    if (typed !== null && typed.trim() !== current) store.edit([{ row: at, at: index, cell: typed.trim() }]);
    setTyped(null);
  }
  return (
    <Field label={column.label} error={cellProblem(page, words.grid, column, row) ?? undefined}>
      {(control) => (
        <Input
          {...control}
          value={typed ?? current}
          placeholder={isCountedAsZero(row, column) ? zeroText : undefined}
          inputMode={isNumeric(column) ? 'decimal' : 'text'}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit();
          }}
        />
      )}
    </Field>
  );
}
