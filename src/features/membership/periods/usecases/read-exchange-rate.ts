import { type ExchangeRate, fallbackRate } from '../exchange-rate.rules.ts';
import type { ExchangeRateDeps } from './deps.ts';

/** Returns today's rate, else the last known rate, else the fallback. */
export async function readExchangeRate({
  store,
  clock,
}: Pick<ExchangeRateDeps, 'store' | 'clock'>): Promise<ExchangeRate> {
  const date = clock.now().toISOString().slice(0, 10);
  return (await store.findLatest(date)) ?? { rate: fallbackRate, source: 'fallback', date };
}
