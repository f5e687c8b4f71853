import { describe, expect, it } from 'vitest';
import { shownByCurrency, shownDay, shownMethod, shownMoment, shownMoney } from './shown-values.ts';

describe('U-05 money as it is printed', () => {
  it.each([
    [124_800, 'KRW', 'toss', '₩124,800'],
    ['13000.00', 'KRW', 'paypal', '₩13,000'],
    [13_000, 'USD', 'toss', '₩13,000'],
    [96, 'USD', 'paypal', '$96.00'],
    ['10', 'USD', 'eximbay', '$10.00'],
    [0, 'USD', 'paypal', '$0.00'],
    [null, 'USD', 'paypal', 'N/A'],
    ['', 'KRW', 'toss', 'N/A'],
    ['abc', 'USD', 'paypal', 'N/A'],
  ])('U-05 %s %s by %s is %s', (amount, currency, method, shown) => {
    expect(shownMoney(amount, currency, method)).toBe(shown);
  });

  it.each([
    [96, 'USD', '96.00 USD'],
    ['124800', 'KRW', '₩124,800'],
    [9.5, 'EUR', '9.50 EUR'],
    [undefined, 'USD', 'N/A'],
  ])('U-05 the refund page prints %s %s as %s', (amount, currency, shown) => {
    expect(shownByCurrency(amount, currency)).toBe(shown);
  });
});

describe('U-05 moments as they are printed', () => {
  it('U-05 as YYYY-MM-DD HH:mm of the reader', () => {
    expect(shownMoment(new Date(2026, 0, 5, 7, 3))).toBe('2026-01-05 07:03');
    expect(shownDay(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21');
  });

  it.each([
    [null, 'N/A'],
    [undefined, 'N/A'],
    ['', 'N/A'],
    ['yesterday', 'Invalid Date'],
  ])('U-05 %s is %s', (moment, shown) => {
    expect(shownMoment(moment)).toBe(shown);
    expect(shownDay(moment)).toBe(shown);
  });
});

describe('U-05 payment methods by name', () => {
  it.each([
    ['paypal', 'PayPal'],
    ['toss', 'Toss'],
    ['eximbay', 'Eximbay'],
    ['stripe', 'Verifone'],
    ['verifone', 'Verifone'],
    ['bank', 'bank'],
  ])('U-05 My Page calls %s %s', (method, name) => {
    expect(shownMethod(method)).toBe(name);
  });
});
