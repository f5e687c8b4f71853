import { describe, expect, it } from 'vitest';
import { plans } from '../plans.rules.ts';
import { currencyFor, figureOf, otherwise } from './price.ts';

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

  it('P-01 figures as the language writes them', () => {
    const { USD, KRW } = plans.annual.prices;
    expect([figureOf(USD, 'en'), figureOf(USD, 'de'), figureOf(KRW, 'kr'), figureOf(KRW, 'de')]).toEqual([
      '96.00',
      '96,00',
      '124,800',
      '124.800',
    ]);
  });
});
