import { importJWK, type JWK } from 'jose';
import type { Clock } from '../../../../platform/server/clock.ts';
import { unavailable } from './call.ts';

const freshMs = 600_000;
const staleMs = 86_400_000;
/** Minimum interval between requests for the list of public keys. */
const fetchEveryMs = 30_000;
const timeoutMs = 5_000;
const algorithms = new Set(['ES256', 'RS256']);

type Key = { readonly alg: string; readonly key: Awaited<ReturnType<typeof importJWK>> };
/** Public keys of the service by key id. */
type Keys = ReadonlyMap<string, Key>;

/** Creates the list of the service's public keys, which is fetched when it is needed. */
export function createPublishedKeys(options: {
  readonly url: string;
  readonly publicKey: string;
  readonly clock: Clock;
}) {
  const { clock } = options;
  let list: { readonly keys: Keys; readonly readAt: number } | null = null;
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let fetching: Promise<void> | null = null;

  async function read(): Promise<void> {
    list = { keys: await fetchKeys(options), readAt: clock.now().getTime() };
  }

  /** Fetches the list of keys, or waits for a fetch in progress. A failure throws only if there is no earlier list. */
  async function refetch(now: number): Promise<void> {
    fetchedAt = fetching ? fetchedAt : now;
    fetching ??= read().finally(() => (fetching = null));
    const failed = await fetching.then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (failed && list === null) throw unavailable(failed.error);
  }

  return {
    /**
     * Returns the list of keys; fetches it again if it is outdated or lacks the key. If the service cannot be reached,
     * the old list is used for a day.
     * @throws AppError 503 without a usable list
     */
    async listFor(kid: string | undefined): Promise<Keys> {
      const now = clock.now().getTime();
      const isFresh = list !== null && now - list.readAt < freshMs && (!kid || list.keys.has(kid));
      if (!isFresh && (fetching || now - fetchedAt >= fetchEveryMs)) await refetch(now);
      if (list === null || now - list.readAt >= staleMs) throw unavailable('No published keys are known.');
      return list.keys;
    },
  };
}

async function fetchKeys({ url, publicKey }: { url: string; publicKey: string }): Promise<Keys> {
  const response = await fetch(`${url}/.well-known/jwks.json`, {
    headers: { apikey: publicKey },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`Fetching the published keys returned ${response.status}.`);
  const { keys = [] } = (await response.json()) as { keys?: JWK[] };
  const usable = keys.filter((jwk) => jwk.kid && jwk.alg && algorithms.has(jwk.alg));
  const imported = usable.map(
    async (jwk) => [jwk.kid ?? '', { alg: jwk.alg ?? '', key: await importJWK(jwk, jwk.alg ?? '') }] as const,
  );
  return new Map(await Promise.all(imported));
}
