import { cutAtFormulas } from '../../platform/text/formulas.ts';
import { piecesInText } from '../../ui/chart/text/formula-text.ts';

/** A title with its formulas in letters, where none can be set. */
export const inLetters = (text: string): string => piecesInText(cutAtFormulas(text));
