/** Box with the main results and remarks at the top of a calculation. */

import type { CalculationView } from '@ferrite/calculators/core/texts/calculation-view.ts';
import {
  type Place,
  paper,
  type Sheets,
  type TextLook,
} from '../../../../../platform/server/documents/sheet.ts';
import type { ReportWords } from '../../report-words.ts';
import { answerParts } from '../content.ts';
import { gap, half, margin, sheetWidth, textStyles } from '../paging/measures.ts';
import { type Block, heightOfRows, type Row, wideBlock } from './block.ts';

type Answer = CalculationView['answers'][number];
type Note = CalculationView['notes'][number];
type Span = { readonly x: number; readonly width: number };

const { small } = textStyles;
const note = { size: 8, leading: 1.32 } as const;
const answerWidth = 190;

/** Returns the font size: numbers are larger than phrases, and the first number is the largest. */
export function answerSize({ unit }: Pick<Answer, 'unit'>, isFirst: boolean): number {
  if (unit === '') return isFirst ? 14 : 10;
  return isFirst ? 27 : 15;
}

/** Returns the row of a result with its band and, outside the validity range, a mark. */
function answerRow(sheets: Sheets, answer: Answer, isFirst: boolean, outOfRange: string): Row {
  const x = margin.side + 11;
  const size = answerSize(answer, isFirst);
  const value = { size, face: 'bold', leading: 1.2 } as const;
  const band = { ...small, size: 7 };
  const outside = { size: 7.5, face: 'bold', colour: paper.warn } as const;
  const heightOf = (text: string, look: TextLook) => (text ? sheets.heightOf(text, answerWidth, look) : 0);
  const labelEnd = heightOf(answer.label, small);
  const valueEnd = labelEnd + (answer.unit === '' ? heightOf(answer.value, value) : size * 1.15);
  const bandEnd = valueEnd + heightOf(answer.band, band);
  return {
    height: bandEnd + heightOf(answer.isOutside ? outOfRange : '', outside) + 6,
    draw: (y) => {
      const strip = (at: number) => ({ x, y: y + at, width: answerWidth });
      sheets.paragraph(answer.label, strip(0), small);
      if (answer.unit === '') sheets.paragraph(answer.value, strip(labelEnd), value);
      else {
        const baseline = y + labelEnd + size * 0.92;
        const end = sheets.line(answer.value, { x, y: baseline }, value);
        const unit = { size: Math.max(9, size * 0.4), colour: paper.ink2 };
        sheets.line(answer.unit, { x: x + end + 4, y: baseline }, unit);
      }
      sheets.paragraph(answer.band, strip(valueEnd), band);
      if (answer.isOutside) sheets.paragraph(outOfRange, strip(bandEnd), outside);
    },
  };
}

/** Draws a check mark at the vertical middle of a line of remarks. */
const check = (sheets: Sheets, { x, y }: Place): void =>
  sheets.drawn({ x, y }, (doc) => {
    doc.path('M0 5.5L2.4 8L6.4 2.6').lineWidth(1.4).strokeColor(paper.ok).stroke();
  });

function verdictRow(sheets: Sheets, { label, value, isMet }: Answer, { x, width }: Span): Row {
  const look = { ...note, face: 'bold' } as const;
  const colour = isMet ? paper.ok : paper.err;
  const labelHeight = sheets.heightOf(label, width - 10, look);
  return {
    height: labelHeight + sheets.heightOf(value, width - 10, look) + 4,
    draw: (y) => {
      if (isMet) check(sheets, { x, y });
      else sheets.paragraph('!', { x, y, width: 10 }, { ...look, colour });
      sheets.paragraph(label, { x: x + 10, y, width: width - 10 }, look);
      const below = { x: x + 10, y: y + labelHeight, width: width - 10 };
      sheets.paragraph(value, below, { ...look, colour });
    },
  };
}

/** Returns the row of a remark; warnings have an exclamation mark. */
function noteRow(sheets: Sheets, { text, isWarning }: Note, { x, width }: Span): Row {
  const sign = { ...note, face: 'bold', colour: isWarning ? paper.warn : paper.ink3 } as const;
  return {
    height: sheets.heightOf(text, width - 10, note) + 3,
    draw: (y) => {
      sheets.paragraph(isWarning ? '!' : '·', { x, y, width: 10 }, sign);
      sheets.paragraph(text, { x: x + 10, y, width: width - 10 }, note);
    },
  };
}

/** Returns a block in two columns with the remarks for which the box has no space. */
function notesBelow(sheets: Sheets, notes: readonly Note[], title: string): Block {
  const middle = Math.ceil(notes.length / 2);
  const rowsOf = (some: readonly Note[], x: number) =>
    some.map((each) => noteRow(sheets, each, { x, width: half }));
  const [left, right] = [margin.side, margin.side + half + gap];
  return {
    columns: [
      { title, titleWidth: sheetWidth, x: left, width: half, rows: rowsOf(notes.slice(0, middle), left) },
      { title: '', x: right, width: half, rows: rowsOf(notes.slice(middle), right) },
    ],
  };
}

function drawRows(rows: readonly Row[], top: number): void {
  let y = top;
  for (const { height, draw } of rows) {
    draw(y);
    y += height;
  }
}

/** Returns the box over the full width, as high as its higher column, and the remarks for which it has no space. */
export function answerBlocks(sheets: Sheets, view: CalculationView, words: ReportWords): readonly Block[] {
  const { answers, verdicts, notes, moreNotes } = answerParts(view, words);
  const span = { x: margin.side + answerWidth + 20, width: sheetWidth - answerWidth - 32 };
  const left = answers.map((answer, at) => answerRow(sheets, answer, at === 0, words.outOfRange));
  const right = [
    ...verdicts.map((answer) => verdictRow(sheets, answer, span)),
    ...notes.map((each) => noteRow(sheets, each, span)),
  ];
  const height = Math.max(heightOfRows(left), heightOfRows(right)) + 16;
  const box = {
    height: height + 4,
    draw: (y: number) => {
      sheets.box({ x: margin.side, y, width: sheetWidth, height }, paper.ctl);
      drawRows(left, y + 10);
      drawRows(right, y + 10);
    },
  };
  return [wideBlock('', [box]), notesBelow(sheets, moreNotes, words.notes)];
}
