/** Texts that explain why a source cannot be read, or how it was read. */

import { formatNumber, formatShort } from '@ferrite/calculators/core/numbers.ts';
import { columnLetters } from '@ferrite/calculators/core/pasted/headings/column-letters.ts';
import { unitSymbol } from '@ferrite/calculators/core/quantity.ts';
import { tableLimits } from '../../platform/browser/tables/file-fault.ts';
import type { CellRemark } from '../../platform/browser/tables/source-table.ts';
import { shownUnit } from '../form/form-entry.ts';
import { fill } from '../messages/words.ts';
import type { CalculatorPage } from '../use-calculator.ts';
import type { BatchWords } from './batch-context.ts';
import { type NotesPage, setChoiceNotes, unusedColumnNotes } from './choice-notes.ts';
import { cellFieldsOf } from './columns/cell-fields.ts';
import { unitsOfField } from './columns/header-units.ts';
import type { BatchProblem } from './table/batch-state.ts';
import { type BatchTable, inputColumnsOf, isCountedAsZero, nameOfRow } from './table/batch-table.ts';
import { leftOutName } from './table/row-marks.ts';

const megabytes = (bytes: number) => bytes / 1e6;

/** Returns the text that explains why a source was not read. */
export function problemText(
  { calculator, labels, language }: Pick<CalculatorPage, 'calculator' | 'labels' | 'language'>,
  words: BatchWords,
  problem: BatchProblem,
): string {
  const { problems } = words;
  switch (problem.problem) {
    case 'ambiguous':
      return fill(words.ambiguous, {
        row: problem.row,
        label: labels.input(problem.key),
        text: problem.text,
      });
    case 'otherHeading':
    case 'otherUnits':
      return fill(problems[problem.problem], { row: problem.row });
    case 'blankUnits':
      return fill(problems.blankUnits, { unit: problem.unit, columns: problem.columns.join(', ') });
    case 'twice':
      return fill(problems.twice, { label: labels.input(problem.key) });
    case 'unit':
      return fill(problems.unit, {
        header: problem.header,
        unit: problem.unit,
        label: labels.input(problem.key),
        units: cellFieldsOf(calculator)
          .filter(({ key }) => key === problem.key)
          .flatMap(unitsOfField)
          .map(unitSymbol)
          .join(', '),
      });
    case 'noHeader':
      return fill(problems.noHeader, { example: problem.example.join(', ') });
    case 'tooMany':
      return fill(problems.tooMany, {
        most: formatNumber(problem.most, 0, language),
        n: formatNumber(problem.rows, 0, language),
      });
    case 'fileTooLarge':
      return fill(problems.fileTooLarge, { n: megabytes(tableLimits.fileBytes) });
    case 'inflatedTooLarge':
      return fill(problems.inflatedTooLarge, { n: megabytes(tableLimits.inflatedBytes) });
    case 'tooWide':
      return fill(problems.tooWide, { n: tableLimits.columns });
    default:
      return problems[problem.problem];
  }
}

/** Returns sentences on a table with the heats across, and on a row or column of units. */
function layoutNotes({ notes }: BatchWords, { isTransposed, units }: BatchTable): readonly string[] {
  const list = units?.list.map(({ name, unit }) => `${name}: ${unit}`).join(', ') ?? '';
  const note = units && (isTransposed ? notes.unitColumn : notes.unitRow);
  const place = units && (isTransposed ? columnLetters(units.place) : units.place);
  return [
    ...(isTransposed ? [notes.transposed] : []),
    ...(note ? [fill(note, { place: place ?? '', list })] : []),
  ];
}

/** Returns sentences on units that may apply to columns but were not applied. */
export const doubtNotes = ({ notes }: BatchWords, { doubts = [] }: BatchTable): readonly string[] =>
  doubts.map(({ kind, text, columns }) => fill(notes[kind], { text, columns: columns.join(', ') }));

