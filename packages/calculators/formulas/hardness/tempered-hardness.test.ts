import { describe, expect, it } from 'vitest';
import * as tempered from './tempered-hardness.ts';

const steel4140 = { C: 0.4, Si: 0.25, Mn: 0.85, Cr: 0.95, Mo: 0.2 };
const vickers = (structure: tempered.TemperedStructure, celsius: number, hours: number): number =>
  tempered.temperedVickers(structure, steel4140, tempered.temperingParameter(celsius, hours));

describe('hardness after tempering (C-01)', () => {
  it.each<[string, tempered.TemperedStructure, { celsius: number; hours: number }, number]>([
    ['martensite', tempered.temperedMartensite, { celsius: 600, hours: 1 }, 292.2],
    ['bainite', tempered.temperedBainite, { celsius: 600, hours: 1 }, 261],
    ['martensite', tempered.temperedMartensite, { celsius: 550, hours: 1 }, 336],
    ['martensite', tempered.temperedMartensite, { celsius: 650, hours: 2 }, 244.6],
  ])(
    'the hardness by Maynier matches the published value: %s of 4140',
    (_, structure, { celsius, hours }, expected) => {
      expect(Math.abs(vickers(structure, celsius, hours) - expected)).toBeLessThanOrEqual(1);
    },
  );

  it('the tempering parameter for 2 h at 650 °C matches the published value', () => {
    expect(Math.abs(tempered.temperingParameter(650, 2) - 934.9)).toBeLessThan(0.5);
    expect(tempered.temperingParameter(600, 1)).toBeCloseTo(873.15, 9);
  });

  it('the time computed from a tempering parameter and temperature gives this parameter again', () => {
    expect(tempered.equivalentHours(tempered.temperingParameter(650, 2), 650)).toBeCloseTo(2, 9);
    expect(tempered.equivalentHours(873.15, 600)).toBeCloseTo(1, 9);
  });

  it('Spies: 4140 with 56 HRC as quenched has 346.3 HB after tempering at 600 °C', () => {
    expect(Math.abs(tempered.spiesBrinell(steel4140, 56, 600) - 346.3)).toBeLessThanOrEqual(0.5);
  });

  it('Just: 30 HRC after tempering at 600 °C needs 54.3 HRC as quenched, and the inverse returns 30 HRC', () => {
    expect(Math.abs(tempered.justQuenched(30, 1, 600) - 54.3)).toBeLessThanOrEqual(0.2);
    expect(tempered.justTempered(tempered.justQuenched(30, 1, 600), 1, 600)).toBeCloseTo(30, 9);
  });
});
