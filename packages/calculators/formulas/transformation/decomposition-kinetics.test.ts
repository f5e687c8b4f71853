import { describe, expect, it } from 'vitest';
import { celsiusOf } from '../composition/temperature-formula.ts';
import { austenitizingParameter, criticalRatePerHour } from '../hardenability/critical-rates.ts';
import { bsLi } from './bainite-start.ts';
import { ac1Grange, ac3Grange } from './critical-temperatures.ts';
import * as kinetics from './decomposition-kinetics.ts';
import { msKungRayment } from './martensite-start.ts';
import { ferriteLimit, structureAfter } from './phase-fractions.ts';

const steel4140 = { C: 0.4, Si: 0.25, Mn: 0.85, Cr: 0.95, Mo: 0.2 };
const steelOfLi = { C: 0.38, Mn: 0.81, Si: 0.28, Ni: 0.11, Cr: 0.98, Mo: 0.22 };
const reactionsOf = (steel: typeof steel4140, grainSize: number) => {
  const [ae3, ae1, bs, ms] = [ac3Grange, ac1Grange, bsLi, msKungRayment].map((each) =>
    celsiusOf(each, steel),
  );
  return {
    ms: ms ?? 0,
    ferrite: kinetics.reactionOf('ferrite', steel, grainSize, { start: ae3 ?? 0, end: bs ?? 0 }),
    pearlite: kinetics.reactionOf('pearlite', steel, grainSize, { start: ae1 ?? 0, end: bs ?? 0 }),
    bainite: kinetics.reactionOf('bainite', steel, grainSize, { start: bs ?? 0, end: ms ?? 0 }),
  };
};
const near = (found: number | null | undefined, expected: number, share: number): void =>
  expect(Math.abs((found ?? 0) / expected - 1), `${found} for ${expected}`).toBeLessThanOrEqual(share);

