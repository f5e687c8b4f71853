/** Analysis of a grade or heat in the form of a section. */
import type { ElementSymbol } from '@ferrite/calculators/core/elements.ts';
import { localNumbers } from '@ferrite/calculators/core/numbers.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import type { Section } from '../heats/heat.rules.ts';
import { moreElements, type SectionForm, shownElements, steelFields } from './section-form.rules.ts';

/** Returns `<` if the content of the element is stated as below a limit; otherwise an empty text. */
export const lessThanSign = (
  element: string,
  { below = [] }: { readonly below?: readonly string[] | undefined },
): string => (below.includes(element) ? '<' : '');

/** Returns the form with the typical analysis of a grade. */
export function withGrade(
  form: SectionForm,
  grade: {
    readonly name: string;
    readonly typical: Readonly<Partial<Record<ElementSymbol, number>>>;
    readonly below?: readonly string[] | undefined;
    readonly tolerance?: Readonly<Partial<Record<ElementSymbol, number>>> | undefined;
  },
  language: Language,
): SectionForm {
  const local = (value: number) => localNumbers(String(value), language);
  const analysis = [...shownElements, ...moreElements].map((element) => [
    element,
    grade.typical[element] === undefined
      ? ''
      : lessThanSign(element, grade) +
        local(grade.typical[element]) +
        (grade.tolerance?.[element] ? `±${local(grade.tolerance[element])}` : ''),
  ]);
  return { ...form, ...Object.fromEntries(analysis), grade: grade.name };
}

export const isSameSteel = (a: SectionForm, b: SectionForm): boolean =>
  steelFields.every((key) => a[key] === b[key]);

type HeatName = { readonly name: string; readonly grade: string };
const steelOf = ({ name, grade }: HeatName): string => (grade === '' ? name : `${name} · ${grade}`);

/** Returns whether a form names a steel other than a heat; an entered analysis has no name. */
export const isOtherSteel = ({ grade }: SectionForm, heat: HeatName): boolean =>
  grade !== '' && grade !== steelOf(heat);

/** Returns the contents of the form in wt % that differ from a heat; an empty field counts as 0. */
export const differencesFrom = (
  { analysis }: { readonly analysis: Readonly<Partial<Record<ElementSymbol, number>>> },
  entered: Readonly<Partial<Record<ElementSymbol, number>>>,
): readonly (readonly [ElementSymbol, number])[] =>
  [...shownElements, ...moreElements].flatMap((element) => {
    const value = entered[element] ?? 0;
    return value === (analysis[element] ?? 0) ? [] : [[element, value] as const];
  });

/** Returns the form with the analysis of a heat, and with its section if the heat has one. */
export function withHeat(
  form: SectionForm,
  heat: {
    readonly name: string;
    readonly grade: string;
    readonly analysis: Readonly<Partial<Record<ElementSymbol, number>>>;
    readonly below?: readonly string[] | undefined;
    readonly tolerance?: Readonly<Partial<Record<ElementSymbol, number>>> | undefined;
    readonly section?: Section | null | undefined;
  },
  language: Language,
): SectionForm {
  const { analysis, below, tolerance, section } = heat;
  const steel = { name: steelOf(heat), typical: analysis, below, tolerance };
  const size = section && { shape: section.shape, sizeMm: localNumbers(String(section.sizeMm), language) };
  return { ...withGrade(form, steel, language), ...size };
}
