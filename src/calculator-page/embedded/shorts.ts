/**
 * Replaces `@ferrite/calculators/sources/texts/shorts.ts` in the browser (vite.calculators.config.ts), because the
 * embedded sources already contain their short names in the language of the page.
 */
export const shorts = {};
