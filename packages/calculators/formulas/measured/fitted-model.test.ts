import { describe, expect, it } from 'vitest';
import { farFromData } from './far-from-data.ts';
import { bandAround, deviationAt, distanceBetween, estimate, type FittedModel } from './fitted-model.ts';
import { regressionLines } from './regression-lines.ts';
import { ofElement, ofProduct, ofSquare, termsOf } from './terms.ts';

const terms = termsOf([ofElement('C'), ofProduct('Cr', 'Mo'), ofSquare('Mn')]);
const cluster = (steel: Readonly<Record<string, number>>, deviation: number) => ({
  steel,
  steels: 10,
  deviation,
});
const model: FittedModel = {
  rows: 40,
  steels: 20,
  intercept: 100,
  coefficients: { C: { value: -50, error: 2 }, Cr·Mo: { value: 3, error: 0.5 } },
  scale: { C: 0.1, Cr: 1 },
  clusters: [cluster({ C: 0.4 }, 5)],
  reach: 2,
  band: 1.6,
  crossValidated: { rmse: 4, bias: -0.1, covered: 0.904, meanHalfWidth: 8 },
};

describe('regression on measurements', () => {
  it('V-02 the value is the intercept plus coefficients times contents, products and squares; terms without a coefficient count 0', () => {
    expect(estimate(model, terms, { C: 0.4, Cr: 2, Mo: 0.5, Mn: 3 }).value).toBeCloseTo(83, 12);
    expect(terms['Mn²']?.of({ Mn: 3 })).toBe(9);
    expect([terms['C']?.tex, terms['Cr·Mo']?.tex, terms['Mn²']?.tex]).toEqual([
      'w_\\mathrm{C}',
      'w_\\mathrm{Cr}\\,w_\\mathrm{Mo}',
      'w_\\mathrm{Mn}^2',
    ]);
    expect(() => termsOf([ofElement('C'), ofElement('C')])).toThrow('the same name');
  });

  it('V-02 the band has a half-width of 1.6 deviations at a measured steel', () => {
    expect(estimate(model, terms, { C: 0.4 })).toEqual({
      value: 80,
      low: 72,
      high: 88,
      distance: 0,
      nearest: model.clusters[0],
    });
    expect(bandAround(model, 80, { C: 0.4 }, 2)).toMatchObject({ low: 64, high: 96 });
  });

  it('V-03 distance is measured in the scale of each element, 0.5 % for elements missing in the data; iron is excluded', () => {
    const between = (steel: Readonly<Record<string, number>>) =>
      distanceBetween(model.scale, { C: 0.4 }, steel);
    expect(between({ C: 0.7 })).toBeCloseTo(3, 12);
    expect(between({ C: 0.4, Mn: 0.5 })).toBe(1);
    expect(between({ C: 0.5, Cr: 1 })).toBeCloseTo(Math.SQRT2, 12);
    expect(between({ C: 0.4, Fe: 99 })).toBe(0);
  });

  it('V-03 outside the data the band widens linearly, to twice its width at twice the distance that the data cover', () => {
    const half = (C: number, more: Partial<FittedModel> = {}): number => {
      const { low, high } = estimate({ ...model, ...more }, terms, { C });
      return (high - low) / 2;
    };
    expect([0.5, 0.6, 0.7, 0.8].map((C) => Number(half(C).toFixed(9)))).toEqual([8, 8, 12, 16]);
    expect(half(0.7, { growsFrom: 1 })).toBeCloseTo(24, 9);
  });

  it('V-02 the deviation is a mean over the groups of measured steels, weighted towards near groups', () => {
    const two = { ...model, clusters: [cluster({ C: 0.4 }, 5), cluster({ C: 0.6 }, 10)] };
    const at = (C: number) => deviationAt(two, { C });
    expect(at(0.5).deviation).toBeCloseTo(7.5, 9);
    // Weights 1/(0.5² + d²)²: 16 and 1/4.25² at the first group.
    expect(at(0.4).deviation).toBeCloseTo((5 * 16 + 10 / 4.25 ** 2) / (16 + 1 / 4.25 ** 2), 9);
    expect([at(0.45).nearest.steel, at(0.58).nearest.steel]).toEqual([{ C: 0.4 }, { C: 0.6 }]);
    expect(at(0.58).distance).toBeCloseTo(0.2, 9);
    expect(() => deviationAt({ ...model, clusters: [] }, { C: 0.4 })).toThrow('clusters');
  });

  it('V-03 a steel too far from the measured ones is reported with the three elements that differ most; a near steel is not reported', () => {
    const warning = (steel: Readonly<Record<string, number>>) =>
      farFromData('msC', { model, source: 'callister' }, steel, estimate(model, terms, steel));
    expect(warning({ C: 0.6 })).toBeNull();
    const far = warning({ C: 0.9, Cr: 2, Mn: 0.6, Ni: 3, Si: 0.4, Fe: 90 });
    expect(far).toMatchObject({ code: 'far_from_data', level: 'warning', source: 'callister' });
    // By hand: √(5² + 2² + 1.2² + 6² + 0.8²) = 8.19.
    expect(far?.params).toEqual({
      output: 'msC',
      distance: 8.2,
      reach: 2,
      steels: 10,
      elements: 'Ni, C, Cr',
    });
    expect(warning({ C: 0.61 })?.params).toMatchObject({ elements: 'C' });
  });

  it('V-02 the model is printed with its standard errors, the contents of the steel without absent elements, and its band', () => {
    const regression = { symbol: 'M_s', unit: '°C', differenceTex: '\\mathrm{K}', model, terms };
    const [formula, band, data] = regressionLines(regression, { C: 0.4, Mn: 1 }, { low: 72, high: 88 }, 80);
    expect(formula).toEqual({
      formula:
        'M_s = 100 - (50 \\pm 2)\\,w_\\mathrm{C} + (3 \\pm 0.5)\\,w_\\mathrm{Cr}\\,w_\\mathrm{Mo} + (0 \\pm 0)\\,w_\\mathrm{Mn}^2',
      inserted: '= 100 − 50 × 0.4',
      result: '80.0 °C',
    });
    expect(band?.formula).toBe('M_s \\pm 8\\,\\mathrm{K},\\quad P = 90\\,\\%');
    expect(data?.formula).toBe(
      '\\mathrm{RMSE} = 4\\,\\mathrm{K},\\quad \\bar{\\Delta} = -0.1\\,\\mathrm{K},\\quad n = 40',
    );
    const named = { ...regression, bandSymbol: '\\ln d' };
    expect(regressionLines(named, { C: 0.4 }, { low: 72, high: 88 }, 80)[1]?.formula).toMatch(
      /^\\ln d \\pm 8/,
    );
  });
});
