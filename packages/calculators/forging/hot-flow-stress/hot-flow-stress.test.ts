/** Tests that the tag of the mean flow stress agrees with its curve and its remark. */
import { describe, expect, it } from 'vitest';
import { evaluate } from '../../core/evaluate.ts';
import { defaultInputs } from '../../core/inputs/fields.ts';
import { isOutsideData } from '../../core/models.ts';
import calculator from './index.ts';

function resultOf(raw: object) {
  const result = evaluate(calculator, { ...defaultInputs(calculator), ...raw });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const output = calculator.outputs.find(({ key }) => key === 'meanStressMPa');
  if (!output) throw new Error('no mean');
  return { ...result, isOutside: isOutsideData(calculator, result, output) };
}

function isDashedAt({ inputs, values }: ReturnType<typeof resultOf>, strain: number): boolean {
  const lines = calculator.charts?.[0]?.draw(inputs, values).lines ?? [];
  const at = lines.find(
    ({ role, points }) =>
      role === 'user' &&
      Math.min(...points.map(([x]) => x)) <= strain &&
      Math.max(...points.map(([x]) => x)) >= strain,
  );
  if (!at) throw new Error(`no curve at ${strain}`);
  return at.isBeyond === true;
}

describe('hot flow stress', () => {
  it('C-02: the mean flow stress is out of range, with a remark, exactly where its curve is dashed', () => {
    for (const strain of [0.03, 0.1, 0.3, 0.49, 0.55, 0.7, 1.2])
      for (const strainRate of [1, 10, 30, 90, 140])
        for (const temperatureC of [700, 900, 1100, 1220]) {
          const result = resultOf({ strain, strainRate, temperatureC });
          const where = `φ ${strain}, ${strainRate} 1/s, ${temperatureC} °C`;
          expect(result.isOutside, where).toBe(isDashedAt(result, strain));
          const reason = result.warnings.find(({ code }) => code === 'mean_extrapolated');
          expect(reason !== undefined, where).toBe(result.isOutside);
        }
  });

  it.each([0.001, 0.1, 1, 5, 29, 100])(
    'C-02: the mean flow stress at %d 1/s is in range, because it was compared with measurements or all models are in range',
    (strainRate) => {
      expect(resultOf({ strainRate }).isOutside).toBe(false);
    },
  );

  it('C-02: the mean flow stress is in range by default, and out of range at a strain of 0.7 because the formula of Misaka is', () => {
    expect(resultOf({}).isOutside).toBe(false);
    const { isOutside, warnings } = resultOf({ strain: 0.7 });
    expect(isOutside).toBe(true);
    expect(warnings.find(({ code }) => code === 'mean_extrapolated')?.params).toEqual({ list: 'Misaka' });
  });

  it('C-03: the chart versus temperature has a mean flow stress curve through the result, dashed outside the valid range', () => {
    for (const temperatureC of [750, 900, 1100, 1190, 1250]) {
      const { inputs, values, isOutside } = resultOf({ temperatureC });
      const { lines = [] } = calculator.charts?.[1]?.draw(inputs, values) ?? {};
      const at = lines.find(
        ({ role, points }) =>
          role === 'user' &&
          Math.min(...points.map(([x]) => x)) <= temperatureC &&
          Math.max(...points.map(([x]) => x)) >= temperatureC,
      );
      expect(at?.isBeyond === true, `${temperatureC} °C`).toBe(isOutside);
      const near = at?.points.toSorted(
        ([a], [b]) => Math.abs(a - temperatureC) - Math.abs(b - temperatureC),
      )[0];
      expect(Number(near?.[1]) / Number(values['meanStressMPa'])).toBeCloseTo(1, 1);
    }
  });

  it('C-02: at strain rates below those of Misaka, a remark states the rates at which the mean was compared with measurements', () => {
    const codes = (strainRate: number) => resultOf({ strainRate }).warnings.map(({ code }) => code);
    expect(codes(1)).toContain('compared_rates');
    expect(codes(30)).not.toContain('compared_rates');
  });

  it('C-02: the curve of a formula is dashed where another input is outside its range', () => {
    const dashedOf = (raw: object, chart: 0 | 1): readonly string[] => {
      const { inputs, values } = resultOf(raw);
      const { lines = [] } = calculator.charts?.[chart]?.draw(inputs, values) ?? {};
      const models = lines.filter(({ model }) => model !== undefined);
      return [...new Set(models.filter(({ isBeyond }) => isBeyond).map(({ model }) => `${model}`))].filter(
        (key) => models.every(({ model, isBeyond }) => model !== key || isBeyond),
      );
    };
    for (const chart of [0, 1] as const) {
      expect(dashedOf({}, chart)).toEqual([]);
      expect(dashedOf({ strainRate: 140 }, chart)).toEqual(['shidaMPa']);
      expect(dashedOf({ strainRate: 500 }, chart)).toEqual(['misakaMPa', 'shidaMPa', 'spittelMPa']);
    }
    expect(dashedOf({ strain: 0.6 }, 1)).toEqual(['misakaMPa']);
    expect(dashedOf({ temperatureC: 1220 }, 0)).toEqual(['misakaMPa', 'shidaMPa']);
  });

  it('C-02: the mean of a high-speed steel is out of range, with each alloying element and its range named', () => {
    const { isOutside, warnings, inputs, values } = resultOf({ C: 0.87, Mn: 0.3, Cr: 4.2, Mo: 5, V: 1.9 });
    expect(isOutside).toBe(true);
    const named = warnings.flatMap(({ code, params }) => (code === 'alloyed' ? [params] : []));
    expect(named.map((params) => [params?.['key'], params?.['max']])).toEqual([
      ['Cr', 1.86],
      ['Mo', 0.52],
      ['V', 0.1],
    ]);
    const { lines = [] } = calculator.charts?.[0]?.draw(inputs, values) ?? {};
    expect(lines.filter(({ role }) => role !== 'guide').every(({ isBeyond }) => isBeyond)).toBe(true);
  });

  it.each([{ Mo: 1 }, { V: 0.3 }, { Cr: 3 }, { Ni: 1 }, { Mn: 2 }, { Si: 1 }, { Nb: 0.1 }, { Ti: 0.1 }])(
    'C-02: the mean of a steel with %o is out of range, because neither the formulas nor the comparison cover it',
    (alloy) => expect(resultOf(alloy).isOutside).toBe(true),
  );

  it.each([
    { Mn: 1.6, Si: 0.5 },
    { Cr: 1.8, Mo: 0.5, Ni: 0.6 },
  ])('C-02: the mean of a steel with %o is in range, as its formulas or its comparison cover it', (alloy) =>
    expect(resultOf(alloy).isOutside).toBe(false),
  );
});
