import { describe, expect, it } from 'vitest';
import {
  cleanField,
  headFields,
  isOfHeat,
  maxFieldLength,
  type ReportHead,
  reportNumber,
  revisionLetter,
  serialOf,
  startingHead,
  stateOf,
  withoutPersonalData,
} from './reports.rules.ts';

const last = {
  company: 'Hanbit Forge',
  author: 'J. Park',
  customer: 'Nordsveis AS',
  approvedBy: 'M. Vogt',
  heat: '4700',
};
const kept = { company: last.company, author: last.author };
const heat = { name: ' 4718 ', grade: '', analysis: { C: 0.41, Mn: 0.75, Cr: 1.05 } };
const ofHeat = ['/calculators/jominy-hardenability.html?C=0.41&Si=0&Mn=0.75&Cr=1.05&distanceMm=10'];
const started = (more: Partial<Parameters<typeof startingHead>[0]>) =>
  startingHead({ revised: undefined, last, heat, addresses: ofHeat, ...more });

describe('initial header in the form of a report', () => {
  it('B-07 W-02 the header has the name of the selected heat instead of that of the last report', () => {
    expect(started({})).toEqual({ ...kept, heat: '4718' });
    expect(started({ last: undefined })).toEqual({ company: '', author: '', heat: '4718' });
    expect(started({ heat: { ...heat, name: 'x'.repeat(500) } }).heat).toHaveLength(maxFieldLength);
    expect(started({ addresses: ['/workbench/section?C=0%2C41&Mn=0%2C75&Cr=1%2C05'] }).heat).toBe('4718');
  });

  it('B-07 W-03 the header of a report from a heat has its name, grade and a title', () => {
    const graded = { ...heat, grade: '42CrMo4+QT' };
    const heatTitle = 'Passport of heat 4718';
    expect(started({ heat: graded, heatTitle })).toEqual({
      ...kept,
      heat: '4718 · 42CrMo4+QT',
      title: heatTitle,
    });
    expect(started({ heat: graded, heatTitle: 'x'.repeat(500) }).title).toHaveLength(maxFieldLength);
    expect(started({ heat: { ...graded, analysis: { C: 0.3 } }, heatTitle })).toEqual({ ...kept, heat: '' });
    expect(started({ heat: graded, heatTitle, revised: last })).toEqual(last);
  });

  it('B-07 W-03 contents below a limit and with ± in the link are those of the heat', () => {
    const addresses = ['/workbench/section?C=0%2C41±0%2C02&Mn=0%2C75&Cr=1%2C05&S=<0%2C003'];
    const measured = { ...heat, analysis: { ...heat.analysis, S: 0.003 } };
    expect(started({ addresses, heat: measured }).heat).toBe('4718');
    expect(started({ addresses }).heat).toBe('');
    const other = '/calculators/tempered-hardness.html?C=0.41%C2%B10.02&Mn=0.77&Cr=1.05';
    expect(started({ addresses: [...addresses, other], heat: measured }).heat).toBe('');
    const without = '/calculators/tempered-hardness.html?C=0.41%C2%B10.02&Mn=0.75&Cr=1.05';
    expect(started({ addresses: [...addresses, without], heat: measured }).heat).toBe('4718');
  });

  it('B-07 W-02 the header has no heat name if a calculation has another analysis or none', () => {
    const others = [
      ['/workbench/section?C=0.3&Mn=0.75&Cr=1.05'],
      ['/calculators/carbon-equivalent.html?C=0.41&Mn=0.75&Cr=1.05&Ni=1.5'],
      [...ofHeat, '/calculators/carbon-equivalent.html?C=0.2&Mn=1.4'],
      ['/calculators/metal-weight.html'],
    ];
    for (const addresses of others) expect(started({ addresses }).heat, `${addresses}`).toBe('');
  });

  it('B-07 W-02 contents differ from those of the heat if they differ by more than 10⁻⁶ of their value', () => {
    const withCarbon = (percent: string) =>
      isOfHeat([`/workbench/section?C=${percent}&Mn=0.75&Cr=1.05`], heat);
    expect(['0.4100003', '0.4099997', '0.4100005', '0.4099995'].map(withCarbon)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('B-07 of the last report only company and author are offered for another one; a revision has all fields', () => {
    const named = { ...last, title: 'Shaft 12', drawing: 'NS-1' };
    expect(started({ last: named })).toEqual({ ...kept, heat: '4718' });
    expect(started({ revised: named })).toEqual(named);
  });

  it('B-07 without a selected heat, the header has company and author of the last report', () => {
    expect(started({ heat: null })).toEqual({ ...kept, heat: '' });
    expect(started({ heat: null, last: undefined })).toEqual({ company: '', author: '', heat: '' });
  });

  it('B-07 W-02 the header is that of the revised report, and only an empty heat name is filled in', () => {
    expect(started({ revised: last, last: {} })).toEqual(last);
    expect(started({ revised: { heat: ' ' } })).toEqual({ heat: '4718' });
  });
});

const head = Object.fromEntries(headFields.map((field) => [field, field])) as ReportHead;

describe('comparison of calculations with the analysis of a heat', () => {
  it('W-02 analyses agree if they differ only by rounding; a missing element is treated as 0', () => {
    const address = (carbon: string) => [`/calculators/carbon-equivalent.html?C=${carbon}&Ni=0`];
    const isOf = (carbon: string) => isOfHeat(address(carbon), { ...heat, analysis: { C: 0.41 } });
    expect(['0.41', '0.4100001', '0,41', '0.41001', '0.40999'].map(isOf)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(isOfHeat([], { ...heat, analysis: {} })).toBe(false);
  });
});

describe('state, numbers and revisions of a report', () => {
  it('B-07 a report without a stored state is approved if it names an approver', () => {
    const states = ['draft', 'approved', null, undefined] as const;
    expect(states.map((state) => stateOf(state, head))).toEqual([
      'draft',
      'approved',
      'approved',
      'approved',
    ]);
    const open = { ...head, approvedBy: '' };
    expect(states.map((state) => stateOf(state, open))).toEqual(['draft', 'approved', 'draft', 'draft']);
  });

  it('B-07 company, customer, author and approver are removed as personal data, the rest is kept', () => {
    expect(withoutPersonalData(head)).toEqual({
      ...head,
      company: '',
      customer: '',
      author: '',
      approvedBy: '',
    });
  });

  it('B-07 a report number has the year and four digits, and the serial is taken from numbers of this year only', () => {
    expect([reportNumber(2026, 1), reportNumber(2026, 12_345)]).toEqual(['R-2026-0001', 'R-2026-12345']);
    expect(serialOf(reportNumber(2026, 42), 2026)).toBe(42);
    expect([serialOf('R-2025-0042', 2026), serialOf('X-2026-0042', 2026), serialOf('', 2026)]).toEqual([
      0, 0, 0,
    ]);
    expect([serialOf('R-2026-0042B', 2026), serialOf('QR-2026-0042', 2026)]).toEqual([0, 0]);
  });

  it('B-07 revisions are A to Z, then AA to ZZ, then AAA', () => {
    expect([0, 1, 25, 26, 27, 51, 52, 701, 702].map(revisionLetter)).toEqual([
      'A',
      'B',
      'Z',
      'AA',
      'AB',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
    ]);
  });

  it('B-07 a header field is one line with single spaces', () => {
    expect(cleanField('Ring \t 4718\n new')).toBe('Ring 4718 new');
  });
});
