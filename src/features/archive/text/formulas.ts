/** Formulas in posts, written as `$…$` in a line or `$$…$$` in a block. */

import { formulaForSentence } from '@ferrite/charts/text/formula-text.ts';
import { cleanMath } from '../../../platform/server/math-markup.ts';
import { layOutFormula, type Typeset } from '../../../platform/shared/text/formulas.ts';
import { emptyTextUse } from '../../../platform/shared/text/limits.ts';
import { formulasAsText } from './plain-text.ts';

/** Returns the HTML of a formula, or null if the formula cannot be typeset. */
export type ShowFormula = (formula: { readonly tex: string; readonly alone: boolean }) => string | null;

/** Creates a function that typesets the formulas of one post and limits their number and total length. */
export function createFormulaTypesetter(typeset: Typeset): ShowFormula {
  const use = emptyTextUse();
  return ({ tex, alone }) => {
    const markup = layOutFormula(tex, use, typeset);
    if (markup === null) return null;
    const clean = cleanMath(markup).replaceAll('\n', ' ');
    return alone ? `<span class="formula">${clean}</span>` : clean;
  };
}

/** Number of characters of a post that the list reads for the preview on a card. */
const maxPreviewSource = 400;

/**
 * Returns the preview of a post, with formulas as plain characters.
 * @param plain words separated by single spaces
 * @param isCut whether `plain` is truncated
 */
export function previewOf(plain: string, isCut: boolean, most: number): string {
  const lined = plain
    .slice(0, maxPreviewSource)
    .replace(/\$\$([^$]{1,2000})\$\$/g, (_whole, tex: string) => formulaForSentence(tex));
  const text = formulasAsText(lined);
  // An incomplete formula at the end is removed.
  const last = text.lastIndexOf('$');
  const isBegun = isCut && last >= 0 && /^\$[^\s$]/.test(text.slice(last, last + 2));
  const whole = isBegun && /[\\_^{]/.test(text.slice(last)) ? text.slice(0, last).replace(/\$$/, '') : text;
  return isCut || whole.length > most ? `${whole.slice(0, most).trimEnd()}…` : whole;
}

/** Joins the lines of a formula, which the editor splits into paragraphs. */
export const joinFormulaLines = (html: string): string => html.replace(linesOfFormula, joined);
const lineEnd = /(?:<br \/>|<\/p>\s{0,9}<p>)/g;
const linesOfFormula =
  /<p>\$\$(?:<br \/>|<\/p>\s{0,9}<p>)(?:[^<$]|<br \/>|<\/p>\s{0,9}<p>){1,2000}\$\$<\/p>/g;
const joined = (lines: string): string => lines.replace(lineEnd, ' ');
