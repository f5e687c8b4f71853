import { describe, expect, it } from 'vitest';
import { annualPerMonth, annualSaving, isPlanId } from './plans.rules.ts';

describe('price of the annual plan', () => {
  it('the annual plan costs 20 % less than twelve months, in dollars and in won', () => {
    expect(annualSaving('USD')).toEqual({ money: { currency: 'USD', minor: 2_400 }, percent: 20 });
    expect(annualSaving('KRW')).toEqual({ money: { currency: 'KRW', minor: 31_200 }, percent: 20 });
  });

  it('the annual plan’s price per month is a twelfth of its price', () => {
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
])('%j is accepted as a plan id: %s', (value, isPlan) => {
  expect(isPlanId(value)).toBe(isPlan);
});
