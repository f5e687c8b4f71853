import { piecesInText } from '@ferrite/charts/text/formula-text.ts';
import { splitAtFormulas } from '../../../platform/shared/text/formulas.ts';

/** Replaces the formulas in a text with plain characters. */
export const formulasAsText = (text: string): string => piecesInText(splitAtFormulas(text));
