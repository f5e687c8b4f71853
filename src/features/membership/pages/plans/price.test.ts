import { describe, expect, it } from 'vitest';
import { currencyFor, otherwise } from './price.ts';

describe('prices on the screen', () => {
  it('P-01 in won in Korean and for Toss, else in dollars', () => {
    expect(currencyFor('kr', '')).toBe('KRW');
    expect(currencyFor('de', '')).toBe('USD');
    expect(currencyFor('de', 'toss')).toBe('KRW');
    expect(currencyFor('kr', 'paypal')).toBe('USD');
  });

  it('P-01 beside the total stands what the methods of the other money take, and no method stands twice', () => {
    expect(otherwise('USD')).toEqual({ currency: 'KRW', methods: ['toss'] });
    expect(otherwise('KRW')).toEqual({ currency: 'USD', methods: ['paypal', 'eximbay'] });
  });
});
