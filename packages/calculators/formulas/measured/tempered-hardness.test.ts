import { describe, expect, it } from 'vitest';
import {
  beyondMeasured,
  fittedHardness,
  measuredTemperatures,
  quenchedHardness,
  temperedHardness,
  temperedHardnessModel,
  temperingParameter,
} from './tempered-hardness.ts';

const steel = { C: 0.4, Si: 0.25, Mn: 0.85, Cr: 0.95, Mo: 0.2 };
const { min = 0, max = 0 } = temperedHardnessModel.treated ?? {};

describe('hardness after tempering by regression', () => {
  it('V-02 the tempering parameter of 600 °C for 1 h is 14.844, for 10 h 15.717, by hand', () => {
    expect(temperingParameter(600, 1)).toBeCloseTo(14.84355, 5);
    expect(temperingParameter(600, 10)).toBeCloseTo(15.7167, 5);
  });

  it('V-03 the measured temperature range of a tempering time corresponds to the measured range of the parameter', () => {
    for (const hours of [0.5, 2, 20]) {
      const range = measuredTemperatures(hours);
      expect(temperingParameter(range.min ?? 0, hours)).toBeCloseTo(min, 9);
      expect(temperingParameter(range.max ?? 0, hours)).toBeCloseTo(max, 9);
    }
  });

  it('V-03 the band widens outside the measured tempering parameters, by its own width per difference of 2', () => {
    const beyond = [min - 1, min, max, max + 0.5].map(beyondMeasured);
    expect(beyond.map((each) => Number(each.toFixed(9)))).toEqual([1, 0, 0, 0.5]);
    const below = (parameter: number): number => {
      const celsius = (1000 * parameter) / 17 - 273.15;
      const { value, low } = temperedHardness(steel, { celsius, hours: 1 }, null);
      return value - low;
    };
    expect(below(max + 2) / below(max)).toBeCloseTo(2, 6);
  });

  it('V-04 no tempered hardness exceeds the hardness as quenched, entered or fitted, which is at most 68 HRC', () => {
    const mild = { celsius: 100, hours: 0.1 };
    expect(temperedHardness(steel, mild, 40)).toMatchObject({ value: 40, high: 40 });
    const fitted = temperedHardness(steel, mild, null);
    expect(fitted.value).toBeLessThanOrEqual(quenchedHardness(steel));
    expect(fitted.high).toBeLessThanOrEqual(68);
    expect(temperedHardness(steel, mild, 75).value).toBeLessThanOrEqual(68);
    expect(quenchedHardness({ C: 2.5, Si: 2, Mn: 2, Cr: 1 })).toBeLessThanOrEqual(68);
    expect(fittedHardness({ steel, parameter: 0 })).toBeCloseTo(quenchedHardness(steel), 9);
  });
});
