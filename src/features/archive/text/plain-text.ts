import { piecesInText } from '@ferrite/charts/text/formula-text.ts';
import { cutAtFormulas } from '../../../platform/shared/text/formulas.ts';

/** Converts formulas to plain characters. */
export const formulasAsText = (text: string): string => piecesInText(cutAtFormulas(text));
