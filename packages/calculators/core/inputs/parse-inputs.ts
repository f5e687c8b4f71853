/** Parses flat values into typed inputs, or returns all problems. */
import type {
  Calculator,
  ChoiceInput,
  CompositionInput,
  InputValues,
  NumberInput,
  Problem,
  SeriesInput,
} from '../calculator.ts';
import type { ElementSymbol } from '../elements.ts';
import { kindOf, type Unit } from '../quantity.ts';
import { elementsOf, isAsked, keysOf } from './fields.ts';
import { isMissingMark, readQuantity } from './read-quantity.ts';
import { unitsUnderstood } from './unit-names.ts';

export type Parsed =
  | {
      readonly ok: true;
      readonly inputs: InputValues;
      /** Flat keys of omitted elements that count as 0. */
      readonly takenAsZero: readonly string[];
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

type Values = Readonly<Record<string, unknown>>;

const isEmpty = (given: unknown): boolean =>
  given === undefined || (typeof given === 'string' && isMissingMark(given));

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const unreadCodes = {
  bound: 'limit_not_value',
  lowerBound: 'lower_limit_not_value',
  interval: 'range_not_value',
  share: 'share_not_value',
  date: 'date_not_value',
  unit: 'not_understood',
  notStated: 'required',
} as const;
/**
 * Returns the code of the problem for a text that is not a number. Fractions such as `1 1/2` are read in every field
 * except those of an analysis.
 */
const unreadCode = (reason: keyof typeof unreadCodes, unit: Unit) =>
  reason === 'unit' && kindOf(unit) === 'mass fraction' ? 'content_not_understood' : unreadCodes[reason];
const unreadParams = (given: unknown, unit: Unit) => ({
  text: String(given).trim().slice(0, 40),
  units: unitsUnderstood(unit).join(', ') || '–',
});

/** Returns the number. Adds a problem if the text is not a number, is ambiguous or outside the limits. */
function readNumberInput(
  key: string,
  given: unknown,
  field: Pick<NumberInput, 'limits' | 'unit' | 'whole'>,
  problems: Problem[],
): number | undefined {
  const { min, max } = field.limits;
  const params = { min, max, unit: field.unit };
  const reading = typeof given === 'string' ? readQuantity(given, field) : null;
  const value = reading?.kind === 'number' ? reading.value : given;
  if (value === undefined) problems.push({ key, code: 'required', params });
  else if (reading?.kind === 'ambiguous') {
    const { decimal, grouped } = reading;
    problems.push({ key, code: 'ambiguous', params: { ...params, text: String(given), decimal, grouped } });
  } else if (reading?.kind === 'none' && reading.reason !== 'none')
    problems.push({
      key,
      code: unreadCode(reading.reason, field.unit),
      params: { ...params, ...unreadParams(given, field.unit) },
    });
  else if (typeof value !== 'number' || !Number.isFinite(value))
    problems.push({ key, code: 'number', params });
  // Zero and negative sizes or times are reported as invalid numbers instead of out of range.
  else if (value <= 0 && min > 0) problems.push({ key, code: 'number', params: { ...params, value } });
  else if (value < min || value > max) problems.push({ key, code: 'range', params: { ...params, value } });
  else if (field.whole && !Number.isInteger(value))
    problems.push({ key, code: 'whole', params: { ...params, value } });
  else return value + 0;
  return undefined;
}

function readChoice(input: ChoiceInput, value: unknown, problems: Problem[]): string | undefined {
  if (value === undefined && input.programDefault) return input.default;
  const found = input.choices.find((each) => each === value);
  if (found === undefined) {
    problems.push({
      key: input.key,
      code: value === undefined ? 'required' : 'choice',
      params: { list: input.choices.join(', ') },
    });
  }
  return found;
}

function readComposition(input: CompositionInput, raw: Values, problems: Problem[], takenAsZero: string[]) {
  const composition: Partial<Record<ElementSymbol, number>> = {};
  let sum = 0;
  for (const [element, limits] of elementsOf(input)) {
    const key = `${input.prefix}${element}`;
    if (isEmpty(raw[key])) {
      if (!input.unused?.includes(element)) takenAsZero.push(key);
      composition[element] = 0;
      continue;
    }
    const value = readNumberInput(key, raw[key], { limits, unit: 'wt%' }, problems);
    composition[element] = value ?? 0;
    sum += value ?? 0;
  }
  if (sum > 100) problems.push({ key: input.key, code: 'sum', params: { value: sum } });
  return composition;
}

function readSeries(input: SeriesInput, value: unknown, problems: Problem[]) {
  if (value === undefined && input.programDefault) return input.default;
  const { min, max } = input.rows;
  if (value === undefined || !Array.isArray(value) || !value.every(isRecord)) {
    problems.push({ key: input.key, code: value === undefined ? 'required' : 'list', params: {} });
    return [];
  }
  if (value.length < min || value.length > max) {
    problems.push({ key: input.key, code: 'rows', params: { min, max, value: value.length } });
  }
  return value.map((row: Values, at) => {
    for (const name of Object.keys(row)) {
      if (input.columns.some((column) => column.key === name)) continue;
      problems.push({ key: `${input.key}.${at}.${name}`, code: 'unknown', params: {} });
    }
    return Object.fromEntries(
      input.columns.map((column) => {
        const given =
          row[column.key] === undefined && column.programDefault ? column.default : row[column.key];
        const read = readNumberInput(`${input.key}.${at}.${column.key}`, given, column, problems);
        return [column.key, read ?? column.default];
      }),
    );
  });
}

/**
 * Parses flat values (`C`, `A.C`, `temperatureC`, a series as rows under its key). Omitted elements are 0. Inputs
 * hidden by the choices are ignored and have their default value.
 */
export function parseInputs(calculator: Calculator, raw: unknown): Parsed {
  if (!isRecord(raw)) return { ok: false, problems: [{ key: '', code: 'object', params: {} }] };
  const problems: Problem[] = [];
  const takenAsZero: string[] = [];
  const known = keysOf(calculator);
  for (const key of Object.keys(raw)) {
    if (!known.has(key)) problems.push({ key, code: 'unknown', params: {} });
  }
  const choices: Record<string, string> = {};
  for (const input of calculator.inputs) {
    if (input.kind !== 'choice') continue;
    const hidden = !isAsked(input, choices);
    choices[input.key] = (hidden ? undefined : readChoice(input, raw[input.key], problems)) ?? input.default;
  }
  const values: Record<string, unknown> = { ...choices };
  for (const input of calculator.inputs) {
    if (input.kind === 'choice') continue;
    if (input.kind === 'composition') values[input.key] = readComposition(input, raw, problems, takenAsZero);
    else if (!isAsked(input, choices)) values[input.key] = input.default;
    else if (input.kind === 'series') values[input.key] = readSeries(input, raw[input.key], problems);
    else if (input.optional && isEmpty(raw[input.key])) values[input.key] = null;
    else {
      const given =
        raw[input.key] === undefined && input.programDefault ? startOf(input, choices) : raw[input.key];
      values[input.key] = readNumberInput(input.key, given, input, problems) ?? input.default;
    }
  }
  if (problems.length > 0) return { ok: false, problems };
  const inputs = values as InputValues;
  const broken = calculator.check?.(inputs) ?? [];
  return broken.length > 0 ? { ok: false, problems: broken } : { ok: true, inputs, takenAsZero };
}

/** Returns the initial value of an input for these choices. */
export function startOf(input: NumberInput, choices: Readonly<Record<string, string>>): number {
  return input.defaultFor?.(choices) ?? input.default;
}
