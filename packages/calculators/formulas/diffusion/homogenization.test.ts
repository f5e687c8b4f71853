import { describe, expect, it } from 'vitest';
import { forgedSpacing, homogenizationTime, relaxationTime, residualSegregation } from './homogenization.ts';

describe('homogenization (C-01)', () => {
  it('a spacing of 200 µm with D = 1e-14 m²/s takes 84.3 h to 5 % residual, with a relaxation time of 28.1 h', () => {
    expect(homogenizationTime(200e-6, 1e-14, 0.05) / 3600).toBeCloseTo(84.31, 1);
    expect(relaxationTime(200e-6, 1e-14) / 3600).toBeCloseTo(28.14, 1);
    expect(residualSegregation(200e-6, 1e-14, 28.145 * 3600)).toBeCloseTo(0.3679, 3);
  });

  it('time and residual are inverse functions', () => {
    const seconds = homogenizationTime(3e-4, 7.9e-15, 0.2);
    expect(residualSegregation(3e-4, 7.9e-15, seconds)).toBeCloseTo(0.2, 12);
  });

  it('forging 4:1 halves the spacing of a round bar and quarters that of bands', () => {
    expect([forgedSpacing(1, 4, 'drawn'), forgedSpacing(1, 4, 'flattened')]).toEqual([0.5, 0.25]);
  });
});
