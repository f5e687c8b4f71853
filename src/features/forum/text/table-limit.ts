/** Limits the size of tables in Markdown; the cells of empty rows count too. */
import type { MarkdownIt, StateBlock } from 'markdown-it';
import { type TextUse, textLimits } from '../../../platform/shared/text/limits.ts';

/** Matches the delimiter row below the header of a table. */
const delimiterRow = /^[\s|:-]+$/;

/** Makes a Markdown parser show tables with too many cells unformatted and set `env.use.limited`. */
export function limitTables(markdown: MarkdownIt): void {
  const ends = new WeakMap<StateBlock, Int32Array>();
  /** Returns the number of the next line that ends a table; computed once per text. */
  const nextTableEnd = (state: StateBlock, line: number): number => {
    let found = ends.get(state);
    if (!found) {
      const lines = state.eMarks.length;
      found = new Int32Array(lines + 1).fill(lines);
      for (let at = lines - 1; at >= 0; at -= 1) {
        const isEmpty = /^[\s>]*$/.test(state.src.slice(state.bMarks[at], state.eMarks[at]));
        found[at] = isEmpty ? at : (found[at + 1] ?? lines);
      }
      ends.set(state, found);
    }
    return found[line] ?? state.eMarks.length;
  };

  markdown.block.ruler.before(
    'table',
    'table_limit',
    (state, startLine, endLine, silent) => {
      if (startLine + 2 > endLine || (state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false;
      const at = (line: number) => (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
      const dashes = state.src.slice(at(startLine + 1), state.eMarks[startLine + 1]);
      if (!delimiterRow.test(dashes) || !dashes.includes('-')) return false;
      const columns = dashes
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|').length;
      const end = Math.min(endLine, nextTableEnd(state, startLine));
      const rows = end - startLine - 1;
      if (columns * rows <= textLimits.tableCells) return false;
      const heading = state.src.slice(at(startLine), state.eMarks[startLine]);
      if (!`${heading}${dashes}`.includes('|')) return false;
      if (silent) return true;
      (state.env as { use: TextUse }).use.limited = true;
      const token = state.push('code_block', 'code', 0);
      token.content = state.getLines(startLine, end, state.blkIndent, false);
      token.map = [startLine, end];
      state.line = end;
      return true;
    },
    { alt: ['paragraph', 'reference'] },
  );
}
