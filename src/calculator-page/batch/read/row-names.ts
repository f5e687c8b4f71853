/** Finds the column with the names of the rows. */
import {
  isDate,
  isHeatHeading,
  isNameHeading,
} from '@ferrite/calculators/core/pasted/headings/name-headings.ts';
import { hasNumbers, type SourceRow } from '../../../platform/browser/tables/source-table.ts';
import type { Columns } from '../columns/columns.ts';

type Names = Pick<Extract<Columns, { ok: true }>, 'name' | 'others'>;

const textAt = ({ cells }: SourceRow, at: number): string => String(cells[at] ?? '').trim();

/** Returns the column with the heading of heat names, unless it lies between the inputs; of samples, if the first column has dates. */
function labelledName(
  { name, others, columns }: Extract<Columns, { ok: true }>,
  header: readonly string[],
  rows: readonly SourceRow[],
): number | undefined {
  if (name === null) return undefined;
  const inputs = columns.map(({ at }) => at);
  const isBetween = (at: number) => at > Math.min(...inputs) && at < Math.max(...inputs);
  const all = [name, ...others.map(({ at }) => at)].toSorted((a, b) => a - b);
  const filled = all.filter((at) => rows.some((row) => textAt(row, at) !== ''));
  const heat = filled.find((at) => isHeatHeading(header[at] ?? '') && !isBetween(at));
  if (heat !== undefined) return heat;
  const withText = rows.filter((row) => textAt(row, name) !== '');
  const hasDates =
    withText.length > 0 && withText.every((row) => isDate(header[name] ?? '', textAt(row, name)));
  return hasDates ? filled.find((at) => isNameHeading(header[at] ?? '')) : undefined;
}

/** Returns the column of row names: numbers to the right of an input, as of an input with another name, are not names. */
export function findNameColumn(
  read: Extract<Columns, { ok: true }>,
  header: readonly string[],
  rows: readonly SourceRow[],
): Names {
  const { name, others, columns } = read;
  const labelled = labelledName(read, header, rows);
  if (labelled === name) return { name, others };
  const isRight = name !== null && columns.some(({ at }) => at < name);
  if (labelled === undefined && (!isRight || !hasNumbers(rows, name))) return { name, others };
  const next = labelled ?? others.find(({ at }) => !hasNumbers(rows, at))?.at ?? null;
  const before = name === null ? [] : [{ at: name, header: header[name]?.trim() ?? '' }];
  return {
    name: next,
    others: [...before, ...others].filter(({ at }) => at !== next).toSorted((a, b) => a.at - b.at),
  };
}
