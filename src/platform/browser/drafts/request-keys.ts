/**
 * Keys of requests whose response is missing. If the same entries are sent again, also after a reload of the page
 * that restored them, the request has the same `Idempotency-Key`, so that the server creates nothing twice.
 */

const storageName = 'ferrite-request-keys';

/** Keys by the digest of path and body; by the text where the browser offers no digests, and then not stored. */
const keys = storedKeys();

function storedKeys(): Map<string, string> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageName) ?? '[]') as [string, string][]);
  } catch {
    return new Map();
  }
}

function store(): void {
  if (!globalThis.crypto.subtle) return;
  try {
    if (keys.size > 0) sessionStorage.setItem(storageName, JSON.stringify([...keys]));
    else sessionStorage.removeItem(storageName);
  } catch {
    // Without storage, the keys are lost when the page is reloaded.
  }
}

/** Returns the SHA-256 of a text, because bodies contain personal data. */
async function digestOf(text: string): Promise<string> {
  if (!globalThis.crypto.subtle) return text;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns the key of a request with a JSON body, and a function that removes it after the response.
 * @param path with or without a query, which does not count
 */
export async function keyFor(path: string, body: string): Promise<{ readonly key: string; end(): void }> {
  const request = await digestOf(`${path.split('?')[0]} ${body}`);
  const key = keys.get(request) ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
  keys.set(request, key);
  store();
  return {
    key,
    end() {
      keys.delete(request);
      store();
    },
  };
}

/** Removes all keys: a deleted entry can be entered again. */
export function forgetKeys(): void {
  keys.clear();
  store();
}
