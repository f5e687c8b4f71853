/** Inputs of a sweep: the continuous ones, and the cells of tables such as the temperature of a tempering step. */
import type { Calculator } from '../calculator.ts';
import {
  type ContinuousField,
  continuousFields,
  type Field,
  fieldsOf,
  isAsked,
  type RawInputs,
} from './fields.ts';

const rowsOf = (raw: RawInputs, key: string): readonly RawInputs[] => {
  const rows = raw[key];
  return Array.isArray(rows) ? rows : [];
};

type SeriesField = Extract<Field, { readonly kind: 'series' }>;
type CellField = Extract<Field, { readonly kind: 'number' }>;

/** Returns the cells of a row of a series as fields with keys such as `steps.0.timeH`. */
export const rowFields = ({ key, input }: SeriesField, row: number): readonly CellField[] =>
  input.columns.map((column) => ({
    kind: 'number',
    key: `${key}.${row}.${column.key}`,
    input: column,
    unit: column.unit,
    limits: column.limits,
  }));

/** Returns the cells of all visible series. */
export const seriesCells = (calculator: Calculator, raw: RawInputs): readonly CellField[] =>
  fieldsOf(calculator).flatMap((field) =>
    field.kind === 'series' && isAsked(field.input, raw)
      ? rowsOf(raw, field.key).flatMap((_, row) => rowFields(field, row))
      : [],
  );

/** Returns the inputs over which a result can be swept, cells of series included. */
export const sweptFields = (calculator: Calculator, raw: RawInputs): readonly ContinuousField[] => [
  ...continuousFields(calculator, raw),
  ...seriesCells(calculator, raw).filter(({ input }) => !input.whole),
];

/** Returns the inputs with another value of a field or cell. */
export function withSwept(raw: RawInputs, key: string, value: unknown): RawInputs {
  const [series = '', row, column] = key.split('.');
  if (column === undefined) return { ...raw, [key]: value };
  const rows = rowsOf(raw, series).map((each, at) =>
    at === Number(row) ? { ...each, [column]: value } : each,
  );
  return { ...raw, [series]: rows };
}

/** Returns the value of a field or cell. */
export function sweptValue(raw: RawInputs, key: string): unknown {
  const [series = '', row, column] = key.split('.');
  return column === undefined ? raw[key] : rowsOf(raw, series)[Number(row)]?.[column];
}
