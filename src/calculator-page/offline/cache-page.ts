import { workerAddress } from '../../platform/shared/offline-pages.ts';

/**
 * Parts that a page loads on first use and needs offline too. Left out are those that need the server, and the batch,
 * which is large.
 */
const parts = [
  () => import('../inputs/range-note.tsx'),
  () => import('../frame/notices.tsx'),
  () => import('../requirement/requirement-block.tsx'),
  () => import('../uncertainty/plus-minus-fields.tsx'),
  () => import('../uncertainty/limits.tsx'),
  () => import('../results/spread.tsx'),
  () => import('../results/differences.tsx'),
  () => import('../results/models/model-detail.tsx'),
  () => import('../inputs/reading.tsx'),
  () => import('../inputs/grade/grade-options.tsx'),
  () => import('../inputs/grade/grade-limits.tsx'),
  () => import('@ferrite/calculators/core/steels/steels.ts'),
  () => import('@ferrite/calculators/core/steels/steel-limits.ts'),
  () => import('../solve/solve-panel.tsx'),
  () => import('../sweep/sweep-diagram.tsx'),
  () => import('../diagram/pinned-list.tsx'),
  () => import('../diagram/values.tsx'),
  () => import('../export/save-file.ts'),
  () => import('@ferrite/charts/save.ts'),
];

/** Caches this page and its files for offline use, if the browser supports it. */
export async function cachePage(): Promise<void> {
  // Not used in development, where the worker would serve outdated pages.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  await navigator.serviceWorker.register(workerAddress);
  const { active } = await navigator.serviceWorker.ready;
  await Promise.allSettled(parts.map((load) => load()));
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ keep: [location.href, ...files] });
}
