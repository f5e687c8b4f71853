/** Rules of a report: numbers, revisions and header fields. */
import { elements } from '@ferrite/calculators/core/elements.ts';
import { cleanLine } from '../../../platform/shared/text/visible-text.ts';

/** Header fields in the order of the page. */
export const headFields = [
  'company',
  'title',
  'customer',
  'heat',
  'drawing',
  'author',
  'approvedBy',
] as const;
export type HeadField = (typeof headFields)[number];
export type ReportHead = Readonly<Record<HeadField, string>>;

type HeadSources = {
  readonly revised: Partial<ReportHead> | undefined;
  readonly last: Partial<ReportHead> | undefined;
  /** Selected heat; null if there is none. */
  readonly heat: HeatOfReport | null;
  /** Title of a new report of the heat; empty without one. */
  readonly heatTitle?: string;
  /** URLs of the calculations. */
  readonly addresses: readonly string[];
};

export type HeatOfReport = {
  readonly name: string;
  readonly grade: string;
  readonly analysis: Readonly<Record<string, number>>;
};

/** Maximum relative difference of two contents that count as the same. */
const sameContent = 1e-6;

/** Returns the contents in the URL of a calculation by element, in wt %. */
function contentsIn(address: string): readonly (readonly [element: string, percent: number])[] {
  const { searchParams } = new URL(address, 'https://site.invalid');
  return elements.flatMap((element) => {
    const text = searchParams.get(element);
    if (text === null) return [];
    // Links state `<0,005` and `0,41±0,02` in one text.
    const [content = ''] = text.replace(/^[<≤]\s*/, '').split('±');
    return [[element, Number(content.replace(',', '.'))] as const];
  });
}

/** Returns whether at least one calculation has the analysis of this heat, and no calculation has another analysis. */
export function isOfHeat(addresses: readonly string[], { analysis }: HeatOfReport): boolean {
  const contents = addresses.flatMap(contentsIn);
  return (
    contents.length > 0 &&
    contents.every(([element, percent]) => {
      const ofHeat = analysis[element] ?? 0;
      return Math.abs(percent - ofHeat) <= sameContent * Math.max(percent, ofHeat);
    })
  );
}

/** Returns name and grade of a heat as one text: `4711 · 42CrMo4+QT`. */
const describeHeat = ({ name, grade }: HeatOfReport): string =>
  [name, grade]
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(' · ')
    .slice(0, maxFieldLength);

/**
 * Returns the initial header of a form: that of the revised report, otherwise company and author of the last report. Its
 * other fields may belong to another customer or calculation. Name and grade of the heat are filled in if all
 * calculations have its analysis.
 */
export function startingHead({
  revised,
  last,
  heat,
  heatTitle = '',
  addresses,
}: HeadSources): Partial<ReportHead> {
  const ofHeat = heat && isOfHeat(addresses, heat);
  const name = ofHeat ? describeHeat(heat) : '';
  if (revised) return { ...revised, heat: revised.heat?.trim() ? revised.heat : name };
  const { company = '', author = '' } = last ?? {};
  const title = ofHeat ? heatTitle.trim().slice(0, maxFieldLength) : '';
  return { company, author, heat: name, ...(title !== '' && { title }) };
}

/** Header fields with the subject of the report and its authors. */
export const referenceFields = [
  'customer',
  'heat',
  'drawing',
  'author',
  'approvedBy',
] as const satisfies readonly HeadField[];

/** States in which a report can be created; it can be withdrawn later. */
export const reportStates = ['draft', 'approved'] as const;
export type ReportState = (typeof reportStates)[number];

/** Returns the state of a report; a report without a stored state is approved if it names an approver. */
export const stateOf = (state: ReportState | null | undefined, head: ReportHead): ReportState =>
  state ?? (head.approvedBy === '' ? 'draft' : 'approved');

/** Fields that can contain personal data or a company name. */
const personalFields = [
  'company',
  'customer',
  'author',
  'approvedBy',
] as const satisfies readonly HeadField[];

/** Returns the header without personal data and company names. */
export const withoutPersonalData = (head: ReportHead): ReportHead => ({
  ...head,
  ...Object.fromEntries(personalFields.map((field) => [field, ''])),
});

/** Maximum length of a header field in characters. */
export const maxFieldLength = 120;
/** Maximum number of calculations per report; each takes one or two pages. */
export const maxCalculations = 8;
/** Maximum number of reports and revisions per member, including withdrawn ones, whose URLs stay reserved. */
export const maxReports = 500;
/** Maximum size of an uploaded logo. */
export const maxLogoBytes = 500_000;

/** Formats a number such as `R-2026-0001`; the serial counts per member and year. */
export const reportNumber = (year: number, serial: number): string =>
  `R-${year}-${String(serial).padStart(4, '0')}`;

/** Returns the serial of a report number of this year, otherwise 0. */
export function serialOf(number: string, year: number): number {
  const [, of = '', serial = ''] = /^R-(\d+)-(\d+)$/.exec(number) ?? [];
  return Number(of) === year ? Number(serial) : 0;
}

/** Converts a revision index to letters: 0 is A, 25 is Z, 26 is AA. */
export function revisionLetter(revision: number): string {
  const letter = String.fromCharCode(65 + (revision % 26));
  return revision < 26 ? letter : revisionLetter(Math.floor(revision / 26) - 1) + letter;
}

/** Normalizes a field to one line. */
export const cleanField = (text: string): string => cleanLine(text).replace(/\s+/g, ' ');
