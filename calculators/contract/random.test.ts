/** Any inputs inside the limits: no NaN, no exception, drawings inside their axes, warnings in words. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Calculator, NumberInput } from '../core/calculator.ts';
import { evaluate } from '../core/evaluate.ts';
import { defaultInputs, fieldsOf, type RawInputs } from '../core/inputs/fields.ts';
import { labelsOf, wordWarning } from '../core/texts/common-texts.ts';
import { definitions, texts } from '../definitions.ts';
import { expectCleanValues, expectDrawable } from './promises.ts';

/** Random inputs inside the limits; metals that add up to more than 100 % are thinned. */
function anyInputs(calculator: Calculator): fc.Arbitrary<RawInputs> {
  const number = ({ limits, whole }: Pick<NumberInput, 'limits' | 'whole'>): fc.Arbitrary<number> => {
    const { min, max } = limits;
    const inside = whole
      ? fc.integer({ min, max })
      : fc.oneof(
          fc.double({ min, max, noNaN: true }),
          fc.double({ min: 0, max: 1, noNaN: true }).map((u) => min + (max - min) * u * u),
        );
    return fc.oneof(inside, fc.constantFrom(min, max));
  };
  const entries = fieldsOf(calculator).map((field) => {
    if (field.kind === 'choice') return [field.key, fc.constantFrom(...field.input.choices)] as const;
    if (field.kind === 'series') {
      const row = fc.record(
        Object.fromEntries(field.input.columns.map((column) => [column.key, number(column)])),
      );
      return [
        field.key,
        fc.array(row, { minLength: field.input.rows.min, maxLength: Math.min(4, field.input.rows.max) }),
      ] as const;
    }
    return [field.key, number(field.kind === 'number' ? field.input : field)] as const;
  });
  return fc.record(Object.fromEntries<fc.Arbitrary<unknown>>(entries)).map((inputs) => {
    const thinned: Record<string, unknown> = { ...inputs };
    for (const input of calculator.inputs) {
      if (input.kind !== 'composition') continue;
      const keys = Object.keys(input.elements).map((element) => `${input.prefix}${element}`);
      const sum = keys.reduce((total, key) => total + Number(thinned[key]), 0);
      if (sum > 100) for (const key of keys) thinned[key] = (Number(thinned[key]) * 99) / sum;
    }
    return thinned;
  });
}

describe.each(Object.values(definitions).map((each) => [each.id, each] as const))('%s', (id, calculator) => {
  const words = texts[id];

  it('C-01: never gives NaN, never throws and draws inside the axes, for any inputs inside the limits', () => {
    fc.assert(
      fc.property(anyInputs(calculator), (raw) => {
        const result = evaluate(calculator, raw);
        // Rules between inputs may refuse; nothing else may.
        if (!result.ok) {
          for (const { code } of result.problems)
            expect(Object.keys(words.en.problems ?? {})).toContain(code);
          return;
        }
        expectCleanValues(calculator, result.values);
        for (const line of calculator.explain(result.inputs, result.values)) {
          expect(`${line.inserted ?? ''}${line.result ?? ''}`).not.toMatch(/NaN|Infinity|undefined/);
        }
        const labels = labelsOf(calculator, words.en);
        for (const warning of result.warnings) {
          expect(wordWarning(words.en, warning, 'en', labels)).not.toMatch(/[{}]|NaN|undefined|^\w+$/);
        }
      }),
      { numRuns: 150, seed: 20261121 },
    );
    const drawn = fc.sample(anyInputs(calculator), { numRuns: 12, seed: 20261121 });
    for (const raw of [defaultInputs(calculator), ...drawn]) {
      const result = evaluate(calculator, raw);
      if (!result.ok) continue;
      for (const chart of calculator.charts ?? []) expectDrawable(chart.draw(result.inputs, result.values));
    }
  });
});
