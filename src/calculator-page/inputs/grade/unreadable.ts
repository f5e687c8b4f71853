import type { CompositionInput } from '@ferrite/calculators/core/calculator.ts';
import type { ElementSymbol } from '@ferrite/calculators/core/elements.ts';
import { elementsOf } from '@ferrite/calculators/core/inputs/fields.ts';
import { isNotStated } from '@ferrite/calculators/core/inputs/read-quantity.ts';
import type { FormState } from '../../form/form-entry.ts';

/** Returns the elements whose text is ambiguous or not a number. */
export function unreadableOf(input: CompositionInput, { entries }: FormState): readonly ElementSymbol[] {
  return elementsOf(input)
    .map(([element]) => element)
    .filter((element) => {
      const entry = entries[`${input.prefix}${element}`];
      return entry?.value === null && !isNotStated(entry.text);
    });
}
