/** Inputs of a sweep: the continuous ones, and the cells of tables such as the temperature of a tempering step. */
import type { Calculator } from '../calculator.ts';
import { type ContinuousField, continuousFields, fieldsOf, isAsked, type RawInputs } from './fields.ts';

const rowsOf = (raw: RawInputs, key: string): readonly RawInputs[] => {
  const rows = raw[key];
  return Array.isArray(rows) ? rows : [];
};

/** Returns the inputs over which a result can be swept. Cells of tables have keys such as `steps.0.timeH`. */
export function sweptFields(calculator: Calculator, raw: RawInputs): readonly ContinuousField[] {
  const cells = fieldsOf(calculator).flatMap((field) =>
    field.kind === 'series' && isAsked(field.input, raw)
      ? rowsOf(raw, field.key).flatMap((_, row) =>
          field.input.columns
            .filter(({ whole }) => !whole)
            .map((input): ContinuousField => {
              const { key, unit, limits } = input;
              return { kind: 'number', key: `${field.key}.${row}.${key}`, input, unit, limits };
            }),
        )
      : [],
  );
  return [...continuousFields(calculator, raw), ...cells];
}

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
