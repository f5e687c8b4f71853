import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import type { CalculatorTexts } from '@ferrite/calculators/core/texts/texts.ts';
import type { CalculatorId, CategoryId } from '@ferrite/calculators/registry.ts';
import type { CitedSource } from '@ferrite/calculators/sources/remarks.ts';
import type { Words } from './messages/words.ts';

type Worded = Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>;

/** What a page gets besides its definition: words of one language and formulas already typeset. */
export type PageData = {
  readonly id: CalculatorId;
  readonly language: Language;
  /** Place in the catalogue, as shown. */
  readonly number: number;
  readonly category: { readonly id: CategoryId; readonly name: string };
  readonly name: string;
  readonly texts: CalculatorTexts;
  readonly words: Words;
  /** The sentences that all calculators share, by code, in the page's language. */
  readonly commonWords: { readonly warnings: Worded; readonly problems: Worded };
  /** Bibliography of what this page cites, in the page's language. */
  readonly sources: Readonly<Record<string, CitedSource>>;
  /** MathML by TeX. */
  readonly formulas: Readonly<Record<string, string>>;
  /** Address of the script that computes batches beside the page. */
  readonly batchWorker: string;
};

/** Element of the page that holds {@link PageData} as JSON, and the one that React takes over. */
export const dataElementId = 'page-data';
export const rootElementId = 'page';
