/** URLs of the page “Quench a section”, which open the same section in any language. */
import type { ElementSymbol } from '@ferrite/calculators/core/elements.ts';
import { localNumbers } from '@ferrite/calculators/core/numbers.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { languages, localPath } from '../../../platform/shared/i18n/i18n.ts';
import { omittedFromLink } from './form/link-text.rules.ts';
import type { SectionInput } from './section.contract.ts';
import {
  addressOf,
  formOf,
  hasUnknownFields,
  moreElements,
  readForm,
  type SectionForm,
  shownElements,
} from './section-form.rules.ts';
import { lessThanSign, withHeat } from './section-steel.rules.ts';

const path = '/workbench/section';

export type SectionQuestion = {
  readonly input: SectionInput;
  /** Name of the grade or heat; empty for an entered analysis. */
  readonly steel: string;
};

/** Returns the language of a URL of the page; null for other URLs. */
const languageOf = (pathname: string): Language | null =>
  languages.find((language) => localPath(language, path) === pathname) ?? null;

/** Parses the section in a URL; null for other URLs and for fields that are unknown or invalid. */
export function questionAt(address: string): SectionQuestion | null {
  const url = URL.parse(address, 'http://localhost');
  const language = languageOf(url?.pathname ?? '');
  if (!url || !language || hasUnknownFields(url.searchParams)) return null;
  const form = formOf(url.searchParams, language);
  const { input } = readForm(form, language);
  return input && { input, steel: form.grade.slice(0, 120) };
}

type MediumFields = Partial<Pick<SectionForm, 'medium' | 'severity' | 'filmWm2K' | 'table' | 'curve'>>;

/** Returns the form that contains a section. */
function formWith({ input, steel }: SectionQuestion, language: Language): SectionForm {
  const text = (value: number | undefined) =>
    value === undefined ? '' : localNumbers(value.toLocaleString('en', plainNumber), language);
  const { medium, temper, requirement } = input;
  return {
    ...formOf(new URLSearchParams(), language),
    ...Object.fromEntries(
      [...shownElements, ...moreElements].map((element) => [element, contentText(input, element, text)]),
    ),
    ...mediumFields(medium, text),
    shape: input.shape,
    criterion: input.criterion,
    place: input.place,
    grade: steel,
    sizeMm: text(input.sizeMm),
    startC: text(input.startC),
    grainSize: text(input.grainSize),
    mediumC: text(medium.temperatureC),
    temper: temper ? 'on' : 'off',
    ...(temper && { temperC: text(temper.temperatureC), temperH: text(temper.timeH) }),
    requiredHRC: text(requirement?.atLeastHRC ?? undefined),
    atMostHRC: text(requirement?.atMostHRC ?? undefined),
  };
}

export const sectionUrl = (question: SectionQuestion, language: Language): string =>
  `${localPath(language, path)}?${addressOf(formWith(question, language), language)}`;

/** Returns whether a URL contains the whole section, e.g. for a report. */
export const fitsSectionAddress = (question: SectionQuestion): boolean =>
  omittedFromLink(formWith(question, 'en')).length === 0;

/** Returns the URL that opens the page with the analysis and size of a heat. */
export function heatSectionAddress(heat: Parameters<typeof withHeat>[1], language: Language): string {
  const form = withHeat(formOf(new URLSearchParams(), language), heat, language);
  return `${localPath(language, path)}?${addressOf(form, language)}`;
}

/** Formats a content as entered: `0.42`, `<0.003` or `0.42±0.02`. */
function contentText(
  { analysis, below, tolerance }: SectionInput,
  element: ElementSymbol,
  text: (value: number | undefined) => string,
): string {
  const plusMinus = tolerance?.[element];
  const sign = lessThanSign(element, { below });
  return sign + text(analysis[element]) + (plusMinus ? `±${text(plusMinus)}` : '');
}

const plainNumber = { useGrouping: false, maximumSignificantDigits: 17 } as const;

function mediumFields(medium: SectionInput['medium'], text: (value: number) => string): MediumFields {
  const rows = (pairs: readonly (readonly [number, number])[]) =>
    pairs.map((pair) => pair.map(text).join(' ')).join('\n');
  switch (medium.by) {
    case 'bath':
      return { medium: medium.bath };
    case 'severity':
      return { medium: 'severity', severity: text(medium.severity) };
    case 'film':
      return { medium: 'film', filmWm2K: text(medium.filmWm2K) };
    case 'table':
      return {
        medium: 'table',
        table: rows(medium.points.map(({ surfaceC, filmWm2K }) => [surfaceC, filmWm2K])),
      };
    case 'probe':
      return { medium: 'probe', curve: rows(medium.curve.map(({ seconds, celsius }) => [seconds, celsius])) };
  }
}
