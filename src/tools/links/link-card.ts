/** What a link to a calculator says where somebody quotes it: which one, and with which inputs. */

import { parseInputs } from '../../../calculators/core/evaluate.ts';
import { fromQuery } from '../../../calculators/core/inputs/address.ts';
import { defaultInputs } from '../../../calculators/core/inputs/fields.ts';
import type { Language } from '../../../calculators/core/texts/language.ts';
import { findDefinition, findTexts } from '../../../calculators/definitions.ts';
import { calculatorNames, categoryNames } from '../../../calculators/names.ts';
import { type CategoryId, pagePath, registry } from '../../../calculators/registry.ts';
import { inputsOf } from '../describe.ts';

export type LinkCard = {
  readonly name: string;
  readonly category: string;
  readonly categoryId: CategoryId;
  /** Path and query on this site. */
  readonly address: string;
  /** As the link gives them; none when it gives none, or such as cannot be computed with. */
  readonly inputs: readonly { readonly label: string; readonly text: string }[];
};

/** @param publicUrl where people reach the site */
export function createLinkCard(publicUrl: string) {
  /** @returns null when the address leads to no calculator of ours */
  return function linkCard(address: string, language: Language): LinkCard | null {
    const url = URL.parse(address, publicUrl);
    if (!url || url.origin !== new URL(publicUrl).origin || !url.pathname.startsWith('/calculators/'))
      return null;
    const entry = registry.find((each) => `/calculators/${pagePath(each)}` === url.pathname);
    if (!entry) return null;
    return {
      name: calculatorNames[entry.id][language],
      category: categoryNames[entry.category][language],
      categoryId: entry.category,
      address: `${url.pathname}${url.search}`,
      inputs: inputsIn(url.searchParams, entry.id, language),
    };
  };
}

function inputsIn(query: URLSearchParams, id: string, language: Language): LinkCard['inputs'] {
  const calculator = findDefinition(id);
  const texts = findTexts(id)?.[language];
  if (!calculator || !texts) return [];
  const { inputs } = fromQuery(calculator, query);
  if (Object.keys(inputs).length === 0) return [];
  const parsed = parseInputs(calculator, { ...defaultInputs(calculator), ...inputs });
  return parsed.ok ? inputsOf(calculator, texts, language, parsed.inputs) : [];
}
