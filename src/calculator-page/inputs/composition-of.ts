import type { CompositionInput } from '@ferrite/calculators/core/calculator.ts';
import type { Composition, ElementSymbol } from '@ferrite/calculators/core/elements.ts';
import { elementsOf } from '@ferrite/calculators/core/inputs/fields.ts';
import type { FormState } from '../form/form-entry.ts';

/** Returns the composition of the form in wt %, without empty and invalid fields. */
export function compositionOf(input: CompositionInput, { entries }: FormState): Composition {
  const found: Partial<Record<ElementSymbol, number>> = {};
  for (const [element] of elementsOf(input)) {
    const value = entries[`${input.prefix}${element}`]?.value;
    if (value !== null && value !== undefined) found[element] = value;
  }
  return found;
}
