/** Content of a report document in its order, shared by PDF and Word. */
import type { CalculationView, Result } from '@ferrite/calculators/core/texts/calculation-view.ts';
import type { ReportView } from '../report-view.ts';
import { fillWords, type ReportWords } from '../report-words.ts';
import { referenceFields } from '../reports.rules.ts';

/** Maximum number of remarks in the box of the answer; further remarks follow below the box. */
const maxNotes = 7;

/** Returns the content of the answer: results, requirements with their verdicts, and the remarks in and below the box. */
export function answerParts({ answers, notes }: CalculationView, words: ReportWords) {
  const shownNotes = notes.length > 0 ? notes : [{ isWarning: false, text: words.noNotes }];
  return {
    answers: answers.filter(({ isMet }) => isMet === undefined),
    verdicts: answers.filter(({ isMet }) => isMet !== undefined),
    notes: shownNotes.slice(0, maxNotes),
    moreNotes: shownNotes.slice(maxNotes),
  };
}

/** Returns the remark on a result: whether it is out of range, and its measured error. */
export const remarkOf = ({ isOutside, error }: Result, outOfRange: string): string =>
  [isOutside ? outOfRange : '', error].filter(Boolean).join(' · ');

/** Returns whether a formula is printed. Of a repeated formula only the numbers are printed. */
export const isNewFormula = (working: CalculationView['working'], at: number): boolean =>
  working[at]?.mathml !== working[at - 1]?.mathml;

/** Returns the text with the sources and the version of the formulas. */
export const sourcesText = (
  { calculatorId: name, version, sources }: CalculationView,
  words: ReportWords,
): string => [...sources, fillWords(words.formula, { name, version })].join(' · ');

/** Returns whether a calculation has its name as heading; it has none if the name is the title of the report. */
export const isNamed = ({ title, calculations }: ReportView, at: number): boolean =>
  at > 0 || title !== calculations[at]?.name;

export const filledFields = ({ head }: ReportView, words: ReportWords) =>
  referenceFields.filter((key) => head[key] !== '').map((key) => ({ name: words[key], value: head[key] }));

/**
 * Returns the number of cells per row that makes the rows most equal in length. @param cells total number of cells
 * @param most maximum number of cells in a row
 */
export const evenRow = (cells: number, most: number): number =>
  Math.ceil(cells / Math.max(1, Math.ceil(cells / Math.max(1, most))));

/** Lengths in characters between which the columns of the fields grow with their texts, which lets a drawing number fit. */
const [shortest, longest] = [8, 28];

/** Returns the widths of the field columns as shares of the total width. */
export function fieldShares(shown: ReturnType<typeof filledFields>): readonly number[] {
  const weights = shown.map(({ name, value }) =>
    Math.min(longest, Math.max(shortest, name.length, value.length)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

export function frameTexts(report: ReportView, words: ReportWords) {
  const { number, revision, date, isFree, newer, address, hash } = report;
  const numbered = fillWords(words.report, { number });
  const revised = fillWords(words.revision, { revision, date });
  return {
    numbered,
    revised,
    state: [words[report.state], newer ? fillWords(words.superseded, newer) : ''].filter(Boolean).join(' · '),
    isValid: report.state === 'approved' && !newer,
    named: `${numbered} · ${revised}`,
    made: `${fillWords(isFree ? words.madeFree : words.madeWith, { date })} ${words.disclaimer}`,
    address: address.replace(/^https?:\/\//, ''),
    hash: fillWords(words.hash, { hash }),
  };
}
