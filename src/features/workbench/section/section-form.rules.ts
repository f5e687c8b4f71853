/** Form of the page “Quench a section”: texts as typed, stored in the URL. */

import type { ElementSymbol } from '@ferrite/calculators/core/elements.ts';
import { readNumber, signsOf } from '@ferrite/calculators/core/inputs/read-number.ts';
import { isNotStated } from '@ferrite/calculators/core/inputs/read-quantity.ts';
import { localNumbers } from '@ferrite/calculators/core/numbers.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { quenchBaths } from '@ferrite/calculators/formulas/hardenability/quench-severity.ts';
import { type Thinned, thinRows } from './form/curve-rows.rules.ts';
import { columnUnits, readFieldQuantity, unitOfField } from './form/field-quantity.rules.ts';
import { fitsLink } from './form/link-text.rules.ts';
import { bathTemperatures } from './form/medium-limits.rules.ts';
import { type Cleaned, readRecordedCurve } from './form/recorded-curve.rules.ts';
import { type PlainProblem, readLimitsAndTolerances } from './form/stated-contents.rules.ts';
import type { SectionInput } from './section.contract.ts';
import { maxCurvePoints, maxFilmPoints, sectionLimits, sectionPlaces } from './section.rules.ts';

/** Elements used by the hardness models, the most frequent first. */
export const shownElements = ['C', 'Si', 'Mn', 'Cr', 'Ni', 'Mo', 'V', 'Cu'] as const;
export const moreElements = ['B', 'Ti', 'Al', 'N', 'Zr', 'P', 'S'] as const;
type FormElement = (typeof shownElements)[number] | (typeof moreElements)[number];

export const formMedia = [...quenchBaths, 'severity', 'film', 'table', 'probe'] as const;

export type SectionForm = {
  readonly shape: SectionInput['shape'];
  readonly medium: (typeof formMedia)[number];
  readonly criterion: SectionInput['criterion'];
  readonly place: SectionInput['place'];
  readonly temper: 'on' | 'off';
  readonly grade: string;
  readonly sizeMm: string;
  readonly startC: string;
  readonly grainSize: string;
  readonly mediumC: string;
  readonly severity: string;
  readonly filmWm2K: string;
  readonly table: string;
  readonly curve: string;
  readonly temperC: string;
  readonly temperH: string;
  readonly requiredHRC: string;
  readonly atMostHRC: string;
} & Readonly<Record<FormElement, string>>;
export type SectionField = keyof SectionForm;

/** Default form: a shaft of 42CrMo4 in oil, with the typical analysis of the grade list. */
const defaultForm: SectionForm = {
  shape: 'bar',
  medium: 'oil-good',
  criterion: 'time',
  place: 'half',
  temper: 'on',
  grade: '42CrMo4',
  sizeMm: '80',
  startC: '850',
  grainSize: '7',
  mediumC: '60',
  severity: '0.5',
  filmWm2K: '1100',
  table: '200 1000\n400 4000\n600 1500\n800 500',
  curve: '',
  temperC: '600',
  temperH: '2',
  requiredHRC: '',
  atMostHRC: '',
  C: '0.415',
  Si: '0.24',
  Mn: '0.75',
  Cr: '1.05',
  Ni: '',
  Mo: '0.225',
  V: '',
  Cu: '',
  B: '',
  Ti: '',
  Al: '',
  N: '',
  Zr: '',
  P: '0.015',
  S: '0.01',
};

const choices: Readonly<Partial<Record<SectionField, readonly string[]>>> = {
  shape: ['bar', 'plate'],
  medium: formMedia,
  criterion: ['time', 'rate'],
  place: sectionPlaces,
  temper: ['on', 'off'],
};

const fields = Object.keys(defaultForm) as readonly SectionField[];

const defaultIn = (language: Language): SectionForm =>
  ({
    ...defaultForm,
    ...Object.fromEntries(
      [...shownElements, ...moreElements, 'severity' as const].map((key) => [
        key,
        localNumbers(defaultForm[key], language),
      ]),
    ),
  }) as SectionForm;

/** Returns whether a URL has unknown fields or choices, or a repeated field. */
export const hasUnknownFields = (address: URLSearchParams): boolean =>
  [...address].some(([key, text]) => {
    const field = fields.find((each) => each === key);
    if (field === undefined) return key !== 'lang';
    return address.getAll(key).length > 1 || choices[field]?.includes(text) === false;
  });