/** Returns the sentence on columns without a unit that were not read in the unit chosen on the page. */
function otherUnitNotes(
  { calculator, labels, state }: NotesPage,
  { notes }: BatchWords,
  { columns }: BatchTable,
): readonly string[] {
  const fields = cellFieldsOf(calculator);
  const list = columns.flatMap(({ key, unit, divisor }) => {
    const field = fields.find((each) => each.key === key);
    if (unit || divisor || field?.kind !== 'number' || shownUnit(calculator, state, key) === field.input.unit)
      return [];
    return [`${labels.input(key)}: ${unitSymbol(field.input.unit)}`];
  });
  return list.length > 0 ? [fill(notes.ownUnits, { list: list.join(', ') })] : [];
}

/** Maximum number of rows that a note names. */
const maxNamed = 12;

/** Returns the sentence on contents that other rows state, with the rows in which they count as 0. */
function countedAsZeroNotes(page: NotesPage, { notes }: BatchWords, table: BatchTable): readonly string[] {
  const parts = inputColumnsOf(page, table).flatMap((column) => {
    const rows = table.rows.filter((row) => isCountedAsZero(row, column));
    const isStated = table.rows.some((row) => typeof row.computed?.given[column.key] === 'number');
    if (rows.length === 0 || !isStated) return [];
    const names = rows.slice(0, maxNamed).map((row) => nameOfRow(row, table) || String(row.number));
    return [`${page.labels.input(column.key)} (${names.join(', ')}${rows.length > maxNamed ? ', …' : ''})`];
  });
  return parts.length === 0 ? [] : [fill(notes.countedAsZero, { list: parts.join('; ') })];
}

/** Returns sentences that name the rows which are left out, by reason. */
function leftOutNotes({ notes }: BatchWords, table: BatchTable): readonly string[] {
  return (['summary', 'noNumber'] as const).flatMap((reason) => {
    const names = table.rows
      .filter(({ leftOut }) => leftOut === reason)
      .map((row) => leftOutName(row, table));
    if (names.length === 0) return [];
    const list = names.slice(0, maxNamed).join(', ') + (names.length > maxNamed ? ', …' : '');
    return [fill(notes.leftOut[reason], { list })];
  });
}

const kinds: readonly CellRemark['kind'][] = ['formula', 'formulaEmpty', 'date', 'merged', 'percent'];

/** Returns sentences on how a table was read, with cells by sheet, row and column. */
export function readingNotes(page: NotesPage, words: BatchWords, table: BatchTable): readonly string[] {
  const { language } = page;
  const { notes } = words;
  const placeOf = ({ row, column }: CellRemark) =>
    fill(table.sheet === null ? notes.place : notes.sheetPlace, {
      sheet: table.sheet ?? '',
      row,
      column: columnLetters(column),
    });
  const cells = kinds.flatMap((kind) => {
    const found = table.remarks.filter((remark) => remark.kind === kind);
    const [first] = found;
    return first ? [fill(notes[kind], { n: found.length, place: placeOf(first) })] : [];
  });
  return [
    ...otherUnitNotes(page, words, table),
    ...setChoiceNotes(page, words, table),
    ...unusedColumnNotes(page, words, table),
    ...doubtNotes(words, table),
    ...cells,
    ...(table.hidden.length > 0 ? [fill(notes.hidden, { list: table.hidden.join(', ') })] : []),
    ...layoutNotes(words, table),
    ...(table.headings?.length
      ? [fill(notes.headings, { list: table.headings.slice(0, maxNamed).join(', ') })]
      : []),
    ...countedAsZeroNotes(page, words, table),
    ...leftOutNotes(words, table),
    ...(table.above > 0 ? [fill(notes.above, { n: table.above })] : []),
    ...table.readAs.map(({ text, value }) =>
      value === null
        ? fill(notes.readAsEmpty, { text })
        : fill(notes.readAs, { text, value: formatShort(value, language) }),
    ),
  ];
}
