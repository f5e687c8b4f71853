/** Choices that the columns of a table need: an input that only another choice uses would be ignored. */
import type { Calculator, ChoiceInput, Input } from '@ferrite/calculators/core/calculator.ts';
import { isAsked, type RawInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import { startOf } from '@ferrite/calculators/core/inputs/parse-inputs.ts';
import type { Column, NamedChoice } from './columns.ts';

type Choices = Readonly<Record<string, string>>;

export type NeededChoices = {
  /** Choices that replace those of the form, because a column is used only with them. */
  readonly set: readonly NamedChoice[];
  /** Keys of the columns that are not used. */
  readonly unused: readonly string[];
};

/** Returns the input with a field, e.g. the series of `steps.0.timeH`; undefined for elements, which are always used. */
const inputOf = ({ inputs }: Calculator, key: string): Input | undefined => {
  const [series] = key.split('.');
  return inputs.find((input) => input.key === key || (input.kind === 'series' && input.key === series));
};

/** Returns all choices as used by a calculation: a hidden choice has its default. */
function choicesOf({ inputs }: Calculator, raw: RawInputs): Choices {
  const choices: Record<string, string> = {};
  for (const input of inputs) {
    if (input.kind !== 'choice') continue;
    const given = isAsked(input, choices) ? input.choices.find((each) => each === raw[input.key]) : undefined;
    choices[input.key] = given ?? input.default;
  }
  return choices;
}

/** Returns whether the inputs of the form or the given choices use a field. */
export function isUsed(calculator: Calculator, key: string, raw: RawInputs): boolean {
  const input = inputOf(calculator, key);
  return !input || isAsked(input, choicesOf(calculator, raw));
}

/** Returns every single change of one of the controls. */
function singleChanges(controls: readonly ChoiceInput[], current: Choices): readonly NamedChoice[] {
  return controls.flatMap(({ key, choices }) =>
    choices.filter((choice) => choice !== current[key]).map((choice) => ({ key, choice })),
  );
}

const changed = (raw: RawInputs, changes: readonly NamedChoice[]): RawInputs => ({
  ...raw,
  ...Object.fromEntries(changes.map(({ key, choice }) => [key, choice])),
});

/** Returns the smallest sets of changes, of one or two choices, with which all fields are used. */
export function changesUsing(
  calculator: Calculator,
  needed: readonly string[],
  raw: RawInputs,
  fixed: ReadonlySet<string> = new Set(),
): readonly (readonly NamedChoice[])[] {
  const controls = calculator.inputs.filter(
    (input): input is ChoiceInput => input.kind === 'choice' && !fixed.has(input.key),
  );
  const singles = singleChanges(controls, choicesOf(calculator, raw));
  const inputs = needed.map((key) => inputOf(calculator, key));
  const isEnough = (changes: readonly NamedChoice[]) => {
    const choices = choicesOf(calculator, changed(raw, changes));
    // A change of a hidden choice has no effect.
    return (
      changes.every(({ key, choice }) => choices[key] === choice) &&
      inputs.every((input) => !input || isAsked(input, choices))
    );
  };
  const alone = singles.map((change) => [change]).filter(isEnough);
  if (alone.length > 0) return alone;
  const pairs = singles.flatMap((one, at) =>
    singles.slice(at + 1).flatMap((other) => (other.key === one.key ? [] : [[one, other]])),
  );
  return pairs.filter(isEnough);
}

/** Returns the changes on which all sets agree; sets that contradict each other are dropped. */
function commonChanges(sets: readonly (readonly NamedChoice[])[]): readonly NamedChoice[] {
  const contradicts = (one: NamedChoice, other: NamedChoice) =>
    one.key === other.key && one.choice !== other.choice;
  const kept = sets.filter((changes) =>
    changes.every((change) => sets.every((other) => !other.some((each) => contradicts(change, each)))),
  );
  return [...new Map(kept.flat().map((change) => [change.key, change])).values()];
}

type Given = {
  /** Keys of the fields that columns give. */
  readonly keys: readonly string[];
  /** Keys of the choices that columns give, which are not replaced. */
  readonly fixed: ReadonlySet<string>;
};

/** Returns the choices with which all given fields are used, where one set of them follows from the columns. */
function settle(calculator: Calculator, { keys, fixed }: Given, raw: RawInputs): NeededChoices {
  let set: readonly NamedChoice[] = [];
  const unusedNow = () => keys.filter((key) => !isUsed(calculator, key, changed(raw, set)));
  for (let unused = unusedNow(); unused.length > 0; ) {
    const now = changed(raw, set);
    const used = keys.filter((key) => !unused.includes(key));
    const only = (needed: readonly string[]) => {
      const found = changesUsing(calculator, [...used, ...needed], now, fixed);
      return found.length === 1 ? found : [];
    };
    const together = only(unused);
    const next = commonChanges(together.length > 0 ? together : unused.flatMap((key) => only([key])));
    set = [...set.filter(({ key }) => next.every((change) => change.key !== key)), ...next];
    const rest = unusedNow();
    if (next.length === 0 || rest.length >= unused.length) return { set, unused: rest };
    unused = rest;
  }
  return { set, unused: [] };
}

const none: NeededChoices = { set: [], unused: [] };

/**
 * Returns a function that selects the choices for a row: a selection that uses all columns, otherwise one that uses the
 * columns with a value in the row, as in a table with one column per method.
 * @param form inputs without a column
 */
export function choiceFinder(calculator: Calculator, columns: readonly Column[], form: RawInputs) {
  const fixed = new Set(
    columns.flatMap(({ field, chooses }) => [
      ...(field.kind === 'choice' ? [field.key] : []),
      ...(chooses ? [chooses.key] : []),
    ]),
  );
  const keysOf = (each: readonly Column[]) =>
    each.flatMap(({ field, chooses }) => [field.key, ...(chooses ? [chooses.key] : [])]);
  const hasCondition = keysOf(columns).some((key) => {
    const input = inputOf(calculator, key);
    return input && 'when' in input && input.when;
  });
  const found = new Map<string, NeededChoices>();
  /** @param inputs inputs of the row, before changes @param isFilled whether a column has a value in the row */
  return (inputs: RawInputs, isFilled: (column: Column) => boolean): NeededChoices => {
    if (!hasCondition) return none;
    const filled = columns.filter(isFilled);
    const raw = { ...form, ...Object.fromEntries([...fixed].map((key) => [key, inputs[key]])) };
    const signature = JSON.stringify([[...fixed].map((key) => inputs[key]), filled.map(({ at }) => at)]);
    const known = found.get(signature);
    if (known) return known;
    const all = settle(calculator, { keys: keysOf(columns), fixed }, raw);
    const needed = all.unused.length === 0 ? all : settle(calculator, { keys: keysOf(filled), fixed }, raw);
    found.set(signature, needed);
    return needed;
  };
}

/**
 * Returns the inputs of the form with the choices that a row needs. Inputs that the form does not show have their initial
 * value, as when the form shows them.
 */
export function withChoices(calculator: Calculator, form: RawInputs, { set }: NeededChoices): RawInputs {
  if (set.length === 0) return form;
  const raw: Record<string, unknown> = { ...changed(form, set) };
  const choices = choicesOf(calculator, raw);
  for (const input of calculator.inputs) {
    if (input.kind === 'composition' || raw[input.key] !== undefined) continue;
    if (isUsed(calculator, input.key, form) || !isAsked(input, choices)) continue;
    raw[input.key] = input.kind === 'number' ? startOf(input, choices) : input.default;
  }
  return raw;
}
