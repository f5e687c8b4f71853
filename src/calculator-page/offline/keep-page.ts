import { workerAddress } from '../../platform/shared/offline-pages.ts';

/** Keeps this page and its parts for times without a network, where the browser can. */
export async function keepPage(): Promise<void> {
  // What is being worked on has no worker: it would show yesterday's page.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  await navigator.serviceWorker.register(workerAddress);
  const { active } = await navigator.serviceWorker.ready;
  const parts = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ keep: [location.href, ...parts] });
}
