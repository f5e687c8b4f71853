import { describe, expect, it } from 'vitest';
import {
  isReportChanged,
  type ReportEntries,
  readReportEntries,
  reportForm,
  withField,
} from './report-entries.ts';

const start: ReportEntries = { head: {}, addresses: ['/calculators/a'], state: 'draft' };
const entries: ReportEntries = { ...start, head: { title: 'Joint 12', customer: '' } };
const stored = (changes: object) => JSON.parse(JSON.stringify({ ...entries, ...changes }));

describe('B-07 unsaved entries of a report', () => {
  it('are read as typed, also emptied fields', () => {
    expect(readReportEntries(stored({}))).toEqual(entries);
  });

  it.each([
    ['nothing', null],
    ['a text', 'Joint 12'],
    ['no header', stored({ head: undefined })],
    ['an unknown field', stored({ head: { phone: '1' } })],
    ['a field that is no text', stored({ head: { title: 12 } })],
    ['no calculations', stored({ addresses: undefined })],
    ['calculations that are no texts', stored({ addresses: [1] })],
    ['too many calculations', stored({ addresses: Array.from({ length: 9 }, () => '/calculators/a') })],
    ['an unknown state', stored({ state: 'withdrawn' })],
  ])('ignores %s', (_, broken) => {
    expect(readReportEntries(broken)).toBeNull();
  });

  it('have one form per revision and per calculations of another page', () => {
    const forms = [
      reportForm(null, []),
      reportForm(null, ['/calculators/a']),
      reportForm('r1', ['/calculators/a']),
    ];
    expect(new Set(forms).size).toBe(3);
    expect(reportForm('r1', [])).toBe(forms[2]);
  });

  it('differ from those that the form opened with by a typed field, a calculation or the state', () => {
    expect(isReportChanged(start, start)).toBe(false);
    expect(isReportChanged(entries, start)).toBe(true);
    expect(isReportChanged({ ...start, addresses: [] }, start)).toBe(true);
    expect(isReportChanged({ ...start, state: 'approved' }, start)).toBe(true);
  });

  it('follow the last report in fields without a typed text', () => {
    expect(withField({ title: 'Joint' }, 'customer', 'Nordsveis')).toEqual({
      title: 'Joint',
      customer: 'Nordsveis',
    });
    expect(withField({ title: 'Joint', customer: '' }, 'customer', undefined)).toEqual({ title: 'Joint' });
  });
});
