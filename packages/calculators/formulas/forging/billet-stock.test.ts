import { describe, expect, it } from 'vitest';
import * as density from '../weight/steel-density.ts';
import * as stock from './billet-stock.ts';

describe('billet stock (C-01)', () => {
  it('50 kg with 15 % flash and 2.5 % scale need 58.974 kg of stock; 120 kg in three heats need 126.85 kg', () => {
    expect(stock.stockMass(50, { machining: 0, flash: 0.15, scales: [0.025], crop: 0 })).toBeCloseTo(
      58.974,
      3,
    );
    expect(
      stock.stockMass(120, { machining: 0, flash: 0, scales: [0.025, 0.015, 0.015], crop: 0 }),
    ).toBeCloseTo(126.85, 2);
  });

  it('10 kg with 10 % machining, 20 % flash, 5 % scale and 10 % crop need 15.439 kg of stock by hand', () => {
    // By hand: 10 × 1.1 × 1.2/(0.95 × 0.9).
    expect(stock.stockMass(10, { machining: 0.1, flash: 0.2, scales: [0.05], crop: 0.1 })).toBeCloseTo(
      15.4386,
      4,
    );
  });

  it('60 kg of round bar Ø 120 mm are 675.82 mm long', () => {
    expect(60 / (7850 * (Math.PI / 4) * 0.12 ** 2)).toBeCloseTo(0.67582, 5);
  });

  it('cutting 17 pieces of 340 mm from 6 m with 50 mm trim and 4 mm kerf leaves 102 mm', () => {
    expect(stock.cutBar(6000, 50, 340, 4)).toEqual({ pieces: 17, remnant: 102 });
    expect(stock.cutBar(1000, 0, 496, 8)).toEqual({ pieces: 2, remnant: 0 });
    expect(stock.cutBar(100, 0, 200, 4)).toEqual({ pieces: 0, remnant: 100 });
    // No kerf is needed after the last piece, so 3 mm remain.
    expect(stock.cutBar(1003, 0, 496, 8)).toEqual({ pieces: 2, remnant: 3 });
    expect(stock.cutBar(1010, 2, 496, 8)).toEqual({ pieces: 2, remnant: 0 });
  });

  it('a rounded square bar has an area of 9914.16 mm², and upset stock has the required volume', () => {
    expect(stock.roundedSquareArea(100, 10)).toBeCloseTo(9914.16, 2);
    const diameter = stock.upsetStockDiameter(1e6, 2.5);
    expect((Math.PI / 4) * diameter ** 2 * 2.5 * diameter).toBeCloseTo(1e6, 3);
  });

  it('densities are 7450.3 kg/m³ for austenite at 1200 °C and 0.42 % C, and 7874.5 kg/m³ for ferrite at 20 °C', () => {
    expect(Math.abs(density.austeniteDensity(1200, 0.42) - 7450.3)).toBeLessThan(1);
    expect(density.ferriteDensity(20)).toBeCloseTo(7874.5, 1);
    // By hand: 7881 − 0.324 × 700 − 3e-5 × 700².
    expect(density.ferriteDensity(700)).toBeCloseTo(7639.5, 9);
    expect(density.hotLengthFactor(7850, density.austeniteDensity(1200, 0.42))).toBeCloseTo(1.0176, 3);
  });

  it('the expansion of stainless steel follows the densities of Kim (ANL-75-55) for type 304 within 0.15 %', () => {
    const kim = (kelvin: number): number => 7984.1 - 0.26506 * kelvin - 1.158e-4 * kelvin ** 2;
    for (const celsius of [500, 900, 1100, 1200]) {
      const measured = density.hotLengthFactor(kim(293.15), kim(celsius + 273.15));
      expect(Math.abs(1 + density.austeniticGrowth(celsius) - measured)).toBeLessThan(0.0015);
    }
  });

  it('stainless steel expands 1.4 times as much as carbon steel at 1200 °C, consistent with its density', () => {
    const growth = density.austeniticGrowth(1200);
    expect(growth).toBeCloseTo(0.02355, 5);
    const carbonSteel = density.hotLengthFactor(7850, density.austeniteDensity(1200, 0.2)) - 1;
    expect(growth / carbonSteel).toBeCloseTo(1.42, 2);
    expect(density.hotLengthFactor(7900, density.grownDensity(7900, growth)) - 1).toBeCloseTo(growth, 12);
  });
});
