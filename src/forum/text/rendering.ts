/** Texts as HTML, kept by what they say, so that a write elsewhere does not lay them out anew. */

import { keepResults } from '../../platform/cache/kept-results.ts';
import type { Language } from '../../platform/i18n/i18n.ts';
import { TooMuchWork } from '../../platform/work/worker-thread.ts';
import type { QuotedResult } from '../forum.rules.ts';
import { asWritten } from './clean-html.ts';

const keptBytes = 16_000_000;

/** HTML of a Markdown text in a language, with the results that were kept with it. @throws AppError 503 when too many texts wait to be laid out */
export type RenderMarkdown = (
  content: string,
  language: Language,
  results?: readonly QuotedResult[],
) => Promise<string>;

/** @param layOut does the work, within limits of time and memory; what exceeds them is shown as it was written */
export function createRendering(layOut: RenderMarkdown): RenderMarkdown {
  const keep = keepResults<string>(keptBytes, (html) => html.length * 2);
  return (content, language, results = []) =>
    keep(`${language} ${JSON.stringify(results)} ${content}`, () =>
      layOut(content, language, results).catch((error: unknown) => {
        if (error instanceof TooMuchWork) return asWritten(content, language);
        throw error;
      }),
    );
}
