/** Short texts of heats. */

import { elements } from '@ferrite/calculators/core/elements.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { removeInvisible } from '../../../platform/shared/text/visible-text.ts';
import type { HeatContent, Section } from './heat.rules.ts';
import { contentText, numberText } from './heat-form.rules.ts';

/** Maximum number of elements in the short text. */
const maxShown = 8;

/** Returns the first elements of an analysis as text, e.g. `C 0.41, Mn 0.77`. */
export function analysisText(
  heat: Pick<HeatContent, 'analysis' | 'tolerance' | 'below'>,
  language: Language,
): string {
  const stated = elements.filter((element) => element in heat.analysis);
  const shown = stated
    .slice(0, maxShown)
    .map((element) => `${element}\u00a0${contentText(element, { ...heat, tolerance: {} }, language)}`);
  return `${shown.join(language === 'de' ? '; ' : ', ')}${stated.length > maxShown ? ' …' : ''}`;
}

/** Returns the section as text, e.g. `Ø 80 mm` for a bar, `40 mm` for a plate; empty without a section. */
export function sectionText(section: Section | null, language: Language): string {
  if (!section) return '';
  return `${section.shape === 'bar' ? 'Ø\u00a0' : ''}${numberText(section.sizeMm, language)}\u00a0mm`;
}

/** Returns whether name, grade or notes contain every word of the search. */
export function matchesHeat(
  { name, grade, notes }: Pick<HeatContent, 'name' | 'grade' | 'notes'>,
  search: string,
): boolean {
  const text = `${name} ${grade} ${notes}`.normalize('NFKC').toLowerCase();
  return search
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Returns a name as it is compared with others: without case, widths and invisible characters. */
export const comparableName = (name: string): string =>
  removeInvisible(name).normalize('NFKC').trim().toLowerCase();

/** Returns whether another heat than the one with this id has the name. */
export function hasSameName(
  heats: readonly { readonly id: number; readonly name: string }[],
  name: string,
  ownId: number | undefined,
): boolean {
  const compared = comparableName(name);
  return compared !== '' && heats.some((heat) => heat.id !== ownId && comparableName(heat.name) === compared);
}
