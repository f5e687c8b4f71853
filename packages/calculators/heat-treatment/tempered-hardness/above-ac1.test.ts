import { describe, expect, it } from 'vitest';
import transformation from '../../alloy-design/transformation-temperatures/index.ts';
import { evaluate } from '../../core/evaluate.ts';
import { headlineOf, isOutsideData } from '../../core/models.ts';
import { ac1Estimate } from '../../formulas/transformation/critical-temperatures.ts';
import calculator from './index.ts';

const nickel = { C: 0.3, Si: 0.25, Mn: 0.7, Ni: 3.5, Cr: 0.8, Mo: 0.25 };

function tempered(inputs: Readonly<Record<string, unknown>>) {
  const raw = { quenchedHRC: 50, timeH: 2, ...nickel, ...inputs };
  const { quenchedHRC, ...others } = raw;
  const result = evaluate(calculator, quenchedHRC === null ? others : raw);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const headline = headlineOf(calculator, result);
  return {
    ...result,
    codes: result.warnings.map(({ code }) => code),
    isOutside: headline !== null && isOutsideData(calculator, result, headline),
  };
}

describe('tempering above Ac1', () => {
  it('V-03: a tempering above the mean Ac1 is warned of with that temperature and its spread, and its value is out of range', () => {
    const { warnings, isOutside, ...result } = tempered({ temperatureC: 715 });
    const found = warnings.find(({ code }) => code === 'above_ac1');
    expect(found?.params).toMatchObject({ celsius: 715, ac1: 687 });
    expect(Number(found?.params?.['low'])).toBeLessThan(687);
    expect(Number(found?.params?.['high'])).toBeGreaterThan(687);
    expect(isOutside).toBe(true);
    for (const output of calculator.outputs.filter(({ role }) => role === 'answer'))
      expect(isOutsideData(calculator, { ...result, warnings }, output), output.key).toBe(true);
  });

  it('V-03: a tempering within the spread of Ac1 is warned of, and one below it is not', () => {
    const { low, mean } = ac1Estimate(nickel);
    expect(tempered({ temperatureC: (low + mean) / 2 }).codes).toContain('near_ac1');
    expect(tempered({ temperatureC: (low + mean) / 2 }).isOutside).toBe(false);
    const { codes } = tempered({ temperatureC: low - 1 });
    expect(codes).not.toContain('near_ac1');
    expect(codes).not.toContain('above_ac1');
  });

  it('V-03: the hotter of two temperings decides', () => {
    const second = { temperatureC: 600, tempers: 'two', secondTemperatureC: 715, secondTimeH: 1 };
    expect(tempered(second).codes).toContain('above_ac1');
  });

  it('V-03: Ac1 is that of the calculator of transformation temperatures', () => {
    for (const steel of [nickel, { C: 0.9, Mn: 2, Si: 1.5, Cr: 3, V: 0.2 }]) {
      const result = evaluate(transformation, { ...steel, P: 0, S: 0 });
      if (!result.ok) throw new Error(JSON.stringify(result.problems));
      expect(ac1Estimate(steel).mean).toBeCloseTo(Number(result.values['ac1MeanC']), 9);
    }
  });
});

describe('band of tempered hardness', () => {
  it.each([
    [715, false],
    [600, true],
  ])('V-03: at %i °C the band is stated, explained and drawn only below Ac1', (temperatureC, isStated) => {
    const found = tempered({ temperatureC });
    for (const { band } of calculator.outputs)
      for (const end of band ? [band.low, band.high] : [])
        expect(found.values[end] !== null, end).toBe(isStated);
    const lines = calculator.explain(found.inputs, found.values).map(({ formula }) => formula);
    expect(lines.some((line) => line.includes('P = 9'))).toBe(isStated);
    const { mean } = ac1Estimate(nickel);
    for (const { draw } of calculator.charts ?? []) {
      const ends = draw(found.inputs, found.values).regions?.flatMap(({ polygon }) => polygon) ?? [];
      expect(ends.length).toBeGreaterThan(0);
      for (const [celsius] of ends) expect(celsius).toBeLessThanOrEqual(mean);
    }
  });
});

describe('hardening through', () => {
  it('W-03 V-03: a remark of every result states that the best value assumes a part hardened through, which reports and passports list', () => {
    for (const quenchedHRC of [null, 50]) {
      const found = tempered({ temperatureC: 600, quenchedHRC });
      expect(found.warnings.find(({ code }) => code === 'hardened_through')).toMatchObject({ level: 'note' });
    }
    const soft = tempered({ temperatureC: 600, quenchedHRC: 30 });
    expect(soft.codes).toContain('not_hardened_through');
    expect(soft.codes).not.toContain('hardened_through');
  });
});
