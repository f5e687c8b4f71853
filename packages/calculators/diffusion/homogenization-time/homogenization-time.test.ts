import { describe, expect, it } from 'vitest';
import { evaluate } from '../../core/evaluate.ts';
import { defaultInputs } from '../../core/inputs/fields.ts';
import { headlineOf, isOutsideData } from '../../core/models.ts';
import calculator from './index.ts';

function resultAt(temperatureC: number, more: Readonly<Record<string, unknown>> = {}) {
  const result = evaluate(calculator, { ...defaultInputs(calculator), temperatureC, ...more });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}

describe('homogenization time', () => {
  it('C-03: curves at temperatures outside the range of the diffusion data are dashed, those inside are solid', () => {
    const { inputs, values } = resultAt(1300);
    const { lines = [] } = calculator.charts?.[0]?.draw(inputs, values) ?? {};
    const looks = lines.flatMap(({ label, isBeyond = false }) =>
      typeof label === 'object' ? [[label.literal, isBeyond]] : [],
    );
    expect(looks).toEqual([
      ['1250 °C', true],
      ['1350 °C', false],
      ['1300 °C', false],
    ]);
  });

  it('V-03: the homogenization time is out of range exactly where its diffusion data are', () => {
    const isOutside = (result: ReturnType<typeof resultAt>): boolean => {
      const headline = headlineOf(calculator, result);
      return headline !== null && isOutsideData(calculator, result, headline);
    };
    expect([1100, 1299, 1300, 1390].map((each) => isOutside(resultAt(each)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(isOutside(resultAt(1100, { dataSet: 'own' }))).toBe(false);
  });

  it('C-03: no curve of a neighbouring temperature is above the solidus, and a much longer soaking time does not extend the axis', () => {
    const { inputs, values } = resultAt(1390, { spacingUm: 20 });
    const { lines = [], marks = [], x } = calculator.charts?.[0]?.draw(inputs, values) ?? {};
    const names = lines.flatMap(({ label }) => (typeof label === 'object' ? [label.literal] : []));
    expect(names).toEqual(['1340 °C', '1390 °C']);
    expect(x?.domain[1]).toBeLessThan(1);
    expect(marks.map(({ role }) => role)).toEqual(['user']);
  });
});
