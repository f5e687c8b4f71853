import { piecesInText } from '@ferrite/charts/text/formula-text.ts';
import { splitAtFormulas } from '../../../platform/shared/text/formulas.ts';
import { excerptOf } from '../forum.rules.ts';

/** Replaces formulas in a text by plain characters. */
export const formulasAsText = (text: string): string => piecesInText(splitAtFormulas(text));

/** Returns an excerpt in which formulas are replaced by plain characters. */
export const plainExcerpt = (content: string, length?: number): string =>
  excerptOf(formulasAsText(content), length);
