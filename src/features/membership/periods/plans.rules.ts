/** Plans with prices and durations. A test checks that the table subscription_plans contains the same data. */
import type { Currency, Money } from '../../../platform/shared/money/money.ts';

export const planIds = ['monthly', 'annual', 'test'] as const;
export type PlanId = (typeof planIds)[number];

/** Features that all plans have, as text keys. */
export const planFeatures = ['tools', 'support', 'calculations', 'export', 'unlimited'] as const;
export type Plan = {
  readonly id: PlanId;
  /** English name for API users; pages show the translation. */
  readonly name: string;
  readonly period: 'month' | 'year';
  /** Fixed prices; the price in won does not depend on the exchange rate. */
  readonly prices: Readonly<Record<Currency, Money>>;
  /** Whether this is the test plan, which staff can order with a code. */
  readonly isTest: boolean;
};

const price = (cents: number, won: number): Plan['prices'] => ({
  USD: { currency: 'USD', minor: cents },
  KRW: { currency: 'KRW', minor: won },
});

export const plans: Readonly<Record<PlanId, Plan>> = {
  monthly: {
    id: 'monthly',
    name: 'Monthly Premium',
    period: 'month',
    prices: price(1_000, 13_000),
    isTest: false,
  },
  annual: {
    id: 'annual',
    name: 'Annual Premium',
    period: 'year',
    prices: price(9_600, 124_800),
    isTest: false,
  },
  test: { id: 'test', name: 'Test', period: 'month', prices: price(100, 1_300), isTest: true },
};

export const recommendedPlan: PlanId = 'annual';
export const defaultPlan: PlanId = 'monthly';

export function isPlanId(value: unknown): value is PlanId {
  return planIds.some((each) => each === value);
}

/** Returns how much the annual plan saves compared with twelve months, as amount and whole percent. */
export function annualSaving(currency: Currency): { readonly money: Money; readonly percent: number } {
  const months = 12 * plans.monthly.prices[currency].minor;
  const minor = months - plans.annual.prices[currency].minor;
  return { money: { currency, minor }, percent: Math.round((100 * minor) / months) };
}

export function annualPerMonth(currency: Currency): Money {
  return { currency, minor: Math.round(plans.annual.prices[currency].minor / 12) };
}
