/** What is made of a post's content. Runs in a thread of its own; `archive.ts` gets it as a dependency. */
import { indexWords } from '../../platform/database/search-words.ts';
import type { Typeset } from '../../platform/text/formulas.ts';
import { cleanContent } from './markup.ts';
import { imagesOf, plainTextOf, renderContent } from './render.ts';

/** Letters of markup that a post may become. */
export const longestMarkup = 1_000_000;

/** A post as a reader sees it. */
export type PostLayout = {
  readonly html: string;
  /** Addresses of the pictures of this site that it shows. */
  readonly images: readonly string[];
};
/** A post as it is stored. */
export type PostReading = {
  readonly content: string;
  readonly plainText: string;
  /** Words that the search finds it by. */
  readonly words: readonly string[];
  readonly images: readonly string[];
};

/** @param typeset what makes MathML of TeX */
export function createPostLayout(typeset: Typeset) {
  /** @returns null when the content would become too large */
  function layOutPost(content: string): PostLayout | null {
    const html = renderContent(content, typeset);
    return html.length > longestMarkup ? null : { html, images: imagesOf(html) };
  }

  /** @returns null when the content would become too large */
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
