/** Reads and renders the content of posts. Runs in a worker thread and is passed to `archive.ts` as a dependency. */
import { indexWords } from '../../../platform/server/database/search-words.ts';
import type { Typeset } from '../../../platform/shared/text/formulas.ts';
import { cleanContent } from './markup.ts';
import { imagesOf, plainTextOf, renderContent } from './render.ts';

/** Maximum length of the rendered HTML in characters. */
export const maxMarkupLength = 1_000_000;

/** Post rendered for display. */
export type PostLayout = {
  readonly html: string;
  /** URLs of the images stored on this site. */
  readonly images: readonly string[];
};
/** Post prepared for storage. */
export type PreparedPost = {
  readonly content: string;
  readonly plainText: string;
  /** Words of the post for the search index. */
  readonly words: readonly string[];
  readonly images: readonly string[];
};

/**
 * Creates the functions that read and render posts.
 * @param typeset converts TeX to MathML
 */
export function createPostLayout(typeset: Typeset) {
  /**
   * Renders content for display.
   * @returns null if the result would be too large
   */
  function layOutPost(content: string): PostLayout | null {
    const html = renderContent(content, typeset);
    return html.length > maxMarkupLength ? null : { html, images: imagesOf(html) };
  }

  /**
   * Sanitizes a post for storage.
   * @returns null if the result would be too large
   */
  function readPost(title: string, content: string): PreparedPost | null {
    const clean = cleanContent(content);
    const layout = layOutPost(clean);
    if (!layout) return null;
    const plainText = plainTextOf(clean);
    const words = indexWords(`${title}\n${plainText}`);
    return { content: clean, plainText, words, images: layout.images };
  }

  return { layOutPost, readPost };
}
