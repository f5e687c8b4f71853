/** Revenue of both currencies as one figure, for bars that are compared with each other. */

export const wonPerDollar = 1_300;

/** Whole dollars of cents and won. @param paidUsd cents @param paidKrw won */
export function dollarsOf({
  paidUsd,
  paidKrw,
}: {
  readonly paidUsd: number;
  readonly paidKrw: number;
}): number {
  return paidUsd / 100 + paidKrw / wonPerDollar;
}

/** `940`, `7.7k`, `12k`, `1.2M` */
export function shortNumber(value: number): string {
  const short = (number: number) =>
    number < 9.95 ? number.toFixed(1).replace(/\.0$/, '') : String(Math.round(number));
  if (value < 1_000) return String(Math.round(value));
  return value < 999_500 ? `${short(value / 1_000)}k` : `${short(value / 1_000_000)}M`;
}
