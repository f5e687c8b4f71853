// biome-ignore-all lint/a11y/noRedundantRoles: styled as blocks on phones, table elements would lose their roles.
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

export type Column<Row> = {
  readonly key: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'right';
  /** Name by which the server sorts; missing if the column is not sortable. */
  readonly sort?: string;
  /** Whether the cell may wrap. */
  readonly wrap?: boolean;
};

export type Sorting = {
  readonly by: string;
  readonly ascending: boolean;
  readonly onChange: (by: string, ascending: boolean) => void;
};

type DataTableProps<Row> = {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Rows to show; undefined while loading. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string | number;
  readonly empty: ReactNode;
  readonly loading: string;
  readonly sorting?: Sorting | undefined;
  /** Whether the rows are outdated while new ones are loading. */
  readonly stale?: boolean;
};

/** Table in its own scroll area of up to 600 px with a sticky header. On narrow screens each row is a card. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  empty,
  loading,
  sorting,
  stale = false,
}: DataTableProps<Row>) {
  const kept = useKeptFocus<HTMLElement>();
  if (rows?.length === 0)
    return (
      <section
        {...kept}
        aria-label={label}
        tabIndex={-1}
        className="type-body px-4 py-10 text-ink2 focus-visible:-outline-offset-2"
      >
        {empty}
      </section>
    );
  return (
    <section
      {...kept}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the area.
      tabIndex={0}
      className="scroll-edges max-h-[600px] overflow-auto focus-visible:-outline-offset-2"
    >
      <table
        role="table"
        className={classNames(
          'type-small w-full border-separate border-spacing-0 max-md:block',
          stale && 'opacity-60',
        )}
      >
        <caption className="sr-only">{label}</caption>
        {/* On phones only the headers of sortable columns are shown. */}
        <thead
          role="rowgroup"
          className={sorting && columns.some(({ sort }) => sort) ? 'max-md:block' : 'max-md:hidden'}
        >
          <tr role="row" className="max-md:flex max-md:flex-wrap">
            {columns.map((column) => (
              <Head key={column.key} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block">
          {rows ? (
            rows.map((row) => (
              <tr
                role="row"
                key={rowKey(row)}
                // Receives the focus of a control of the row that disappears.
                tabIndex={-1}
                className="group focus-visible:-outline-offset-2 max-md:block max-md:border-b max-md:py-2"
              >
                {columns.map((column) => (
                  <Cell key={column.key} column={column} row={row} />
                ))}
              </tr>
            ))
          ) : (
            <Loading columns={columns.length} words={loading} />
          )}
        </tbody>
      </table>
    </section>
  );
}

function Cell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const content = column.cell(row);
  const isEmpty = content === '' || content === null || content === undefined;
  return (
    <td
      role="cell"
      data-head={column.head}
      className={classNames(
        cellClass(column),
        'group-hover:bg-p3/40 max-md:h-auto max-md:border-0 max-md:px-4 max-md:py-1 max-md:text-left',
        isEmpty
          ? 'max-md:hidden'
          : 'max-md:grid max-md:grid-cols-[6.5rem_minmax(0,1fr)] max-md:items-baseline max-md:gap-x-3',
        'max-md:before:text-ink2 max-md:before:content-[attr(data-head)]',
      )}
    >
      <div className="min-w-0">{content}</div>
    </td>
  );
}

function cellClass<Row>({ align, wrap }: Column<Row>): string {
  return classNames(
    'border-b px-3 py-1.5 align-middle first:pl-4 last:pr-4 h-[38px]',
    align === 'right' ? 'text-right' : 'text-left',
    wrap ? 'md:min-w-44 md:max-w-[420px]' : 'md:whitespace-nowrap max-md:wrap-anywhere',
  );
}

function Head<Row>({ column, sorting }: { column: Column<Row>; sorting: Sorting | undefined }) {
  const { head, sort, align } = column;
  const isSorted = sort !== undefined && sorting?.by === sort;
  const Arrow = sorting?.ascending ? ArrowUp : ArrowDown;
  const order = sorting?.ascending ? 'ascending' : 'descending';
  return (
    <th
      scope="col"
      role="columnheader"
      {...(isSorted && { 'aria-sort': order })}
      className={classNames(
        'type-column sticky top-0 z-10 border-b border-line2 bg-p1 px-3 py-1 text-ink2 first:pl-4 last:pr-4',
        align === 'right' ? 'text-right' : 'text-left',
        !(sort && sorting) && 'max-md:hidden',
      )}
    >
      {sort && sorting ? (
        <button
          type="button"
          onClick={() => sorting.onChange(sort, isSorted ? !sorting.ascending : false)}
          className="type-column -mx-1 inline-flex min-h-8 items-center gap-1 rounded-control px-1 recolour hover:text-ink"
        >
          {head}
          {isSorted && <Arrow aria-hidden size={12} strokeWidth={1.5} />}
        </button>
      ) : (
        <span className="inline-flex min-h-8 items-center">{head}</span>
      )}
    </th>
  );
}

const skeletonRows = [1, 2, 3, 4, 5, 6, 7, 8];

function Loading({ columns, words }: { readonly columns: number; readonly words: string }) {
  return skeletonRows.map((row) => (
    <tr role="row" key={row} className="max-md:block">
      <td role="cell" colSpan={columns} className="h-[38px] border-b px-4 max-md:block">
        {row === 1 && (
          <span role="status" className="sr-only">
            {words}
          </span>
        )}
        <Skeleton className={row % 2 === 0 ? 'w-4/5' : 'w-11/12'} />
      </td>
    </tr>
  ));
}
