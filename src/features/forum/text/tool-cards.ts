/** Handles calculator links in Markdown; a link on its own line becomes a card with inputs and results. */
import type { MarkdownIt } from 'markdown-it';

/** Data to show for a calculator link, in the reader's language. */
export type ToolLink = {
  readonly name: string;
  readonly category: string;
  readonly categoryId: string;
  /** Path and query of the calculator page. */
  readonly address: string;
  readonly inputs: readonly Line[];
  /** Results as computed when the text was written; empty if none are saved. */
  readonly results: readonly Line[];
  /** Formula version of the results. If the current version differs, it is appended: `v1.2 → v1.3`. */
  readonly version: string;
};

type Line = { readonly label: string; readonly text: string };

/** Returns the calculator to which a URL leads; null for other URLs. */
export type DescribeLink = (address: string) => ToolLink | null;

/** Adds calculator cards to a Markdown parser. Each rendering passes its `DescribeLink` as `env.describe`. */
export function addToolCards(markdown: MarkdownIt): void {
  markdown.core.ruler.after('linkify', 'tool_cards', (state) => {
    const describe = (state.env as { describe?: DescribeLink }).describe;
    if (!describe) return;
    for (const token of state.tokens) {
      const children = token.type === 'inline' ? (token.children ?? []) : [];
      for (const [at, open] of children.entries()) {
        const text = children[at + 1];
        // A link with its own text is not replaced.
        if (open.type !== 'link_open' || open.info !== 'auto' || text?.type !== 'text') continue;
        const tool = describe(String(open.attrGet('href') ?? ''));
        if (!tool) continue;
        open.attrSet('href', tool.address);
        text.content = tool.name;
        if (children.length > 3) continue;
        const card = new state.Token('tool_card', 'a', 0);
        card.meta = tool;
        token.children = [card];
        break;
      }
    }
  });

  const { escapeHtml } = markdown.utils;
  markdown.renderer.rules['tool_card'] = (tokens, at) => {
    const tool = tokens[at]?.meta as ToolLink;
    const block = (name: string, parts: readonly string[]) =>
      parts.length > 0 ? ` <span class="tool-card-${name}">${parts.join(' ')}</span>` : '';
    const lines = (given: readonly Line[]) =>
      given.map(
        ({ label, text }) =>
          `<span class="tool-card-input"><span>${escapeHtml(label)}</span> <b>${escapeHtml(text)}</b></span>`,
      );
    const version = tool.version
      ? [`<span class="tool-card-version">${escapeHtml(tool.version)}</span>`]
      : [];
    return (
      `<a class="tool-card" data-category="${escapeHtml(tool.categoryId)}" href="${escapeHtml(tool.address)}">` +
      `<span class="tool-card-category">${escapeHtml(tool.category)}</span> ` +
      `<strong>${escapeHtml(tool.name)}</strong>` +
      `${block('inputs', lines(tool.inputs))}${block('results', [...lines(tool.results), ...version])}</a>`
    );
  };
}
