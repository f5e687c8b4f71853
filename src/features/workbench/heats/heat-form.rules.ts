/** Form of a heat: texts as typed, parsed into content or problems by field. */
import {
  type Composition,
  type ElementSymbol,
  elements,
  isElement,
} from '@ferrite/calculators/core/elements.ts';
import { signsOf } from '@ferrite/calculators/core/inputs/read-number.ts';
import { isNotStated, readQuantity } from '@ferrite/calculators/core/inputs/read-quantity.ts';
import { isRowLabel } from '@ferrite/calculators/core/pasted/headings/statistic-labels.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import {
  analysisProblem,
  type HeatContent,
  heatLimits,
  type Section,
  type ValueSource,
} from './heat.rules.ts';

/** Elements shown in every form; others are shown when they have a content or on request. */
export const usualElements: readonly ElementSymbol[] = elements.slice(0, 15);

export type HeatDraft = {
  readonly name: string;
  readonly grade: string;
  /** Contents as typed, e.g. `0.41 ± 0.02` or `<0.005`; empty for none. */
  readonly contents: Readonly<Partial<Record<ElementSymbol, string>>>;
  readonly shape: Section['shape'];
  readonly size: string;
  readonly notes: string;
  readonly sources: readonly ValueSource[];
};

export const emptyDraft: HeatDraft = {
  name: '',
  grade: '',
  contents: {},
  shape: 'bar',
  size: '',
  notes: '',
  sources: [],
};

export type FieldProblem =
  | 'required'
  | 'unreadable'
  | 'share'
  | 'tooLong'
  | 'ambiguous'
  | 'range'
  | 'empty'
  | 'sum';
export type DraftReading =
  | { readonly ok: true; readonly content: HeatContent }
  | { readonly ok: false; readonly problems: Readonly<Record<string, FieldProblem>> };

/** Formats a number with the decimal separator of the language and up to six significant digits. */
export function numberText(value: number, language: Language): string {
  const text = String(Number(value.toPrecision(6)));
  return signsOf(language).decimal === ',' ? text.replace('.', ',') : text;
}

/** Formats a content as a member would type it: `<0,005`, `0,41 ± 0,02`. */
export function contentText(
  element: ElementSymbol,
  { analysis, tolerance, below }: Pick<HeatContent, 'analysis' | 'tolerance' | 'below'>,
  language: Language,
): string {
  const value = analysis[element];
  if (value === undefined) return '';
  const sign = below.includes(element) ? '<' : '';
  const off = tolerance[element];
  return `${sign}${numberText(value, language)}${off ? ` ± ${numberText(off, language)}` : ''}`;
}

export function draftOf(heat: HeatContent, language: Language): HeatDraft {
  const stated = elements.filter((element) => element in heat.analysis);
  return {
    name: heat.name,
    grade: heat.grade,
    contents: Object.fromEntries(stated.map((element) => [element, contentText(element, heat, language)])),
    shape: heat.section?.shape ?? 'bar',
    size: heat.section ? numberText(heat.section.sizeMm, language) : '',
    notes: heat.notes,
    sources: heat.sources,
  };
}

type Reading = { readonly value: number; readonly plusMinus?: number; readonly isBelow: boolean };

function readContent(text: string, language: Language): Reading | FieldProblem {
  const reading = readQuantity(text, { unit: 'wt%', signs: signsOf(language) });
  if (reading.kind === 'ambiguous') return 'ambiguous';
  if (reading.kind === 'none') return reading.reason === 'share' ? 'share' : 'unreadable';
  if (reading.bound === 'above') return 'unreadable';
  const { value, plusMinus } = reading;
  if (value < 0 || value > 100 || (plusMinus ?? 0) > 100) return 'range';
  return { value, ...(plusMinus && { plusMinus }), isBelow: reading.bound === 'below' };
}

function readSection({ shape, size }: HeatDraft, language: Language): Section | FieldProblem | null {
  if (size.trim() === '') return null;
  const reading = readQuantity(size.replace(/mm\s*$/i, 'mm'), { unit: 'mm', signs: signsOf(language) });
  if (reading.kind === 'ambiguous') return 'ambiguous';
  if (reading.kind === 'none' || reading.bound) return 'unreadable';
  const { value } = reading;
  return value < heatLimits.minMm || value > heatLimits.maxMm ? 'range' : { shape, sizeMm: value };
}

