/**
 * What stands in the form: the typed texts, and behind each the exact value in the input's own unit, so
 * that changing a unit forth and back changes nothing. Pure; the page only dispatches.
 */
import type { Calculator, NumberInput, SeriesInput } from '../../calculators/calculator.ts';
import type { Composition } from '../../calculators/elements.ts';
import { elementsOf, fieldsOf, type RawInputs } from '../../calculators/fields.ts';
import type { Language } from '../../calculators/language.ts';
import { readNumber } from '../../calculators/numbers.ts';
import { startOf } from '../../calculators/parse-inputs.ts';
import { convert, type Unit } from '../../calculators/quantity.ts';
import { type KeptUnits, keeping, shownFor } from './shown-units.ts';

/** `value` is null while the text is empty or no number. */
export type Entry = { readonly text: string; readonly value: number | null };
export type PickedGrade = {
  /** In the table of grades, when it was picked there. */
  readonly key?: string;
  readonly name: string;
  readonly number?: string | undefined;
  readonly confirmed: boolean;
};

export type FormState = {
  readonly language: Language;
  /** By flat key: `temperatureC`, `A.C`, `steps.0.timeH`. */
  readonly entries: Readonly<Record<string, Entry>>;
  readonly choices: Readonly<Record<string, string>>;
  /** Rows per series. */
  readonly rows: Readonly<Record<string, number>>;
  /** Units chosen for one field, by input key, `series.column`, or `composition`. */
  readonly units: Readonly<Record<string, Unit>>;
  /** Units that hold for all fields of their kind. */
  readonly kept: KeptUnits;
  readonly grades: Readonly<Record<string, PickedGrade>>;
  /** false until somebody changes something: the address then stays as it is. */
  readonly changed: boolean;
};

export type FormAction =
  | { readonly type: 'typed'; readonly entries: Readonly<Record<string, string>> }
  /** `F` switches every temperature, `min` the one field. */
  | { readonly type: 'unit'; readonly key: string; readonly unit: Unit }
  | { readonly type: 'units'; readonly kept: KeptUnits }
  | { readonly type: 'chosen'; readonly key: string; readonly choice: string }
  | {
      readonly type: 'grade';
      readonly key: string;
      readonly grade: PickedGrade;
      readonly composition: Composition;
    }
  | { readonly type: 'row-added' | 'row-removed'; readonly key: string; readonly row: number }
  | { readonly type: 'opened'; readonly inputs: RawInputs };

/** All compositions are shown in one unit. */
export const compositionUnitKey = 'composition';

/** The number as it stands in a field: short, never grouped, with the decimal sign of the language. */
export function fieldText(value: number, language: Language): string {
  const short = String(Number(value.toPrecision(6)));
  return language === 'de' ? short.replace('.', ',') : short;
}

/** Noise of a conversion is cut off before anybody sees it in a link. */
const clean = (value: number): number => Number(value.toPrecision(12));

type Place = { readonly unitKey: string; readonly own: Unit };

/** Under which key the unit of a field is kept, and the unit its value is in. */
function placeOf(calculator: Calculator, key: string): Place {
  const [, series, column] = /^(\w+)\.\d+\.(\w+)$/.exec(key) ?? [];
  const rows = calculator.inputs.find(
    (input): input is SeriesInput => input.kind === 'series' && input.key === series,
  );
  const found = rows?.columns.find((each) => each.key === column);
  if (found) return { unitKey: `${series}.${column}`, own: found.unit };
  const input = calculator.inputs.find(
    (each): each is NumberInput => each.kind === 'number' && each.key === key,
  );
  return input ? { unitKey: key, own: input.unit } : { unitKey: compositionUnitKey, own: 'wt%' };
}

/** The unit in which a field is shown. */
export function shownUnit(
  calculator: Calculator,
  state: Pick<FormState, 'units' | 'kept'>,
  key: string,
): Unit {
  const place = placeOf(calculator, key);
  return state.units[place.unitKey] ?? shownFor(place.own, state.kept);
}

function entryOf(calculator: Calculator, state: FormState, key: string, value: number): Entry {
  const { own } = placeOf(calculator, key);
  return {
    text: fieldText(clean(convert(value, own, shownUnit(calculator, state, key))), state.language),
    value,
  };
}

