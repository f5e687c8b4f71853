/** Maps the contents of a heat to the composition of a calculator. */
import type { CompositionInput } from '@ferrite/calculators/core/calculator.ts';
import { type Composition, type ElementSymbol, isElement } from '@ferrite/calculators/core/elements.ts';
import { elementsOf } from '@ferrite/calculators/core/inputs/fields.ts';
import type { ChosenHeat } from '../../platform/browser/heats/chosen-heat.ts';
import type { FormState } from '../form/form-entry.ts';
import type { FormAction } from '../form/form-state.ts';
import { compositionOf } from '../inputs/composition-of.ts';

const knownElements = (contents: Readonly<Record<string, number>>): Composition =>
  Object.fromEntries(Object.entries(contents).filter(([element]) => isElement(element)));

/** Returns the heat's name as shown in the grade field of the composition. */
export const heatName = ({ name, grade }: ChosenHeat): string => (grade ? `${name} · ${grade}` : name);

/**
 * Returns the form actions that fill a composition with the contents and tolerances of a heat. Elements that the heat does
 * not state become empty, not 0.
 */
export function fillActions(input: CompositionInput, heat: ChosenHeat): readonly FormAction[] {
  const composition = knownElements(heat.analysis);
  const missing = elementsOf(input).filter(([element]) => !(element in composition));
  return [
    {
      type: 'grade',
      key: input.key,
      grade: { name: heatName(heat), typical: composition, confirmed: true },
      composition,
      tolerance: knownElements(heat.tolerance),
      ...(heat.below && { below: heat.below }),
    },
    {
      type: 'typed',
      entries: Object.fromEntries(missing.map(([element]) => [`${input.prefix}${element}`, ''])),
    },
  ];
}

/** Returns the elements of a heat for which a composition has no field, e.g. tungsten in a formula for low-alloy steels. */
export function unusedElements(input: CompositionInput, { analysis }: ChosenHeat): readonly ElementSymbol[] {
  const used = elementsOf(input).map(([element]) => element);
  return Object.keys(knownElements(analysis))
    .filter((element): element is ElementSymbol => isElement(element) && element !== 'Fe')
    .filter((element) => !used.includes(element) && (analysis[element] ?? 0) > 0);
}

/** Returns the contents in the form that differ from the heat; an empty field counts as 0. */
export function differencesFrom(
  input: CompositionInput,
  state: FormState,
  heat: ChosenHeat,
): readonly (readonly [ElementSymbol, number])[] {
  const entered = compositionOf(input, state);
  return elementsOf(input).flatMap(([element]) => {
    const value = entered[element] ?? 0;
    return value === (heat.analysis[element] ?? 0) ? [] : [[element, value] as const];
  });
}