/** Fields whose text is not a single number. */
const plainFields: readonly SectionField[] = ['grade', 'table', 'curve'];

/** Returns a number of a URL with the decimal separator of the language; texts that would change their meaning stay unchanged. */
function localNumber(text: string, language: Language): string {
  const reading = readNumber(text, signsOf(language));
  const isPlain = /^<?\d*\.\d+(?:±\d+(?:\.\d+)?)?$/.test(text);
  return isPlain && reading.kind === 'number' && reading.value === Number(text.replace('<', '').split('±')[0])
    ? localNumbers(text, language)
    : text;
}

const noContents = Object.fromEntries([...shownElements, ...moreElements].map((element) => [element, '']));

/** Returns the form of a URL; unknown choices are ignored. The elements of another steel than the default one have no default. */
export function formOf(address: URLSearchParams, language: Language): SectionForm {
  const given = fields.flatMap((key) => {
    const text = address.get(key);
    if (text === null || choices[key]?.includes(text) === false) return [];
    return [[key, choices[key] || plainFields.includes(key) ? text : localNumber(text, language)]];
  });
  const isOther = (address.get('grade') ?? defaultForm.grade) !== defaultForm.grade;
  return { ...defaultIn(language), ...(isOther && noContents), ...Object.fromEntries(given) };
}

export const steelFields: readonly SectionField[] = ['grade', ...shownElements, ...moreElements];

/** Returns whether a URL contains inputs; omitted inputs have their default. */
export const hasInputs = (address: URLSearchParams): boolean => fields.some((key) => address.has(key));

/**
 * Returns the URL query of a form: the steel, and everything that differs from the default, without the texts of
 * `omittedFromLink`.
 */
export function addressOf(form: SectionForm, language: Language): URLSearchParams {
  const usual = defaultIn(language);
  const isWritten = (key: SectionField) =>
    fitsLink(form[key]) && (form[key] !== usual[key] || (form[key] !== '' && steelFields.includes(key)));
  return new URLSearchParams(fields.filter(isWritten).map((key) => [key, form[key]]));
}

export type FieldProblem =
  | { readonly kind: PlainProblem }
  | { readonly kind: 'curveRow'; readonly line: number }
  | { readonly kind: 'range'; readonly min: number; readonly max: number }
  | { readonly kind: 'ambiguous'; readonly text: string; readonly decimal: number; readonly grouped: number };
export type Problems = Readonly<Partial<Record<SectionField, FieldProblem>>>;

/** Changes to a recorded cooling curve: rows left out, smoothing and thinning. */
export type Recorded = Cleaned & { readonly thinned: Thinned | null };

type Interval = { readonly min: number; readonly max: number };
const isWithin = (value: number, { min, max }: Interval): boolean => value >= min && value <= max;
const percent: Interval = { min: 0, max: 100 };

function createReader(form: SectionForm, language: Language) {
  const problems: Partial<Record<SectionField, FieldProblem>> = {};
  const number = (key: SectionField, { min, max }: Interval): number => {
    const reading = readFieldQuantity(form[key], unitOfField(key), language);
    if ('kind' in reading) problems[key] = reading;
    else if (reading.value < min || reading.value > max) problems[key] = { kind: 'range', min, max };
    return 'kind' in reading ? min : reading.value;
  };
  /** Parses rows of two numbers within their limits; the first number must increase from row to row. */
  const rows = (
    key: 'table',
    limits: readonly [Interval, Interval],
    count: Interval,
  ): readonly (readonly [number, number])[] => {
    const lines = form[key].split('\n').filter((row) => row.trim() !== '');
    const read = lines
      // Rows beyond the accepted number are not parsed.
      .slice(0, count.max + 1)
      .map((row) =>
        row
          .trim()
          .split(/[\s;]+/)
          .map((text, at) => {
            const reading = readFieldQuantity(text, columnUnits[key][at === 0 ? 0 : 1], language);
            return 'kind' in reading ? Number.NaN : reading.value;
          }),
      );
    const pairs = read.map(([first = Number.NaN, second = Number.NaN]) => [first, second] as const);
    const isGood =
      isWithin(pairs.length, count) &&
      read.every((row) => row.length === 2) &&
      pairs.every(
        ([first, second], at) =>
          isWithin(first, limits[0]) &&
          isWithin(second, limits[1]) &&
          (at === 0 || first > (pairs[at - 1]?.[0] ?? 0)),
      );
    if (!isGood) problems[key] = { kind: key };
    return pairs;
  };
  return { problems, number, rows, recorded: null as Recorded | null };
}

