/**
 * Stands in for `@ferrite/calculators/core/texts/common-words.ts` in the browser: the page carries the shared sentences of its own
 * language only. Put in its place by vite.calculators.config.ts.
 */
import { dataElementId, type PageData } from './page-data.ts';

const data = JSON.parse(document.getElementById(dataElementId)?.textContent ?? '{}') as Partial<PageData>;

export const commonWarnings = data.commonWords?.warnings ?? {};
export const commonProblems = data.commonWords?.problems ?? {};
