/** Under which grade a composition stands: what was picked, and whether its analysis is still the grade's own. */
import type { CompositionInput } from '@ferrite/calculators/core/calculator.ts';
import { elementsOf } from '@ferrite/calculators/core/inputs/fields.ts';
import { fill, type Words } from '../messages/words.ts';
import type { FormState, PickedGrade } from './form-entry.ts';

export type NamedGrade = {
  readonly picked: PickedGrade;
  /** Some element is no longer the grade's typical one. */
  readonly changed: boolean;
};

/**
 * The grade of a composition, or null for an analysis of one's own. A grade from the table goes on being compared with
 * after a change; the one that the page starts with was nobody's choice, and goes with its analysis.
 */
export function gradeOf(input: CompositionInput, { grades, entries }: FormState): NamedGrade | null {
  const picked = grades[input.key];
  if (!picked) return null;
  const changed = elementsOf(input).some(([element]) => {
    const entry = entries[`${input.prefix}${element}`];
    // An empty element counts as 0, as in the formulas.
    const value = !entry || entry.text.trim() === '' ? 0 : entry.value;
    return value !== (picked.typical[element] ?? 0);
  });
  return changed && picked.key === undefined ? null : { picked, changed };
}

/** Its name as the field, the export and the paper show it. */
export const gradeName = ({ picked, changed }: NamedGrade, words: Words): string =>
  changed ? fill(words.grade.changed, { name: picked.name }) : picked.name;
