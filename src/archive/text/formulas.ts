/** Formulas in posts: `$…$` within a line, `$$…$$` where a line begins and ends with it. */

import { formulaInText } from '@ferrite/charts/text/formula-text.ts';
import { layOutFormula, type Typeset } from '../../platform/text/formulas.ts';
import { nothingUsed } from '../../platform/text/limits.ts';
import { cleanMath } from '../../platform/text/math-markup.ts';
import { inLetters } from './plain-text.ts';

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
  const text = inLetters(lined);
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
