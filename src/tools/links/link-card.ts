/** What a link to a calculator says where somebody quotes it: which one, and with which inputs. */

import type { Calculator, InputValues } from '@ferrite/calculators/core/calculator.ts';
import { answersOf } from '@ferrite/calculators/core/models.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import type { CalculatorTexts } from '@ferrite/calculators/core/texts/texts.ts';
import { findTexts } from '@ferrite/calculators/definitions.ts';
import { calculatorNames, categoryNames } from '@ferrite/calculators/names.ts';
import type { CategoryId } from '@ferrite/calculators/registry.ts';
import { inputsOf, wordOutput } from '../describe.ts';
import { calculationAt, type QuotedResult } from './quoted-results.ts';

export type LinkCard = {
  readonly name: string;
  readonly category: string;
  readonly categoryId: CategoryId;
  /** Path and query on this site. */
  readonly address: string;
  /** As the link gives them; none when it gives none, or such as cannot be computed with. */
  readonly inputs: readonly Line[];
  /** What it gave when the text was written; none where nothing was kept. */
  readonly results: readonly Line[];
  /** Version of the formula that gave it, and the present one where that is another: `v1.2 → v1.3`. */
  readonly version: string;
};

type Line = { readonly label: string; readonly text: string };

/** So many results stand on a card. */
const mostShown = 3;

/** @param publicUrl where people reach the site */
export function createLinkCard(publicUrl: string) {
  /**
   * @param kept results that were kept with the text
   * @returns null when the address leads to no calculator of ours
   */
  return function linkCard(
    address: string,
    language: Language,
    kept: readonly QuotedResult[] = [],
  ): LinkCard | null {
    const quoted = calculationAt(address, publicUrl);
    if (!quoted) return null;
    const { entry, calculator } = quoted;
    const given = quoted.given?.inputs;
    const texts = findTexts(entry.id)?.[language];
    const result = kept.find((each) => each.address === quoted.address);
    return {
      name: calculatorNames[entry.id][language],
      category: categoryNames[entry.category][language],
      categoryId: entry.category,
      address: quoted.address,
      inputs: given && texts ? inputsOf(calculator, texts, language, given) : [],
      results: given && texts && result ? worded({ calculator, texts, language }, given, result.values) : [],
      version: result ? versionOf(calculator, result) : '',
    };
  };
}

type Wording = {
  readonly calculator: Calculator;
  readonly texts: CalculatorTexts;
  readonly language: Language;
};

/** The answers first, then what stands beside them. */
function worded(
  { calculator, texts, language }: Wording,
  inputs: InputValues,
  values: QuotedResult['values'],
): Line[] {
  const answers = answersOf(calculator, { inputs, values, warnings: [] });
  const others = calculator.outputs.filter(({ role }) => role !== 'detail');
  return [...new Set([...answers, ...others])]
    .flatMap((output) => wordOutput(output, texts, language, values))
    .slice(0, Math.max(mostShown, answers.length));
}

function versionOf(calculator: Calculator, { version }: QuotedResult): string {
  return version === calculator.version ? `v${version}` : `v${version} → v${calculator.version}`;
}
