/** Exchange rate in won per dollar, for information only: the prices are fixed and do not depend on it. */
import type { Clock } from '../../../platform/server/clock.ts';
import { callProvider } from '../../../platform/server/http-call.ts';
import { fallbackRate, readRate } from './exchange-rate.rules.ts';

export type ExchangeRate = {
  /** Won per dollar. */
  readonly rate: number;
  /** Host name of the source, or `fallback`. */
  readonly source: string;
  /** Day of the rate, YYYY-MM-DD, UTC. */
  readonly date: string;
};

export type ExchangeRateStore = {
  /** Returns the latest rate of that day or before. */
  findLatest(day: string): Promise<ExchangeRate | null>;
  /** Runs `work` and stores its rate, at most one per day, unless another instance is doing so. */
  insertOnce(work: () => Promise<ExchangeRate | null>): Promise<void>;
};

const timeoutMs = 10_000;
const maxBytes = 262_144;

export type ExchangeRateSource = {
  readonly url: string;
  /** Path of the rate in the response, e.g. `rates.KRW`. */
  readonly path: string;
  readonly timeoutMs?: number;
};

/**
 * Creates the exchange rate service.
 * @param source null to send no queries; then the last known rate or the fallback is used
 * @param onError called if the source fails; the last known rate remains in use
 */
export function createExchangeRate(options: {
  readonly store: ExchangeRateStore;
  readonly clock: Clock;
  readonly source: ExchangeRateSource | null;
  readonly onError: (error: unknown) => void;
}) {
  const { store, clock, source, onError } = options;
  const today = () => clock.now().toISOString().slice(0, 10);

  return {
    /** Returns today's rate, else the last known rate, else the fallback. */
    async currentRate(): Promise<ExchangeRate> {
      const day = today();
      return (await store.findLatest(day)) ?? { rate: fallbackRate, source: 'fallback', date: day };
    },

    /** Queries the source if today's rate is not stored yet. */
    async refresh(): Promise<void> {
      if (!source) return;
      const isKnown = async () => (await store.findLatest(today()))?.date === today();
      if (await isKnown()) return;
      await store.insertOnce(async () => {
        // Another instance may have stored the rate while this one waited for the lock.
        if (await isKnown()) return null;
        const answer = await fetchRate(source);
        if (typeof answer === 'number')
          return { rate: answer, source: new URL(source.url).hostname, date: today() };
        onError(new Error(`No exchange rate from ${new URL(source.url).hostname}: ${answer}.`));
        return null;
      });
    },
  };
}

export type ExchangeRateUseCases = ReturnType<typeof createExchangeRate>;

/** Fetches the rate; returns a text with the reason if this fails. */
async function fetchRate(source: ExchangeRateSource): Promise<number | string> {
  const reply = await callProvider({
    method: 'GET',
    url: source.url,
    headers: { accept: 'application/json' },
    timeoutMs: source.timeoutMs ?? timeoutMs,
    maxBytes,
  });
  if (reply.kind === 'silence') return reply.reason;
  if (reply.status !== 200) return `status ${reply.status}`;
  if (reply.json === undefined) return 'not JSON';
  return readRate(reply.json, source.path);
}
