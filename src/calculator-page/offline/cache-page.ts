import { workerAddress } from '../../platform/shared/offline-pages.ts';

/** Caches this page and its parts for offline use, if supported. */
export async function cachePage(): Promise<void> {
  // Not in development: the worker would serve outdated pages.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  await navigator.serviceWorker.register(workerAddress);
  const { active } = await navigator.serviceWorker.ready;
  const parts = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ keep: [location.href, ...parts] });
}