/** Parses the contents of the elements and omits those that are not given. */
export function readContents(contents: HeatDraft['contents'], language: Language) {
  const problems: Record<string, FieldProblem> = {};
  const analysis: Partial<Record<ElementSymbol, number>> = {};
  const tolerance: Partial<Record<ElementSymbol, number>> = {};
  const below: ElementSymbol[] = [];
  for (const [element, text] of Object.entries(contents)) {
    if (!isElement(element) || isNotStated(text)) continue;
    const reading = readContent(text, language);
    if (typeof reading === 'string') {
      problems[element] = reading;
      continue;
    }
    analysis[element] = reading.value;
    if (reading.plusMinus) tolerance[element] = reading.plusMinus;
    if (reading.isBelow) below.push(element);
  }
  return { problems, analysis, tolerance, below };
}

/** Parses the form: returns the content, or problems by field (`name`, `size`, `analysis` or an element). */
export function readDraft(draft: HeatDraft, language: Language): DraftReading {
  const { problems, analysis, tolerance, below } = readContents(draft.contents, language);
  if (draft.name.trim() === '') problems['name'] = 'required';
  const section = readSection(draft, language);
  if (typeof section === 'string') problems['size'] = section;
  const isReadable = elements.every((element) => !(element in problems));
  const problem = isReadable ? analysisProblem({ analysis, tolerance, below }) : null;
  if (problem === 'empty' || problem === 'sum') problems['analysis'] = problem;
  if (Object.keys(problems).length > 0 || typeof section === 'string') return { ok: false, problems };
  const { name, grade, notes } = draft;
  const sources = draft.sources.filter(({ element }) => element in analysis);
  return {
    ok: true,
    content: { name: name.trim(), grade: grade.trim(), analysis, tolerance, below, section, notes, sources },
  };
}

/** Returns the form with the content of an element replaced; the new content has no place in a certificate. */
export function withContent(draft: HeatDraft, element: ElementSymbol, text: string): HeatDraft {
  return {
    ...draft,
    contents: { ...draft.contents, [element]: text },
    sources: draft.sources.filter((each) => each.element !== element),
  };
}

type Pasted = Pick<HeatDraft, 'name' | 'contents'> & {
  readonly facts: Partial<Pick<HeatDraft, 'grade' | 'shape' | 'size' | 'notes'>>;
};

/** Returns the form with pasted contents, without a certificate; other fields keep their entries. A label such as `Mean` is left out. */
export function withPasted(draft: HeatDraft, { name, contents, facts }: Pasted): HeatDraft {
  const { shape, size } = draft.size.trim() === '' ? { ...draft, ...facts } : draft;
  return {
    ...draft,
    name: entered(draft.name, isRowLabel(name) ? '' : name.slice(0, heatLimits.name)),
    grade: entered(draft.grade, facts.grade),
    notes: entered(draft.notes, facts.notes),
    shape,
    size,
    contents: { ...draft.contents, ...contents },
    sources: draft.sources.filter(({ element }) => !(element in contents)),
  };
}

/** Returns the contents of the form that pasted contents do not replace. */
export const otherContents = (draft: HeatDraft, { contents }: Pick<HeatDraft, 'contents'>) =>
  Object.fromEntries(
    Object.entries(draft.contents).filter(([element, text]) => text.trim() !== '' && !(element in contents)),
  ) as HeatDraft['contents'];

/** Returns the form without these contents and their places in a certificate. */
export const withoutContents = (draft: HeatDraft, removed: HeatDraft['contents']): HeatDraft => ({
  ...draft,
  contents: Object.fromEntries(Object.entries(draft.contents).filter(([element]) => !(element in removed))),
  sources: draft.sources.filter(({ element }) => !(element in removed)),
});

const entered = (text: string, pasted = ''): string => (text.trim() === '' ? pasted : text);

/** Returns the form filled with contents in wt %; an entered name is kept. */
export function withComposition(
  draft: HeatDraft,
  { grade, analysis }: { readonly grade: string; readonly analysis: Composition },
  language: Language,
): HeatDraft {
  const contents = Object.fromEntries(
    Object.entries(analysis).map(([element, value]) => [element, numberText(value, language)]),
  );
  return { ...draft, grade, contents, sources: [] };
}
