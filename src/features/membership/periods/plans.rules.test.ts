import { describe, expect, it } from 'vitest';
import { annualPerMonth, annualSaving, isPlanId } from './plans.rules.ts';

describe('price of a year', () => {
  it('is 20 % less than twelve months in dollars and won', () => {
    expect(annualSaving('USD')).toEqual({ money: { currency: 'USD', minor: 2_400 }, percent: 20 });
    expect(annualSaving('KRW')).toEqual({ money: { currency: 'KRW', minor: 31_200 }, percent: 20 });
  });

  it('is shown by month', () => {
    expect(annualPerMonth('USD')).toEqual({ currency: 'USD', minor: 800 });
    expect(annualPerMonth('KRW')).toEqual({ currency: 'KRW', minor: 10_400 });
  });
});

it.each([
  ['annual', true],
  ['test', true],
  ['weekly', false],
  ['toString', false],
  [undefined, false],
])('%j is a plan: %s', (value, isPlan) => {
  expect(isPlanId(value)).toBe(isPlan);
});
