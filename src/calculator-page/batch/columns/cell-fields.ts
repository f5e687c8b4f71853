/** Inputs that a column of a table can give. */
import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { type Field, fieldsOf } from '@ferrite/calculators/core/inputs/fields.ts';
import { rowFields } from '@ferrite/calculators/core/inputs/swept-fields.ts';
import { memoize } from '@ferrite/calculators/core/memoize.ts';

/** Input that fits into a cell. */
export type CellField = Exclude<Field, { kind: 'series' }>;

/** Returns the cells of the first row of a series that starts with rows, such as the first step of tempering. */
const firstRow = (field: Extract<Field, { kind: 'series' }>): readonly CellField[] =>
  field.input.default.length === 0 ? [] : rowFields(field, 0);

/** Returns the inputs that fit into a cell; those of a series have the key `steps.0.timeH`. */
export const cellFieldsOf = memoize((calculator: Calculator): readonly CellField[] =>
  fieldsOf(calculator).flatMap((field) => (field.kind === 'series' ? firstRow(field) : [field])),
);
