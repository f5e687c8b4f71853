import { describe, expect, it } from 'vitest';
import { tensileStrength, tensileStrengthLine } from './tensile-strength.ts';

const { range, band, slope } = tensileStrengthLine;
const halfRange = (range.max - range.min) / 2;
const halfWidth = (vickers: number): number => {
  const { low, high } = tensileStrength(vickers);
  return (high - low) / 2;
};

describe('tensile strength from hardness', () => {
  it('V-02 has the same band within the measured hardness', () => {
    for (const vickers of [range.min, (range.min + range.max) / 2, range.max]) {
      expect(halfWidth(vickers)).toBeCloseTo(band, 9);
      const { value, low, high } = tensileStrength(vickers);
      expect(high - value).toBeCloseTo(value - low, 9);
    }
  });

  it('V-03 has a band twice as wide half the measured range beyond it, at both ends', () => {
    expect(halfWidth(range.max + halfRange)).toBeCloseTo(2 * band, 9);
    expect(halfWidth(range.min - halfRange)).toBeCloseTo(2 * band, 9);
  });

  it('V-02 adds the band of a hardness that was not measured as an independent deviation', () => {
    const { value, low, high } = tensileStrength(300, { low: 280, high: 310 });
    expect(value - low).toBeCloseTo(Math.hypot(band, 20 * slope.value), 9);
    expect(high - value).toBeCloseTo(Math.hypot(band, 10 * slope.value), 9);
  });

  it('V-02 is never below 0', () => {
    expect(tensileStrength(10).low).toBe(0);
  });
});
