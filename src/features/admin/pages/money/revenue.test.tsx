import { roundAbove } from '@ferrite/charts/bars.tsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollarsOf, netOf, shortNumber } from '../../money/revenue.rules.ts';
import { withParameters } from '../use-list.ts';

describe('figures of the dashboard', () => {
  it('U-06 won are converted to dollars at 1,300', () => {
    expect(dollarsOf({ paidUsd: 9_600, paidKrw: 124_800 })).toBe(192);
  });

  it('U-06 the net amount of a month is the paid amount less refunds and chargebacks', () => {
    const month = { paidUsd: 20_000, refundedUsd: 9_600, reversedUsd: 1_000 };
    expect(netOf({ ...month, paidKrw: 13_000, refundedKrw: 0, reversedKrw: 13_000 })).toEqual({
      paidUsd: 9_400,
      paidKrw: 0,
    });
  });

  it('U-06 refunds and chargebacks are subtracted separately for each currency', () => {
    const amount = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(fc.tuple(amount, amount, amount, amount, amount, amount), ([a, b, c, d, e, f]) => {
        const usd = { paidUsd: a + b + c, refundedUsd: b, reversedUsd: c };
        const krw = { paidKrw: d + e + f, refundedKrw: e, reversedKrw: f };
        expect(netOf({ ...usd, ...krw })).toEqual({ paidUsd: a, paidKrw: d });
      }),
    );
  });

  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1k'],
    [7_680, '7.7k'],
    [9_949, '9.9k'],
    [9_950, '10k'],
    [10_000, '10k'],
    [12_300, '12k'],
    [100_500, '101k'],
    [999_499, '999k'],
    [999_500, '1M'],
    [1_250_000, '1.3M'],
  ])('U-06 %i is abbreviated as %s', (value, text) => {
    expect(shortNumber(value)).toBe(text);
  });

  it.each([
    ['de', 1_234, '1.234'],
    ['de', 9_999.6, '10.000'],
    ['de', 12_345, '12.345'],
    ['kr', 9_999.6, '10,000'],
    ['kr', 10_000, '1만'],
    ['kr', 1_250_000, '125만'],
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

  it('U-06 the URL of a list contains only parameters with a value', () => {
    expect(withParameters('/a', { search: '', page: 2, status: 'a b&c' })).toBe('/a?page=2&status=a+b%26c');
    expect(withParameters('/a', { search: '' })).toBe('/a');
  });
});
