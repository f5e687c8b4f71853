import { describe, expect, it } from 'vitest';
import {
  type CompositionFormula,
  formulaInserted,
  formulaShares,
  formulaTex,
  formulaValue,
} from './composition-formula.ts';

const formula: CompositionFormula = {
  constant: 100,
  terms: { '√C': -20, Mn: 3, C·Mn: -2, Cr·Cr: 0.5, Ni: 1 },
};

describe('regression formulas as data (C-01)', () => {
  it('the value sums the constant, roots, products and squares', () => {
    const steel = { C: 0.25, Mn: 2, Cr: 4, Ni: 1 };
    expect(formulaValue(formula, steel)).toBeCloseTo(100 - 10 + 6 - 1 + 8 + 1, 9);
    expect(formulaShares(formula, steel)).toMatchObject({ '√C': -10, C·Mn: -1, Cr·Cr: 8 });
  });

  it('a formula can have a saturating carbon term', () => {
    const curved: CompositionFormula = { constant: 5, terms: {}, saturation: { factor: -600, rate: 0.96 } };
    expect(formulaValue(curved, { C: 1 })).toBeCloseTo(5 - 600 * (1 - Math.exp(-0.96)), 9);
    const both: CompositionFormula = { ...curved, terms: { C: -10 } };
    expect(formulaValue(both, { C: 1 })).toBeCloseTo(formulaValue(curved, { C: 1 }) - 10, 9);
    expect(formulaTex(curved)).toBe('5 - 600\\,(1 - e^{-0.96\\,\\mathrm{C}})');
  });

  it('formulas are rendered in TeX, and with the input values', () => {
    expect(formulaTex(formula)).toBe(
      '100 - 20\\,\\sqrt{\\mathrm{C}} + 3\\,\\mathrm{Mn} - 2\\,\\mathrm{C}\\,\\mathrm{Mn} + 0.5\\,\\mathrm{Cr}^2 + \\mathrm{Ni}',
    );
    expect(formulaInserted(formula, { C: 0.25, Mn: 2, Cr: 4, Ni: 1 })).toBe(
      '= 100 − 20 × √0.25 + 3 × 2 − 2 × 0.25 × 2 + 0.5 × 4² + 1',
    );
    expect(formulaInserted({ constant: 0, terms: { Cr: 1 } }, {})).toBe('= 0');
  });

  it('formulas are printed with the saturating carbon term before the others, and without a constant of 0', () => {
    const curved: CompositionFormula = {
      constant: 5,
      terms: { Mn: -2 },
      saturation: { factor: -600, rate: 0.96 },
    };
    expect(formulaInserted(curved, { C: 0.4, Mn: 1 })).toBe('= 5 − 600 × (1 − e^(−0.96 × 0.4)) − 2 × 1');
    expect(formulaTex({ constant: 0, terms: { Mn: -2, Cr: 1 } })).toBe('- 2\\,\\mathrm{Mn} + \\mathrm{Cr}');
    expect(formulaInserted({ constant: 0, terms: { Mn: 2, '√C': 1 } }, { Mn: 1, C: 0.25 })).toBe(
      '= 2 × 1 + √0.25',
    );
  });

  it('a term that is not an element is rejected', () => {
    const wrong = { constant: 0, terms: { Xx: 1 } } as unknown as CompositionFormula;
    expect(() => formulaValue(wrong, {})).toThrow('Xx is not an element');
  });
});
