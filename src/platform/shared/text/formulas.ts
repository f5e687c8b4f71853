/** Finds formulas written as `$…$` in user texts and typesets them. */
import { countFormula, countMarkup, type TextUse } from './limits.ts';

/** Converts TeX to MathML. @throws for unknown TeX */
export type Typeset = (tex: string) => string;

/**
 * Finds the closing `$` of the formula that begins at `from`.
 * @returns index of the closing `$`; null if no formula begins at `from`; -1 if no `$` follows at all, so that the
 *   search can stop
 */
export function formulaEnd(text: string, from: number, to: number): number | null {
  if (/[\s$]/.test(text[from + 1] ?? ' ')) return null;
  for (let end = from + 2; end < to; end += 1) {
    if (text[end] !== '$' || text[end - 1] === '\\') continue;
    // In `5 $ and 7 $` the signs are prices: a formula does not end with a space, and no digit follows it.
    return /\s/.test(text[end - 1] ?? ' ') || /\d/.test(text[end + 1] ?? '') ? null : end;
  }
  return -1;
}

/** Part of a text: plain text, or a formula, which may have a line of its own. */
export type TextPiece =
  | { readonly text: string }
  | { readonly tex: string; readonly typed: string; readonly alone: boolean };

const endsLine = (text: string, at: number) => /^[^\S\n]*(?:\n|$)/.test(text.slice(at, at + 100));

/** Returns the TeX and the end of a `$$…$$` formula that has a line of its own; null if there is none at `at`. */
function standsAlone(text: string, at: number): { tex: string; end: number } | null {
  const before = text.slice(Math.max(0, at - 100), at);
  if (!text.startsWith('$$', at) || !/(?:^|\n)[^\S\n]*$/.test(before)) return null;
  const end = text.indexOf('$$', at + 2);
  const tex = end < 0 ? '' : text.slice(at + 2, end).trim();
  return tex === '' || !endsLine(text, end + 2) ? null : { tex, end: end + 2 };
}

/** Splits a text into plain text and formulas in one pass; joined again, the parts give the text. */
export function splitAtFormulas(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  const take = (at: number, end: number, tex: string, alone: boolean) => {
    if (at > from) pieces.push({ text: text.slice(from, at) });
    pieces.push({ tex, typed: text.slice(at, end), alone });
    from = end;
  };
  // After a `$$` without end the search for `$$…$$` stops, because no later `$$` exists.
  let mayStandAlone = text.lastIndexOf('$$') > text.indexOf('$$');
  let at = text.indexOf('$');
  while (at >= 0) {
    let next = at + 1;
    const display = mayStandAlone ? standsAlone(text, at) : null;
    if (display) {
      take(at, display.end, display.tex, true);
      next = display.end;
    } else if (text.startsWith('$$', at)) {
      mayStandAlone &&= text.indexOf('$$', at + 2) >= 0;
      next = at + 2;
    } else if (text[at - 1] !== '\\') {
      const end = formulaEnd(text, at, text.length);
      if (end === -1) break;
      if (end !== null) {
        take(at, end + 1, text.slice(at + 1, end), false);
        next = end + 1;
      }
    }
    at = text.indexOf('$', next);
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/**
 * Converts a formula to MathML.
 * @returns null if it cannot be typeset: incomplete, with an unknown command, or above the limits
 */
export function layOutFormula(tex: string, use: TextUse, typeset: Typeset): string | null {
  try {
    if (!countFormula(use, tex)) return null;
    const markup = typeset(tex);
    return countMarkup(use, markup) ? markup : null;
  } catch {
    return null;
  }
}
