/**
 * Replaces `@ferrite/calculators/sources/index.ts` in the browser (vite.calculators.config.ts): the page embeds only the
 * entries that it cites.
 */
import type { Source, SourceKey } from '@ferrite/calculators/sources/index.ts';
import { dataElementId, type PageData } from './page-data.ts';

// Some definitions name sources in diagrams; a worker has no page to read them from.
const page = 'document' in globalThis ? document.getElementById(dataElementId)?.textContent : null;
const data = JSON.parse(page ?? '{}') as Partial<PageData>;

/** Falls back to the key of a source that is not embedded. */
export const sources = new Proxy((data.sources ?? {}) as Readonly<Record<SourceKey, Source>>, {
  get: (known, key) =>
    Reflect.get(known, key) ?? { short: String(key), citation: String(key), status: 'unseen' },
});