function readEntry(calculator: Calculator, state: FormState, key: string, text: string): Entry {
  const read = readNumber(text);
  const { own } = placeOf(calculator, key);
  const shown = shownUnit(calculator, state, key);
  return { text, value: read === null ? null : shown === own ? read : clean(convert(read, shown, own)) };
}

/** An entry from an outside value: a number in the own unit, or a text that was none. */
function openedEntry(calculator: Calculator, state: FormState, key: string, value: unknown): Entry {
  return typeof value === 'number'
    ? entryOf(calculator, state, key, value)
    : { text: String(value ?? ''), value: null };
}

/** The form as it stands before anything is typed. */
export function initialForm(calculator: Calculator, language: Language): FormState {
  const choices: Record<string, string> = {};
  const rows: Record<string, number> = {};
  const grades: Record<string, PickedGrade> = {};
  const entries: Record<string, Entry> = {};
  const empty: FormState = {
    language,
    entries,
    choices,
    rows,
    units: {},
    kept: {},
    grades,
    changed: false,
  };
  for (const input of calculator.inputs) if (input.kind === 'choice') choices[input.key] = input.default;
  for (const input of calculator.inputs) {
    if (input.kind === 'number')
      entries[input.key] = entryOf(calculator, empty, input.key, startOf(input, choices));
    if (input.kind === 'composition') {
      if (input.defaultGrade) grades[input.key] = { name: input.defaultGrade, confirmed: true };
      for (const [element] of elementsOf(input)) {
        const key = `${input.prefix}${element}`;
        entries[key] = entryOf(calculator, empty, key, input.default[element] ?? 0);
      }
    }
    if (input.kind === 'series') {
      rows[input.key] = input.default.length;
      input.default.forEach((row, at) => {
        for (const column of input.columns) {
          const key = `${input.key}.${at}.${column.key}`;
          entries[key] = entryOf(calculator, empty, key, row[column.key] ?? column.default);
        }
      });
    }
  }
  return empty;
}

/** Fields whose unit changes are written anew from their exact values; texts that are no number stay. */
function withUnits(
  calculator: Calculator,
  state: FormState,
  changed: Partial<Pick<FormState, 'units' | 'kept'>>,
): FormState {
  const next = { ...state, ...changed };
  const entries = Object.entries(state.entries).map(([key, entry]): readonly [string, Entry] => {
    const same = shownUnit(calculator, state, key) === shownUnit(calculator, next, key);
    return [key, same || entry.value === null ? entry : entryOf(calculator, next, key, entry.value)];
  });
  return { ...next, entries: Object.fromEntries(entries) };
}

function withUnit(calculator: Calculator, state: FormState, unitKey: string, unit: Unit): FormState {
  const kept = keeping(unit);
  if (Object.keys(kept).length === 0)
    return withUnits(calculator, state, { units: { ...state.units, [unitKey]: unit } });
  return withUnits(calculator, state, { kept: { ...state.kept, ...kept } });
}

/** Inputs that still stand at their start value follow a choice that starts them elsewhere. */
function withChoice(calculator: Calculator, state: FormState, key: string, choice: string): FormState {
  const choices = { ...state.choices, [key]: choice };
  const entries = { ...state.entries };
  for (const input of calculator.inputs) {
    if (input.kind !== 'number' || !input.defaultFor) continue;
    const start = startOf(input, choices);
    if (entries[input.key]?.value === startOf(input, state.choices))
      entries[input.key] = entryOf(calculator, state, input.key, start);
  }
  return { ...state, choices, entries, changed: true };
}

function withGrade(
  calculator: Calculator,
  state: FormState,
  action: Extract<FormAction, { type: 'grade' }>,
): FormState {
  const input = calculator.inputs.find((each) => each.kind === 'composition' && each.key === action.key);
  if (input?.kind !== 'composition') return state;
  const entries = { ...state.entries };
  for (const [element] of elementsOf(input)) {
    const key = `${input.prefix}${element}`;
    entries[key] = entryOf(calculator, state, key, action.composition[element] ?? 0);
  }
  return { ...state, entries, grades: { ...state.grades, [action.key]: action.grade }, changed: true };
}

