import { formatShort } from '@ferrite/calculators/core/numbers.ts';
import { CircleAlert } from 'lucide-react';
import { memo } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { fill } from '../../messages/words.ts';
import { useCalculator } from '../../use-calculator.ts';
import { useBatch } from '../batch-context.ts';
import {
  assessedValue,
  type GridColumn,
  isCountedAsZero,
  isNumeric,
  type Limits,
  type Row,
  sideOutside,
} from '../table/batch-table.ts';
import { CellEditor } from './cell-editor.tsx';
import { cellProblem, cellText } from './cell-texts.ts';
import type { Place } from './selection.ts';

/** Cell that is being edited, by its row and column on screen. */
export type Editing = Place & { readonly text: string; readonly isNew: boolean };
export type RowActions = {
  readonly onCommit: (text: string, move: readonly [rows: number, columns: number]) => void;
  readonly onCancel: () => void;
};
export type GridRowProps = {
  readonly id: string;
  readonly row: Row;
  /** Row index on screen, starting at 0. */
  readonly index: number;
  readonly columns: readonly GridColumn[];
  /** Indices of the rendered columns. */
  readonly shown: readonly number[];
  readonly template: string;
  readonly limits: Limits;
  /** Active column if the active cell is in this row, otherwise null. */
  readonly active: number | null;
  readonly editing: Editing | null;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly actions: RowActions;
};

export const rowHeight = 34;
export const numberWidth = 52;
export const cellId = (id: string, row: number, column: number): string => `${id}-${row}-${column}`;

/** Row of the grid; re-rendered only when its own data changes. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { id, row, index, columns, shown, template, top } = props;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-row={index}
      className="absolute top-0 left-0 grid w-max [contain:layout_style] min-w-full border-b border-line bg-p1"
      style={{ gridTemplateColumns: template, height: rowHeight, transform: `translateY(${top}px)` }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        className="sticky left-0 z-10 flex items-center justify-end border-r border-line bg-p1 px-2 text-ink3 tabular-nums"
      >
        {row.number}
      </div>
      {shown.map((at) => {
        const column = columns[at];
        return (
          column && <GridCell key={column.id} {...props} id={cellId(id, index, at)} column={column} at={at} />
        );
      })}
    </div>
  );
});

/** Text beside a content that is not stated. */
export const zeroText = '(0)';

type GridCellProps = GridRowProps & { readonly column: GridColumn; readonly at: number };

function GridCell({ id, row, column, at, active, editing, left, right, limits, actions }: GridCellProps) {
  const page = useCalculator();
  const { words } = useBatch();
  const limit = limits[column.id];
  const side = sideOutside(assessedValue(row, column), limit);
  const problem = cellProblem(page, words.grid, column, row);
  const text = cellText(page, column, row);
  const isActive = active === at;
  const isFailed = column.kind === 'remarks' && row.computed !== null && !row.computed.result.ok;
  const bound = side && limit ? (side === 'below' ? limit.min : limit.max) : undefined;
  const isWrong = side !== null || problem !== null;
  const isEdited = editing?.column === at;
  return (
    <div
      role="gridcell"
      id={id}
      aria-colindex={at + 2}
      aria-selected={at >= left && at <= right}
      aria-invalid={problem !== null || undefined}
      title={problem ?? (column.kind === 'remarks' || text.length > 16 ? text : undefined)}
      data-column={at}
      style={{ gridColumnStart: at + 2 }}
      className={classNames(
        'relative flex items-center gap-1 overflow-hidden whitespace-nowrap px-2 outline-none',
        isNumeric(column) ? 'justify-end tabular-nums' : '',
        column.kind === 'name' ? 'z-10 border-r border-line2 bg-p1 font-[520] md:sticky md:left-[52px]' : '',
        column.kind === 'output' ? 'text-ink' : column.kind === 'remarks' ? 'text-ink2' : '',
        at >= left && at <= right ? 'bg-p3' : '',
        side !== null ? 'bg-errwash font-[560] text-err' : '',
        problem !== null ? 'text-err inset-ring-1 inset-ring-err' : '',
        isFailed ? 'text-err' : '',
        isActive && !isEdited ? 'inset-ring-2 inset-ring-ink' : '',
      )}
    >
      {isEdited ? (
        <CellEditor
          label={fill(words.grid.edit, { column: column.label, row: row.number })}
          text={editing.text}
          isNew={editing.isNew}
          {...actions}
        />
      ) : (
        <>
          {(isWrong || isFailed) && (
            <CircleAlert
              aria-hidden
              size={13}
              strokeWidth={1.5}
              // Positioned beside the number, where it takes no space from the digits.
              className={isNumeric(column) ? 'absolute left-1' : 'shrink-0'}
            />
          )}
          <span className={isNumeric(column) ? undefined : 'truncate'}>{text}</span>
          {isCountedAsZero(row, column) && <span className="text-ink3">{zeroText}</span>}
          {bound !== undefined && side && (
            <span className="sr-only">
              {fill(words.grid[side], { limit: formatShort(bound, page.language) })}
            </span>
          )}
          {problem !== null && (
            <span className="sr-only">
              {words.grid.toCorrect}: {problem}
            </span>
          )}
        </>
      )}
    </div>
  );
}
