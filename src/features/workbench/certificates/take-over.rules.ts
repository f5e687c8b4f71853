/** Values of a certificate that a member has compared, taken over into the form of a heat. */
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { heatLimits } from '../heats/heat.rules.ts';
import { type HeatDraft, numberText } from '../heats/heat-form.rules.ts';
import type { FoundHeat, FoundValue } from './certificate.rules.ts';

/** Value in the list: whether it is taken over, and its content as text, which the member may correct. */
export type Choice = { readonly value: FoundValue; readonly isTaken: boolean; readonly text: string };

/** Whether a value or its heat has a doubt, so that it is taken over only on request. */
export const isDoubtful = (value: FoundValue, heat: FoundHeat): boolean =>
  value.doubts.length > 0 || heat.doubts.length > 0;

/** Writes the content in wt % as it is typed. */
const textOf = ({ value, isBelow }: FoundValue, language: Language): string =>
  `${isBelow ? '<' : ''}${numberText(value, language)}`;

/** Doubts that leave the content open: the field stays empty until the member has typed it. */
const open: ReadonlySet<string> = new Set(['unit', 'factor', 'implausible', 'scale', 'number']);

/** Returns the values of a heat as they are first shown: doubtful ones are not taken over. */
export const choicesOf = (heat: FoundHeat, language: Language): Choice[] =>
  heat.values.map((value) => ({
    value,
    isTaken: !isDoubtful(value, heat),
    text: value.doubts.some((doubt) => open.has(doubt)) ? '' : textOf(value, language),
  }));

/** Returns the choices with another one at a place; of two values for an element, one at most is taken. */
export function withChoice(choices: readonly Choice[], at: number, change: Partial<Choice>): Choice[] {
  const element = choices[at]?.value.element;
  return choices.map((choice, other) => {
    if (other === at) return { ...choice, ...change };
    return change.isTaken && choice.value.element === element ? { ...choice, isTaken: false } : choice;
  });
}

/**
 * Returns the form with the chosen contents and where they were read; name and grade only if the form has none.
 * @param placeOf text of the place of a value
 */
export function withCertificate(
  draft: HeatDraft,
  { name = '', grade = '' }: Pick<FoundHeat, 'name' | 'grade'>,
  choices: readonly Choice[],
  placeOf: (value: FoundValue) => string,
): HeatDraft {
  const taken = choices.filter(({ isTaken, text }) => isTaken && text.trim() !== '');
  const isKept = ({ element }: HeatDraft['sources'][number]) =>
    !taken.some(({ value }) => value.element === element);
  return {
    ...draft,
    name: draft.name.trim() === '' ? name.slice(0, heatLimits.name) : draft.name,
    grade: draft.grade.trim() === '' ? grade.slice(0, heatLimits.grade) : draft.grade,
    contents: {
      ...draft.contents,
      ...Object.fromEntries(taken.map(({ value, text }) => [value.element, text.trim()])),
    },
    sources: [
      ...draft.sources.filter(isKept),
      ...taken.map(({ value }) => ({
        element: value.element,
        place: placeOf(value).slice(0, heatLimits.place),
      })),
    ],
  };
}
