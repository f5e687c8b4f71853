import { describe, expect, it } from 'vitest';
import { formatAmount, isSameMoney, parseAmount } from './money.ts';

describe('P-06 exact amounts of money', () => {
  it.each([
    ['9.6', 960],
    ['9.60', 960],
    ['9', 900],
    ['19.99', 1999],
    ['0.01', 1],
    ['96.000', 9600],
  ])('%s dollars are parsed as %i cents', (text, minor) => {
    expect(parseAmount(text, 'USD')).toEqual({ currency: 'USD', minor });
  });

  it.each(['', '-1', '+1', '1e3', '1,000.00', '9.601', '1.2.3', 'NaN', '9999999999999', '0x10'])(
    '%s is rejected as an amount',
    (text) => {
      expect(parseAmount(text, 'USD')).toBeNull();
    },
  );

  it('amounts in won have no decimals', () => {
    expect(parseAmount('13000.5', 'KRW')).toBeNull();
    expect(parseAmount('13000', 'KRW')).toEqual({ currency: 'KRW', minor: 13_000 });
  });

  it('a formatted amount is parsed as the same amount', () => {
    expect(formatAmount({ currency: 'USD', minor: 9600 })).toBe('96.00');
    expect(formatAmount({ currency: 'USD', minor: 5 })).toBe('0.05');
    expect(formatAmount({ currency: 'KRW', minor: 124_800 })).toBe('124800');
  });

  it('an amount in dollars does not equal the same number of won', () => {
    expect(isSameMoney({ currency: 'USD', minor: 1300 }, { currency: 'KRW', minor: 1300 })).toBe(false);
  });
});