function withRows(
  calculator: Calculator,
  state: FormState,
  action: { readonly type: string; readonly key: string; readonly row: number },
): FormState {
  const input = calculator.inputs.find(
    (each): each is SeriesInput => each.kind === 'series' && each.key === action.key,
  );
  const count = state.rows[action.key] ?? 0;
  if (!input) return state;
  const adding = action.type === 'row-added';
  if (adding ? count >= input.rows.max : count <= input.rows.min) return state;
  const entries = { ...state.entries };
  const cell = (row: number, column: string) => `${input.key}.${row}.${column}`;
  for (const column of input.columns) {
    // A new row repeats the last one: the next step of a cycle is mostly like the one before.
    if (adding)
      entries[cell(count, column.key)] =
        entries[cell(count - 1, column.key)] ??
        entryOf(calculator, state, cell(count, column.key), column.default);
    else {
      for (let row = action.row; row < count - 1; row += 1) {
        const below = entries[cell(row + 1, column.key)];
        if (below) entries[cell(row, column.key)] = below;
      }
      delete entries[cell(count - 1, column.key)];
    }
  }
  return {
    ...state,
    entries,
    rows: { ...state.rows, [action.key]: count + (adding ? 1 : -1) },
    changed: true,
  };
}

/** The form with the inputs of an address; what the address does not name keeps its start value. */
function withInputs(calculator: Calculator, state: FormState, inputs: RawInputs): FormState {
  const choices = { ...state.choices };
  for (const input of calculator.inputs) {
    const value = inputs[input.key];
    if (input.kind === 'choice' && typeof value === 'string') choices[input.key] = value;
  }
  const entries = { ...state.entries };
  const rows = { ...state.rows };
  const grades = { ...state.grades };
  for (const field of fieldsOf(calculator)) {
    const value = inputs[field.key];
    if (field.kind === 'number' && value === undefined && field.input.defaultFor)
      entries[field.key] = entryOf(calculator, state, field.key, startOf(field.input, choices));
    if (value === undefined || field.kind === 'choice') continue;
    if (field.kind !== 'series') {
      entries[field.key] = openedEntry(calculator, state, field.key, value);
      if (field.kind === 'element' && value !== (field.input.default[field.element] ?? 0))
        delete grades[field.input.key];
      continue;
    }
    const given = Array.isArray(value) ? (value as readonly Readonly<Record<string, unknown>>[]) : [];
    rows[field.key] = given.length;
    given.forEach((row, at) => {
      for (const column of field.input.columns) {
        const key = `${field.key}.${at}.${column.key}`;
        entries[key] = openedEntry(calculator, state, key, row[column.key]);
      }
    });
  }
  return { ...state, choices, entries, rows, grades };
}

export function formReducer(calculator: Calculator, state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'typed': {
      const read = Object.entries(action.entries).map(
        ([key, text]) => [key, readEntry(calculator, state, key, text)] as const,
      );
      return { ...state, entries: { ...state.entries, ...Object.fromEntries(read) }, changed: true };
    }
    case 'unit':
      return withUnit(calculator, state, action.key, action.unit);
    case 'units':
      return withUnits(calculator, state, { kept: { ...state.kept, ...action.kept } });
    case 'chosen':
      return withChoice(calculator, state, action.key, action.choice);
    case 'grade':
      return withGrade(calculator, state, action);
    case 'row-added':
    case 'row-removed':
      return withRows(calculator, state, action);
    case 'opened':
      return withInputs(calculator, state, action.inputs);
  }
}

/** A number in the own unit; what cannot be read stays text, what is empty is not given. */
function outsideValue(entry: Entry | undefined): number | string | undefined {
  if (!entry || entry.text.trim() === '') return undefined;
  return entry.value ?? entry.text;
}

/** The form as flat outside values, as programs and addresses give them. */
export function rawInputs(calculator: Calculator, state: FormState): RawInputs {
  const raw: Record<string, unknown> = {};
  for (const field of fieldsOf(calculator)) {
    if (field.kind === 'choice') raw[field.key] = state.choices[field.key];
    else if (field.kind === 'series') {
      raw[field.key] = Array.from({ length: state.rows[field.key] ?? 0 }, (_, at) =>
        Object.fromEntries(
          field.input.columns.map((column) => [
            column.key,
            outsideValue(state.entries[`${field.key}.${at}.${column.key}`]),
          ]),
        ),
      );
    } else {
      const hidden = field.kind === 'number' && field.input.when && !field.input.when(state.choices);
      const value = hidden ? undefined : outsideValue(state.entries[field.key]);
      if (value !== undefined) raw[field.key] = value;
    }
  }
  return raw;
}
