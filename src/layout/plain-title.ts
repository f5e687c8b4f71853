import { piecesInText } from '@ferrite/charts/text/formula-text.ts';
import { cutAtFormulas } from '../platform/shared/text/formulas.ts';

/** A title with its formulas in letters, where none can be set. */
export const inLetters = (text: string): string => piecesInText(cutAtFormulas(text));
