/** Tests mistyped inputs and inputs of damaged links: each gives a problem at the named field, never NaN or an exception. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Calculator } from '../core/calculator.ts';
import { evaluate } from '../core/evaluate.ts';
import { fromQuery } from '../core/inputs/address.ts';
import { defaultInputs, type Field, fieldsOf, type RawInputs } from '../core/inputs/fields.ts';
import { formatProblem, labelsOf } from '../core/texts/common-texts.ts';
import { definitions, texts } from '../definitions.ts';
import { expectCleanValues, expectDrawable } from './promises.ts';

type NumberField = Extract<Field, { kind: 'number' | 'element' }>;

/** Returns every combination of choices, as inputs. */
function combinations(calculator: Calculator): readonly RawInputs[] {
  return fieldsOf(calculator).reduce<readonly RawInputs[]>(
    (all, field) =>
      field.kind === 'choice'
        ? all.flatMap((each) => field.input.choices.map((choice) => ({ ...each, [field.key]: choice })))
        : all,
    [{}],
  );
}

function startFor(
  calculator: Calculator,
  field: Exclude<Field, { kind: 'choice' }>,
  choices: readonly RawInputs[],
): RawInputs | undefined {
  const start = defaultInputs(calculator);
  if (field.kind === 'element' || !field.input.when) return start;
  const asked = field.input.when;
  const found = choices.find((each) => {
    if (!asked({ ...start, ...each } as Readonly<Record<string, string>>)) return false;
    const result = evaluate(calculator, { ...start, ...each });
    const read = result.ok ? result.inputs : { ...start, ...each };
    return asked(read as Readonly<Record<string, string>>);
  });
  return found && { ...start, ...found };
}

/** Calculators with inputs and values that were drawn. */
const drawn = new Set<string>();

/** Evaluates the inputs and expects that nothing is thrown, and that computed values are finite and can be drawn. */
function evaluated(calculator: Calculator, raw: RawInputs) {
  const result = evaluate(calculator, raw);
  if (!result.ok) return result;
  expectCleanValues(calculator, result.values);
  // An input can be left out in many ways, which give the same drawings.
  const key = JSON.stringify([calculator.id, result.inputs, result.values]);
  if (drawn.has(key)) return result;
  drawn.add(key);
  for (const chart of calculator.charts ?? []) expectDrawable(chart.draw(result.inputs, result.values));
  return result;
}

const mistyped: readonly unknown[] = [
  '',
  ' ',
  'abc',
  '1,2,3',
  null,
  undefined,
  true,
  [],
  {},
  -0,
  0,
  -1,
  -273.16,
];
const extreme = [1e308, -1e308, Number.MIN_VALUE, Number.MAX_VALUE, Number.NaN, Infinity, -Infinity];
const written = [
  '',
  'abc',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e999',
  '1e308',
  '-1e308',
  '0x10',
  '١٢',
  '--5',
  '5 mm',
];

