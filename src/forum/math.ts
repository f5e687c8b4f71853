/** Formulas in Markdown: `$…$` within a line, `$$…$$` on lines of their own. */
import type { MarkdownIt } from 'markdown-it';

/** Longer ones are shown as they were written. */
const longestFormula = 2_000;

/** TeX → MathML; throws on TeX that it does not understand. */
export type Typeset = (tex: string) => string;

/** Teaches a Markdown reader formulas. What cannot be typeset stays readable as code. */
export function addMath(markdown: MarkdownIt, typeset: Typeset): void {
  const { escapeHtml } = markdown.utils;
  const shown = (tex: string): string => {
    try {
      if (tex.length <= longestFormula) return typeset(tex);
    } catch {
      // Half a formula while somebody is typing, or a command that there is not.
    }
    return `<code>${escapeHtml(tex)}</code>`;
  };

  markdown.inline.ruler.after('escape', 'math', (state, silent) => {
    const { src, pos, posMax } = state;
    if (src[pos] !== '$' || /[\s$]/.test(src[pos + 1] ?? ' ')) return false;
    for (let end = pos + 2; end < posMax; end += 1) {
      if (src[end - 1] === '\\') continue;
      if (src[end] !== '$') continue;
      // `5 $ and 7 $` are prices: a formula ends without a space, and no digit follows.
      if (/\s/.test(src[end - 1] ?? ' ') || /\d/.test(src[end + 1] ?? '')) return false;
      if (!silent) state.push('math_inline', 'math', 0).content = src.slice(pos + 1, end);
      state.pos = end + 1;
      return true;
    }
    return false;
  });

  markdown.block.ruler.before(
    'fence',
    'math_block',
    (state, startLine, endLine, silent) => {
      const lineAt = (line: number) =>
        state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]).trim();
      let text = lineAt(startLine);
      if (!text.startsWith('$$')) return false;
      text = text.slice(2);
      let line = startLine;
      while (!text.endsWith('$$')) {
        line += 1;
        if (line >= endLine) return false;
        text += `\n${lineAt(line)}`;
      }
      if (silent) return true;
      const token = state.push('math_block', 'math', 0);
      token.content = text.slice(0, -2).trim();
      token.map = [startLine, line + 1];
      state.line = line + 1;
      return true;
    },
    { alt: ['paragraph', 'blockquote', 'list'] },
  );

  markdown.renderer.rules['math_inline'] = (tokens, at) => shown(tokens[at]?.content ?? '');
  markdown.renderer.rules['math_block'] = (tokens, at) =>
    `<div class="formula">${shown(tokens[at]?.content ?? '')}</div>\n`;
}
