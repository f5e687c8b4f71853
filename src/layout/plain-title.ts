import { piecesInText } from '@ferrite/charts/text/formula-text.ts';
import { cutAtFormulas } from '../platform/shared/text/formulas.ts';

/** Returns a title with its formulas as plain text. */
export const inLetters = (text: string): string => piecesInText(cutAtFormulas(text));
