import { piecesInText } from '@ferrite/charts/text/formula-text.ts';
import { splitAtFormulas } from '../platform/shared/text/formulas.ts';

/** Returns a title in which formulas are replaced by plain text. */
export const inLetters = (text: string): string => piecesInText(splitAtFormulas(text));
