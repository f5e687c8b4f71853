/** Tests that numbers in worked formulas are written as in print: a minus sign instead of a hyphen, `10⁻¹²` instead of `e-12`. */
import { describe, expect, it } from 'vitest';
import { evaluate } from '../core/evaluate.ts';
import { defaultInputs } from '../core/inputs/fields.ts';
import { definitions } from '../definitions.ts';

describe.each(Object.values(definitions))('$id', (calculator) => {
  it('C-02: no inserted value or result of a formula line uses a hyphen as minus sign or an exponent such as e-12', () => {
    const cases = [{}, ...calculator.examples.map(({ inputs }) => inputs)];
    for (const raw of cases) {
      const result = evaluate(calculator, { ...defaultInputs(calculator), ...raw });
      if (!result.ok) continue;
      for (const { inserted = '', result: shown = '' } of calculator.explain(result.inputs, result.values))
        for (const text of [inserted, shown]) expect(text).not.toMatch(/(?<!\w)-\d|\de[-+−]?\d/);
    }
  });
});
