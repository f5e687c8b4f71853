import { expect, it } from 'vitest';
import { evaluate } from '../../core/evaluate.ts';
import { defaultInputs } from '../../core/inputs/fields.ts';
import { headlineOf, modelRangeOf } from '../../core/models.ts';
import calculator from './index.ts';

it('C-02: the result for a plane face is compared with that of a slab only, not of a round or square ingot', () => {
  const counted = ['round', 'square', 'plate'].map((shape) => {
    const result = evaluate(calculator, { ...defaultInputs(calculator), shape, delayMm: 10 });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const headline = headlineOf(calculator, result);
    const differ = result.warnings.some(({ code }) => code === 'models_differ');
    return [headline && (modelRangeOf(calculator, result, headline)?.n ?? 1), shape === 'plate' || !differ];
  });
  expect(counted).toEqual([
    [1, true],
    [1, true],
    [2, true],
  ]);
});
