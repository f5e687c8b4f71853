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

/** Font size: phrases are smaller than numbers; a single number is the largest. */
function sizeOf({ unit }: Answer, isOnly: boolean): number {
  if (unit === '') return isOnly ? 14 : 10;
  return isOnly ? 27 : 15;
}

/** Draws a result. @returns its height */
function drawAnswer(
  sheets: Sheets,
  answer: Answer,
  { x, y, isOnly, outOfRange }: Place & { readonly isOnly: boolean; readonly outOfRange: string },
): number {
  const size = sizeOf(answer, isOnly);
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
  const shown = answers.slice(0, mostAnswers);
  const remarks = notes.toSorted((one, other) => Number(other.isWarning) - Number(one.isWarning));
  const said = notes.length > 0 ? remarks.slice(0, mostNotes) : [{ isWarning: false, text: words.noNotes }];
  const top = cursor.y + 10;
  let y = top;
  for (const answer of shown)
    y += drawAnswer(sheets, answer, {
      x: margin.side + 11,
      y,
      isOnly: shown.length === 1,
      outOfRange: words.outOfRange,
    });
  const noteHeight = drawNotes(sheets, said, { x: margin.side + answerWidth + 20, y: top });
  const height = Math.max(noteHeight, y - top) + 20;
  sheets.box({ x: margin.side, y: cursor.y, width: sheetWidth, height }, paper.ctl);
  cursor.y += height + 12;
}
