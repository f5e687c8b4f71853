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
  it('unsaved entries are restored as typed, including emptied fields', () => {
    expect(readReportEntries(stored({}))).toEqual(entries);
  });

  it.each([
    ['nothing', null],
    ['a text', 'Joint 12'],
    ['no header', stored({ head: undefined })],
    ['an unknown field', stored({ head: { phone: '1' } })],
    ['a field that is not text', stored({ head: { title: 12 } })],
    ['no calculations', stored({ addresses: undefined })],
    ['calculations that are not text', stored({ addresses: [1] })],
    ['too many calculations', stored({ addresses: Array.from({ length: 9 }, () => '/calculators/a') })],
    ['an unknown state', stored({ state: 'withdrawn' })],
  ])('stored entries that are invalid are ignored: %s', (_, broken) => {
    expect(readReportEntries(broken)).toBeNull();
  });

  it('entries are stored separately for a new report, a report with calculations of another page, and each revision', () => {
    const forms = [
      reportForm(null, []),
      reportForm(null, ['/calculators/a']),
      reportForm('r1', ['/calculators/a']),
    ];
    expect(new Set(forms).size).toBe(3);
    expect(reportForm('r1', [])).toBe(forms[2]);
  });

  it('the form has unsaved changes if a typed field, a calculation or the state differs from those it was opened with', () => {
    expect(isReportChanged(start, start)).toBe(false);
    expect(isReportChanged(entries, start)).toBe(true);
    expect(isReportChanged({ ...start, addresses: [] }, start)).toBe(true);
    expect(isReportChanged({ ...start, state: 'approved' }, start)).toBe(true);
  });

  it('a header field is stored as typed; without a typed text it is removed and follows the last report', () => {
    expect(withField({ title: 'Joint' }, 'customer', 'Nordsveis')).toEqual({
      title: 'Joint',
      customer: 'Nordsveis',
    });
    expect(withField({ title: 'Joint', customer: '' }, 'customer', undefined)).toEqual({ title: 'Joint' });
  });
});
