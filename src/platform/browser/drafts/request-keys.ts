/**
 * Keys of requests whose response is missing. If the same entries are sent again, also in another tab that restored
 * their draft, the request has the same `Idempotency-Key`, so that the server creates nothing twice.
 */

import { responseStoredMs } from '../../shared/idempotency.ts';
import { storedMember } from '../session/stored-session.ts';

const storageName = 'ferrite-request-keys';

/** Key of a request and the time at which it was first sent. */
type SentKey = { readonly key: string; readonly sentAt: number };

/**
 * Keys of this page by the digest of member, path and body; by the text where the browser offers no digests, and then not
 * stored.
 */
const ownKeys = new Map<string, SentKey>();

/** Returns the stored keys of all tabs. */
function storedKeys(): Map<string, SentKey> {
  try {
    const stored = JSON.parse(localStorage.getItem(storageName) ?? '[]') as [string, SentKey][];
    return new Map(stored.filter(([, { sentAt }]) => Date.now() - sentAt < responseStoredMs));
  } catch {
    return new Map();
  }
}

/** Stores these keys for all tabs. */
function store(keys: ReadonlyMap<string, SentKey>): void {
  if (!globalThis.crypto.subtle) return;
  try {
    if (keys.size > 0) localStorage.setItem(storageName, JSON.stringify([...keys]));
    else localStorage.removeItem(storageName);
  } catch {
    // Without storage, the keys are lost when the page is closed.
  }
}

/** Returns the SHA-256 of a text, because bodies contain personal data. */
async function digestOf(text: string): Promise<string> {
  if (!globalThis.crypto.subtle) return text;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns the key of a request of the current member with a JSON body, and a function that removes it after the response.
 * @param path with or without a query, which does not count
 */
export async function keyFor(path: string, body: string): Promise<{ readonly key: string; end(): void }> {
  const request = await digestOf(`${storedMember()} ${path.split('?')[0]} ${body}`);
  const sent = ownKeys.get(request) ?? storedKeys().get(request) ?? newKey();
  ownKeys.set(request, sent);
  store(storedKeys().set(request, sent));
  return {
    key: sent.key,
    end() {
      ownKeys.delete(request);
      const left = storedKeys();
      left.delete(request);
      store(left);
    },
  };
}

const newKey = (): SentKey => ({
  key: crypto.getRandomValues(new Uint32Array(4)).join('-'),
  sentAt: Date.now(),
});

/** Removes all keys: a deleted entry can be entered again. */
export function forgetKeys(): void {
  ownKeys.clear();
  store(new Map());
}
