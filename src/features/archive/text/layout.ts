/** Processes the content of posts. Runs in a worker thread; `archive.ts` receives it as a dependency. */
import { indexWords } from '../../../platform/server/database/search-words.ts';
import type { Typeset } from '../../../platform/shared/text/formulas.ts';
import { cleanContent } from './markup.ts';
import { imagesOf, plainTextOf, renderContent } from './render.ts';

/** Limit of the rendered HTML in characters. */
export const maxMarkupLength = 1_000_000;

/** Rendered post. */
export type PostLayout = {
  readonly html: string;
  /** URLs of the images of this site. */
  readonly images: readonly string[];
};
/** Post to store. */
export type PostReading = {
  readonly content: string;
  readonly plainText: string;
  /** Words for the search index. */
  readonly words: readonly string[];
  readonly images: readonly string[];
};

/** @param typeset converts TeX to MathML */
export function createPostLayout(typeset: Typeset) {
  /** @returns null when the result would be too large */
  function layOutPost(content: string): PostLayout | null {
    const html = renderContent(content, typeset);
    return html.length > maxMarkupLength ? null : { html, images: imagesOf(html) };
  }

  /** @returns null when the result would be too large */
  function readPost(title: string, content: string): PostReading | null {
    const clean = cleanContent(content);
    const layout = layOutPost(clean);
    if (!layout) return null;
    const plainText = plainTextOf(clean);
    const words = indexWords(`${title}\n${plainText}`);
    return { content: clean, plainText, words, images: layout.images };
  }

  return { layOutPost, readPost };
}
