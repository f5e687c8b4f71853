import { describe, expect, it } from 'vitest';
import * as ce from './carbon-equivalent.ts';

describe('carbon equivalents (C-01)', () => {
  it('carries every coefficient: a steel of impossible contents gives the published sums', () => {
    const steel = { C: 1, Mn: 1.3, Cr: 0.4, Mo: 2, V: 2.1, Ni: 0.8, Cu: 1.1, Si: 2.8, B: 3 };
    expect(ce.carbonEquivalent(steel, ce.iiwWeights)).toBeCloseTo(2.243333, 6);
    expect(ce.carbonEquivalent(steel, ce.cetWeights)).toBeCloseTo(1.425, 6);
    expect(ce.carbonEquivalent(steel, ce.awsWeights)).toBeCloseTo(2.71, 6);
    expect(ce.carbonEquivalent(steel, ce.pcmWeights)).toBeCloseTo(16.59, 6);
  });

  it.each([
    [0.08, 0.584],
    [0.16, 0.916],
    [0.2, 0.98],
  ])('A(C) at %s %% C is %s, as in the table printed with CEN', (carbon, expected) => {
    expect(Math.abs(ce.carbonAccommodation(carbon) - expected)).toBeLessThanOrEqual(0.001);
  });

  it('A(C) turns at 0.12 % C with exactly 0.75', () => {
    expect(ce.carbonAccommodation(0.12)).toBeCloseTo(0.75, 9);
  });

  it('counts niobium only in CEN, boron only in Pcm and CEN', () => {
    expect(ce.iiwWeights.Nb ?? ce.pcmWeights.Nb ?? ce.cetWeights.Nb).toBeUndefined();
    expect(ce.cenWeights(0.12).Nb).toBeCloseTo(0.15, 9);
    expect(ce.iiwWeights.B ?? ce.cetWeights.B).toBeUndefined();
  });
});
