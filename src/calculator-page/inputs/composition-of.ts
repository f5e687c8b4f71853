import type { CompositionInput } from '@ferrite/calculators/core/calculator.ts';
import type { Composition, ElementSymbol } from '@ferrite/calculators/core/elements.ts';
import { elementsOf } from '@ferrite/calculators/core/inputs/fields.ts';
import type { FormState } from '../form/form-entry.ts';

/** Elements in whose field something stands that is no number, or may be two. */
export function unreadableOf(input: CompositionInput, { entries }: FormState): readonly ElementSymbol[] {
  return elementsOf(input)
    .map(([element]) => element)
    .filter((element) => {
      const entry = entries[`${input.prefix}${element}`];
      return entry?.value === null && entry.text.trim() !== '';
    });
}

/** What the form holds for a composition, in wt %; an empty or unreadable field is left out. */
export function compositionOf(input: CompositionInput, { entries }: FormState): Composition {
  const found: Partial<Record<ElementSymbol, number>> = {};
  for (const [element] of elementsOf(input)) {
    const value = entries[`${input.prefix}${element}`]?.value;
    if (value !== null && value !== undefined) found[element] = value;
  }
  return found;
}
