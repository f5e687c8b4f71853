/** Box with the main results and remarks at the top of a calculation. */

import type { CalculationView } from '@ferrite/calculators/core/texts/calculation-view.ts';
import { type Place, paper, type Sheets } from '../../../../platform/server/documents/sheet.ts';
import type { ReportWords } from '../report-words.ts';
import { type Cursor, looks, margin, sheetWidth } from './cursor.ts';

type Answer = CalculationView['answers'][number];

const { small } = looks;
const note = { size: 8, leading: 1.32, mostLines: 4 } as const;
const answerWidth = 190;
const noteWidth = sheetWidth - answerWidth - 42;
/** The public page of the report shows all of them. */
const mostAnswers = 4;
const mostNotes = 7;

/** Font size: phrases are smaller than numbers; the first number is the largest. */
function sizeOf({ unit }: Answer, isFirst: boolean): number {
  if (unit === '') return isFirst ? 14 : 10;
  return isFirst ? 27 : 15;
}

/** Draws a result. @returns its height */
function drawAnswer(
  sheets: Sheets,
  answer: Answer,
  { x, y, isFirst, outOfRange }: Place & { readonly isFirst: boolean; readonly outOfRange: string },
): number {
  const size = sizeOf(answer, isFirst);
  const strip = (at: number) => ({ x, y: at, width: answerWidth });
  let at = y + sheets.paragraph(answer.label, strip(y), small);
  if (answer.unit === '')
    at += sheets.paragraph(answer.value, strip(at), { size, face: 'bold', leading: 1.2 });
  else {
    const baseline = at + size * 0.92;
    const end = sheets.line(answer.value, { x, y: baseline }, { size, face: 'bold' });
    const unit = { size: Math.max(9, size * 0.4), colour: paper.ink2 };
    sheets.line(answer.unit, { x: x + end + 4, y: baseline }, unit);
    at += size * 1.15;
  }
  if (answer.band) at += sheets.paragraph(answer.band, strip(at), { ...small, size: 7 });
  if (answer.isOutside)
    at += sheets.paragraph(outOfRange, strip(at), { size: 7.5, face: 'bold', colour: paper.warn });
  return at - y + 6;
}

/** Draws a check mark with its baseline in the middle of a line of remarks. */
const check = (sheets: Sheets, { x, y }: Place): void =>
  sheets.drawn({ x, y }, (doc) => {
    doc.path('M0 5.5L2.4 8L6.4 2.6').lineWidth(1.4).strokeColor(paper.ok).stroke();
  });

/** Draws requirements with their verdicts. */
function drawVerdicts(sheets: Sheets, verdicts: readonly Answer[], { x, y }: Place): number {
  let at = y;
  for (const { label, value, isMet } of verdicts) {
    const colour = isMet ? paper.ok : paper.err;
    const strip = (top: number) => ({ x: x + 10, y: top, width: noteWidth });
    if (isMet) check(sheets, { x, y: at });
    else sheets.paragraph('!', { x, y: at, width: 10 }, { ...note, face: 'bold', colour });
    at += sheets.paragraph(label, strip(at), { ...note, face: 'bold' });
    at += sheets.paragraph(value, strip(at), { ...note, face: 'bold', colour }) + 4;
  }
  return at - y;
}

function drawNotes(sheets: Sheets, notes: CalculationView['notes'], { x, y }: Place): number {
  let at = y;
  for (const { text, isWarning } of notes) {
    const sign = { ...note, face: 'bold', colour: isWarning ? paper.warn : paper.ink3 } as const;
    sheets.paragraph(isWarning ? '!' : '·', { x, y: at, width: 10 }, sign);
    at += sheets.paragraph(text, { x: x + 10, y: at, width: noteWidth }, note) + 3;
  }
  return at - y;
}

/** Draws the box over the full width, as high as the taller column. */
export function answerBox(cursor: Cursor, { answers, notes }: CalculationView, words: ReportWords): void {
  const { sheets } = cursor;
  const verdicts = answers.filter(({ isMet }) => isMet !== undefined);
  const shown = answers.filter(({ isMet }) => isMet === undefined).slice(0, mostAnswers);
  const remarks = notes.toSorted((one, other) => Number(other.isWarning) - Number(one.isWarning));
  const said = notes.length > 0 ? remarks.slice(0, mostNotes) : [{ isWarning: false, text: words.noNotes }];
  const top = cursor.y + 10;
  let y = top;
  for (const [at, answer] of shown.entries())
    y += drawAnswer(sheets, answer, {
      x: margin.side + 11,
      y,
      isFirst: at === 0,
      outOfRange: words.outOfRange,
    });
  const x = margin.side + answerWidth + 20;
  const verdictHeight = drawVerdicts(sheets, verdicts, { x, y: top });
  const noteHeight = verdictHeight + drawNotes(sheets, said, { x, y: top + verdictHeight });
  const height = Math.max(noteHeight, y - top) + 16;
  sheets.box({ x: margin.side, y: cursor.y, width: sheetWidth, height }, paper.ctl);
  cursor.y += height + 12;
}
