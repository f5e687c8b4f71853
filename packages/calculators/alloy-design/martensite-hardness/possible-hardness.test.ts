/** Tests that no formula gives a hardness above the end of the Rockwell C scale. */
import { expect, it } from 'vitest';
import { evaluate } from '../../core/evaluate.ts';
import { defaultInputs } from '../../core/inputs/fields.ts';
import calculator from './index.ts';

it('V-03: no formula gives more than 68 HRC or 940 HV, and each withheld value has a reason', () => {
  let withheld = 0;
  for (let C = 0; C <= 1.5; C += 0.05) {
    const result = evaluate(calculator, { ...defaultInputs(calculator), C, Cr: 4, coolingRateCPerS: 300 });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const explained = result.warnings.flatMap(({ explains = [] }) => explains);
    for (const { output } of calculator.models ?? []) {
      const value = result.values[output] ?? null;
      if (value === null) {
        withheld += 1;
        expect(explained, `${output} at ${C} % C`).toContain(output);
      } else
        expect(Number(value), `${output} at ${C} % C`).toBeLessThanOrEqual(output.endsWith('HV') ? 940 : 68);
    }
    for (const line of calculator.explain(result.inputs, result.values))
      expect(`${line.inserted} ${line.result}`).not.toMatch(/NaN/);
  }
  expect(withheld).toBeGreaterThan(20);
});
