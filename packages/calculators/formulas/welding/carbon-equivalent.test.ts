import { describe, expect, it } from 'vitest';
import { sumOf, weightsOf } from '../composition/weighted-sum.ts';
import * as ce from './carbon-equivalent.ts';

describe('carbon equivalents (C-01)', () => {
  it('every coefficient is used: distinct contents give the published sums', () => {
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
  ])('A(C) at %s %% C is %s, as in the table printed with CEN', (carbon, expected) => {
    expect(Math.abs(ce.carbonAccommodation(carbon) - expected)).toBeLessThanOrEqual(0.001);
  });

  it('A(C) is exactly 0.75 at 0.12 % C', () => {
    expect(ce.carbonAccommodation(0.12)).toBeCloseTo(0.75, 9);
  });

  it('niobium counts only in CEN, boron only in Pcm and CEN', () => {
    for (const sum of [ce.iiw, ce.aws, ce.pcm, ce.cet]) expect(weightsOf(sum)).not.toHaveProperty('Nb');
    expect(ce.cenShares({ C: 0.12, Nb: 1 })['Nb']).toBeCloseTo(0.15, 9);
    for (const sum of [ce.iiw, ce.aws, ce.cet]) expect(weightsOf(sum)).not.toHaveProperty('B');
  });
});
