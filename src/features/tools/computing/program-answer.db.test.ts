import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const compute = async (body: unknown, id = 'carbon-equivalent') =>
  (await test.call('POST', `/api/calculators/${id}`, { as: 'premium', body })).json();
const codesOf = ({ warnings }: { warnings: { code: string }[] }) => warnings.map(({ code }) => code);
const steel = { C: 0.18, Mn: 1.4 };
const uncertain = { C: '0.18±0.02', Mn: '1.4' };

describe('C-04 no part of an input is dropped silently', () => {
  it('C-04 V-07 a calculation with a ± has the intervals of its results, one without has none', async () => {
    const { values, intervals } = await compute(uncertain);
    expect(values).toEqual((await compute(steel)).values);
    expect(intervals.CE_IIW.low).toBeLessThan(values.CE_IIW);
    expect(intervals.CE_IIW.high).toBeGreaterThan(values.CE_IIW);
    expect(await compute(steel)).not.toHaveProperty('intervals');
  });

  it('C-04 V-07 a batch names the inputs whose ± it does not use', async () => {
    const { results } = await compute([uncertain, steel]);
    expect(results[0].warnings).toContainEqual({
      code: 'uncertainty_not_used',
      level: 'warning',
      params: { list: 'C' },
    });
    expect(codesOf(results[1])).not.toContain('uncertainty_not_used');
  });

  it('C-04 inputs that the choices do not use are listed, and only used inputs are returned', async () => {
    const body = { ...steel, plateThicknessMm: 'much' };
    const { unused, inputs } = await compute(body);
    expect(unused).toEqual(['plateThicknessMm']);
    expect(inputs).not.toHaveProperty('plateThicknessMm');
    const { results } = await compute([body, { ...body, limit: 'en-10025-2', plateThicknessMm: 20 }, steel]);
    expect(results.map((each: { unused?: string[] }) => each.unused)).toEqual([
      ['plateThicknessMm'],
      undefined,
      undefined,
    ]);
  });

  it('C-04 empty cells of unused inputs are not listed', async () => {
    expect(await compute({ ...steel, plateThicknessMm: '' })).not.toHaveProperty('unused');
  });
});
