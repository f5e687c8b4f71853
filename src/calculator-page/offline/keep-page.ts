import { workerAddress } from '../../platform/kept-pages.ts';

/** Keeps this page and its parts for times without a network, where the browser can. */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(workerAddress);
  const { active } = await navigator.serviceWorker.ready;
  const parts = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ keep: [location.href, ...parts] });
}
