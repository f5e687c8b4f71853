/** Tests random inputs inside the limits: no NaN, no exception, drawings inside their axes, and a text for every warning. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Calculator } from '../core/calculator.ts';
import { evaluate } from '../core/evaluate.ts';
import { defaultInputs, type RawInputs } from '../core/inputs/fields.ts';
import { formatWarning, labelsOf } from '../core/texts/common-texts.ts';
import { definitions, texts } from '../definitions.ts';
import { anyInputs } from './any-inputs.ts';
import { expectCleanValues, expectDrawable } from './promises.ts';

/** Diagrams without a mark for some inputs: a time of zero is not on a logarithmic axis, or there are several answers. */
const unmarked: Readonly<Record<string, readonly string[]>> = {
  'hydrogen-removal': ['timeOverSize'],
  'temper-parameter': ['map'],
  'grain-size': ['counts'],
};

describe.each(Object.values(definitions).map((each) => [each.id, each] as const))('%s', (id, calculator) => {
  const words = texts[id];

  it('C-01: random inputs within the limits never give NaN or an exception, and drawings stay inside their axes', () => {
    fc.assert(
      fc.property(anyInputs(calculator), (raw) => {
        const result = evaluate(calculator, raw);
        // Only rules across several inputs may reject these, because each value is within its limits.
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
          expect(formatWarning(words.en, warning, 'en', labels)).not.toMatch(/[{}]|NaN|undefined|^\w+$/);
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

  it('C-03: every diagram with a result point contains it, also beyond the usual ends of its axes', () => {
    const marked = answerMarks(calculator, defaultInputs(calculator));
    for (const raw of fc.sample(anyInputs(calculator), { numRuns: 40, seed: 20261125 })) {
      const here = answerMarks(calculator, raw);
      if (!marked || !here || !marked.given.every((key) => here.given.includes(key))) continue;
      const expected = marked.charts.filter((key) => !unmarked[id]?.includes(key));
      expect(here.charts).toEqual(expect.arrayContaining(expected));
    }
  });
});

/** Returns the outputs that have a value, and the diagrams that mark the result. */
function answerMarks(calculator: Calculator, raw: RawInputs) {
  const result = evaluate(calculator, raw);
  if (!result.ok) return null;
  const charts = (calculator.charts ?? []).flatMap(({ key, draw }) => {
    const { marks = [] } = draw(result.inputs, result.values);
    return marks.some(({ role }) => role === 'user') ? [key] : [];
  });
  return { charts, given: Object.keys(result.values).filter((key) => result.values[key] !== null) };
}
