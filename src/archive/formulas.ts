/** Formulas in posts: `$…$` within a line, `$$…$$` where a line begins and ends with it. */

import { formulaEnd, layOutFormula, type Typeset } from '../platform/text/formulas.ts';
import { nothingUsed } from '../platform/text/limits.ts';
import { cleanMath } from '../platform/text/math-markup.ts';
import { formulaInText } from '../ui/chart/formula-text.ts';

/** A piece of a text: words, or a formula, which may stand on a line of its own. */
export type TextPiece =
  | { readonly text: string }
  | { readonly tex: string; readonly typed: string; readonly alone: boolean };

const endsLine = (text: string, at: number) => /^[^\S\n]*(?:\n|$)/.test(text.slice(at, at + 100));

/** The `$$…$$` that begins a line at this place: its TeX and where it ends. */
function standsAlone(text: string, at: number): { tex: string; end: number } | null {
  const before = text.slice(Math.max(0, at - 100), at);
  if (!text.startsWith('$$', at) || !/(?:^|\n)[^\S\n]*$/.test(before)) return null;
  const end = text.indexOf('$$', at + 2);
  const tex = end < 0 ? '' : text.slice(at + 2, end).trim();
  return tex === '' || !endsLine(text, end + 2) ? null : { tex, end: end + 2 };
}

/** Cuts a text at its formulas, reading it once; the pieces put together are the text. */
export function cutAtFormulas(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  const take = (at: number, end: number, tex: string, alone: boolean) => {
    if (at > from) pieces.push({ text: text.slice(from, at) });
    pieces.push({ tex, typed: text.slice(at, end), alone });
    from = end;
  };
  // A `$$` without its end is looked for once: behind it there is no other.
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

/** What stands for a formula in a rendered post; null for one that cannot be typeset. */
export type ShowFormula = (formula: { readonly tex: string; readonly alone: boolean }) => string | null;

/** For one post: what it may ask for is counted. */
export function formulaPrinter(typeset: Typeset): ShowFormula {
  const use = nothingUsed();
  return ({ tex, alone }) => {
    const markup = layOutFormula(tex, use, typeset);
    if (markup === null) return null;
    const clean = cleanMath(markup).replaceAll('\n', ' ');
    return alone ? `<span class="formula">${clean}</span>` : clean;
  };
}

/** Letters of a post that its card is made from: what the list reads of it. */
const mostRead = 400;

/**
 * The beginning of a post for its card, with formulas in letters.
 * @param plain its words, blanks made one; @param isCut there were more
 */
export function previewOf(plain: string, isCut: boolean, most: number): string {
  const lined = plain
    .slice(0, mostRead)
    .replace(/\$\$([^$]{1,2000})\$\$/g, (_whole, tex: string) => formulaInText(tex));
  const text = cutAtFormulas(lined)
    .map((piece) => ('text' in piece ? piece.text : formulaInText(piece.tex)))
    .join('');
  // Half a formula is none.
  const last = text.lastIndexOf('$');
  const isBegun = isCut && last >= 0 && /^\$[^\s$]/.test(text.slice(last, last + 2));
  const whole = isBegun && /[\\_^{]/.test(text.slice(last)) ? text.slice(0, last).replace(/\$$/, '') : text;
  return isCut || whole.length > most ? `${whole.slice(0, most).trimEnd()}…` : whole;
}

/** The editor makes a paragraph of every line: a formula on several lines is put together again. */
export const joinFormulaLines = (html: string): string => html.replace(linesOfFormula, joined);
const lineEnd = /(?:<br \/>|<\/p>\s{0,9}<p>)/g;
const linesOfFormula =
  /<p>\$\$(?:<br \/>|<\/p>\s{0,9}<p>)(?:[^<$]|<br \/>|<\/p>\s{0,9}<p>){1,2000}\$\$<\/p>/g;
const joined = (lines: string): string => lines.replace(lineEnd, ' ');
