/** Renders Markdown to sanitized HTML. Runs in a worker thread; see `rendering.ts`. */
import MarkdownIt from 'markdown-it';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import { storedImage } from '../../../platform/shared/images/image-address.ts';
import type { Typeset } from '../../../platform/shared/text/formulas.ts';
import { emptyTextUse, textLimits } from '../../../platform/shared/text/limits.ts';
import type { QuotedResult } from '../forum.rules.ts';
import { createCleaner, unformattedHtml, withTooLargeNote } from './clean-html.ts';
import { addMath } from './math.ts';
import { limitTables } from './table-limit.ts';
import { addToolCards, type ToolLink } from './tool-cards.ts';

export type MarkdownOptions = {
  readonly typeset: Typeset;
  readonly describeLink: (
    address: string,
    language: Language,
    results: readonly QuotedResult[],
  ) => ToolLink | null;
  readonly publicUrl: string;
};

/** Creates a renderer for Markdown with formulas, code, tables, stored images and calculator links. */
export function createMarkdown({ typeset, describeLink, publicUrl }: MarkdownOptions) {
  const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true });
  markdown.linkify.set({ fuzzyEmail: false });
  addMath(markdown, typeset);
  addToolCards(markdown);
  limitTables(markdown);
  markdown.renderer.rules['table_open'] = () => '<div class="table" tabindex="0"><table>';
  markdown.renderer.rules['table_close'] = () => '</table></div>';
  const clean = createCleaner(storedImage, publicUrl);

  /**
   * Renders a text.
   * @param language language of calculator cards and notes
   * @returns sanitized HTML
   */
  return function layOut(content: string, language: Language, results: readonly QuotedResult[] = []): string {
    const use = emptyTextUse();
    const describe = (address: string) => describeLink(address, language, results);
    const html = clean(markdown.render(content, { describe, use }));
    if (html.length > textLimits.markup) return unformattedHtml(content, language);
    return use.limited ? withTooLargeNote(html, language) : html;
  };
}
