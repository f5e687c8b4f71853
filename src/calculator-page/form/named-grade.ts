/** Determines the grade of a composition, and whether its analysis was changed. */
import type { Calculator, CompositionInput } from '@ferrite/calculators/core/calculator.ts';
import { elementsOf } from '@ferrite/calculators/core/inputs/fields.ts';
import { isNotStated } from '@ferrite/calculators/core/inputs/read-quantity.ts';
import { fill, type Words } from '../messages/words.ts';
import type { FormState, PickedGrade } from './form-entry.ts';

export type NamedGrade = {
  readonly picked: PickedGrade;
  /** True if any element differs from the grade's typical analysis. */
  readonly changed: boolean;
};

/**
 * Returns the grade of a composition; null for an entered analysis. A selected grade is kept after changes, for
 * comparison with its limits; the default grade is not.
 */
export function gradeOf(input: CompositionInput, { grades, entries }: FormState): NamedGrade | null {
  const picked = grades[input.key];
  if (!picked) return null;
  const changed = elementsOf(input).some(([element]) => {
    const entry = entries[`${input.prefix}${element}`];
    // An element that is not stated counts as 0.
    const value = !entry || isNotStated(entry.text) ? 0 : entry.value;
    return value !== (picked.typical[element] ?? 0);
  });
  return changed && picked.key === undefined ? null : { picked, changed };
}

/** Returns the name of the grade for the field, exports and print. */
export const gradeName = ({ picked, changed }: NamedGrade, words: Words): string =>
  changed ? fill(words.grade.changed, { name: picked.name }) : picked.name;

/** Returns the steel name of a page from its first composition; null for an entered analysis. */
export function steelName(calculator: Calculator, state: FormState, words: Words): string | null {
  const composition = calculator.inputs.find((each) => each.kind === 'composition');
  const named = composition ? gradeOf(composition, state) : null;
  return named && gradeName(named, words);
}
