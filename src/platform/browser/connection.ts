/** Whether the server can be reached, and what waits until it can. */

/** What the reader is told: the server cannot be reached, or the page is older than the server. */
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

/** Says that the page is older than the server and has to be loaded again. */
export const showOutdated = (): void => show('outdated');

async function isServerReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    return (await fetch(probePath, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Resolves with the next chance that the server is back: the browser's event, or a while later. */
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
 * Waits until the server can be reached; the reader sees why meanwhile.
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
