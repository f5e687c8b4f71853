import { describe, expect, it } from 'vitest';
import * as bainite from '../transformation/bainite-start.ts';
import * as critical from '../transformation/critical-temperatures.ts';
import * as furtherAc3 from '../transformation/further-ac3.ts';
import * as martensite from '../transformation/martensite-start.ts';
import { celsiusInserted, celsiusOf, celsiusTex, kelvinShares } from './temperature-formula.ts';

const steel4140 = { C: 0.4, Si: 0.25, Mn: 0.85, Cr: 0.95, Mo: 0.2 };
const c45 = { C: 0.45, Si: 0.25, Mn: 0.65 };
const steel52100 = { C: 1, Si: 0.25, Mn: 0.35, Cr: 1.5 };

describe('transformation temperatures (C-01)', () => {
  it.each([
    ['ac1Andrews', critical.ac1Andrews, 737.2],
    ['ac1Hougardy', critical.ac1Hougardy, 740.6],
    ['ac1Trzaska', critical.ac1Trzaska, 738.5],
    ['ac1Kasatkin', critical.ac1Kasatkin, 739.4],
    ['ac1Yurioka', critical.ac1Yurioka, 762.1],
    ['ac3Andrews', critical.ac3Andrews, 799.1],
    ['ac3AndrewsExtended', critical.ac3AndrewsExtended, 763.1],
    ['ac3Hougardy', furtherAc3.ac3Hougardy, 793.2],
    ['ac3Trzaska', furtherAc3.ac3Trzaska, 793.7],
    ['ac3Kasatkin', furtherAc3.ac3Kasatkin, 786.1],
    ['ac3Yurioka', furtherAc3.ac3Yurioka, 762.8],
    ['ac3Grange', critical.ac3Grange, 780.4],
    ['bsStevenHaynes', bainite.bsStevenHaynes, 562.4],
    ['bsLi', bainite.bsLi, 543.5],
    ['bsVanBohemen', bainite.bsVanBohemen, 570.1],
    ['msAndrews', martensite.msAndrews, 331],
    ['msAndrewsProduct', martensite.msAndrewsProduct, 327.9],
    ['msKungRayment', martensite.msKungRayment, 329.1],
    ['msStevenHaynes', martensite.msStevenHaynes, 323],
    ['msPaysonSavage', martensite.msPaysonSavage, 312.5],
    ['msCapdevila', martensite.msCapdevila, 332.4],
    ['msVanBohemen', martensite.msVanBohemen, 332.2],
    ['msTrzaska', martensite.msTrzaska, 330.7],
  ])('%s of 4140 matches the printed value', (_, formula, expected) => {
    expect(Math.abs(celsiusOf(formula, steel4140) - expected)).toBeLessThanOrEqual(0.2);
  });

  it('the Ms formulas differ by at most 60 K for a common steel, the Bs formulas by 120 K', () => {
    const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
    const ms = Object.values(martensite).filter((each) => typeof each === 'object' && 'terms' in each);
    expect(ms).toHaveLength(16);
    expect(spread(ms.map((each) => celsiusOf(each, steel4140)))).toBeLessThan(60);
    expect(spread(Object.values(bainite).map((each) => celsiusOf(each, steel4140)))).toBeLessThan(120);
  });

  it('Ms of C45 and of fully dissolved 52100 is plausible, although linear formulas fail there', () => {
    const ms = (formula: Parameters<typeof celsiusOf>[0], steel: typeof c45) => celsiusOf(formula, steel);
    expect(Math.abs(ms(martensite.msAndrews, c45) - 328.9)).toBeLessThan(0.2);
    expect(Math.abs(ms(martensite.msStevenHaynes, c45) - 326.2)).toBeLessThan(0.2);
    expect(Math.abs(ms(martensite.msVanBohemen, c45) - 331.1)).toBeLessThan(0.2);
    expect(Math.abs(ms(martensite.msAndrews, steel52100) - 87.2)).toBeLessThan(0.2);
    expect(Math.abs(ms(martensite.msVanBohemen, steel52100) - 165.6)).toBeLessThan(0.2);
    expect(Math.abs(ms(martensite.msIngber, steel52100) - 148.3)).toBeLessThan(0.2);
  });

  it('Ingber & Kunert: Ms of 14 °C for 1.5 C, 0.5 Mn, 0.8 Si, as printed with the collection of Ms formulas', () => {
    expect(Math.abs(celsiusOf(martensite.msIngber, { C: 1.5, Mn: 0.5, Si: 0.8 }) - 14)).toBeLessThan(1);
  });

  it('formulas printed in °F and K are evaluated and printed in °F and K', () => {
    expect(celsiusTex({ scale: 'F', constant: 1333, terms: { Mn: -25 } })).toBe(
      '\\tfrac{5}{9}\\,(1333 - 25\\,\\mathrm{Mn} - 32)',
    );
    expect(celsiusInserted({ scale: 'K', constant: 764.2, terms: { C: -302.6 } }, { C: 0.4 })).toBe(
      '= 764.2 − 302.6 × 0.4 − 273.15',
    );
    expect(kelvinShares({ scale: 'F', constant: 0, terms: { Mn: -18 } }, { Mn: 1 })).toEqual({ Mn: -10 });
  });

  it('a formula in °F, K or °C gives the same temperature, and its TeX text is converted to °C', () => {
    const steel = { Mn: 1 };
    const [fahrenheit, kelvin, celsius] = [
      { scale: 'F', constant: 230, terms: { Mn: -18 } },
      { scale: 'K', constant: 383.15, terms: { Mn: -10 } },
      { constant: 110, terms: { Mn: -10 } },
    ] as const;
    for (const each of [fahrenheit, kelvin, celsius]) expect(celsiusOf(each, steel)).toBeCloseTo(100, 9);
    expect(celsiusInserted(fahrenheit, steel)).toBe('= 5/9 × (230 − 18 × 1 − 32)');
    expect(celsiusInserted(celsius, steel)).toBe('= 110 − 10 × 1');
    expect(celsiusTex(kelvin)).toBe('383.15 - 10\\,\\mathrm{Mn} - 273.15');
    expect(celsiusTex(celsius)).toBe('110 - 10\\,\\mathrm{Mn}');
    expect(kelvinShares(kelvin, steel)).toEqual({ Mn: -10 });
  });

  it('Koistinen & Marburger: 99 % martensite is reached 418.6 K below Ms', () => {
    expect(martensite.koistinenMarburger99).toBeCloseTo(418.65, 1);
  });
});