describe.each(Object.values(definitions).map((each) => [each.id, each] as const))('%s', (id, calculator) => {
  const words = texts[id];
  const choices = combinations(calculator);
  const numbers = fieldsOf(calculator).filter(
    (field): field is NumberField => field.kind === 'number' || field.kind === 'element',
  );
  const rules = Object.keys(words.en.problems ?? {});
  const starts = new Map<NumberField, RawInputs | undefined>();
  const startOf = (field: NumberField): RawInputs | undefined => {
    const start = starts.has(field) ? starts.get(field) : startFor(calculator, field, choices);
    starts.set(field, start);
    return start;
  };

  const expectRefusedOrClean = (field: NumberField, raw: RawInputs): void => {
    const value = raw[field.key];
    const { min, max } = field.limits;
    const possible = typeof value === 'number' && value >= min && value <= max;
    const mayBeLeftOut =
      field.kind === 'element' || field.input.programDefault === true || field.input.optional === true;
    // A link that states an input without a value leaves it out.
    const isAbsent = value === undefined || value === '-';
    const leftOut = isAbsent && mayBeLeftOut;
    const result = possible || leftOut ? evaluated(calculator, raw) : evaluate(calculator, raw);
    if (result.ok) {
      expect(possible || leftOut, `${field.key} = ${String(value)} was taken`).toBe(true);
      return;
    }
    const own = result.problems.filter(({ key }) => key === field.key);
    // An element that cannot be 0 must be given.
    if (isAbsent && field.kind === 'element' && min > 0) {
      expect(own.map(({ code }) => code)).toEqual(['required']);
      return;
    }
    if (possible || leftOut) {
      // A possible value may be refused only by a rule between inputs or by the sum of a composition.
      for (const { code } of result.problems) expect([...rules, 'whole', 'sum']).toContain(code);
      return;
    }
    expect(own, `${field.key} = ${String(value)}`).toHaveLength(1);
    for (const problem of own) {
      const sentence = formatProblem(words.en, problem, 'en', labelsOf(calculator, words.en));
      expect(sentence).not.toMatch(/[{}]|NaN|undefined|Infinity/);
    }
  };

  it('C-05: empty, text, zero, negative, huge or infinite values are rejected at their field, or computed without error', () => {
    for (const field of numbers) {
      const start = startOf(field);
      expect(start, `${field.key} is asked for by some choice`).toBeDefined();
      for (const value of [...mistyped, ...extreme])
        expectRefusedOrClean(field, { ...start, [field.key]: value });
    }
  });

  it('C-05: invalid values in a link are rejected at their field, or computed without error', () => {
    for (const field of numbers) {
      const start = startOf(field);
      for (const text of written) {
        const read = fromQuery(calculator, new URLSearchParams({ [field.key]: text })).inputs;
        expectRefusedOrClean(field, { ...start, ...read });
      }
    }
  });

  it('C-05: no temperature is below absolute zero, and no composition exceeds 100 %', () => {
    for (const field of numbers) {
      const lowest = { C: -273.15, F: -459.67, K: 0 }[field.unit as 'C' | 'F' | 'K'];
      if (lowest !== undefined) expect(field.limits.min, field.key).toBeGreaterThanOrEqual(lowest);
    }
    for (const input of calculator.inputs) {
      if (input.kind !== 'composition') continue;
      const most = Object.entries(input.elements).map(
        ([element, limits]) => [`${input.prefix}${element}`, limits.max] as const,
      );
      const sum = most.reduce((total, [, max]) => total + max, 0);
      const result = evaluated(calculator, { ...defaultInputs(calculator), ...Object.fromEntries(most) });
      if (sum <= 100) continue;
      expect(result.ok).toBe(false);
      if (!result.ok)
        expect(result.problems).toContainEqual(expect.objectContaining({ key: input.key, code: 'sum' }));
    }
  });

  it('C-05: a series without rows, with too many rows or an invalid cell is rejected with the position', () => {
    for (const field of fieldsOf(calculator)) {
      if (field.kind !== 'series') continue;
      const start = startFor(calculator, field, choices) ?? {};
      const { rows, columns, default: good } = field.input;
      const [first] = good;
      const problemsOf = (value: unknown) => {
        const result = evaluate(calculator, { ...start, [field.key]: value });
        return result.ok ? [] : result.problems.map(({ key }) => key);
      };
      for (const value of ['', 'abc', 7, null, {}, [1, 2], [null]])
        expect(problemsOf(value)).toContain(field.key);
      expect(problemsOf(Array.from({ length: rows.max + 1 }, () => first))).toContain(field.key);
      if (rows.min > 0) expect(problemsOf([])).toContain(field.key);
      for (const column of columns)
        for (const value of ['', 'abc', Number.NaN, Infinity, 1e308])
          expect(problemsOf([{ ...first, [column.key]: value }])).toContain(`${field.key}.0.${column.key}`);
    }
  });

  it('C-05: arbitrary values give a result or problems, never an exception', () => {
    const anything = fc.record(
      Object.fromEntries(fieldsOf(calculator).map((field) => [field.key, fc.anything()])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(anything, fc.anything()), (raw) => {
        const result = evaluate(calculator, raw);
        if (result.ok) expectCleanValues(calculator, result.values);
        else expect(result.problems.length).toBeGreaterThan(0);
      }),
      { numRuns: 60, seed: 20261121 },
    );
  });
});
