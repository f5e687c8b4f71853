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
  ])('%s: %s and %s dissolve at %s °C', (key, metal, partner, expected) => {
    expect(Math.abs(celsius(key, metal, partner) - expected)).toBeLessThanOrEqual(1);
  });

  it('the contents of 0.04 Nb and 0.10 C at 1000 °C are distributed between solution and NbC', () => {
    const found = solubility.dissolvedAt(
      solubility.products.NbC_Nordberg,
      { metal: 0.04, partner: 0.1 },
      1273.15,
    );
    expect(Math.abs(found.metal / 0.01195 - 1)).toBeLessThan(0.01);
    expect(Math.abs(found.partner / 0.09637 - 1)).toBeLessThan(0.01);
    expect(Math.abs(found.precipitate / 0.03168 - 1)).toBeLessThan(0.01);
  });

  it('the solubility product and the mass balance hold with either element in excess', () => {
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

  it('carbon and nitrogen together count as C + 12/14 N: 0.1 C and 0.014 N as 0.112', () => {
    const steel = { Nb: 0.03, Ti: 0.02, C: 0.1, N: 0.014 };
    const { NbCN_Irvine, NbC_Nordberg, TiN_Inoue } = solubility.products;
    expect(solubility.contentsOf(NbCN_Irvine, steel).metal).toBe(0.03);
    expect(solubility.contentsOf(NbCN_Irvine, steel).partner).toBeCloseTo(0.112, 12);
    expect(solubility.contentsOf(NbC_Nordberg, steel)).toEqual({ metal: 0.03, partner: 0.1 });
    expect(solubility.contentsOf(TiN_Inoue, steel)).toEqual({ metal: 0.02, partner: 0.014 });
  });

  it('there is no dissolution temperature without one of the elements, or where the contents exceed the product at any temperature', () => {
    const { NbC_Nordberg } = solubility.products;
    expect(solubility.dissolutionKelvin(NbC_Nordberg, { metal: 0, partner: 0.1 })).toBeNull();
    expect(solubility.dissolutionKelvin(NbC_Nordberg, { metal: 100, partner: 10 })).toBeNull();
  });

  it('at the dissolution temperature everything is dissolved, and 1 K below it a little precipitates', () => {
    const { NbC_Nordberg } = solubility.products;
    const total = { metal: 0.03, partner: 0.1 };
    const kelvin = solubility.dissolutionKelvin(NbC_Nordberg, total) ?? 0;
    expect(solubility.dissolvedAt(NbC_Nordberg, total, kelvin + 1e-6)).toEqual({ ...total, precipitate: 0 });
    const below = solubility.dissolvedAt(NbC_Nordberg, total, kelvin - 1);
    expect(below.precipitate).toBeGreaterThan(0);
    expect(below.precipitate).toBeLessThan(0.001);
  });

  it('the mass ratio of a compound is that of its atoms: 12.011/92.906 in NbC, 14.007/47.867 in TiN', () => {
    const { NbC_Nordberg, TiN_Inoue, NbCN_Irvine } = solubility.products;
    expect(solubility.bindingRatio(NbC_Nordberg)).toBeCloseTo(12.011 / 92.906, 12);
    expect(solubility.bindingRatio(NbCN_Irvine)).toBeCloseTo(12.011 / 92.906, 12);
    expect(solubility.bindingRatio(TiN_Inoue)).toBeCloseTo(14.007 / 47.867, 12);
  });

  it('mixed Nb(C,N) without nitrogen equals NbC of Nordberg: carbon share 1 and the same dissolved niobium', () => {
    const steel = { Nb: 0.04, C: 0.1 };
    const mixed = solubility.mixedAt(steel, 1273.15);
    const pure = solubility.dissolvedAt(
      solubility.products.NbC_Nordberg,
      { metal: 0.04, partner: 0.1 },
      1273.15,
    );
    expect(mixed.carbonShare).toBeCloseTo(1, 9);
    expect(mixed.niobium).toBeCloseTo(pure.metal, 9);
    const nitride = solubility.mixedAt({ Nb: 0.04, N: 0.02 }, 1273.15);
    expect(nitride.carbonShare).toBe(0);
    expect(nitride.niobium).toBeCloseTo(
      solubility.dissolvedAt(solubility.products.NbN_Smith, { metal: 0.04, partner: 0.02 }, 1273.15).metal,
      9,
    );
  });

  it('mixed Nb(C,N): 0.02602 Nb is in solution with x 0.662 at 1100 °C, and all Nb at 1152.4 °C', () => {
    const steel = { Nb: 0.04, C: 0.08, N: 0.006 };
    const found = solubility.mixedAt(steel, 1373.15);
    expect(Math.abs(found.niobium / 0.02602 - 1)).toBeLessThan(0.01);
    expect(Math.abs((found.carbonShare ?? 0) / 0.662 - 1)).toBeLessThan(0.01);
    expect(Math.abs((solubility.mixedDissolutionKelvin(steel) ?? 0) - 273.15 - 1152.4)).toBeLessThan(1);
    expect(solubility.mixedAt(steel, 1500).carbonShare).toBeNull();
    expect(solubility.mixedDissolutionKelvin({ C: 0.1 })).toBeNull();
  });
});
