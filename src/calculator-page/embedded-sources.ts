/**
 * Stands in for `@ferrite/calculators/sources/index.ts` in the browser: the page carries the entries that it cites, so that
 * the whole bibliography is not loaded with every calculator. Put in its place by vite.calculators.config.ts.
 */
import type { Source, SourceKey } from '@ferrite/calculators/sources/index.ts';
import { dataElementId, type PageData } from './page-data.ts';

// Some definitions name sources in what they draw; a worker, which draws nothing, has no page to read them from.
const page = 'document' in globalThis ? document.getElementById(dataElementId)?.textContent : null;
const data = JSON.parse(page ?? '{}') as Partial<PageData>;

/** A key that the page did not foresee is at least named. */
export const sources = new Proxy((data.sources ?? {}) as Readonly<Record<SourceKey, Source>>, {
  get: (known, key) =>
    Reflect.get(known, key) ?? { short: String(key), citation: String(key), status: 'unseen' },
});
