import { describe, expect, it } from 'vitest';
import { temperedHardness } from './tempered-hardness.ts';
import { hottestTempering, probabilityWithin, type Softening } from './tempering-temperature.ts';

const steel = { C: 0.415, Si: 0.24, Mn: 0.75, Cr: 1.05, Mo: 0.225 };
const softening: Softening = { steel, quenched: 52, hours: 2, from: 100, to: 720 };
const at = (celsius: number) => temperedHardness(steel, { celsius, hours: 2 }, 52);

describe('tempering temperature for a hardness', () => {
  it('W-04 tempering at the returned temperature gives the hardness, for the value and both limits of its band', () => {
    for (const hardness of [28, 35, 42, 48])
      for (const end of ['value', 'low', 'high'] as const) {
        const celsius = hottestTempering(softening, hardness, end);
        expect(at(Number(celsius))[end], `${hardness} ${end}`).toBeCloseTo(hardness, 6);
      }
  });

  it('W-04 the returned temperature is the highest that reaches the hardness', () => {
    const celsius = Number(hottestTempering(softening, 40));
    for (let hotter = celsius + 1; hotter <= 720; hotter += 5) expect(at(hotter).value).toBeLessThan(40);
  });

  it('W-04 for a low required hardness the highest temperature considered is returned, above the hardness as quenched null', () => {
    expect(hottestTempering(softening, 5)).toBe(720);
    expect(hottestTempering(softening, 52.1)).toBeNull();
    expect(hottestTempering({ ...softening, to: 300 }, 40)).toBe(300);
  });
});

describe('probability of a hardness', () => {
  it('W-04 the probability is 95 % above the lower limit of a 90 % band, 50 % above the value and 90 % within the band', () => {
    const band = { value: 45, low: 41 };
    expect(probabilityWithin(band, { atLeast: 41, atMost: null }, 60)).toBeCloseTo(0.95, 9);
    expect(probabilityWithin(band, { atLeast: 45, atMost: null }, 60)).toBeCloseTo(0.5, 12);
    expect(probabilityWithin(band, { atLeast: 41, atMost: 49 }, 60)).toBeCloseTo(0.9, 9);
  });

  it('W-04 the probability is 95 % below the upper limit of a band if only a maximum hardness is required', () => {
    expect(probabilityWithin({ value: 45, low: 41 }, { atLeast: null, atMost: 49 }, 60)).toBeCloseTo(0.95, 9);
  });

  it('W-04 no probability is assigned to a hardness above that as quenched', () => {
    const band = { value: 45, low: 41 };
    expect(probabilityWithin(band, { atLeast: 41, atMost: 49 }, 48)).toBeCloseTo(0.95, 9);
    expect(probabilityWithin(band, { atLeast: 50, atMost: null }, 48)).toBe(0);
  });
});
