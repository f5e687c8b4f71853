import { describe, expect, it } from 'vitest';
import * as solubility from './solubility-product.ts';

const celsius = (key: solubility.ProductKey, metal: number, partner: number): number =>
  (solubility.dissolutionKelvin(solubility.products[key], { metal, partner }) ?? 0) - 273.15;

describe('solubility of carbides and nitrides (C-01)', () => {
  it.each<[solubility.ProductKey, number, number, number]>([
    ['NbCN_Irvine', 0.04, 0.08 + (12 / 14) * 0.006, 1158.8],
    ['NbC_Nordberg', 0.03, 0.1, 1096.6],
    ['TiN_Inoue', 0.015, 0.005, 1483.8],
    ['TiN_Matsuda', 0.015, 0.005, 1526.6],
    ['AlN_Leslie', 0.03, 0.006, 1144.7],
    ['AlN_Darken', 0.03, 0.006, 1026.3],
  ])('%s dissolves %s and %s at %s °C', (key, metal, partner, expected) => {
    expect(Math.abs(celsius(key, metal, partner) - expected)).toBeLessThanOrEqual(1);
  });

  it('0.04 Nb and 0.10 C at 1000 °C are distributed between solution and NbC', () => {
    const found = solubility.dissolvedAt(
      solubility.products.NbC_Nordberg,
      { metal: 0.04, partner: 0.1 },
      1273.15,
    );
    expect(Math.abs(found.metal / 0.01195 - 1)).toBeLessThan(0.01);
    expect(Math.abs(found.partner / 0.09637 - 1)).toBeLessThan(0.01);
    expect(Math.abs(found.precipitate / 0.03168 - 1)).toBeLessThan(0.01);
  });

  it('solubility product and mass balance hold with either element in excess', () => {
    for (const [metal, partner] of [
      [0.5, 0.005],
      [0.01, 0.2],
    ] as const) {
      const product = solubility.products.TiN_Inoue;
      const found = solubility.dissolvedAt(product, { metal, partner }, 1400);
      expect((found.metal * found.partner) / solubility.solubilityAt(product, 1400)).toBeCloseTo(1, 6);
      expect(found.metal + found.partner + found.precipitate).toBeCloseTo(metal + partner, 9);
    }
  });

  it('mixed Nb(C,N): 0.02602 Nb in solution with x 0.662 at 1100 °C, all at 1152.4 °C', () => {
    const steel = { Nb: 0.04, C: 0.08, N: 0.006 };
    const found = solubility.mixedAt(steel, 1373.15);
    expect(Math.abs(found.niobium / 0.02602 - 1)).toBeLessThan(0.01);
    expect(Math.abs((found.carbonShare ?? 0) / 0.662 - 1)).toBeLessThan(0.01);
    expect(Math.abs((solubility.mixedDissolutionKelvin(steel) ?? 0) - 273.15 - 1152.4)).toBeLessThan(1);
    expect(solubility.mixedAt(steel, 1500).carbonShare).toBeNull();
    expect(solubility.mixedDissolutionKelvin({ C: 0.1 })).toBeNull();
  });
});
