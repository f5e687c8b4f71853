/** Parses formulas in Markdown: `$…$` inline, `$$…$$` as a block. */
import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it';
import { formulaEnd, layOutFormula, type Typeset } from '../../../platform/shared/text/formulas.ts';
import type { TextUse } from '../../../platform/shared/text/limits.ts';

/**
 * Adds formulas to a Markdown parser and counts the work in `env.use`. A formula that cannot be typeset is shown as
 * code.
 */
export function addMath(markdown: MarkdownIt, typeset: Typeset): void {
  const { escapeHtml } = markdown.utils;
  const shown = (tex: string, env: unknown): string => {
    const { use } = env as { use: TextUse };
    return layOutFormula(tex, use, typeset) ?? `<code>${escapeHtml(tex)}</code>`;
  };

  // Remembers that a closing `$` was not found; otherwise a text with many `$` would take quadratic time.
  const failedSearches = new WeakMap<StateInline, { readonly from: number; readonly to: number }>();
  markdown.inline.ruler.after('escape', 'math', (state, silent) => {
    const { src, pos, posMax } = state;
    if (src[pos] !== '$') return false;
    const searched = failedSearches.get(state);
    if (searched && searched.from <= pos && posMax <= searched.to) return false;
    const end = formulaEnd(src, pos, posMax);
    if (end === null) return false;
    if (end < 0) {
      failedSearches.set(state, { from: pos, to: posMax });
      return false;
    }
    if (!silent) state.push('math_inline', 'math', 0).content = src.slice(pos + 1, end);
    state.pos = end + 1;
    return true;
  });

  const closings = new WeakMap<StateBlock, Int32Array>();
  /** Returns the number of the next line that ends with `$$`; computed once per text. */
  const nextClosingLine = (state: StateBlock, line: number): number => {
    let found = closings.get(state);
    if (!found) {
      const lines = state.eMarks.length;
      found = new Int32Array(lines + 1).fill(lines);
      for (let at = lines - 1; at >= 0; at -= 1) {
        const ends = state.src.slice(state.bMarks[at], state.eMarks[at]).trimEnd().endsWith('$$');
        found[at] = ends ? at : (found[at + 1] ?? lines);
      }
      closings.set(state, found);
    }
    return found[line] ?? state.eMarks.length;
  };

  markdown.block.ruler.before(
    'fence',
    'math_block',
    (state, startLine, endLine, silent) => {
      const lineAt = (line: number) =>
        state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]).trim();
      const first = lineAt(startLine);
      if (!first.startsWith('$$')) return false;
      const onOneLine = first.length > 3 && first.endsWith('$$');
      const last = onOneLine ? startLine : nextClosingLine(state, startLine + 1);
      if (last >= endLine) return false;
      if (silent) return true;
      const lines = [first.slice(2)];
      for (let line = startLine + 1; line <= last; line += 1) lines.push(lineAt(line));
      const token = state.push('math_block', 'math', 0);
      token.content = lines.join('\n').slice(0, -2).trim();
      token.map = [startLine, last + 1];
      state.line = last + 1;
      return true;
    },
    { alt: ['paragraph', 'blockquote', 'list'] },
  );

  markdown.renderer.rules['math_inline'] = (tokens, at, _options, env) =>
    shown(tokens[at]?.content ?? '', env);
  markdown.renderer.rules['math_block'] = (tokens, at, _options, env) =>
    `<div class="formula">${shown(tokens[at]?.content ?? '', env)}</div>\n`;
}
