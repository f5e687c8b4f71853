import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, useMemo } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { useBatch } from '../batch-context.ts';
import { type GridColumn, isNumeric, type Limit, type Limits, type Row } from '../table/batch-table.ts';
import { histogramOf } from '../table/statistics.ts';
import { numbersOf, type Sort } from '../table/view.ts';
import { cellId, numberWidth } from './grid-row.tsx';
import { Histogram } from './histogram.tsx';
import { headRow } from './selection.ts';

type GridHeadProps = {
  readonly id: string;
  readonly columns: readonly GridColumn[];
  readonly shown: readonly number[];
  readonly widths: readonly number[];
  readonly template: string;
  readonly sort: Sort;
  readonly active: number | null;
  readonly rows: readonly Row[];
  readonly limits: Limits;
  readonly onSort: (column: GridColumn, at: number) => void;
};

const stripHeight = 32;
export const headHeight = 100;

const directionOf = (sort: Sort, id: string) =>
  sort?.id === id ? (sort.isDescending ? 'descending' : 'ascending') : 'none';

/** Column headers with histograms; a click sorts the rows. */
export const GridHead = memo(function GridHead(props: GridHeadProps) {
  const { words } = useBatch();
  const { columns, shown, template, widths, sort } = props;
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="sticky top-0 z-20 grid w-max min-w-full border-b border-line2 bg-p2"
      style={{ gridTemplateColumns: template, height: headHeight }}
    >
      <div
        role="columnheader"
        aria-colindex={1}
        className="sticky left-0 z-10 flex items-start justify-end border-r border-line bg-p2 px-2 pt-2 text-ink3"
        style={{ width: numberWidth }}
      >
        {words.grid.row}
      </div>
      {shown.map((at) => {
        const column = columns[at];
        if (!column) return null;
        const direction = directionOf(sort, column.id);
        const Icon = direction === 'descending' ? ArrowDown : ArrowUp;
        return (
          <div
            key={column.id}
            role="columnheader"
            id={cellId(props.id, headRow, at)}
            aria-colindex={at + 2}
            aria-sort={direction}
            style={{ gridColumnStart: at + 2 }}
            className={classNames(
              'relative flex flex-col justify-between gap-1 overflow-hidden px-2 pt-1.5 pb-1',
              column.kind === 'name' ? 'z-10 border-r border-line2 bg-p2 md:sticky md:left-[52px]' : '',
              props.active === at ? 'inset-ring-2 inset-ring-ink' : '',
            )}
          >
            <button
              type="button"
              tabIndex={-1}
              title={column.label}
              onClick={() => props.onSort(column, at)}
              className={classNames(
                'flex max-h-14 min-h-6 w-full items-start gap-1 overflow-hidden text-[12px] leading-[17px] font-[520] hyphens-auto text-ink2 recolour hover:text-ink',
                isNumeric(column) ? 'justify-end text-right' : 'text-left',
              )}
            >
              <span className="line-clamp-3 wrap-break-word">{column.label}</span>
              {direction !== 'none' && (
                <Icon aria-hidden size={13} strokeWidth={1.75} className="mt-0.5 shrink-0" />
              )}
            </button>
            {isNumeric(column) && (
              <Strip
                column={column}
                rows={props.rows}
                limit={props.limits[column.id]}
                width={(widths[at] ?? 90) - 16}
              />
            )}
          </div>
        );
      })}
    </div>
  );
});

type StripProps = {
  readonly column: GridColumn;
  readonly rows: readonly Row[];
  readonly limit: Limit | undefined;
  readonly width: number;
};

const Strip = memo(function Strip({ column, rows, limit, width }: StripProps) {
  const bins = useMemo(() => histogramOf(numbersOf(rows, column), limit, 14), [rows, column, limit]);
  return <Histogram bins={bins} limit={limit} width={width} height={stripHeight} />;
});
