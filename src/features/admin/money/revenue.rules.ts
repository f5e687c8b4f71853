/** Converts revenue in dollars and won to dollars, for charts. */
import { type Language, locale } from '../../../platform/shared/i18n/i18n.ts';

export const wonPerDollar = 1_300;

/**
 * Converts cents and won to whole dollars.
 * @param paidUsd amount in cents
 * @param paidKrw amount in won
 */
export function dollarsOf({
  paidUsd,
  paidKrw,
}: {
  readonly paidUsd: number;
  readonly paidKrw: number;
}): number {
  return paidUsd / 100 + paidKrw / wonPerDollar;
}

export type MoneyMonth = {
  readonly paidUsd: number;
  readonly paidKrw: number;
  readonly refundedUsd: number;
  readonly refundedKrw: number;
  readonly reversedUsd: number;
  readonly reversedKrw: number;
};

/** Returns the net revenue of a month: payments less refunds and chargebacks, in minor units. */
export function netOf(month: MoneyMonth): { readonly paidUsd: number; readonly paidKrw: number } {
  return {
    paidUsd: month.paidUsd - month.refundedUsd - month.reversedUsd,
    paidKrw: month.paidKrw - month.refundedKrw - month.reversedKrw,
  };
}

/**
 * Abbreviates a number for a chart: `940`, `7.7k`, `12k`, `1.2M` in English; in other languages grouped digits below
 * 10,000 and the language's short form above.
 */
export function shortNumber(value: number, language: Language = 'en'): string {
  if (language !== 'en')
    return new Intl.NumberFormat(locale[language], {
      ...(value >= 10_000 && { notation: 'compact' }),
      useGrouping: 'always',
      maximumFractionDigits: value < 10_000 ? 0 : 1,
    }).format(value);
  const short = (number: number) =>
    number < 9.95 ? number.toFixed(1).replace(/\.0$/, '') : String(Math.round(number));
  if (value < 1_000) return String(Math.round(value));
  return value < 999_500 ? `${short(value / 1_000)}k` : `${short(value / 1_000_000)}M`;
}
