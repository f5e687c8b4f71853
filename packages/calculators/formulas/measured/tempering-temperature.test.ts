import { describe, expect, it } from 'vitest';
import { temperedHardness } from './tempered-hardness.ts';
import { hottestTempering, probabilityWithin, type Softening } from './tempering-temperature.ts';

const steel = { C: 0.415, Si: 0.24, Mn: 0.75, Cr: 1.05, Mo: 0.225 };
const softening: Softening = { steel, quenched: 52, hours: 2, from: 100, to: 720 };
const at = (celsius: number) => temperedHardness(steel, { celsius, hours: 2 }, 52);

describe('tempering temperature for a hardness', () => {
  it('W-04 gives back the hardness, for the value and both ends of its band', () => {
    for (const hardness of [28, 35, 42, 48])
      for (const of of ['value', 'low', 'high'] as const) {
        const celsius = hottestTempering(softening, hardness, of);
        expect(at(Number(celsius))[of], `${hardness} ${of}`).toBeCloseTo(hardness, 6);
      }
  });

  it('W-04 is the highest temperature that reaches the hardness', () => {
    const celsius = Number(hottestTempering(softening, 40));
    for (let hotter = celsius + 1; hotter <= 720; hotter += 5) expect(at(hotter).value).toBeLessThan(40);
  });

  it('W-04 is the highest one considered for a soft requirement and null for one above the hardness as quenched', () => {
    expect(hottestTempering(softening, 5)).toBe(720);
    expect(hottestTempering(softening, 52.1)).toBeNull();
    expect(hottestTempering({ ...softening, to: 300 }, 40)).toBe(300);
  });
});

describe('probability of a hardness', () => {
  it('W-04 is 95 % at the lower end of a 90 % band, 50 % at the value and 90 % within the band', () => {
    const band = { value: 45, low: 41 };
    expect(probabilityWithin(band, { atLeast: 41, atMost: null }, 60)).toBeCloseTo(0.95, 9);
    expect(probabilityWithin(band, { atLeast: 45, atMost: null }, 60)).toBeCloseTo(0.5, 12);
    expect(probabilityWithin(band, { atLeast: 41, atMost: 49 }, 60)).toBeCloseTo(0.9, 9);
  });

  it('W-04 is 95 % below the upper end of a band if only a highest hardness is required', () => {
    expect(probabilityWithin({ value: 45, low: 41 }, { atLeast: null, atMost: 49 }, 60)).toBeCloseTo(0.95, 9);
  });

  it('W-04 counts no steel harder than as quenched', () => {
    const band = { value: 45, low: 41 };
    expect(probabilityWithin(band, { atLeast: 41, atMost: 49 }, 48)).toBeCloseTo(0.95, 9);
    expect(probabilityWithin(band, { atLeast: 50, atMost: null }, 48)).toBe(0);
  });
});
