/** Table of a batch as immutable data: rows with typed cells and results, and the columns of the grid. */
import type { Calculator, Output } from '@ferrite/calculators/core/calculator.ts';
import { isNotStated } from '@ferrite/calculators/core/inputs/read-quantity.ts';
import { lacksCarbon } from '@ferrite/calculators/core/models.ts';
import { convert, type Unit } from '@ferrite/calculators/core/quantity.ts';
import type { Labels } from '@ferrite/calculators/core/texts/common-texts.ts';
import { digitsIn, type PreferredUnits, shownFor } from '@ferrite/calculators/core/units/shown-units.ts';
import { type Cell, hasNumbers } from '../../../platform/browser/tables/source-table.ts';
import { withUnitOf } from '../columns/column-name.ts';
import { columnsOf, type ReadColumn } from '../columns/columns.ts';
import type { BatchRow } from '../compute.ts';
import type { RemarkTexts } from '../output/row-texts.ts';
import type { Below } from '../read/cells.ts';
import type { ReadTable } from '../read/read-source.ts';

/** Reason why a row is not computed: its label states totals, statistics or limits, or no input has a number. */
export type LeftOut = 'summary' | 'noNumber';

export type Row = {
  /** Row number in the source. */
  readonly number: number;
  readonly cells: readonly Cell[];
  /** Result; null for a row that is not yet computed or empty. */
  readonly computed: BatchRow | null;
  readonly leftOut?: LeftOut;
};
/** Minimum and maximum permitted value. */
export type Limit = { readonly min?: number; readonly max?: number };
/** Limits by column id; in a table in the unit of the input column or of the result, on screen in that of the column. */
export type Limits = Readonly<Record<string, Limit>>;

export type BatchTable = Omit<ReadTable, 'rows'> & {
  /** File name; null for pasted text. */
  readonly file: string | null;
  readonly rows: readonly Row[];
  readonly below: Below;
  readonly limits: Limits;
  /** True if the user wants rows of totals, statistics and limits to be computed as heats. */
  readonly withSummaries?: boolean;
};

type Place = { readonly id: string; readonly label: string; readonly unit: Unit | null };
export type InputColumn = Place & {
  readonly kind: 'input';
  readonly key: string;
  /** Index of the column's cell in a row. */
  readonly at: number;
  readonly isChoice: boolean;
  readonly isElement: boolean;
};
export type OutputColumn = Place & {
  readonly kind: 'output';
  readonly output: Output;
  /** Unit in which the results are shown. */
  readonly unit: Unit;
};
export type GridColumn =
  | (Place & { readonly kind: 'name'; readonly at: number })
  | InputColumn
  | OutputColumn
  | (Place & { readonly kind: 'remarks'; readonly texts: RemarkTexts });

export const outputId = (key: string): string => `result.${key}`;

/** Returns the index of the cell that a column edits; null for result columns. */
export const cellIndex = (column: GridColumn): number | null =>
  column.kind === 'input' || column.kind === 'name' ? column.at : null;

/** Returns whether a column may hold numbers. */
export const isNumeric = (column: GridColumn): boolean =>
  column.kind === 'input' ? !column.isChoice : column.kind === 'output' && !column.output.choices;

type Named = { readonly calculator: Calculator; readonly labels: Labels };

/** Returns the input columns in the order of the source. */
export function inputColumnsOf(
  { calculator, labels }: Named,
  table: Pick<BatchTable, 'columns' | 'header'>,
): readonly InputColumn[] {
  return columnsOf(calculator, table.columns).map(({ at, field, unit, chooses }) => {
    const own = field.kind === 'choice' ? null : (unit ?? field.unit);
    const label = chooses ? (table.header[at] ?? '') : withUnitOf(labels.input(field.key), own);
    return {
      kind: 'input',
      id: field.key,
      key: field.key,
      at,
      label,
      unit: own,
      isChoice: field.kind === 'choice',
      isElement: field.kind === 'element',
    };
  });
}

/** Returns the result columns in the preferred units, without those that have no value, and without details if not wanted. */
export function outputColumnsOf(
  { calculator, labels, kept }: Named & { readonly kept: PreferredUnits },
  rows: readonly Row[],
  withDetails: boolean,
): readonly OutputColumn[] {
  const hasValue = (key: string) =>
    rows.some(({ computed }) => computed?.result.ok && (computed.result.values[key] ?? null) !== null);
  return calculator.outputs
    .filter(({ role, key }) => (withDetails || role !== 'detail') && hasValue(key))
    .map((output) => {
      const unit = shownFor(output.unit, kept);
      const label = withUnitOf(labels.output(output.key), unit);
      return { kind: 'output', id: outputId(output.key), label, unit, output };
    });
}

/** Returns the number of decimals of a result column; undefined if the column has none of its own. */
export const decimalsOf = (column: GridColumn): number | undefined =>
  column.kind === 'output' && column.output.digits !== undefined
    ? digitsIn(column.output, column.unit)
    : undefined;

const mapLimit = ({ min, max }: Limit, change: (value: number) => number): Limit => ({
  ...(min !== undefined && { min: change(min) }),
  ...(max !== undefined && { max: change(max) }),
});

/** Removes the rounding errors of a conversion, so that a limit is shown as it was typed. */
const asTyped = (value: number): number => Number(Number(value.toPrecision(12)).toFixed(9));

