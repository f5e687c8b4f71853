import { describe, expect, it } from 'vitest';
import { formatMoney } from './format-money.ts';

describe('U-05 displayed amounts', () => {
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
  ])('U-05 %s %s paid by %s is displayed as %s', (amount, currency, method, shown) => {
    expect(formatMoney(amount, { currency, method }, { language: 'en' })).toBe(shown);
  });

  it.each([
    [96, 'USD', '96,00 USD'],
    ['124800', 'KRW', '124.800 ₩'],
    [undefined, 'USD', 'N/A'],
  ])(
    'U-05 without a payment method, the amount %s %s is displayed in German as %s',
    (amount, currency, shown) => {
      expect(formatMoney(amount, { currency }, { language: 'de', form: 'code' })).toBe(shown);
    },
  );
});
