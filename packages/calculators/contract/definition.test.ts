/**
 * Tests of every calculator definition. A new calculator is tested as soon as it is in the registry; nothing is added
 * here.
 */
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

import type { Calculator, Example } from '../core/calculator.ts';
import { type Evaluated, evaluate } from '../core/evaluate.ts';
import { defaultInputs, type Field, fieldsOf, isAsked, type RawInputs } from '../core/inputs/fields.ts';
import { units } from '../core/quantity.ts';
import { definitions, texts } from '../definitions.ts';
import { categories, folderOf, registry } from '../registry.ts';
import { sources } from '../sources/index.ts';
import { printedExamples } from './printed-examples.ts';
import { expectCleanValues } from './promises.ts';

const all = Object.values(definitions);
type Done = Extract<Evaluated, { ok: true }>;

function computed(calculator: Calculator, raw: RawInputs): Done {
  const result = evaluate(calculator, raw);
  if (!result.ok)
    throw new Error(`${calculator.id}: ${JSON.stringify(result.problems)} for ${JSON.stringify(raw)}`);
  return result;
}

/** Returns the outputs by author in a calculator without models. */
const authorsOf = ({ models, outputs }: Calculator): readonly string[] =>
  models ? [] : outputs.filter(({ role }) => role === 'quantity').map(({ key }) => key);

/** Returns a choice for which the form shows an input that is hidden by default; an empty object for other calculators. */
function choicesThatAsk(calculator: Calculator, key: string): Record<string, string> {
  const input = calculator.inputs.find((each) => each.key === key);
  const defaults = Object.fromEntries(
    calculator.inputs.flatMap((each) => (each.kind === 'choice' ? [[each.key, each.default]] : [])),
  );
  if (!input || isAsked(input, defaults)) return {};
  for (const choice of calculator.inputs) {
    if (choice.kind !== 'choice') continue;
    for (const option of choice.choices)
      if (isAsked(input, { ...defaults, [choice.key]: option })) return { [choice.key]: option };
  }
  return {};
}

describe('the list of calculators', () => {
  it('C-01: the list contains 38 calculators with unique ids, by category 8, 5, 8, 5, 4, 5 and 3', () => {
    expect(new Set(registry.map((each) => each.id)).size).toBe(38);
    expect(categories.map(({ id }) => registry.filter((each) => each.category === id).length)).toEqual([
      8, 5, 8, 5, 4, 5, 3,
    ]);
  });

  it('C-01: the list contains every calculator folder', () => {
    const folders = globSync('*/*/index.ts', { cwd: new URL('..', import.meta.url) });
    expect(folders.map((file) => dirname(file)).sort()).toEqual(
      registry.map(({ id }) => folderOf(id)).sort(),
    );
  });
});

