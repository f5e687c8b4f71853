/** One calculation: read the inputs, compute, and say what the reader has to know about the result. */
import type { Calculator, InputValues, Interval, OutputValues, Problem, Warning } from './calculator.ts';
import { fieldsOf } from './fields.ts';
import { parseInputs } from './parse-inputs.ts';
import type { Unit } from './quantity.ts';
import type { SourceKey } from './sources.ts';

export { parseInputs } from './parse-inputs.ts';

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

/** The read inputs by flat key; series are left out. */
function flatNumbers(
  calculator: Calculator,
  inputs: InputValues,
): ReadonlyMap<string, { value: number; unit: Unit }> {
  const flat = new Map<string, { value: number; unit: Unit }>();
  for (const field of fieldsOf(calculator)) {
    const value: unknown = inputs[field.input.key];
    if (field.kind === 'number' && typeof value === 'number')
      flat.set(field.key, { value, unit: field.unit });
    if (field.kind === 'element') {
      const part = (value as Readonly<Record<string, number>>)[field.element] ?? 0;
      flat.set(field.key, { value: part, unit: 'wt%' });
    }
  }
  return flat;
}

/** A warning when the value leaves the interval; `model` is the output key of the model it concerns. */
export function rangeWarning(
  key: string,
  value: number,
  unit: Unit,
  range: Interval,
  source: SourceKey,
  model?: string,
): Warning | undefined {
  const { min, max } = range;
  if ((min === undefined || value >= min) && (max === undefined || value <= max)) return undefined;
  return {
    code: 'outside_range',
    level: 'warning',
    params: {
      key,
      value,
      unit,
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
      ...(model === undefined ? {} : { model }),
    },
    source,
  };
}

function inputRangeWarnings(calculator: Calculator, inputs: InputValues): readonly (Warning | undefined)[] {
  const all = inputs as Readonly<Record<string, unknown>>;
  const choices = all as Readonly<Record<string, string>>;
  return calculator.inputs.flatMap((input) => {
    if (input.kind === 'number' && input.range && (!input.when || input.when(choices))) {
      return [rangeWarning(input.key, all[input.key] as number, input.unit, input.range, input.range.source)];
    }
    if (input.kind !== 'series') return [];
    const rows = all[input.key] as readonly Readonly<Record<string, number>>[];
    return rows.flatMap((row, at) =>
      input.columns.map((column) => {
        const value = row[column.key];
        if (!column.range || value === undefined) return undefined;
        return rangeWarning(
          `${input.key}.${at}.${column.key}`,
          value,
          column.unit,
          column.range,
          column.range.source,
        );
      }),
    );
  });
}

function modelWarnings(
  calculator: Calculator,
  inputs: InputValues,
  values: OutputValues,
): readonly (Warning | undefined)[] {
  const flat = flatNumbers(calculator, inputs);
  return (calculator.models ?? []).flatMap((model): readonly (Warning | undefined)[] => {
    if (values[model.output] === null) return [];
    const outside = Object.entries(model.range ?? {}).map(([key, range]) => {
      const found = flat.get(key);
      return found && rangeWarning(key, found.value, found.unit, range, model.source, model.output);
    });
    if (model.confirmed !== false) return outside;
    return [
      ...outside,
      { code: 'not_confirmed', level: 'note', params: { model: model.output }, source: model.source },
    ];
  });
}

/** Only finite numbers, words and nulls pass; what could not be computed is null and said. */
function cleanValues(calculator: Calculator, values: OutputValues, warnings: Warning[]): OutputValues {
  return Object.fromEntries(
    calculator.outputs.map(({ key }) => {
      const value = values[key] ?? null;
      if (typeof value !== 'number' || Number.isFinite(value)) return [key, value === 0 ? 0 : value];
      warnings.push({ code: 'not_computed', level: 'warning', params: { output: key } });
      return [key, null];
    }),
  );
}

/** Computes from flat outside values. Values are never NaN or infinite; every range that is left is named. */
export function evaluate(calculator: Calculator, raw: unknown): Evaluated {
  const parsed = parseInputs(calculator, raw);
  if (!parsed.ok) return parsed;
  const { inputs, takenAsZero } = parsed;
  const computed = calculator.compute(inputs);
  const warnings: Warning[] = [...computed.warnings];
  const values = cleanValues(calculator, computed.values, warnings);
  const ranges = [...inputRangeWarnings(calculator, inputs), ...modelWarnings(calculator, inputs, values)];
  warnings.push(...ranges.filter((each) => each !== undefined));
  if (takenAsZero.length > 0) {
    warnings.push({ code: 'taken_as_zero', level: 'note', params: { list: takenAsZero.join(',') } });
  }
  return { ok: true, id: calculator.id, version: calculator.version, values, warnings, inputs };
}
