/**
 * Replaces `@ferrite/calculators/sources/index.ts` in the browser (vite.calculators.config.ts), because the page embeds
 * only the sources that it cites.
 */
import type { Source, SourceKey } from '@ferrite/calculators/sources/index.ts';
import { dataElementId, type PageData } from '../page-data.ts';

// Some definitions name sources in diagrams, but a worker has no page from which it could read them.
const page = 'document' in globalThis ? document.getElementById(dataElementId)?.textContent : null;
const data = JSON.parse(page ?? '{}') as Partial<PageData>;

/** Sources by key; a source that is not embedded is replaced by its key. */
export const sources = new Proxy((data.sources ?? {}) as Readonly<Record<SourceKey, Source>>, {
  get: (known, key) =>
    Reflect.get(known, key) ?? { short: String(key), citation: String(key), status: 'unseen' },
});
