/** Extracts the text of formulas, to compare a document with its content model. */

/** Returns the text of a formula in MathML. */
export const textOfMath = (mathml: string): string =>
  mathml
    .replace(/<annotation.*?<\/annotation>/gs, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>');
