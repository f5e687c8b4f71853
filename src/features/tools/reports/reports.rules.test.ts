import { describe, expect, it } from 'vitest';
import { maxFieldLength, startingHead } from './reports.rules.ts';

const last = { customer: 'Nordsveis AS', heat: '4700' };
const heat = { name: ' 4718 ', analysis: { C: 0.41, Mn: 0.75, Cr: 1.05 } };
const ofHeat = ['/calculators/jominy-hardenability.html?C=0.41&Si=0&Mn=0.75&Cr=1.05&distanceMm=10'];
const started = (more: Partial<Parameters<typeof startingHead>[0]>) =>
  startingHead({ revised: undefined, last, heat, addresses: ofHeat, ...more });

describe('header that the form of a report starts with', () => {
  it('B-07 W-02 has the name of the chosen heat instead of that of the last report', () => {
    expect(started({})).toEqual({ ...last, heat: '4718' });
    expect(started({ last: undefined })).toEqual({ heat: '4718' });
    expect(started({ heat: { ...heat, name: 'x'.repeat(500) } }).heat).toHaveLength(maxFieldLength);
    expect(started({ addresses: ['/workbench/section?C=0%2C41&Mn=0%2C75&Cr=1%2C05'] }).heat).toBe('4718');
  });

  it('B-07 W-02 has no name of a heat where a calculation has another analysis, or none', () => {
    const others = [
      ['/workbench/section?C=0.3&Mn=0.75&Cr=1.05'],
      ['/calculators/carbon-equivalent.html?C=0.41&Mn=0.75&Cr=1.05&Ni=1.5'],
      [...ofHeat, '/calculators/carbon-equivalent.html?C=0.2&Mn=1.4'],
      ['/calculators/metal-weight.html'],
    ];
    for (const addresses of others) expect(started({ addresses }).heat, `${addresses}`).toBe('');
  });

  it('B-07 is that of the last report without its heat or order where no heat is chosen', () => {
    expect(started({ heat: null })).toEqual({ ...last, heat: '' });
    expect(started({ heat: null, last: undefined })).toEqual({ heat: '' });
  });

  it('B-07 W-02 is that of the revised report; only an empty heat is filled', () => {
    expect(started({ revised: last, last: {} })).toEqual(last);
    expect(started({ revised: { heat: ' ' } })).toEqual({ heat: '4718' });
  });
});
