import { callProvider } from '../../../../platform/server/http-call.ts';
import { readRate } from '../exchange-rate.rules.ts';
import type { ExchangeRateDeps, ExchangeRateSource } from './deps.ts';

const timeoutMs = 10_000;
const maxBytes = 262_144;

/** Queries the source and stores its rate, if today's rate is not stored yet. */
export async function refreshExchangeRate({
  store,
  clock,
  source,
  onError,
}: ExchangeRateDeps): Promise<void> {
  if (!source) return;
  const today = () => clock.now().toISOString().slice(0, 10);
  const isKnown = async () => (await store.findLatest(today()))?.date === today();
  if (await isKnown()) return;
  await store.insertOnce(async () => {
    // Another instance may have stored the rate while this one waited for the lock.
    if (await isKnown()) return null;
    const found = await fetchRate(source);
    const { hostname } = new URL(source.url);
    if (typeof found === 'number') return { rate: found, source: hostname, date: today() };
    onError(new Error(`No exchange rate from ${hostname}: ${found}.`));
    return null;
  });
}

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