function readCurve(form: SectionForm, read: ReturnType<typeof createReader>, language: Language) {
  const found = readRecordedCurve(form.curve, language);
  if ('problem' in found) {
    read.problems.curve = found.problem;
    return [];
  }
  const { rows, thinned } = thinRows(found.rows, maxCurvePoints);
  read.recorded = { ...found.cleaned, thinned };
  return rows.map(({ seconds, celsius }) => ({ seconds, celsius }));
}

function mediumOf(
  form: SectionForm,
  read: ReturnType<typeof createReader>,
  language: Language,
): SectionInput['medium'] {
  const { min, max } = sectionLimits.mediumC;
  const bath = quenchBaths.find((each) => each === form.medium);
  const temperatureC = read.number('mediumC', { min, max: bath ? bathTemperatures(bath).max : max });
  if (form.medium === 'severity')
    return { by: 'severity', severity: read.number('severity', sectionLimits.severity), temperatureC };
  if (form.medium === 'film')
    return { by: 'film', filmWm2K: read.number('filmWm2K', sectionLimits.filmWm2K), temperatureC };
  if (form.medium === 'table') {
    const { surfaceC, filmWm2K } = sectionLimits;
    const pairs = read.rows('table', [surfaceC, filmWm2K], { min: 1, max: maxFilmPoints });
    return {
      by: 'table',
      points: pairs.map(([at, film]) => ({ surfaceC: at, filmWm2K: film })),
      temperatureC,
    };
  }
  if (form.medium === 'probe') return { by: 'probe', curve: readCurve(form, read, language), temperatureC };
  return { by: 'bath', bath: form.medium, temperatureC };
}

/** Returns the required hardness; null where none is entered. */
function requirementOf(
  form: SectionForm,
  read: ReturnType<typeof createReader>,
): SectionInput['requirement'] {
  const limit = (key: 'requiredHRC' | 'atMostHRC') =>
    form[key].trim() === '' ? null : read.number(key, sectionLimits.requiredHRC);
  const [atLeastHRC, atMostHRC] = [limit('requiredHRC'), limit('atMostHRC')];
  if (atLeastHRC === null && atMostHRC === null) return null;
  if (atLeastHRC !== null && atMostHRC !== null && atMostHRC <= atLeastHRC)
    read.problems.atMostHRC ??= { kind: 'order' };
  return { atLeastHRC, atMostHRC };
}

/** Returns the request of a form; null with the problems if a field is invalid. */
export function readForm(form: SectionForm, language: Language) {
  const read = createReader(form, language);
  const analysis: Partial<Record<ElementSymbol, number>> = {};
  const entered = [...shownElements, ...moreElements].filter(
    (element) => !isNotStated(form[element]) || element === 'C',
  );
  for (const element of entered) analysis[element] = read.number(element, percent);
  if (isNotStated(form.C)) read.problems.C = { kind: 'number' };
  const input: SectionInput = {
    shape: form.shape,
    sizeMm: read.number('sizeMm', sectionLimits.sizeMm),
    startC: read.number('startC', sectionLimits.startC),
    analysis,
    ...readLimitsAndTolerances(
      entered.map((element) => [element, form[element]]),
      language,
    ),
    grainSize: read.number('grainSize', sectionLimits.grainSize),
    medium: mediumOf(form, read, language),
    criterion: form.criterion,
    temper:
      form.temper === 'off'
        ? null
        : {
            temperatureC: read.number('temperC', sectionLimits.temperC),
            timeH: read.number('temperH', sectionLimits.temperH),
          },
    place: form.place,
    requirement: requirementOf(form, read),
  };
  const hasProblems = Object.keys(read.problems).length > 0;
  return {
    input: hasProblems ? null : input,
    problems: read.problems as Problems,
    recorded: read.recorded,
  };
}
