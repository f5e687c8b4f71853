/** Rules of the exchange rate. */
import type { Money } from '../../../platform/shared/money/money.ts';

/** Won per dollar until a rate is known. */
export const fallbackRate = 1300;
/** Values outside are errors of the source, e.g. another currency or the inverse. */
const plausible = { min: 500, max: 5000 };

/** Returns the number at a dotted path with at most four decimals, or the reason of its rejection. */
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

/** Converts dollars to won for information, rounded half up. */
export function inWon(amount: Money, rate: number): Money {
  if (amount.currency === 'KRW') return amount;
  // Integer arithmetic: cents times ten-thousandths of a won.
  return { currency: 'KRW', minor: Math.round((amount.minor * Math.round(rate * 10_000)) / 1_000_000) };
}
