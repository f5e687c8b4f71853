/** Content of a calculator card in a text: name, inputs and results. */

import type { Calculator, InputValues } from '@ferrite/calculators/core/calculator.ts';
import { headlineOf } from '@ferrite/calculators/core/models.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import type { CalculatorTexts } from '@ferrite/calculators/core/texts/texts.ts';
import { findTexts } from '@ferrite/calculators/definitions.ts';
import { calculatorNames, categoryNames } from '@ferrite/calculators/names.ts';
import type { CategoryId } from '@ferrite/calculators/registry.ts';
import { formatOutput, inputsOf } from '../describe.ts';
import { calculationAt, type QuotedResult } from './quoted-results.ts';

export type LinkCard = {
  readonly name: string;
  readonly category: string;
  readonly categoryId: CategoryId;
  /** Path and query of the link. */
  readonly address: string;
  /** Inputs of the link; empty if it has none or they are invalid. */
  readonly inputs: readonly Line[];
  /** Results at the time of writing; empty if none were saved. */
  readonly results: readonly Line[];
  /** Formula version of the results, followed by the current one if it differs: `v1.2 → v1.3`. */
  readonly version: string;
};

type Line = { readonly label: string; readonly text: string };

/** Maximum number of results on a card. */
const maxShown = 3;

/** Creates the function that returns the card of a calculator link. @param publicUrl base URL of the site */
export function createLinkCard(publicUrl: string) {
  /**
   * Returns the card of a link. @param saved results saved with the text @returns null if the URL does not belong to a
   * calculator
   */
  return function linkCard(
    address: string,
    language: Language,
    saved: readonly QuotedResult[] = [],
  ): LinkCard | null {
    const quoted = calculationAt(address, publicUrl);
    if (!quoted) return null;
    const { entry, calculator } = quoted;
    const given = quoted.given?.inputs;
    const texts = findTexts(entry.id)?.[language];
    const result = saved.find((each) => each.address === quoted.address);
    return {
      name: calculatorNames[entry.id][language],
      category: categoryNames[entry.category][language],
      categoryId: entry.category,
      address: quoted.address,
      inputs:
        given && texts
          ? inputsOf(calculator, { texts, language, below: quoted.given?.below ?? [] }, given)
          : [],
      results:
        given && texts && result ? resultLines({ calculator, texts, language }, given, result.values) : [],
      version: result ? versionOf(calculator, result) : '',
    };
  };
}

type Wording = {
  readonly calculator: Calculator;
  readonly texts: CalculatorTexts;
  readonly language: Language;
};

/** Formats results, the main results first. */
function resultLines(
  { calculator, texts, language }: Wording,
  inputs: InputValues,
  values: QuotedResult['values'],
): Line[] {
  const headline = headlineOf(calculator, { inputs, values, warnings: [] });
  const others = calculator.outputs.filter(({ role }) => role !== 'detail');
  return [...new Set([...(headline ? [headline] : []), ...others])]
    .flatMap((output) => formatOutput(calculator, output, { texts, language }, values))
    .slice(0, maxShown);
}

function versionOf(calculator: Calculator, { version }: QuotedResult): string {
  return version === calculator.version ? `v${version}` : `v${version} → v${calculator.version}`;
}
