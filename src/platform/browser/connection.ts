/** Connection state, and waiting for the connection. */

/**
 * Connection problem shown to the user: `offline`, the server is unreachable; `outdated`, the page must be reloaded,
 * because it is older than the server or an import that failed is cached.
 */
export type ConnectionState = 'ok' | 'offline' | 'outdated';

const probePath = '/favicon.svg';
const probeEveryMs = 3_000;

let state: ConnectionState = 'ok';
let returning: Promise<void> | null = null;
const listeners = new Set<() => void>();

export const connectionState = (): ConnectionState => state;

export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: ConnectionState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Shows the message that the page must be reloaded. */
export const showOutdated = (): void => show('outdated');

async function isServerReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    return (await fetch(probePath, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Resolves at the browser's `online` event, or after a delay. */
function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, probeEveryMs);
    function go() {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    }
    addEventListener('online', go);
  });
}

async function serverIsBack(): Promise<void> {
  show('offline');
  do await nextChance();
  while (!(await isServerReachable()));
  show('ok');
}

/**
 * Waits until the server can be reached; shows the reason in the meantime.
 * @returns whether it had to wait
 */
export async function untilConnected(): Promise<boolean> {
  if (!returning && (await isServerReachable())) return false;
  returning ??= serverIsBack().finally(() => {
    returning = null;
  });
  await returning;
  return true;
}
