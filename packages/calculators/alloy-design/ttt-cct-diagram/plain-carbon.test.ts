import { expect, it } from 'vitest';
import { evaluate } from '../../core/evaluate.ts';
import { defaultInputs } from '../../core/inputs/fields.ts';
import calculator from './index.ts';

it('the hardness of C45 is out of range at cooling rates where Maynier’s critical rates are in the wrong order', () => {
  const steel = { C: 0.45, Si: 0.25, Mn: 0.75, Cr: 0, Mo: 0 };
  const result = evaluate(calculator, { ...defaultInputs(calculator), ...steel, coolingRateCPerS: 300 });
  if (!result.ok) throw new Error('invalid');
  expect(result.warnings).toContainEqual(
    expect.objectContaining({ code: 'order_broken', outside: ['hardnessHV', 'hardnessHRC'] }),
  );
});
