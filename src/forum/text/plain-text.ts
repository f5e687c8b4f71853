/** What people write in the forum, as plain text. */

import { piecesInText } from '@ferrite/charts/text/formula-text.ts';
import { cutAtFormulas } from '../../platform/text/formulas.ts';
import { excerptOf } from '../forum.rules.ts';

/** A title with its formulas in letters, where none can be set. */
export const inLetters = (text: string): string => piecesInText(cutAtFormulas(text));

/** How a question or an answer begins, with its formulas in letters. */
export const beginningOf = (content: string, length?: number): string =>
  excerptOf(inLetters(content), length);