describe.each(all.map((each) => [each.id, each] as const))('%s', (id, calculator) => {
  it('C-01: the calculator is listed under its id, with its newest version first', () => {
    expect(definitions[id]).toBe(calculator);
    expect(calculator.changes[0]?.version).toBe(calculator.version);
  });

  it('C-01: the calculator, each model and each range of validity name a known source', () => {
    expect(calculator.sources.length).toBeGreaterThan(0);
    const cited = [
      ...calculator.sources,
      ...(calculator.models ?? []).map((each) => each.source),
      ...calculator.inputs.flatMap((each) =>
        each.kind === 'number' && each.range ? [each.range.source] : [],
      ),
    ];
    for (const key of cited) expect(sources[key]).toBeDefined();
    for (const { source } of calculator.models ?? []) expect(calculator.sources).toContain(source);
  });

  it('C-01: units are known, keys are unique, models are outputs and ranges belong to existing inputs', () => {
    const keys = fieldsOf(calculator).map((each) => each.key);
    expect(new Set(keys).size).toBe(keys.length);
    const outputs = calculator.outputs.map((each) => each.key);
    expect(new Set(outputs).size).toBe(outputs.length);
    for (const { unit } of calculator.outputs) expect(units).toContain(unit);
    for (const field of fieldsOf(calculator))
      if (field.kind === 'number') expect(units).toContain(field.unit);
    for (const model of calculator.models ?? []) {
      expect(outputs).toContain(model.output);
      for (const key of Object.keys(model.range ?? {})) expect(keys).toContain(key);
    }
  });

  it('C-01: the default inputs are inside their limits and compute without a problem', () => {
    for (const field of fieldsOf(calculator)) {
      if (field.kind === 'choice') expect(field.input.choices).toContain(field.input.default);
      if (field.kind !== 'number' && field.kind !== 'element') continue;
      const value = field.kind === 'number' ? field.input.default : (field.input.default[field.element] ?? 0);
      expect(value).toBeGreaterThanOrEqual(field.limits.min);
      expect(value).toBeLessThanOrEqual(field.limits.max);
    }
    const { values, warnings, inputs } = computed(calculator, defaultInputs(calculator));
    expectCleanValues(calculator, values);
    expect(warnings.filter((each) => each.code === 'not_computed')).toEqual([]);
    const recommended = calculator.recommend?.(inputs);
    if (recommended !== undefined)
      expect((calculator.models ?? []).map(({ output }) => output).concat(authorsOf(calculator))).toContain(
        recommended,
      );
    for (const line of calculator.explain(inputs, values))
      expect(line.inserted ?? '').not.toMatch(/NaN|Infinity|undefined/);
    expect(calculator.explain(inputs, values).length).toBeGreaterThan(0);
  });

  it.each(calculator.examples.map((each) => [each.key, each.origin, each] as const))(
    'C-01: the calculator reproduces the example %s (%s)',
    (_key, _origin, example: Example) => {
      const { values } = computed(calculator, example.inputs);
      for (const [key, expected] of Object.entries(example.expected)) {
        const value = values[key];
        if (typeof expected !== 'number') expect(value, key).toBe(expected);
        else {
          const tolerance =
            typeof example.tolerance === 'number' ? example.tolerance : (example.tolerance[key] ?? 0);
          expect(
            Math.abs(Number(value) - expected),
            `${key} = ${value}, expected ${expected}`,
          ).toBeLessThanOrEqual(tolerance);
        }
      }
    },
  );

  it('C-01: exactly one example is shown', () => {
    expect(calculator.examples.filter((each) => each.shown)).toHaveLength(1);
  });

  it('C-01: an example is marked as printed only if its source was read, and the number of printed examples never decreases', () => {
    const printed = calculator.examples.filter((each) => each.origin === 'printed');
    expect(printed.filter(({ source }) => source && sources[source].status === 'unseen')).toEqual([]);
    expect(printed.length, 'the number in printed-examples.ts may only be raised').toBe(printedExamples[id]);
  });

  const numbers = fieldsOf(calculator).filter((field) => field.kind === 'number' || field.kind === 'element');
  it('C-05: each limit is accepted, and a value just outside is rejected with the name of its field', () => {
    const start = defaultInputs(calculator);
    for (const field of numbers) {
      const conditional = field.kind === 'number' && field.input.when !== undefined;
      if (conditional) continue;
      const { min, max } = field.limits;
      const step = Math.max(1e-9, (max - min) * 1e-9);
      const problemsAt = (value: unknown) => {
        const result = evaluate(calculator, { ...start, [field.key]: value });
        // Rules between inputs are independent of the limits of a single input.
        const rules = texts[id].en.problems ?? {};
        return result.ok
          ? []
          : result.problems.filter(({ key, code }) => key === field.key && !(code in rules));
      };
      for (const value of [min, max]) expect(problemsAt(value), `${field.key} = ${value}`).toEqual([]);
      for (const value of [min - step, max + step])
        expect(problemsAt(value), `${field.key} = ${value}`).toHaveLength(1);
      for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 'x', '', null, true, []]) {
        expect(problemsAt(value)[0]?.code, `${field.key} = ${String(value)}`).toBe('number');
      }
    }
  });

  it('C-01: outside each range of validity the value is returned with a warning that states range and source', () => {
    const start = defaultInputs(calculator);
    const limitsOf = new Map(
      numbers.map((field: Field & { kind: 'number' | 'element' }) => [field.key, field.limits]),
    );
    for (const model of calculator.models ?? []) {
      for (const [key, range] of Object.entries(model.range ?? {})) {
        for (const [edge, outward] of [
          [range.min, -1],
          [range.max, 1],
        ] as const) {
          const limits = limitsOf.get(key);
          if (edge === undefined || !limits) continue;
          const warned = (value: number) => {
            const given = { ...start, ...choicesThatAsk(calculator, key), [key]: value };
            const { values, warnings } = computed(calculator, given);
            const found = warnings.find(
              ({ code, params }) =>
                code === 'outside_range' && params?.['model'] === model.output && params['key'] === key,
            );
            return { value: values[model.output], found };
          };
          expect(warned(edge).found, `${model.output} at ${key} = ${edge}`).toBeUndefined();
          const beyond = edge + outward * Math.max(1e-6, Math.abs(edge) * 1e-6);
          if (beyond < limits.min || beyond > limits.max) continue;
          const { value, found } = warned(beyond);
          // A model without a value outside its range has a warning of its own.
          if (value === null) continue;
          expect(found, `${model.output} at ${key} = ${beyond}`).toMatchObject({
            level: 'warning',
            source: model.source,
          });
        }
      }
    }
  });
});
