import type { FormulaLine } from '../calculator.ts';

/** Returns the formula alone if a value in the line is not defined. */
export function withoutUndefined({ formula, inserted, result }: FormulaLine): FormulaLine {
  const says = (text: string | undefined): text is string => text !== undefined && !text.includes('NaN');
  return {
    formula,
    ...(says(inserted) && { inserted }),
    ...(says(result) && { result }),
  };
}
