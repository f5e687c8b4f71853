import { describe, expect, it } from 'vitest';
import { boronEffect, durenHardness, suzukiHardness, yuriokaHardness, yuriokaParts } from './haz-hardness.ts';

const s355 = {
  C: 0.16,
  Si: 0.35,
  Mn: 1.45,
  Cr: 0.05,
  Mo: 0.01,
  V: 0.005,
  Ni: 0.04,
  Cu: 0.05,
  Nb: 0.02,
  N: 0.005,
};
const x70 = { C: 0.06, Si: 0.25, Mn: 1.6, Cr: 0.1, Mo: 0.1, V: 0.03, Ni: 0.15, Cu: 0.15, Nb: 0.05, N: 0.004 };
const near = (value: number | null, expected: number, tolerance: number): void =>
  expect(Math.abs((value ?? Number.NaN) - expected), `${value}, expected ${expected}`).toBeLessThanOrEqual(
    tolerance,
  );

describe('hardness of the heat-affected zone (C-01)', () => {
  it('S355J2 and X70 cooled in 10 s have the published hardness of three authors', () => {
    near(yuriokaHardness(s355, 10), 304.8, 0.5);
    near(durenHardness(s355, 10), 316.6, 0.5);
    near(suzukiHardness(s355, 10), 317.3, 0.5);
    near(yuriokaHardness(x70, 10), 261.1, 0.5);
    near(durenHardness(x70, 10), 252.4, 0.5);
    near(suzukiHardness(x70, 10), 268.1, 0.5);
  });

  it('the terms of Yurioka for S355J2 have the expected values', () => {
    const { martensite, bainite, tM, tB } = yuriokaParts(s355);
    near(martensite, 434.4, 0.5);
    near(bainite, 216.4, 0.5);
    near(tM, 0.797, 0.01);
    near(tB, 77.46, 0.5);
  });

  it('boron has the published effect: 1, 2, 3, 4 and 20 ppm without nitrogen', () => {
    const steps = [0.0001, 0.0002, 0.0003, 0.0004, 0.002].map((boron) => boronEffect(boron, 0));
    expect(steps.map((each) => Number(each.toFixed(9)))).toEqual([0, 0.03, 0.06, 0.09, 0.09]);
  });

  it('nitrogen reduces the effect of boron: 0.01 % halves it, 0.02 % eliminates it', () => {
    expect(boronEffect(0.002, 0.01)).toBeCloseTo(0.045, 9);
    expect(boronEffect(0.002, 0.02)).toBeCloseTo(0, 9);
  });

  it('boron delays bainite: full effect multiplies the time t_M of Yurioka by exp(10.6 × 0.09) = 2.596', () => {
    near(yuriokaParts({ C: 0.1, B: 0.002 }).tM / yuriokaParts({ C: 0.1 }).tM, 2.5959, 0.0005);
  });

  it('Yurioka’s times for plain 0.45 % C and for 0.1 % C with 1 % Cr match the hand calculation', () => {
    // Above 0.3 % C the carbon content in the equivalents is replaced by C/6 + 0.25 = 0.325.
    near(yuriokaParts({ C: 0.45 }).tM, 0.25795, 0.00005);
    near(yuriokaParts({ C: 0.45 }).tB, 15.721, 0.001);
    // CEI = 0.1 + (1 − 0.16)/8 = 0.205.
    near(yuriokaParts({ C: 0.1, Cr: 1 }).tM, 0.07229, 0.00001);
  });

  it('the hardness of martensite increases up to 1.05 % C and does not decrease beyond', () => {
    near(yuriokaParts({ C: 1 }).martensite, 884 * 0.7 + 294, 1e-9);
    near(yuriokaParts({ C: 1.5 }).martensite, 915.2, 0.05);
  });

  it('the formula of Yurioka has no value if bainite would form before martensite, as with 6 % Mo', () => {
    expect(yuriokaHardness({ Mo: 6 }, 10)).toBeNull();
  });

  it.each([
    [1, 433.3],
    [20, 252.1],
    [100, 239],
  ])(
    'Düren and Lorenz: S355J2 cooled in %s s, to martensite, a mixture or bainite, has %s HV by hand',
    (seconds, expected) => {
      near(durenHardness(s355, seconds), expected, 0.1);
    },
  );

  it('the formula of Suzuki has no value if the curve would rise with the cooling time, as with 5 % Mn', () => {
    expect(suzukiHardness({ Mn: 5 }, 10)).toBeNull();
    expect(suzukiHardness({ Mn: 4 }, 10)).not.toBeNull();
  });
});
