import { expect, it } from 'vitest';
import { evaluate } from '../../core/evaluate.ts';
import { defaultInputs } from '../../core/inputs/fields.ts';
import calculator from './index.ts';

const valuesOf = (changed: object) => {
  const result = evaluate(calculator, { ...defaultInputs(calculator), ...changed });
  if (!result.ok) throw new Error('the inputs are refused');
  return result.values;
};

it.each([
  [{ shape: 'round', sizeMm: 800, heightMm: 2000 }, 1.005],
  [{ shape: 'square', sizeMm: 500, heightMm: 2000 }, 0.5],
  [{ shape: 'plate', sizeMm: 200, widthMm: 1000, heightMm: 2000 }, 0.4],
])('C-01: the volume of the body is computed from %j', (sizes, volume) => {
  expect(valuesOf(sizes)['volumeM3']).toBeCloseTo(volume, 3);
});

it('C-01: the volume of the hot top grows with the ingot, or with the entered volume', () => {
  const top = (changed: object) => Number(valuesOf(changed)['feederVolumeM3']);
  expect(top({ heightMm: 4000 })).toBeCloseTo(2 * top({ heightMm: 2000 }), 9);
  expect(top({ volumeFrom: 'entered', bodyVolumeM3: 2, heightMm: 4000 })).toBeCloseTo(
    top({ volumeFrom: 'entered', bodyVolumeM3: 2, heightMm: 2000 }),
    12,
  );
});
