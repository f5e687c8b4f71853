import { expect, it } from 'vitest';
import { evaluate } from '../../core/evaluate.ts';
import { defaultInputs } from '../../core/inputs/fields.ts';
import { headlineOf, isOutsideData, measuredErrorAt } from '../../core/models.ts';
import calculator from './index.ts';

function resultOf(raw: object) {
  const result = evaluate(calculator, { ...defaultInputs(calculator), ...raw });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const headline = headlineOf(calculator, result);
  if (!headline) throw new Error('no headline');
  const model = calculator.models?.find(({ output }) => output === headline.key);
  const linesOf = (chart: 'isotherms' | 'inSolution') =>
    calculator.charts?.find(({ key }) => key === chart)?.draw(result.inputs, result.values).lines ?? [];
  return {
    isOutside: isOutsideData(calculator, result, headline),
    error: model && measuredErrorAt(model, result),
    linesOf,
  };
}

it.each([
  [{}, false],
  [{ Nb: 0.5, C: 0.3 }, true],
])(
  'V-03: for the inputs %j the isotherm is dashed and the measured error hidden exactly if the result is out of range',
  (raw, isBeyond) => {
    const { isOutside, error, linesOf } = resultOf(raw);
    expect(isOutside).toBe(isBeyond);
    expect(error === undefined).toBe(isBeyond);
    const own = linesOf('isotherms').filter(({ role }) => role === 'user');
    expect(own.map((line) => line.isBeyond === true)).toEqual([isBeyond]);
  },
);

it('C-03: the dissolved fraction reaches 100 % at the full-solution temperature, and its curve has no corners below', () => {
  const own =
    resultOf({})
      .linesOf('inSolution')
      .find(({ role }) => role === 'user')?.points ?? [];
  const full = own.findIndex(([, share]) => share === 100);
  expect(own[full]?.[0]).toBeCloseTo(1104, 0);
  const rises = own.slice(1, full + 1).map(([at, share], place) => {
    const [before, from] = own[place] ?? [at, share];
    return (share - from) / (at - before);
  });
  // Change of direction in degrees, in a plot of 1300 × 960 pixels with axes of 900 °C and 100 %.
  const angles = rises.map((rise) => (180 / Math.PI) * Math.atan((rise * 960 * 900) / (1300 * 100)));
  const turned = angles.slice(1).map((angle, at) => Math.abs(angle - (angles[at] ?? angle)));
  expect(Math.max(...turned)).toBeLessThan(3);
});
