import { describe, expect, it } from 'vitest';
import { isCrackingMedium, isCrackingSteel } from './quench-cracking.ts';
import { severities } from './quench-severity.ts';

describe('risk of quench cracks', () => {
  it('water and brine cause a risk of quench cracks, oil, polymer and air do not', () => {
    const risky = Object.entries(severities).flatMap(([bath, each]) =>
      isCrackingMedium(each) ? [bath] : [],
    );
    expect(risky).toEqual(['water-still', 'water-agitated', 'water-violent', 'brine-violent']);
  });

  it.each([
    ['C22', { C: 0.22, Mn: 0.55, Si: 0.25 }, false],
    ['C40, at the limit', { C: 0.4, Mn: 0.65 }, false],
    ['C45', { C: 0.46, Mn: 0.65 }, true],
    ['34CrMo4', { C: 0.34, Mn: 0.75, Cr: 1.05, Mo: 0.22 }, true],
    ['0.31 C with 1.65 Mn, just alloyed', { C: 0.31, Mn: 1.65 }, true],
    ['0.31 C with 1.64 Mn', { C: 0.31, Mn: 1.64 }, false],
    ['0.30 C alloyed, at the limit', { C: 0.3, Cr: 1 }, false],
    ['16MnCr5, for case hardening', { C: 0.16, Mn: 1.15, Cr: 0.95 }, false],
    ['20MnB5, boron alone', { C: 0.2, Mn: 1.25, B: 0.003 }, false],
  ])('carbon and alloying elements decide whether a steel is at risk: %s', (_name, steel, isRisky) => {
    expect(isCrackingSteel(steel)).toBe(isRisky);
  });
});
