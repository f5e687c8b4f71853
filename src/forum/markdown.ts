/** Markdown as people write it → HTML that may stand in a page. Question, answer and preview go this one way. */
import { LRUCache } from 'lru-cache';
import MarkdownIt from 'markdown-it';
import { storedImage } from '../platform/files/image-address.ts';
import type { Language } from '../platform/i18n.ts';
import { createCleaner } from './clean-html.ts';
import { addMath, type Typeset } from './math.ts';
import { addToolCards, type ToolLink } from './tool-cards.ts';

/** Rendered texts are kept by what they say, so that a write elsewhere does not render them anew. */
const keptBytes = 16_000_000;

export type MarkdownOptions = {
  readonly typeset: Typeset;
  readonly describeLink: (address: string, language: Language) => ToolLink | null;
  readonly publicUrl: string;
};

/** Reads Markdown with formulas, code, tables, pictures of ours, and links to calculators. */
export function createMarkdown({ typeset, describeLink, publicUrl }: MarkdownOptions) {
  const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true });
  markdown.linkify.set({ fuzzyEmail: false });
  addMath(markdown, typeset);
  addToolCards(markdown);
  markdown.renderer.rules['table_open'] = () => '<div class="table"><table>';
  markdown.renderer.rules['table_close'] = () => '</table></div>';
  const clean = createCleaner(storedImage, publicUrl);
  const kept = new LRUCache<string, string>({
    maxSize: keptBytes,
    sizeCalculation: (html, key) => (html.length + key.length) * 2 + 1,
  });

  /** @returns safe HTML; the language words the cards of calculators only */
  return function render(content: string, language: Language): string {
    const key = `${language} ${content}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const describe = (address: string) => describeLink(address, language);
    const html = clean(markdown.render(content, { describe }));
    kept.set(key, html);
    return html;
  };
}

export type RenderMarkdown = ReturnType<typeof createMarkdown>;
