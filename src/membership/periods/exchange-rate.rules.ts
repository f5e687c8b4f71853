/** Pure decisions about the exchange rate. */
import type { Money } from '../../platform/shared/money/money.ts';

/** Won per dollar, used until a rate was ever told. */
export const fallbackRate = 1300;
/** Anything outside is a mistake of the source's, such as another currency or the inverse. */
const plausible = { min: 500, max: 5000 };

/** The number at a dotted path, with at most four decimals; otherwise why it is refused. */
export function readRate(json: unknown, path: string): number | string {
  let value: unknown = json;
  for (const step of path.split('.')) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, step))
      return `nothing at ${path}`;
    value = (value as Record<string, unknown>)[step];
  }
  const rate = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  if (typeof rate !== 'number' || !Number.isFinite(rate)) return `no number at ${path}`;
  if (rate < plausible.min || rate > plausible.max) return `${rate} is not plausible`;
  return Math.round(rate * 10_000) / 10_000;
}

/** What an amount in dollars is in won, for information: rounded to whole won, half a won upwards. */
export function inWon(amount: Money, rate: number): Money {
  if (amount.currency === 'KRW') return amount;
  // Whole numbers until the last step: cents times ten-thousandths of a won.
  return { currency: 'KRW', minor: Math.round((amount.minor * Math.round(rate * 10_000)) / 1_000_000) };
}
