/**
 * Replaces `@ferrite/calculators/core/texts/common-words.ts` in the browser (vite.calculators.config.ts), because the
 * page embeds only the texts of its language.
 */
import { dataElementId, type PageData } from '../page-data.ts';

const data = JSON.parse(document.getElementById(dataElementId)?.textContent ?? '{}') as Partial<PageData>;

export const commonWarnings = data.commonWords?.warnings ?? {};
export const commonProblems = data.commonWords?.problems ?? {};
