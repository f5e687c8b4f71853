import { describe, expect, it } from 'vitest';
import { currencyFor, otherCurrencyOf } from './price.ts';

describe('prices of the plans', () => {
  it('P-01 prices are shown in won in Korean and for Toss, otherwise in dollars', () => {
    expect(currencyFor('kr', '')).toBe('KRW');
    expect(currencyFor('de', '')).toBe('USD');
    expect(currencyFor('de', 'toss')).toBe('KRW');
    expect(currencyFor('kr', 'paypal')).toBe('USD');
  });

  it('P-01 the note beside the total lists the payment methods of the other currency', () => {
    expect(otherCurrencyOf('USD')).toEqual({ currency: 'KRW', methods: ['toss'] });
    expect(otherCurrencyOf('KRW')).toEqual({ currency: 'USD', methods: ['paypal', 'eximbay'] });
  });
});
