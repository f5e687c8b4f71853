/** What is decided about a report by its own fields alone: its number, its revisions, what may stand in its head. */
import { cleanLine } from '../../platform/text/visible-text.ts';

/** What somebody writes into the head of a report, in the order of the sheet. */
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

/** Fields that may name a person or a company. */
const personalFields = [
  'company',
  'customer',
  'author',
  'approvedBy',
] as const satisfies readonly HeadField[];

/** The head with every field emptied that may name a person or a company. */
export const withoutPersonalData = (head: ReportHead): ReportHead => ({
  ...head,
  ...Object.fromEntries(personalFields.map((field) => [field, ''])),
});

/** Letters of one field of the head. */
export const longestField = 120;
/** Calculations of one report: each takes a sheet or two. */
export const mostCalculations = 6;
/** Reports and revisions that a member keeps, withdrawn ones included: their addresses go on answering. */
export const mostReports = 500;
/** A company's mark as it is sent, before it is made small. */
export const largestMarkBytes = 500_000;

/** `R-2026-0001`: counted for each member and year. */
export const reportNumber = (year: number, serial: number): string =>
  `R-${year}-${String(serial).padStart(4, '0')}`;

/** The serial of a number of this year; 0 for another year's. */
export function serialOf(number: string, year: number): number {
  const [, of = '', serial = ''] = /^R-(\d+)-(\d+)$/.exec(number) ?? [];
  return Number(of) === year ? Number(serial) : 0;
}

/** 0 is A, 25 is Z, 26 is AA, as drawings are revised. */
export function revisionLetter(revision: number): string {
  const letter = String.fromCharCode(65 + (revision % 26));
  return revision < 26 ? letter : revisionLetter(Math.floor(revision / 26) - 1) + letter;
}

/** One line of text as it is kept. */
export const cleanField = (text: string): string => cleanLine(text).replace(/\s+/g, ' ');
