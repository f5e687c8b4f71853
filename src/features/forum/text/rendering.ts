/** Caches rendered texts by their content, so that unrelated changes do not cause them to be rendered again. */

import { memoizeResults } from '../../../platform/server/cache/result-cache.ts';
import { WorkLimitExceeded } from '../../../platform/server/work/worker-thread.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import type { QuotedResult } from '../forum.rules.ts';
import { unformattedHtml } from './clean-html.ts';

const maxCachedBytes = 16_000_000;

/**
 * Renders Markdown with the saved calculator results.
 * @throws AppError 503 if too many texts are waiting
 */
export type RenderMarkdown = (
  content: string,
  language: Language,
  results?: readonly QuotedResult[],
) => Promise<string>;

/**
 * Creates the cached renderer.
 * @param layOut renders within limits of time and memory; a text beyond them is shown unformatted
 */
export function createRendering(layOut: RenderMarkdown): RenderMarkdown {
  const cached = memoizeResults<string>(maxCachedBytes, (html) => html.length * 2);
  return (content, language, results = []) =>
    cached(`${language} ${JSON.stringify(results)} ${content}`, () =>
      layOut(content, language, results).catch((error: unknown) => {
        if (error instanceof WorkLimitExceeded) return unformattedHtml(content, language);
        throw error;
      }),
    );
}
