import { expect, it } from 'vitest';
import { evaluate } from '../../core/evaluate.ts';
import { defaultInputs } from '../../core/inputs/fields.ts';
import { headlineOf, isOutsideData } from '../../core/models.ts';
import calculator from './index.ts';

it.each([
  [{ method: 'intercept', interceptUm: 20 }, false],
  [{ method: 'intercept', interceptUm: 0.5 }, true],
  [{ method: 'intercept', interceptUm: 2000 }, true],
  [{ method: 'per-mm2', grainsPerMm2: 1e6 }, true],
])(
  'C-02: a grain size beyond the table of ASTM E112 is out of range and has a remark that states this: %o',
  (inputs, isOutside) => {
    const result = evaluate(calculator, { ...defaultInputs(calculator), ...inputs });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const headline = headlineOf(calculator, result);
    expect(headline && isOutsideData(calculator, result, headline)).toBe(isOutside);
    const sentences = result.warnings.filter(
      ({ code, level }) => code === 'beyond_table' && level === 'warning',
    );
    expect(sentences).toHaveLength(isOutside ? 1 : 0);
  },
);
