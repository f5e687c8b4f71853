/** Any inputs inside the limits: no NaN, no exception, drawings inside their axes, warnings in words. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInputs } from '../../test/any-inputs.ts';
import { evaluate } from '../core/evaluate.ts';
import { defaultInputs } from '../core/inputs/fields.ts';
import { labelsOf, wordWarning } from '../core/texts/common-texts.ts';
import { definitions, texts } from '../definitions.ts';
import { expectCleanValues, expectDrawable } from './promises.ts';

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
