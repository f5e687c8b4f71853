import { describe, expect, it } from 'vitest';
import { evaluate } from '../../core/evaluate.ts';
import { defaultInputs, type RawInputs } from '../../core/inputs/fields.ts';
import { severities } from '../../formulas/hardenability/quench-severity.ts';
import { filmOfSeverity } from '../../formulas/quenching/medium.ts';
import immersionTime from './index.ts';

const resultFor = (given: RawInputs) => {
  const result = evaluate(immersionTime, { ...defaultInputs(immersionTime), ...given });
  if (!result.ok) throw new Error(JSON.stringify(result));
  return { values: result.values, codes: result.warnings.map(({ code }) => code) };
};

describe('remarks of the immersion time (C-02)', () => {
  it('a film coefficient that the user entered warns of quench cracks like the medium with this coefficient', () => {
    const { conductivityWmK } = defaultInputs(immersionTime);
    for (const [medium, severity] of Object.entries(severities)) {
      const heatTransferWm2K = filmOfSeverity(severity, Number(conductivityWmK)) * (1 + 1e-9);
      expect(resultFor({ medium: 'custom', heatTransferWm2K }).codes.includes('crack_risk'), medium).toBe(
        resultFor({ medium }).codes.includes('crack_risk'),
      );
    }
    expect(resultFor({ medium: 'custom', heatTransferWm2K: 11_000 }).codes).toContain('crack_risk');
  });

  it('a rectangle has the same results with thickness and width exchanged, and a note that the smaller side is the thickness', () => {
    const sides = (thicknessMm: number, widthMm: number) =>
      resultFor({ shape: 'rectangular', thicknessMm, widthMm, criterion: 'average' });
    const [flat, upright] = [sides(40, 100), sides(100, 40)];
    expect(upright.values).toEqual(flat.values);
    expect([flat, upright].map(({ codes }) => codes.includes('width_below_thickness'))).toEqual([
      false,
      true,
    ]);
  });
});
