import { describe, expect, it } from 'vitest';
import { tensileStrength, tensileStrengthLine } from './tensile-strength.ts';

const { range, band, slope } = tensileStrengthLine;
const halfRange = (range.max - range.min) / 2;
const halfWidth = (vickers: number): number => {
  const { low, high } = tensileStrength(vickers);
  return (high - low) / 2;
};

describe('tensile strength from hardness', () => {
  it('V-02 the band has the same width everywhere within the measured hardness', () => {
    for (const vickers of [range.min, (range.min + range.max) / 2, range.max]) {
      expect(halfWidth(vickers)).toBeCloseTo(band, 9);
      const { value, low, high } = tensileStrength(vickers);
      expect(high - value).toBeCloseTo(value - low, 9);
    }
  });

  it('V-03 the band is twice as wide half the measured range beyond either end', () => {
    expect(halfWidth(range.max + halfRange)).toBeCloseTo(2 * band, 9);
    expect(halfWidth(range.min - halfRange)).toBeCloseTo(2 * band, 9);
  });

  it('V-02 the band of a hardness that was not measured is added as an independent deviation', () => {
    const { value, low, high } = tensileStrength(300, { low: 280, high: 310 });
    expect(value - low).toBeCloseTo(Math.hypot(band, 20 * slope.value), 9);
    expect(high - value).toBeCloseTo(Math.hypot(band, 10 * slope.value), 9);
  });

  it('V-02 the tensile strength is never negative', () => {
    expect(tensileStrength(10).low).toBe(0);
  });
});
