/**
 * Validates exchange rates and converts dollars to won. The rate is for information only: the prices are fixed and do not
 * depend on it.
 */
import type { Money } from '../../../platform/shared/money/money.ts';

export type ExchangeRate = {
  /** Won per dollar. */
  readonly rate: number;
  /** Host name of the source, or `fallback`. */
  readonly source: string;
  /** Day of the rate, YYYY-MM-DD, UTC. */
  readonly date: string;
};

/** Rate in won per dollar that is used until one is known. */
export const fallbackRate = 1300;
/** Range of accepted rates; a value outside is an error of the source, e.g. another currency or the inverse rate. */
const plausible = { min: 500, max: 5000 };

/**
 * Reads the rate at a dotted path of the response and rounds it to four decimals. Returns a text with the reason if it
 * is invalid.
 */
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

/** Converts dollars to won, rounded half up; for information only. */
export function toWon(amount: Money, rate: number): Money {
  if (amount.currency === 'KRW') return amount;
  // Uses integers: cents times ten-thousandths of a won.
  return { currency: 'KRW', minor: Math.round((amount.minor * Math.round(rate * 10_000)) / 1_000_000) };
}
