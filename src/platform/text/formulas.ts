/** Formulas in what people write: where `$…$` begins and ends, and what is shown for it. */
import { type TextUse, takeFormula, takeMarkup } from './limits.ts';

/** TeX → MathML; throws on TeX that it does not understand. */
export type Typeset = (tex: string) => string;

/**
 * Where the formula that begins with the `$` at `from` ends: the place of its closing `$`.
 * @returns null when none begins there; -1 when no `$` follows at all, so that nobody needs to look again
 */
export function formulaEnd(text: string, from: number, to: number): number | null {
  if (/[\s$]/.test(text[from + 1] ?? ' ')) return null;
  for (let end = from + 2; end < to; end += 1) {
    if (text[end] !== '$' || text[end - 1] === '\\') continue;
    // `5 $ and 7 $` are prices: a formula ends without a space, and no digit follows.
    return /\s/.test(text[end - 1] ?? ' ') || /\d/.test(text[end + 1] ?? '') ? null : end;
  }
  return -1;
}

/** @returns null for what cannot be typeset: half a formula, a command that there is not, or too much of it */
export function layOutFormula(tex: string, use: TextUse, typeset: Typeset): string | null {
  try {
    if (!takeFormula(use, tex)) return null;
    const markup = typeset(tex);
    return takeMarkup(use, markup) ? markup : null;
  } catch {
    return null;
  }
}
