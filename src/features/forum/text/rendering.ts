/** Cache of rendered texts by content, so that unrelated changes do not cause a second rendering. */

import { memoizeResults } from '../../../platform/server/cache/result-cache.ts';
import { TooMuchWork } from '../../../platform/server/work/worker-thread.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import type { QuotedResult } from '../forum.rules.ts';
import { unformattedHtml } from './clean-html.ts';

const maxCachedBytes = 16_000_000;

/** Renders a Markdown text with its saved calculator results. @throws AppError 503 when too many texts are queued */
export type RenderMarkdown = (
  content: string,
  language: Language,
  results?: readonly QuotedResult[],
) => Promise<string>;

/** @param layOut renders within time and memory limits; a text beyond them is shown unformatted */
export function createRendering(layOut: RenderMarkdown): RenderMarkdown {
  const cached = memoizeResults<string>(maxCachedBytes, (html) => html.length * 2);
  return (content, language, results = []) =>
    cached(`${language} ${JSON.stringify(results)} ${content}`, () =>
      layOut(content, language, results).catch((error: unknown) => {
        if (error instanceof TooMuchWork) return unformattedHtml(content, language);
        throw error;
      }),
    );
}
