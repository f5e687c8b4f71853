import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollarsOf, netOf, shortNumber } from './revenue.rules.ts';

describe('revenue of a month', () => {
  it('is what was paid less refunds and chargebacks, in each currency', () => {
    const amount = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(fc.tuple(amount, amount, amount, amount, amount, amount), ([a, b, c, d, e, f]) => {
        const month = {
          paidUsd: a + b + c,
          refundedUsd: b,
          reversedUsd: c,
          paidKrw: d + e + f,
          refundedKrw: e,
          reversedKrw: f,
        };
        expect(netOf(month)).toEqual({ paidUsd: a, paidKrw: d });
      }),
    );
  });

  it('of both currencies is added in dollars', () => {
    expect(dollarsOf({ paidUsd: 960, paidKrw: 13_000 })).toBe(19.6);
  });
});

describe('numbers of a chart', () => {
  it.each([
    [999, '999'],
    [1_000, '1k'],
    [7_700, '7.7k'],
    [9_949, '9.9k'],
    [9_951, '10k'],
    [10_000, '10k'],
    [12_300, '12k'],
    [100_500, '101k'],
    [999_499, '999k'],
    [999_500, '1M'],
    [1_200_000, '1.2M'],
  ])('%d is %s in English', (value, text) => {
    expect(shortNumber(value)).toBe(text);
  });

  it.each([
    [1_234, '1.234', '1,234'],
    [9_999.6, '10.000', '10,000'],
    [10_000, '10.000', '1만'],
    [12_345, '12.345', '1.2만'],
    [1_250_000, '1,3\u00a0Mio.', '125만'],
  ])('%d is %s in German and %s in Korean', (value, german, korean) => {
    expect([shortNumber(value, 'de'), shortNumber(value, 'kr')]).toEqual([german, korean]);
  });
});
