/** Texts of formulas, for comparing documents with what they are made of. */

/** Returns the text of a formula in MathML. */
export const textOfMath = (mathml: string): string =>
  mathml
    .replace(/<annotation.*?<\/annotation>/gs, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>');
