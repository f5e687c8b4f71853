import { describe, expect, it } from 'vitest';
import { evaluate } from '../core/evaluate.ts';
import { definitions } from '../definitions.ts';
import { listCalculators } from '../listing.ts';

type Case = Readonly<Record<string, readonly string[]>>;
type CaseOf = { readonly value: unknown; readonly when: Case };
type Listed = {
  readonly key: string;
  readonly kind: string;
  readonly required: boolean;
  readonly example: unknown;
  readonly default?: unknown;
  readonly conditional?: true;
  readonly when?: readonly Case[];
  readonly examples?: readonly CaseOf[];
  readonly defaults?: readonly CaseOf[];
};
const calculators = listCalculators().map(({ id, inputs }) => ({
  id,
  inputs: inputs as readonly unknown[] as readonly Listed[],
}));

const isIn = (when: Case, choices: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(when).every(([key, values]) => values.includes(String(choices[key])));
const withFirst = (when: Case) =>
  Object.fromEntries(Object.entries(when).map(([key, [value]]) => [key, value]));

/** Returns the inputs of a program that knows only the list: the examples of what is required with these choices. */
function required(inputs: readonly Listed[], selected: Readonly<Record<string, unknown>> = {}) {
  const given: Record<string, unknown> = { ...selected };
  const isNeeded = ({ when, ...input }: Listed) =>
    input.required && (!when || when.some((each) => isIn(each, { ...choicesOf(inputs), ...given })));
  const exampleOf = ({ examples, example }: Listed) =>
    examples?.find(({ when }) => isIn(when, { ...choicesOf(inputs), ...given }))?.value ?? example;
  for (const isChoice of [true, false])
    for (const input of inputs)
      if ((input.kind === 'choice') === isChoice && isNeeded(input)) given[input.key] ??= exampleOf(input);
  return given;
}
const choicesOf = (inputs: readonly Listed[]) =>
  Object.fromEntries(inputs.flatMap(({ key, kind, example }) => (kind === 'choice' ? [[key, example]] : [])));

const without = (given: Readonly<Record<string, unknown>>, key: string) =>
  Object.fromEntries(Object.entries(given).filter(([each]) => each !== key));

describe.each(calculators)('C-04 the list of calculators is true for $id', ({ id, inputs }) => {
  const compute = (given: unknown) => evaluate(definitions[id], given);

  it('C-04 the examples of the required inputs alone are computed', () => {
    expect(compute(required(inputs))).toMatchObject({ ok: true });
  });

  it('C-04 without any one of the required inputs nothing is computed, in each case in which it is required', () => {
    for (const input of inputs.filter((each) => each.required))
      for (const when of input.when ?? [{}]) {
        const given = required(inputs, withFirst(when));
        expect(given, JSON.stringify(when)).toHaveProperty([input.key]);
        const { [input.key]: _, ...selected } = withFirst(when);
        expect(compute(given), `${input.key} ${JSON.stringify(given)}`).toMatchObject({ ok: true });
        const answer = compute({ ...without(given, input.key), ...selected });
        expect(answer, `${input.key} ${JSON.stringify(when)}`).toMatchObject({ ok: false });
      }
  });

  it('C-04 a default that is sent has the same result as the input left out', () => {
    for (const input of inputs) {
      const cases = input.defaults ?? ('default' in input ? [{ value: input.default, when: {} }] : []);
      if (input.required) expect(cases, input.key).toEqual([]);
      for (const { value, when } of cases)
        for (const used of input.when ?? [{}]) {
          const given = without(required(inputs, { ...withFirst(used), ...withFirst(when) }), input.key);
          const left = compute(given);
          expect(left, input.key).toMatchObject({ ok: true });
          expect(compute({ ...given, [input.key]: value }), input.key).toEqual(left);
        }
    }
  });

  it('C-04 all defaults sent together have the same result as left out', () => {
    const given = required(inputs);
    const defaults = inputs.flatMap((input) => {
      const listed = input.defaults?.find(({ when }) => isIn(when, { ...choicesOf(inputs), ...given }));
      if (listed) return [[input.key, listed.value]];
      return 'default' in input ? [[input.key, input.default]] : [];
    });
    expect(compute({ ...given, ...Object.fromEntries(defaults) })).toEqual(compute(given));
  });
});
