import { expect, it } from 'vitest';
import { evaluate } from '../../core/evaluate.ts';
import { defaultInputs } from '../../core/inputs/fields.ts';
import { headlineOf, modelRangeOf } from '../../core/models.ts';
import calculator from './index.ts';

function resultOf(inputs: Readonly<Record<string, unknown>> = {}) {
  const result = evaluate(calculator, { ...defaultInputs(calculator), ...inputs });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}

it.each(['surface', 'transfer'])(
  'C-03: the curve of depth versus root of time begins at zero and passes through the point of the boost stage, with a given %s',
  (boundary) => {
    const { inputs, values } = resultOf({ boundary });
    const chart = calculator.charts?.find(({ key }) => key === 'depthOverTime');
    const { lines = [], marks = [] } = chart?.draw(inputs, values) ?? {};
    const points = lines.find(({ role }) => role === 'user')?.points ?? [];
    const [first, second] = points;
    expect(first?.[1]).toBe(0);
    // The next point is close enough that the curve shows no corner.
    expect((second?.[0] ?? 9) - (first?.[0] ?? 0)).toBeLessThan(0.3);
    const [hours, depth] = [Number(inputs['boostTimeH']), Number(values['boostDepthMm'])];
    expect(marks.map(({ role }) => role)).toEqual(['user']);
    expect(marks[0]?.at[0]).toBe(Math.sqrt(hours));
    // The grid for one stage differs from that for two.
    expect((marks[0]?.at[1] ?? 0) / depth).toBeCloseTo(1, 3);
  },
);

it('C-02: the range of the diffusion models is shown beside the main result and contains it', () => {
  const result = resultOf();
  const headline = headlineOf(calculator, result);
  if (!headline) throw new Error('no headline');
  const range = modelRangeOf(calculator, result, headline);
  const own = Number(result.values[headline.key]);
  expect(range?.n).toBe(3);
  expect(range?.low).toBeLessThanOrEqual(own);
  expect(range?.high).toBeGreaterThanOrEqual(own);
  const constant = resultOf({ diffusivityModel: 'constant', constantDiffusivityM2S: 1e-11 });
  expect(modelRangeOf(calculator, constant, headline)).toBeNull();
});
