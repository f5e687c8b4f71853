import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { fieldsOf, type RawInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import { isNotStated } from '@ferrite/calculators/core/inputs/read-quantity.ts';
import { memoize } from '@ferrite/calculators/core/memoize.ts';
import type { Cell } from '../../../platform/browser/tables/source-table.ts';
import type { Column } from '../columns/columns.ts';
import { choiceFinder, type NeededChoices, withChoices } from '../columns/needed-choices.ts';
import { type Reading, readRow } from './cells.ts';

/** Returns the inputs of the form that have no column, except elements of a composition that is in the table. */
export function fixedInputs(
  calculator: Calculator,
  columns: readonly Pick<Column, 'field'>[],
  form: RawInputs,
): RawInputs {
  const given = new Set(columns.flatMap(({ field }) => (field.kind === 'element' ? [field.input.key] : [])));
  return Object.fromEntries(
    fieldsOf(calculator).flatMap((field) => {
      const value = form[field.key];
      const fromTable = field.kind === 'element' && given.has(field.input.key);
      return value === undefined || fromTable ? [] : [[field.key, value]];
    }),
  );
}

export type RowInputs = ReturnType<typeof readRow> & { readonly needed: NeededChoices };

/** Returns a function that reads the inputs of a row, with the choices that its columns need. */
export function rowReader(
  calculator: Calculator,
  columns: readonly Column[],
  form: RawInputs,
  reading: Reading,
): (cells: readonly Cell[]) => RowInputs {
  const fixed = fixedInputs(calculator, columns, form);
  const needs = choiceFinder(calculator, columns, fixed);
  const fixedWith = memoize((needed: NeededChoices) => withChoices(calculator, fixed, needed));
  return (cells) => {
    const row = readRow(columns, cells, fixed, reading);
    const needed = needs(row.inputs, ({ at }) => {
      const cell = cells[at] ?? '';
      return typeof cell !== 'string' || !isNotStated(cell);
    });
    if (needed.set.length === 0) return { ...row, needed };
    return { ...readRow(columns, cells, fixedWith(needed), reading), needed };
  };
}
