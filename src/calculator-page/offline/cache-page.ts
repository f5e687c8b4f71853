import { workerAddress } from '../../platform/shared/offline-pages.ts';

/** Caches this page and its files for offline use, if the browser supports it. */
export async function cachePage(): Promise<void> {
  // Not used in development, where the worker would serve outdated pages.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  await navigator.serviceWorker.register(workerAddress);
  const { active } = await navigator.serviceWorker.ready;
  // Loaded now, because offline they state why something is not possible.
  await import('../frame/notices.tsx').catch(() => undefined);
  const parts = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ keep: [location.href, ...parts] });
}
