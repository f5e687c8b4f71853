import { describe, expect, it } from 'vitest';
import { type CompositionFormula, formulaValue } from '../composition/composition-formula.ts';
import * as stability from './austenite-stability.ts';

const s304 = { C: 0.05, Si: 0.5, Mn: 1.4, Cr: 18.3, Ni: 8.1, Mo: 0.2, N: 0.05, Cu: 0.3 };
const s304l = { C: 0.02, Si: 0.45, Mn: 1.5, Cr: 18.2, Ni: 8.1, N: 0.06 };
const s301 = { C: 0.1, Si: 0.5, Mn: 1.2, Cr: 17, Ni: 7, N: 0.04 };

describe('stability of austenite (C-01)', () => {
  it.each<[string, CompositionFormula, typeof s304l, { expected: number; tolerance: number }]>([
    ['304 Angel', stability.md30Angel, s304, { expected: 19.5, tolerance: 0.2 }],
    ['304 Nohara', stability.md30Nohara, s304, { expected: -9.2, tolerance: 0.2 }],
    ['304 Schramm & Reed', stability.sfeSchrammReed, s304, { expected: 16.4, tolerance: 0.2 }],
    ['304 Pickering', stability.sfePickering, s304, { expected: 33.9, tolerance: 0.2 }],
    ['304 Brofman & Ansell', stability.sfeBrofmanAnsell, s304, { expected: 18.5, tolerance: 0.2 }],
    ['304 Ms', stability.msEichelmanHull, s304, { expected: -188, tolerance: 1 }],
    ['304L Angel', stability.md30Angel, s304l, { expected: 33.5, tolerance: 0.2 }],
    ['304L Nohara', stability.md30Nohara, s304l, { expected: 13.5, tolerance: 0.2 }],
    ['304L Schramm & Reed', stability.sfeSchrammReed, s304l, { expected: 14.8, tolerance: 0.2 }],
    ['301 Angel', stability.md30Angel, s301, { expected: 34.6, tolerance: 0.2 }],
    ['301 Nohara', stability.md30Nohara, s301, { expected: 36.1, tolerance: 0.2 }],
  ])('%s has the expected value', (_, formula, steel, { expected, tolerance }) => {
    expect(Math.abs(formulaValue(formula, steel) - expected)).toBeLessThanOrEqual(tolerance);
  });

  it('a coarser grain raises Md30 of 304 by Nohara: G 5 gives −4.9 °C', () => {
    expect(
      Math.abs(formulaValue(stability.md30Nohara, s304) + stability.noharaGrainTerm(5) + 4.9),
    ).toBeLessThan(0.2);
  });

  it('stacking-fault energy: Dai matches 304L, and Schramm & Reed is within 10 of the 94 mJ/m² measured on 310S', () => {
    expect(Math.abs(stability.sfeDai(s304l) - 18)).toBeLessThan(0.2);
    const s310 = formulaValue(stability.sfeSchrammReed, { Cr: 25, Ni: 20, Mn: 1.2 });
    expect(s310).toBeCloseTo(92.3, 1);
    expect(Math.abs(s310 - 94)).toBeLessThan(10);
  });

  it('stacking-fault energy by Dai, by hand: 16 Cr, 20 Ni, 4 Mn, 5 Mo and 0.04 C give 121.3 mJ/m²', () => {
    // Both roots are whole numbers: √(16 + 4 + 5) = 5 and √(20 × (16 + 4)) = 20.
    expect(stability.sfeDai({ C: 0.04, Cr: 16, Ni: 20, Mn: 4, Mo: 5 })).toBeCloseTo(121.326, 3);
  });

  it('the deformation mechanism changes at stacking-fault energies of 20, 40 and 45 mJ/m²', () => {
    expect([-5, 20, 40, 45].map(stability.mechanismAt)).toEqual(['martensite', 'twinning', 'mixed', 'glide']);
  });
});
