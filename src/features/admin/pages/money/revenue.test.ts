import { roundAbove } from '@ferrite/charts/bars.tsx';
import { describe, expect, it } from 'vitest';
import { dollarsOf, netOf, shortNumber } from '../../money/revenue.rules.ts';
import { withParameters } from '../use-list.ts';

describe('figures of the dashboard', () => {
  it('U-06 won are converted to dollars at 1,300', () => {
    expect(dollarsOf({ paidUsd: 9_600, paidKrw: 124_800 })).toBe(192);
  });

  it('U-06 the net amount of a month is paid less refunds and chargebacks', () => {
    const month = { paidUsd: 20_000, refundedUsd: 9_600, reversedUsd: 1_000 };
    expect(netOf({ ...month, paidKrw: 13_000, refundedKrw: 0, reversedKrw: 13_000 })).toEqual({
      paidUsd: 9_400,
      paidKrw: 0,
    });
  });

  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1k'],
    [7_680, '7.7k'],
    [9_949, '9.9k'],
    [9_950, '10k'],
    [999_499, '999k'],
    [999_500, '1M'],
    [1_250_000, '1.3M'],
  ])('U-06 %i is abbreviated as %s', (value, text) => {
    expect(shortNumber(value)).toBe(text);
  });

  it.each([
    ['de', 1_234, '1.234'],
    ['kr', 1_694, '1,694'],
    ['de', 1_250_000, '1,3 Mio.'],
    ['kr', 12_340, '1.2만'],
    ['ja', 12_340, '1.2万'],
  ] as const)('U-06 in %s %i is abbreviated as %s', (language, value, text) => {
    expect(shortNumber(value, language).replace('\u00a0', ' ')).toBe(text);
  });

  it.each([
    [0, 2],
    [1, 2],
    [3, 4],
    [10, 10],
    [10_700, 20_000],
    [96, 100],
  ])('U-06 an axis for the value %d ends at %d', (value, end) => {
    expect(roundAbove(value)).toBe(end);
  });

  it('U-06 the address of a list contains only the chosen filters', () => {
    expect(withParameters('/a', { search: '', page: 2, status: 'a b&c' })).toBe('/a?page=2&status=a+b%26c');
    expect(withParameters('/a', { search: '' })).toBe('/a');
  });
});
