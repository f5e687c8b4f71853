/** Reducer of the form: typing, choices, units, grades, rows, URLs. */

import type { Calculator, SeriesInput } from '@ferrite/calculators/core/calculator.ts';
import type { Composition } from '@ferrite/calculators/core/elements.ts';
import { compositionsOf } from '@ferrite/calculators/core/inputs/address.ts';
import { elementsOf, fieldsOf, type RawInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import { startOf } from '@ferrite/calculators/core/inputs/parse-inputs.ts';
import type { Unit } from '@ferrite/calculators/core/quantity.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { type PreferredUnits, preferUnit } from '@ferrite/calculators/core/units/shown-units.ts';
import { compositionOf } from '../inputs/composition-of.ts';
import {
  type Entry,
  entryOf,
  type FormState,
  openedEntry,
  type PickedGrade,
  readEntry,
  shownUnit,
} from './form-entry.ts';

export type FormAction =
  /** Typed texts, or entries to restore. */
  | { readonly type: 'typed'; readonly entries: Readonly<Record<string, string | Entry>> }
  /** Unit that the user selected: `F` changes all temperatures, `min` one field. */
  | { readonly type: 'unit'; readonly key: string; readonly unit: Unit }
  | { readonly type: 'units'; readonly kept: PreferredUnits }
  | { readonly type: 'chosen'; readonly key: string; readonly choice: string }
  | {
      readonly type: 'grade';
      readonly key: string;
      readonly grade: PickedGrade;
      readonly composition: Composition;
      /** Uncertainties in wt %. */
      readonly tolerance?: Composition;
      /** Elements whose content is below the stated value. */
      readonly below?: readonly string[];
    }
  /** Assigns a grade name to the current composition, e.g. from a link. */
  | { readonly type: 'named'; readonly key: string; readonly grade: PickedGrade }
  | { readonly type: 'row-added' | 'row-removed'; readonly key: string; readonly row: number }
  /** Inputs of a link. `below`: keys of contents that are stated as upper limits. */
  | { readonly type: 'opened'; readonly inputs: RawInputs; readonly below?: readonly string[] };

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
    linked: false,
  };
  for (const input of calculator.inputs) if (input.kind === 'choice') choices[input.key] = input.default;
  for (const input of calculator.inputs) {
    if (input.kind === 'number')
      entries[input.key] = entryOf(calculator, empty, input.key, { value: startOf(input, choices) });
    if (input.kind === 'composition') {
      if (input.defaultGrade)
        grades[input.key] = { name: input.defaultGrade, typical: input.default, confirmed: true };
      for (const [element] of elementsOf(input)) {
        const key = `${input.prefix}${element}`;
        entries[key] = entryOf(calculator, empty, key, { value: input.default[element] ?? 0 });
      }
    }
    if (input.kind === 'series') {
      rows[input.key] = input.default.length;
      input.default.forEach((row, at) => {
        for (const column of input.columns) {
          const key = `${input.key}.${at}.${column.key}`;
          entries[key] = entryOf(calculator, empty, key, { value: row[column.key] ?? column.default });
        }
      });
    }
  }
  return empty;
}

/** Rewrites fields whose unit changes from their exact values; invalid texts stay. */
function withUnits(
  calculator: Calculator,
  state: FormState,
  changed: Partial<Pick<FormState, 'units' | 'kept'>>,
): FormState {
  const next = { ...state, ...changed };
  const entries = Object.entries(state.entries).map(([key, entry]): readonly [string, Entry] => {
    const same = shownUnit(calculator, state, key) === shownUnit(calculator, next, key);
    const { value, plusMinus, isBelow } = entry;
    return [
      key,
      same || value === null ? entry : entryOf(calculator, next, key, { value, plusMinus, isBelow }),
    ];
  });
  return { ...next, entries: Object.fromEntries(entries) };
}

function withUnit(calculator: Calculator, state: FormState, unitKey: string, unit: Unit): FormState {
  const kept = preferUnit(unit);
  if (Object.keys(kept).length === 0)
    return withUnits(calculator, state, { units: { ...state.units, [unitKey]: unit } });
  return withUnits(calculator, state, { kept: { ...state.kept, ...kept } });
}

