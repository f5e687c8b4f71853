/** Copies values of a certificate that the member has compared into the form of a heat. */
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { heatLimits, type ValueSource } from '../heats/heat.rules.ts';
import { type HeatDraft, numberText, otherContents } from '../heats/heat-form.rules.ts';
import type { FoundHeat, FoundValue } from './certificate.rules.ts';

/** Value in the list: whether it is selected, and its content as text, which the member may correct. */
export type Choice = { readonly value: FoundValue; readonly isTaken: boolean; readonly text: string };

/** Returns whether a value or its heat is doubtful; doubtful values are copied only when selected. */
export const isDoubtful = (value: FoundValue, heat: FoundHeat): boolean =>
  value.doubts.length > 0 || heat.doubts.length > 0;

/** Formats the content in wt % as a member would type it. */
const textOf = ({ value, plusMinus, isBelow }: FoundValue, language: Language): string => {
  const off = plusMinus ? ` ± ${numberText(plusMinus, language)}` : '';
  return `${isBelow ? '<' : ''}${numberText(value, language)}${off}`;
};

/** Doubts that leave the content unknown: the field stays empty until the member has filled it in. */
const open: ReadonlySet<string> = new Set(['unit', 'factor', 'implausible', 'scale', 'number', 'mark']);

/** Returns the initial selection of a heat's values: doubtful ones are not selected. */
export const choicesOf = (heat: FoundHeat, language: Language): Choice[] =>
  heat.values.map((value) => ({
    value,
    isTaken: !isDoubtful(value, heat),
    text: value.doubts.some((doubt) => open.has(doubt)) ? '' : textOf(value, language),
  }));

/** Returns the selection with one choice replaced. At most one of two values of an element is selected. */
export function withChoice(choices: readonly Choice[], at: number, change: Partial<Choice>): Choice[] {
  const element = choices[at]?.value.element;
  return choices.map((choice, other) => {
    if (other === at) return { ...choice, ...change };
    return change.isTaken && choice.value.element === element ? { ...choice, isTaken: false } : choice;
  });
}

const takenOf = (choices: readonly Choice[]): Choice[] =>
  choices.filter(({ isTaken, text }) => isTaken && text.trim() !== '');

/** Returns the contents of the form that the selected values do not replace; none if nothing is selected. */
export function keptContents(draft: HeatDraft, choices: readonly Choice[]): HeatDraft['contents'] {
  const taken = takenOf(choices);
  const contents = Object.fromEntries(taken.map(({ value, text }) => [value.element, text]));
  return taken.length === 0 ? {} : otherContents(draft, { contents });
}

/** Returns the name and grade of the form that stay although the certificate has others. */
export function namesToKeep(draft: HeatDraft, heat: Pick<FoundHeat, 'name' | 'grade'>) {
  return (['name', 'grade'] as const).flatMap((field) => {
    const [kept, read] = [draft[field].trim(), heat[field] ?? ''];
    return kept !== '' && read !== '' && kept !== read.slice(0, heatLimits[field])
      ? [{ field, kept, read }]
      : [];
  });
}

/**
 * Returns the form with the selected contents and their places in the certificate. Name and grade are copied only if
 * the form has none. @param placeOf returns the place of a value
 */
export function withCertificate(
  draft: HeatDraft,
  { name = '', grade = '' }: Pick<FoundHeat, 'name' | 'grade'>,
  choices: readonly Choice[],
  placeOf: (value: FoundValue) => Omit<ValueSource, 'element'>,
): HeatDraft {
  const taken = takenOf(choices);
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
      ...taken.map(({ value }) => {
        const { place, certificate } = placeOf(value);
        return { element: value.element, place: place.slice(0, heatLimits.place), certificate };
      }),
    ],
  };
}