const isConverted = (column: GridColumn): column is OutputColumn =>
  column.kind === 'output' && column.unit !== column.output.unit;

/** Returns the limits of a table in the units of these columns. */
export function shownLimits(limits: Limits, columns: readonly GridColumn[]): Limits {
  const changed = columns.filter(isConverted).flatMap(({ id, output, unit }) => {
    const { [id]: limit } = limits;
    const inColumn = (value: number) => asTyped(convert(value, output.unit, unit));
    return limit ? [[id, mapLimit(limit, inColumn)] as const] : [];
  });
  return changed.length === 0 ? limits : { ...limits, ...Object.fromEntries(changed) };
}

/** Returns a limit in the unit in which the table stores it. */
export const storedLimit = (column: GridColumn, limit: Limit): Limit =>
  isConverted(column) ? mapLimit(limit, (value) => convert(value, column.unit, column.output.unit)) : limit;

/** Returns the value of a cell: a number in the unit of the column, a text, a choice, or null. */
export function cellValue(row: Row, column: GridColumn): number | string | null {
  if (column.kind === 'name') return row.cells[column.at] ?? null;
  if (column.kind === 'remarks' || !row.computed) return null;
  const { given, result } = row.computed;
  if (column.kind === 'input') {
    const value = given[column.key];
    return typeof value === 'number' || typeof value === 'string' ? value : null;
  }
  const value = result.ok ? (result.values[column.output.key] ?? null) : null;
  return typeof value === 'number' ? convert(value, column.output.unit, column.unit) : value;
}

/**
 * Returns the value of a cell that limits and statistics use: null for a result that depends on a carbon content that was
 * not stated.
 */
export function assessedValue(row: Row, column: GridColumn): number | string | null {
  const result = row.computed?.result;
  const isWithheld = column.kind === 'output' && result?.ok && lacksCarbon(column.output.key, result);
  return isWithheld ? null : cellValue(row, column);
}

export type Side = 'below' | 'above';

/** Rounding tolerance, with which a value on the limit counts as inside. */
const noise = 1e-9;

/** Returns the side on which a value is outside its limit; null if it is inside or not a number. */
export function sideOutside(value: number | string | null, limit: Limit | undefined): Side | null {
  if (typeof value !== 'number' || !limit) return null;
  const tolerance = noise * Math.max(1, Math.abs(value));
  if (limit.min !== undefined && value < limit.min - tolerance) return 'below';
  return limit.max !== undefined && value > limit.max + tolerance ? 'above' : null;
}

/** Returns whether a content is not stated in a row with a result, which is computed with 0. */
export const isCountedAsZero = (row: Row, column: GridColumn): boolean =>
  column.kind === 'input' &&
  column.isElement &&
  row.computed?.result.ok === true &&
  isNotStated(String(row.cells[column.at] ?? ''));

export const isEmptyRow = (
  { cells }: Pick<Row, 'cells'>,
  { columns, name }: Pick<BatchTable, 'columns' | 'name'>,
) => columns.every(({ at }) => (cells[at] ?? '') === '') && (name === null || (cells[name] ?? '') === '');

/** Returns the name of a row; without one, the first text of a column that is not an input. */
export function nameOfRow(
  { cells }: Pick<Row, 'cells'>,
  { name, others }: Pick<BatchTable, 'name' | 'others'>,
): string {
  const places = [...(name === null ? [] : [name]), ...others.map(({ at }) => at)];
  const found = places.map((at) => String(cells[at] ?? '').trim()).find((text) => text !== '');
  return found ?? '';
}

/** Returns whether a row can have a result: it exists, has cells and is not left out. */
export const isComputable = (row: Row | undefined, table: BatchTable): boolean =>
  row !== undefined && !row.leftOut && !isEmptyRow(row, table);

/** Returns the table with new results, given by the index of their row. */
export function withResults(table: BatchTable, results: ReadonlyMap<number, BatchRow>): BatchTable {
  const rows = table.rows.slice();
  for (const [at, computed] of results) {
    const row = rows[at];
    if (row) rows[at] = { ...row, computed };
  }
  return { ...table, rows };
}

/** Returns the table in which a column is read as an input; the same table if another column gives this input. */
export function withColumn(table: BatchTable, column: ReadColumn): BatchTable {
  if (table.columns.some(({ key }) => key === column.key)) return table;
  return {
    ...table,
    columns: [...table.columns, column],
    others: table.others.filter(({ at }) => at !== column.at),
    name: table.name === column.at ? null : table.name,
  };
}

/** Returns the table with a column that is no longer read as an input. */
export function withoutColumn(table: BatchTable, at: number): BatchTable {
  const header = (table.header[at] ?? '').trim();
  return {
    ...table,
    columns: table.columns.filter((column) => column.at !== at),
    others: [...table.others, { at, header }].toSorted((one, other) => one.at - other.at),
  };
}

/** Returns the columns that are not inputs although most of their filled cells are numbers. */
export const unreadNumbers = ({
  others,
  rows,
}: Pick<BatchTable, 'others'> & { readonly rows: readonly Pick<Row, 'cells'>[] }): BatchTable['others'] =>
  others.filter(({ at }) => hasNumbers(rows, at));