describe('decomposition of austenite (C-01)', () => {
  it.each([
    [0.001, 0.026385],
    [0.01, 0.10434],
    [0.1, 0.401193],
    [0.5, 1.025882],
    [0.9, 1.650571],
    [0.99, 1.947424],
  ])('the kinetic integral S(%s) is %s, and its inverse returns the fraction', (fraction, integral) => {
    near(kinetics.kineticIntegral(fraction), integral, 0.001);
    near(kinetics.fractionAt(integral), fraction, 0.002);
  });

  it('factors, isothermal times and noses of 4140 at grain size G 8 match the publication', () => {
    near(kinetics.delayFactor('ferrite', steel4140), 4873, 0.002);
    near(kinetics.delayFactor('pearlite', steel4140), 811.2, 0.002);
    near(kinetics.delayFactor('bainite', steel4140), 0.01101, 0.002);
    const { ferrite, pearlite, bainite } = reactionsOf(steel4140, 8);
    near(kinetics.isothermalTime(ferrite, 0.01, 650), 76.6, 0.01);
    near(kinetics.isothermalTime(pearlite, 0.01, 650), 66.7, 0.01);
    near(kinetics.isothermalTime(bainite, 0.01, 450), 5.39, 0.01);
    for (const [reaction, celsius, seconds] of [
      [ferrite, 611, 67.7],
      [pearlite, 581, 39.9],
      [bainite, 465, 5.18],
    ] as const) {
      const nose = kinetics.noseOf(reaction, 0.01);
      expect(Math.abs((nose?.celsius ?? 0) - celsius)).toBeLessThanOrEqual(2);
      near(nose?.seconds, seconds, 0.01);
    }
  });

  it('the critical rate of bainite for the steel of Li et al. is 26.6 °C/s at G 8 and 21.7 at G 7; the paper prints 24.8', () => {
    near(kinetics.criticalRate(reactionsOf(steelOfLi, 8).bainite, 0.01), 26.6, 0.01);
    near(kinetics.criticalRate(reactionsOf(steelOfLi, 7).bainite, 0.01), 21.7, 0.01);
    near(kinetics.criticalRate(reactionsOf(steelOfLi, 8).bainite, 0.01), 24.8, 0.25);
  });

  it('Maynier: the critical rate is 25.5 °C/s for that steel at 845 °C, and 402 °C/s as printed for A36 at 900 °C', () => {
    near(criticalRatePerHour('v1', steelOfLi, 845) / 3600, 25.5, 0.01);
    near(criticalRatePerHour('v1', { C: 0.2, Mn: 1.01, Si: 0.1, Ni: 0.02, Cr: 0.02 }, 900) / 3600, 402, 0.02);
    expect(austenitizingParameter(860, 1)).toBeCloseTo(860, 6);
    expect(austenitizingParameter(860, 10)).toBeCloseTo(916.1, 1);
  });

  it('fractions add up to 1; fast cooling gives martensite, slow cooling gives none', () => {
    const { ms, ...reactions } = reactionsOf(steel4140, 8);
    const cooledAt = (ratePerSecond: number) =>
      structureAfter({
        reactions: Object.values(reactions),
        carbon: 0.4,
        martensiteStart: ms,
        ratePerSecond,
      });
    for (const rate of [0.001, 0.1, 1, 10, 100]) {
      expect(Object.values(cooledAt(rate)).reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
    }
    expect(cooledAt(200).martensite).toBeGreaterThan(0.94);
    expect(cooledAt(0.01).martensite).toBeLessThan(0.01);
    expect(cooledAt(0.01).ferrite).toBeLessThanOrEqual(ferriteLimit(0.4) + 1e-9);
    expect(ferriteLimit(0.9)).toBe(0);
  });

  it('the kinetic integral S is symmetric about one half and finite at 1; a value beyond S(1) means complete transformation', () => {
    for (const fraction of [0.001, 0.1, 0.3])
      near(
        kinetics.kineticIntegral(fraction) + kinetics.kineticIntegral(1 - fraction),
        kinetics.kineticIntegral(1),
        1e-6,
      );
    near(kinetics.kineticIntegral(1), 2 * kinetics.kineticIntegral(0.5), 1e-6);
    expect(kinetics.fractionAt(10)).toBe(1);
    expect(kinetics.fractionAt(0)).toBe(0);
  });

  it('a phase forms below its highest temperature, down to and including its lowest temperature', () => {
    const { pearlite } = reactionsOf(steel4140, 8);
    const span = { ...pearlite, end: 500 };
    expect([pearlite.start, pearlite.start + 10].map((celsius) => pearlite.rate(celsius))).toEqual([0, 0]);
    expect(kinetics.isothermalTime(span, 0.01, pearlite.start)).toBeNull();
    expect(kinetics.isothermalTime(span, 0.01, pearlite.start + 10)).toBeNull();
    expect(kinetics.isothermalTime(span, 0.01, 499.9)).toBeNull();
    expect(kinetics.isothermalTime(span, 0.01, 500)).toBeGreaterThan(0);
  });

  it('a phase whose rate increases down to its lowest temperature has its nose there; one without a temperature range has none', () => {
    const rate = (celsius: number): number => Math.max(0, 700 - celsius);
    expect(kinetics.noseOf({ phase: 'pearlite', start: 700, end: 600, rate }, 0.5)?.celsius).toBe(600);
    expect(kinetics.noseOf({ phase: 'pearlite', start: 700, end: 701, rate }, 0.5)).toBeNull();
  });

  it('the rate is integrated in steps of 1 K and a partial last step, exactly for a linear rate', () => {
    const rate = (celsius: number): number => 700.4 - celsius;
    const points = kinetics.cumulatedRate({ phase: 'pearlite', start: 700.4, end: 0, rate }, 698);
    const expected = [
      [699.4, 0.5],
      [698.4, 2],
      [698, 2.88],
    ];
    expect(points.map((point) => point.map((each) => Number(each.toFixed(9))))).toEqual(expected);
    expect(kinetics.cumulatedRate({ phase: 'pearlite', start: 700, end: 0, rate }, 698)).toHaveLength(2);
  });
});
