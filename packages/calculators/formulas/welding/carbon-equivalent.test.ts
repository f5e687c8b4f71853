import { describe, expect, it } from 'vitest';
import { sumOf, weightsOf } from '../composition/weighted-sum.ts';
import * as ce from './carbon-equivalent.ts';

describe('carbon equivalents (C-01)', () => {
  it('every coefficient is used: distinct contents of all elements give the published sums', () => {
    const steel = { C: 1, Mn: 1.3, Cr: 0.4, Mo: 2, V: 2.1, Ni: 0.8, Cu: 1.1, Si: 2.8, B: 3 };
    expect(sumOf(ce.iiw, steel)).toBeCloseTo(2.243333, 6);
    expect(sumOf(ce.cet, steel)).toBeCloseTo(1.425, 6);
    expect(sumOf(ce.aws, steel)).toBeCloseTo(2.71, 6);
    expect(sumOf(ce.pcm, steel)).toBeCloseTo(16.59, 6);
  });

  it.each([
    [0.08, 0.584],
    [0.16, 0.916],
    [0.2, 0.98],
  ])('A(C) at $0 % C is $1, as in the table printed with CEN', (carbon, expected) => {
    expect(Math.abs(ce.carbonAccommodation(carbon) - expected)).toBeLessThanOrEqual(0.001);
  });

  it('A(C) is exactly 0.75 at 0.12 % C', () => {
    expect(ce.carbonAccommodation(0.12)).toBeCloseTo(0.75, 9);
  });

  it('CEN is carbon plus A(C) times the alloying sum, and its shares add up to it', () => {
    // By hand: 0.12 + 0.75 (0.24/24 + 0.6/6 + 0.15/15 + 0.2/20 + 0.5/5 + 5 × 0.01) = 0.33.
    const steel = { C: 0.12, Si: 0.24, Mn: 0.6, Cu: 0.15, Ni: 0.2, Cr: 0.5, B: 0.01 };
    expect(ce.cen(steel)).toBeCloseTo(0.33, 9);
    const shares = ce.cenShares(steel);
    expect(shares['C']).toBe(0.12);
    expect(Object.values(shares).reduce((sum, each) => sum + each, 0)).toBeCloseTo(0.33, 9);
    expect(ce.cen({ Mn: 6 })).toBeCloseTo(ce.carbonAccommodation(0), 9);
  });

  it('the formula of CEN is printed with fractions, in one line and with the contents of the steel', () => {
    expect(ce.cenTex('fraction')).toMatch(/^\\mathrm\{C\} \+ A\(\\mathrm\{C\}\)\\left\[.*\\frac.*\\right\]$/);
    expect(ce.cenTex('line')).toMatch(/^\\mathrm\{C\} \+ A\(\\mathrm\{C\}\)\\,\[.*\{Mn\}\/6.*\]$/);
    expect(ce.cenInserted({ C: 0.12, Mn: 0.6 })).toBe(
      '0.12 + 0.750 [0/24 + 0.6/6 + 0/15 + 0/20 + (0 + 0 + 0 + 0)/5 + 5 × 0]',
    );
    expect(ce.cenInserted({})).toMatch(/^0 \+ 0\.504 \[/);
    expect(ce.accommodationText(0.2)).toEqual({
      tex: '0.75 + 0.25 \\tanh[20(\\mathrm{C} - 0.12)]',
      inserted: '0.75 + 0.25 tanh[20 (0.2 − 0.12)]',
    });
  });

  it('niobium counts only in CEN, boron only in Pcm and CEN', () => {
    for (const sum of [ce.iiw, ce.aws, ce.pcm, ce.cet]) expect(weightsOf(sum)).not.toHaveProperty('Nb');
    expect(ce.cenShares({ C: 0.12, Nb: 1 })['Nb']).toBeCloseTo(0.15, 9);
    for (const sum of [ce.iiw, ce.aws, ce.cet]) expect(weightsOf(sum)).not.toHaveProperty('B');
  });
});
