/** Evaluates a calculator: parses the inputs, computes the outputs, and adds warnings. */

import type { SourceKey } from '../sources/index.ts';
import type {
  Calculator,
  InputValues,
  Interval,
  NumberInput,
  OutputValues,
  Problem,
  Ranges,
  Warning,
} from './calculator.ts';
import { type Composition, percentOf } from './elements.ts';
import { type ContinuousField, type Field, fieldsOf, isAsked } from './inputs/fields.ts';
import { parseInputs } from './inputs/parse-inputs.ts';
import { memoize } from './memoize.ts';
import type { Unit } from './quantity.ts';

export { parseInputs } from './inputs/parse-inputs.ts';

export type Evaluated =
  | {
      readonly ok: true;
      readonly id: string;
      readonly version: string;
      readonly values: OutputValues;
      readonly warnings: readonly Warning[];
      readonly inputs: InputValues;
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

type Reading = { readonly key: string; readonly value: number; readonly unit: Unit };

/** Returns a warning if the value is outside the interval; null otherwise. `model`: output key of the model concerned. */
export function rangeWarning(
  { key, value, unit }: Reading,
  { min, max }: Interval,
  source?: SourceKey,
  model?: string,
): Warning | undefined {
  if ((min === undefined || value >= min) && (max === undefined || value <= max)) return undefined;
  const params: Record<string, number | string> = { key, value, unit };
  if (min !== undefined) params['min'] = min;
  if (max !== undefined) params['max'] = max;
  if (model !== undefined) params['model'] = model;
  return { code: 'outside_range', level: 'warning', params, ...(source && { source }) };
}

/** Adds warnings for inputs outside their validity ranges, including rows of a series. */
function warnOfInputs(calculator: Calculator, inputs: InputValues, warnings: Warning[]): void {
  const all = inputs as Readonly<Record<string, unknown>>;
  const warn = ({ unit, range }: NumberInput, key: string, value: unknown) => {
    const found =
      range && typeof value === 'number' && rangeWarning({ key, value, unit }, range, range.source);
    if (found) warnings.push(found);
  };
  for (const input of calculator.inputs) {
    if (!isAsked(input, all)) continue;
    if (input.kind === 'number') warn(input, input.key, all[input.key]);
    if (input.kind !== 'series') continue;
    const rows = all[input.key] as readonly Readonly<Record<string, number>>[];
    for (const [at, row] of rows.entries())
      for (const column of input.columns) warn(column, `${input.key}.${at}.${column.key}`, row[column.key]);
  }
}

/**
 * Returns the validity ranges of a calculator's models, stated by authors or found by measurements, with the fields
 * that they limit.
 */
const modelRangesOf = memoize((calculator: Calculator) =>
  (calculator.models ?? []).map((model) => {
    const readIn = (ranges: Ranges, source?: SourceKey) =>
      Object.entries(ranges).flatMap(([key, range]) => {
        const field = fieldsOf(calculator).find((each) => each.key === key);
        return field?.kind === 'number' || field?.kind === 'element' ? [{ field, range, source }] : [];
      });
    return {
      model,
      ranges: [...readIn(model.range ?? {}, model.source), ...readIn(model.measured?.holds ?? {})],
    };
  }),
);

/** Returns the number in a field; null if the field has none. */
function numberIn(field: ContinuousField, inputs: InputValues): number | null {
  const given: unknown = inputs[field.input.key];
  const value = field.kind === 'element' ? percentOf(given as Composition, field.element) : given;
  return typeof value === 'number' ? value : null;
}

type ModelRanges = ReturnType<typeof modelRangesOf>[number];

/**
 * Returns the warnings of a model for inputs outside its ranges: one for each input, so that outside the range of its
 * author no second range is stated that measurements confirm.
 */
function rangeWarningsOf({ model, ranges }: ModelRanges, inputs: InputValues): readonly Warning[] {
  const found = new Map<string, Warning>();
  for (const { field, range, source } of ranges) {
    const { key, unit } = field;
    const value = numberIn(field, inputs);
    const warning =
      value === null ? undefined : rangeWarning({ key, value, unit }, range, source, model.output);
    if (warning && !found.has(key)) found.set(key, warning);
  }
  return [...found.values()];
}

/** Adds warnings for models outside their ranges and for unconfirmed models. */
function warnOfModels(
  calculator: Calculator,
  inputs: InputValues,
  values: OutputValues,
  warnings: Warning[],
): void {
  for (const each of modelRangesOf(calculator)) {
    const { model } = each;
    if (values[model.output] === null) continue;
    warnings.push(...rangeWarningsOf(each, inputs));
    if (model.confirmed === false)
      warnings.push({
        code: 'not_confirmed',
        level: 'note',
        params: { model: model.output },
        source: model.source,
      });
  }
}

/** Replaces values that are not finite by null and adds a warning for each. */
function cleanValues(calculator: Calculator, values: OutputValues, warnings: Warning[]): OutputValues {
  const clean: Record<string, OutputValues[string]> = {};
  for (const { key } of calculator.outputs) {
    const value = values[key] ?? null;
    const computed = typeof value !== 'number' || Number.isFinite(value);
    if (!computed) warnings.push({ code: 'not_computed', level: 'warning', params: { output: key } });
    clean[key] = !computed ? null : value === 0 ? 0 : value;
  }
  return clean;
}

/** Removes omitted elements that count as unknown from the composition; an entered 0 stays 0. */
function withUnknown(calculator: Calculator, inputs: InputValues, takenAsZero: readonly string[]) {
  const all: Record<string, unknown> = { ...inputs };
  const missing = new Set<string>();
  for (const input of calculator.inputs) {
    if (input.kind !== 'composition') continue;
    const left = (input.unknown ?? []).filter((each) => takenAsZero.includes(`${input.prefix}${each}`));
    for (const element of left) missing.add(`${input.prefix}${element}`);
    const known = Object.entries(all[input.key] as Composition);
    if (left.length > 0)
      all[input.key] = Object.fromEntries(
        known.filter(([element]) => !left.some((each) => each === element)),
      );
  }
  return { inputs: all as InputValues, takenAsZero: takenAsZero.filter((each) => !missing.has(each)) };
}

export type ElementField = Extract<Field, { kind: 'element' }>;

/** Returns the outputs with 5 and 50 % of the maximum content of an element, which show what depends on it. */
export const valuesWithOtherContents = (
  calculator: Calculator,
  inputs: InputValues,
  { input: { key }, element, limits }: ElementField,
): readonly OutputValues[] =>
  [0.05, 0.5].map((share) => {
    const analysis = { ...(inputs[key] as unknown as object), [element]: share * limits.max };
    return calculator.compute({ ...inputs, [key]: analysis }).values;
  });

/** Returns the keys of the outputs that change with a carbon content that was not stated and counts as 0. */
function outputsWithoutCarbon(
  calculator: Calculator,
  inputs: InputValues,
  values: OutputValues,
  takenAsZero: readonly string[],
): readonly string[] {
  const others = fieldsOf(calculator).flatMap((field) =>
    field.kind === 'element' && field.element === 'C' && takenAsZero.includes(field.key)
      ? valuesWithOtherContents(calculator, inputs, field)
      : [],
  );
  return calculator.outputs
    .map(({ key }) => key)
    .filter((key) => others.some((each) => (each[key] ?? null) !== null && each[key] !== values[key]));
}

/** Computes from flat, unvalidated inputs. Values are never NaN or infinite; each value outside a range has a warning. */
export function evaluate(calculator: Calculator, raw: unknown): Evaluated {
  const parsed = parseInputs(calculator, raw);
  if (!parsed.ok) return parsed;
  const { inputs, takenAsZero } = withUnknown(calculator, parsed.inputs, parsed.takenAsZero);
  const absent = fieldsOf(calculator).flatMap((field): readonly Problem[] =>
    field.kind === 'element' && field.limits.min > 0 && takenAsZero.includes(field.key)
      ? [{ key: field.key, code: 'required', params: {} }]
      : [],
  );
  if (absent.length > 0) return { ok: false, problems: absent };
  const computed = calculator.compute(inputs);
  const warnings: Warning[] = [...computed.warnings];
  const values = cleanValues(calculator, computed.values, warnings);
  warnOfInputs(calculator, inputs, warnings);
  warnOfModels(calculator, inputs, values, warnings);
  if (takenAsZero.length > 0) {
    warnings.push({ code: 'taken_as_zero', level: 'note', params: { list: takenAsZero.join(',') } });
  }
  const onCarbon = outputsWithoutCarbon(calculator, inputs, values, takenAsZero);
  const verdicts = onCarbon.filter((key) => typeof values[key] === 'string');
  if (onCarbon.length > 0)
    warnings.push({ code: 'carbon_missing', level: 'warning', outside: onCarbon, explains: verdicts });
  const outside = warnings.flatMap((warning) => warning.outside ?? []);
  const bands = calculator.outputs
    .flatMap(({ band }) => (band ? [[band.low, band.high]] : []))
    .filter((ends) => ends.some((end) => outside.includes(end)))
    .flat();
  const withheld = Object.fromEntries([...bands, ...verdicts].map((key) => [key, null]));
  return {
    ...{ ok: true, id: calculator.id, version: calculator.version, warnings, inputs },
    values: { ...values, ...withheld },
  };
}
