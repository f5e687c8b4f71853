import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import type { CalculatorTexts } from '@ferrite/calculators/core/texts/texts.ts';
import type { CalculatorId, CategoryId } from '@ferrite/calculators/registry.ts';
import type { CitedSource } from '@ferrite/calculators/sources/remarks.ts';
import type { Words } from './messages/words.ts';

type Worded = Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>;

/** Data of a page in addition to its definition: texts of one language and typeset formulas. */
export type PageData = {
  readonly id: CalculatorId;
  readonly language: Language;
  /** Number of the calculator in the catalogue. */
  readonly number: number;
  readonly category: { readonly id: CategoryId; readonly name: string };
  readonly name: string;
  /** Number of the calculator's properties that were compared with measurements. */
  readonly compared: number;
  readonly texts: CalculatorTexts;
  readonly words: Words;
  /** Shared texts by code, in the page's language. */
  readonly commonWords: { readonly warnings: Worded; readonly problems: Worded };
  /** Cited sources in the page's language. */
  readonly sources: Readonly<Record<string, CitedSource>>;
  /** MathML by TeX source. */
  readonly formulas: Readonly<Record<string, string>>;
  readonly batchWorker: string;
};

/** Id of the element that contains {@link PageData} as JSON. */
export const dataElementId = 'page-data';
export const rootElementId = 'page';
