import { findDefinition } from '@ferrite/calculators/definitions.ts';
import { describe, expect, it } from 'vitest';
import { passportParts } from './passport.rules.ts';

const lowAlloy = {
  analysis: { C: 0.41, Mn: 0.77, Cr: 0.98 },
  section: { shape: 'bar', sizeMm: 80 },
} as const;
const stainless = { analysis: { C: 0.05, Cr: 18, Ni: 9 }, section: null } as const;
const idsOf = (parts: readonly { readonly calculatorId: string }[]) =>
  parts.map(({ calculatorId }) => calculatorId).sort();

describe('W-03 parts of a passport', () => {
  it.each([lowAlloy, stainless])('W-03 every requested output exists: %j', (heat) => {
    for (const { calculatorId, outputs = [], inputs = {} } of passportParts(heat).requests) {
      const calculator = findDefinition(calculatorId);
      const keys = calculator?.outputs.map(({ key }) => key);
      for (const output of outputs) expect(keys, calculatorId).toContain(output);
      for (const key of Object.keys(inputs))
        expect(
          calculator?.inputs.some((input) => input.key === key),
          key,
        ).toBe(true);
    }
  });

  it('W-03 every calculator is either shown or named as not applicable', () => {
    const [one, other] = [lowAlloy, stainless].map((heat) => {
      const { requests, notApplicable } = passportParts(heat);
      return idsOf([...requests, ...notApplicable]);
    });
    expect(one).toEqual(other);
  });

  it('W-03 a ledeburitic tool steel with 12 % chromium is no stainless steel', () => {
    const { notApplicable } = passportParts({ analysis: { C: 1.55, Cr: 12, Mo: 0.8 }, section: null });
    expect(idsOf(notApplicable)).toContain('wrc-1992-diagram');
  });

  it('W-03 preheat needs a section, pitting resistance and phase balance a stainless steel', () => {
    expect(idsOf(passportParts({ ...lowAlloy, section: null }).notApplicable)).toEqual([
      'pitting-resistance',
      'preheat-temperature',
      'schaeffler-diagram',
      'wrc-1992-diagram',
    ]);
    expect(idsOf(passportParts(stainless).requests)).toEqual([
      'melting-point',
      'pitting-resistance',
      'schaeffler-diagram',
      'wrc-1992-diagram',
    ]);
  });
});
