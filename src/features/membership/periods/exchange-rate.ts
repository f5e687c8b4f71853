/** Won per dollar, for information: prices are list prices and follow no rate. */
import type { Clock } from '../../../platform/server/clock.ts';
import { callProvider } from '../../../platform/server/http-call.ts';
import { fallbackRate, readRate } from './exchange-rate.rules.ts';

export type ExchangeRate = {
  /** Won per dollar. */
  readonly rate: number;
  /** Host of the source, or `fallback`. */
  readonly source: string;
  /** Day of the rate, YYYY-MM-DD, UTC. */
  readonly date: string;
};

export type ExchangeRateStore = {
  /** Returns the newest rate of that day or earlier. */
  findLatest(day: string): Promise<ExchangeRate | null>;
  /** Runs `work` unless another instance does, and stores its rate, one per day. */
  insertOnce(work: () => Promise<ExchangeRate | null>): Promise<void>;
};

const timeoutMs = 10_000;
const maxBytes = 262_144;

export type ExchangeRateSource = {
  readonly url: string;
  /** Path of the number in the response, e.g. `rates.KRW`. */
  readonly path: string;
  readonly timeoutMs?: number;
};

/**
 * @param source null disables queries; the last known rate or the fallback is returned
 * @param onError called if the source fails; the last known rate stays
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
    /** Returns today's rate, else the last known one, else the fallback. */
    async currentRate(): Promise<ExchangeRate> {
      const day = today();
      return (await store.findLatest(day)) ?? { rate: fallbackRate, source: 'fallback', date: day };
    },

    /** Queries the source if today's rate is unknown. Idempotent. */
    async refresh(): Promise<void> {
      if (!source) return;
      const isKnown = async () => (await store.findLatest(today()))?.date === today();
      if (await isKnown()) return;
      await store.insertOnce(async () => {
        // Another instance may have stored it while this one waited for the lock.
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

/** Fetches the rate, or the reason of a failure. */
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
