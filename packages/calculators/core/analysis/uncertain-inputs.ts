/** Inputs with a ± value. */
import type { Calculator, NumberInput } from '../calculator.ts';
import { fieldsOf, isAsked, type RawInputs } from '../inputs/fields.ts';
import { readQuantity } from '../inputs/read-quantity.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];
export type Limits = { readonly min: number; readonly max: number };
/** Input with a ± value, and a function that replaces the value of this input. */
export type Uncertain = {
  readonly key: string;
  readonly value: number;
  readonly plusMinus: number;
  readonly limits: Limits;
  readonly whole: boolean;
  readonly replaced: (raw: RawInputs, value: number) => RawInputs;
};

function uncertain(
  key: string,
  given: unknown,
  { limits, whole, unit }: Pick<NumberInput, 'limits' | 'whole' | 'unit'>,
  replaced: Uncertain['replaced'],
): readonly Uncertain[] {
  const reading = typeof given === 'string' ? readQuantity(given, { unit }) : null;
  if (reading?.kind !== 'number' || !reading.plusMinus) return [];
  return [
    { key, value: reading.value, plusMinus: reading.plusMinus, limits, whole: whole === true, replaced },
  ];
}

/** Returns the visible inputs with a ± value, e.g. `0.42±0.02`, including those in rows. */
export function uncertainInputs(calculator: Calculator, raw: RawInputs): readonly Uncertain[] {
  const defaults = calculator.inputs.flatMap((input) =>
    input.kind === 'choice' ? [[input.key, input.default] as const] : [],
  );
  const choices = { ...Object.fromEntries(defaults), ...raw };
  return fieldsOf(calculator).flatMap((field) => {
    const { key } = field;
    if (!isAsked(field.input, choices)) return [];
    const given = raw[key];
    const replaced = (all: RawInputs, value: unknown): RawInputs => ({ ...all, [key]: value });
    if (field.kind === 'number') return uncertain(key, given, field.input, replaced);
    if (field.kind === 'element') return uncertain(key, given, field, replaced);
    if (field.kind === 'choice' || !Array.isArray(given)) return [];
    return (given as Rows).flatMap((row, at) =>
      field.input.columns.flatMap((column) =>
        uncertain(`${key}.${at}.${column.key}`, row[column.key], column, (all, value) =>
          replaced(
            all,
            (all[key] as Rows).map((each, of) => (of === at ? { ...each, [column.key]: value } : each)),
          ),
        ),
      ),
    );
  });
}

/** Returns whether any input has a ± value. */
export const isUncertain = (calculator: Calculator, raw: RawInputs): boolean =>
  uncertainInputs(calculator, raw).length > 0;

/** Returns the ± values of the inputs, in their own units, by flat key; cells of rows have the key `series.0.column`. */
export const plusMinusOf = (calculator: Calculator, raw: RawInputs): ReadonlyMap<string, number> =>
  new Map(uncertainInputs(calculator, raw).map(({ key, plusMinus }) => [key, plusMinus]));

/**
 * Returns the limits of the inputs whose ± interval exceeds them, in their own units, by flat key. Samples outside the limits
 * are set to the nearer limit.
 */
export const limitedInputs = (calculator: Calculator, raw: RawInputs): ReadonlyMap<string, Limits> =>
  new Map(
    uncertainInputs(calculator, raw)
      .filter(
        ({ value, plusMinus, limits }) => value - plusMinus < limits.min || value + plusMinus > limits.max,
      )
      .map(({ key, limits }) => [key, limits]),
  );
