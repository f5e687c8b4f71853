/**
 * Replaces `@ferrite/calculators/sources/texts/shorts.ts` in the browser (vite.calculators.config.ts): the embedded
 * sources have their short names in the language of the page.
 */
export const shorts = {};