/** Updates inputs that still have their initial value if a choice changes the initial value. */
function withChoice(calculator: Calculator, state: FormState, key: string, choice: string): FormState {
  const choices = { ...state.choices, [key]: choice };
  const entries = { ...state.entries };
  for (const input of calculator.inputs) {
    if (input.kind !== 'number' || !input.defaultFor) continue;
    const start = startOf(input, choices);
    if (entries[input.key]?.value === startOf(input, state.choices))
      entries[input.key] = entryOf(calculator, state, input.key, { value: start });
  }
  return { ...state, choices, entries, changed: true };
}

/**
 * Updates inputs that follow from the steel and were not entered. `fromStart`: also those that still have their initial
 * value.
 */
function withValuesOfSteel(
  calculator: Calculator,
  before: FormState,
  state: FormState,
  fromStart = false,
): FormState {
  const [steel] = compositionsOf(calculator);
  const entries = { ...state.entries };
  for (const input of calculator.inputs) {
    if (!steel || input.kind !== 'number' || !input.ofSteel) continue;
    const value = before.entries[input.key]?.value;
    const isUntouched = entries[input.key] === before.entries[input.key];
    const isStart = fromStart && value === startOf(input, before.choices);
    if (isUntouched && (isStart || value === input.ofSteel(compositionOf(steel, before))))
      entries[input.key] = entryOf(calculator, state, input.key, {
        value: input.ofSteel(compositionOf(steel, state)),
      });
  }
  return { ...state, entries };
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
    entries[key] = entryOf(calculator, state, key, {
      value: action.composition[element] ?? 0,
      plusMinus: action.tolerance?.[element],
      isBelow: action.below?.includes(element),
    });
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
    // A new row is a copy of the last one.
    if (adding)
      entries[cell(count, column.key)] =
        entries[cell(count - 1, column.key)] ??
        entryOf(calculator, state, cell(count, column.key), { value: column.default });
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

/**
 * Applies the inputs of a URL; other inputs keep their initial values. An element omitted from a given analysis is
 * empty and counts as 0.
 */
function withInputs(
  calculator: Calculator,
  state: FormState,
  inputs: RawInputs,
  below: readonly string[] = [],
): FormState {
  const choices = { ...state.choices };
  for (const input of calculator.inputs) {
    const value = inputs[input.key];
    if (input.kind === 'choice' && typeof value === 'string') choices[input.key] = value;
  }
  const entries = { ...state.entries };
  const rows = { ...state.rows };
  const analyses = new Set(
    compositionsOf(calculator).filter((input) =>
      elementsOf(input).some(([element]) => inputs[`${input.prefix}${element}`] !== undefined),
    ),
  );
  for (const field of fieldsOf(calculator)) {
    const value = inputs[field.key];
    if (field.kind === 'number' && value === undefined && field.input.defaultFor)
      entries[field.key] = entryOf(calculator, state, field.key, { value: startOf(field.input, choices) });
    if (value === undefined && field.kind === 'element' && analyses.has(field.input))
      entries[field.key] = { text: '', value: null };
    if (value === undefined || field.kind === 'choice') continue;
    if (field.kind !== 'series') {
      entries[field.key] =
        typeof value === 'number' && below.includes(field.key)
          ? entryOf(calculator, state, field.key, { value, isBelow: true })
          : openedEntry(calculator, state, field.key, value);
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
  return { ...state, choices, entries, rows };
}

export function formReducer(calculator: Calculator, state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'typed': {
      const read = Object.entries(action.entries).map(
        ([key, given]) =>
          [key, typeof given === 'string' ? readEntry(calculator, state, key, given) : given] as const,
      );
      const entries = { ...state.entries, ...Object.fromEntries(read) };
      return withValuesOfSteel(calculator, state, { ...state, entries, changed: true });
    }
    case 'unit':
      return withUnit(calculator, state, action.key, action.unit);
    case 'units':
      return withUnits(calculator, state, { kept: { ...state.kept, ...action.kept } });
    case 'chosen':
      return withChoice(calculator, state, action.key, action.choice);
    case 'grade':
      return withValuesOfSteel(calculator, state, withGrade(calculator, state, action), true);
    case 'named':
      return { ...state, grades: { ...state.grades, [action.key]: action.grade } };
    case 'row-added':
    case 'row-removed':
      return withRows(calculator, state, action);
    case 'opened':
      return withInputs(calculator, { ...state, linked: true }, action.inputs, action.below);
  }
}
