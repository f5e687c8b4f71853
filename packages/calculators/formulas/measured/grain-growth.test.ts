import { describe, expect, it } from 'vitest';
import { evaluate } from '../../core/evaluate.ts';
import calculator from '../../heat-treatment/austenite-grain-growth/index.ts';
import {
  beyondMeasured,
  fittedGrowth,
  grainDiameter,
  grainGrowthModel,
  grownFrom,
  grownPart,
  isLowAlloy,
  measuredContents,
  pinning,
} from './grain-growth.ts';

const steel4140 = { C: 0.4, Si: 0.25, Mn: 0.85, Cr: 0.95, Mo: 0.2 };
const niobium = { C: 0.08, Si: 0.25, Mn: 1.5, Nb: 0.05 };
const at = (
  steel: Readonly<Record<string, number>>,
  celsius: number,
  hours: number,
  initial: number | null,
) => grainDiameter({ steel, celsius, hours }, initial);

function found(given: Readonly<Record<string, number>>) {
  const result = evaluate(calculator, { ...steel4140, temperatureC: 950, timeH: 1, ...given });
  if (!result.ok) throw new Error('It was refused.');
  return { values: result.values, codes: result.warnings.map(({ code }) => code) };
}

describe('V-02 austenite grain diameter by regression on measurements', () => {
  it('V-02 the band contains nine of ten held-out steels, with an RMSE of ln d of at most 0.58', () => {
    const { rmse, bias, covered } = grainGrowthModel.crossValidated;
    expect(rmse).toBeLessThanOrEqual(0.58);
    expect(Math.abs(bias)).toBeLessThanOrEqual(0.15);
    expect(covered).toBeGreaterThanOrEqual(0.85);
    expect(covered).toBeLessThanOrEqual(0.98);
    for (const { steels } of grainGrowthModel.clusters) expect(steels).toBeGreaterThanOrEqual(5);
  });

  it('V-04 diameters increase with temperature, time and initial diameter, exceed it, and are smaller with Nb, Ti and V', () => {
    for (const steel of [steel4140, niobium])
      for (let celsius = 800; celsius <= 1340; celsius += 20)
        for (const hours of [0.001, 0.1, 1, 48])
          for (const initial of [null, 5, 60]) {
            const { value, low, high } = at(steel, celsius, hours, initial);
            expect(at(steel, celsius + 10, hours, initial).value).toBeGreaterThan(value);
            expect(at(steel, celsius, hours * 1.1, initial).value).toBeGreaterThan(value);
            expect(at(steel, celsius, hours, (initial ?? 0) + 1).value).toBeGreaterThan(value);
            expect(value).toBeGreaterThan(initial ?? 0);
            expect(low).toBeLessThan(value);
            expect(high).toBeGreaterThan(value);
          }
    for (const element of ['Nb', 'Ti', 'V'])
      expect(at({ ...steel4140, [element]: 0.05 }, 1000, 1, null).value).toBeLessThan(
        at(steel4140, 1000, 1, null).value,
      );
    expect(pinning({})).toBe(0);
  });

  it('V-02 grains of 200 µm hardly grow in one second at 850 °C', () => {
    expect(at(steel4140, 850, 1 / 3600, 200).value).toBeLessThan(201);
  });

  it('V-03 a calculation outside the measured conditions or without an initial diameter is reported', () => {
    const unknown = found({});
    expect(unknown.values['bestUm']).toBeGreaterThan(5);
    expect([unknown.values['sellarsUm'], unknown.values['hodgsonGrainSize']]).toEqual([null, null]);
    expect(unknown.codes).toContain('initial_missing');
    expect(unknown.codes).not.toContain('far_from_data');
    const known = found({ initialDiameterUm: 20 });
    expect(known.codes).not.toContain('initial_missing');
    expect(known.values['bestUm']).toBeGreaterThan(unknown.values['bestUm'] as number);
    expect(found({ temperatureC: 1390 }).codes).toContain('hold_not_measured');
    expect(found({ temperatureC: 1340 }).codes).not.toContain('hold_not_measured');
    expect(found(measuredContents).codes).toContain('far_from_data');
    // Beyond the measured contents there is no band, and so no remark on a wider one.
    const beyond = found({ Cr: 6, Mo: 3, V: 1 });
    expect(beyond.codes).toContain('content_not_measured');
    expect(beyond.codes).not.toContain('far_from_data');
    expect(beyond.values['best90HighUm']).toBeNull();
  });

  it('V-02 the grown part of 20 µm is 19.68 µm from an initial 10 µm, and at least a tenth of the fourth power, by hand', () => {
    expect(grownPart(20, null)).toBeCloseTo(20, 9);
    // Computed as (20⁴ − 10⁴)^(1/4) and 0.1^(1/4) × 20.
    expect(grownPart(20, 10)).toBeCloseTo(19.6799, 4);
    expect(grownPart(20, 30)).toBeCloseTo(11.2468, 4);
  });

  it('V-02 the diameter computed from the fitted quantity is the diameter from which the quantity was computed', () => {
    for (const hours of [0.1, 1, 8])
      for (const initial of [null, 10])
        expect(grownFrom(fittedGrowth(grownPart(20, initial), hours), hours, initial)).toBeCloseTo(20, 9);
    expect(fittedGrowth(20, 1)).toBeCloseTo(Math.log(20), 12);
    // For eight hours: ln 20 − 0.125 ln 8.
    expect(fittedGrowth(20, 8)).toBeCloseTo(2.7358, 4);
  });

  it('V-02 0.05 Nb, 0.15 Ti or 0.5 V give a pinning of 1 − 1/e each, and of 1 − 1/e³ together', () => {
    for (const steel of [{ Nb: 0.05 }, { Ti: 0.15 }, { V: 0.5 }])
      expect(pinning(steel)).toBeCloseTo(0.63212, 5);
    expect(pinning({ Nb: 0.05, Ti: 0.15, V: 0.5 })).toBeCloseTo(0.95021, 5);
  });

  it('V-03 the fit covers steels below 8 % Cr, 7 % Ni and 10 % Mn', () => {
    expect(isLowAlloy({ Cr: 7.9, Ni: 6.9, Mn: 9.9 })).toBe(true);
    for (const steel of [{ Cr: 8 }, { Ni: 7 }, { Mn: 10 }]) expect(isLowAlloy(steel)).toBe(false);
  });

  it('V-03 the band widens outside the measured temperatures, by its own width per 150 K', () => {
    const { min = 0, max = 0 } = grainGrowthModel.treated ?? {};
    expect([min - 30, min, max, max + 150].map(beyondMeasured)).toEqual([30, 0, 0, 150]);
    const half = (celsius: number): number => {
      const { low, high } = at(steel4140, celsius, 1, null);
      return Math.log(high / low) / 2;
    };
    expect(half(max + 150) / half(max)).toBeCloseTo(2, 9);
    expect(half(min - 150) / half(min)).toBeCloseTo(2, 9);
  });

  it('V-04 neither limit of the band is below the initial diameter', () => {
    expect(at(steel4140, 850, 0.01, 200).low).toBe(200);
  });
});
