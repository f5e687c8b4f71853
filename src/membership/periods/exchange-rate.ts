/** Won per dollar, for information: prices are list prices and follow no rate. */
import type { Clock } from '../../platform/server/clock.ts';
import { callProvider } from '../../platform/server/http-call.ts';
import { fallbackRate, readRate } from './exchange-rate.rules.ts';

export type ExchangeRate = {
  /** Won per dollar. */
  readonly rate: number;
  /** The host that told it, or `fallback`. */
  readonly source: string;
  /** YYYY-MM-DD, UTC: the day for which it was told. */
  readonly date: string;
};

export type ExchangeRateStore = {
  /** The newest rate of that day or an earlier one. */
  findLatest(day: string): Promise<ExchangeRate | null>;
  /** Runs `work` unless another instance is at it; its rate is kept, a day's second one is not. */
  insertOnce(work: () => Promise<ExchangeRate | null>): Promise<void>;
};

const timeoutMs = 10_000;
const maxBytes = 262_144;

export type ExchangeRateSource = {
  readonly url: string;
  /** Where in the answer the number stands, e.g. `rates.KRW`. */
  readonly path: string;
  readonly timeoutMs?: number;
};

/**
 * @param source null: nothing is asked; the last known rate or the fallback is answered
 * @param onError told why a source was of no use; the last known rate stays
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
    /** Today's rate, else the last known one, else the fallback. */
    async currentRate(): Promise<ExchangeRate> {
      const day = today();
      return (await store.findLatest(day)) ?? { rate: fallbackRate, source: 'fallback', date: day };
    },

    /** Asks the source when today's rate is not known yet. Safe to call any number of times, anywhere. */
    async refresh(): Promise<void> {
      if (!source) return;
      const isKnown = async () => (await store.findLatest(today()))?.date === today();
      if (await isKnown()) return;
      await store.insertOnce(async () => {
        // Another instance may have been faster while this one waited for its turn.
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

/** The rate, or why there is none. */
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
