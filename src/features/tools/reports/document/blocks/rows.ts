/** Rows of a report. */

import type { CalculationView, Line, Result } from '@ferrite/calculators/core/texts/calculation-view.ts';
import { paper, type Sheets } from '../../../../../platform/server/documents/sheet.ts';
import { evenRow, remarkOf } from '../content.ts';
import { textStyles } from '../paging/measures.ts';
import type { Row } from './block.ts';

const { small, plain, strong } = textStyles;
/** Maximum share of the width that a value may use before it wraps. */
const maxOfRow = 0.58;
const remark = { size: 6.6 } as const;

type Span = { readonly x: number; readonly width: number };

/** Returns a row with a name at the left, a value at the right, and a rule below. */
export function lineRow(sheets: Sheets, { label, text }: Line, span: Span): Row {
  return resultRow(sheets, { label, text, error: '', isOutside: false }, '', span);
}

/** Returns a row with the model error and a warning outside the validity range below the value. */
export function resultRow(sheets: Sheets, result: Result, outOfRange: string, { x, width }: Span): Row {
  const { label, text, isOutside } = result;
  const value = Math.min(sheets.width(text, strong), width * maxOfRow) + 0.5;
  const labelWidth = width - value - 8;
  const lines = Math.max(sheets.heightOf(label, labelWidth, plain), sheets.heightOf(text, value, strong));
  const below = remarkOf(result, outOfRange);
  const end = lines + 3 + (below ? sheets.heightOf(below, width, remark) - 1 : 0);
  return {
    height: end + 1,
    draw: (y) => {
      sheets.paragraph(label, { x, y, width: labelWidth }, { ...plain, colour: paper.ink2 });
      sheets.paragraph(text, { x: x + width - value, y, width: value }, { ...strong, align: 'right' });
      const look = { ...remark, colour: isOutside ? paper.warn : paper.ink3 };
      if (below) sheets.paragraph(below, { x, y: y + lines, width }, look);
      sheets.rule({ x, y: y + end - 1, width }, paper.line, 0.5);
    },
  };
}

/**
 * Maximum number of elements in a row. Rows with fewer elements than the second number have the column width of rows
 * with that number.
 */
const [maxPerRow, minPerRow] = [11, 8];
/** Space between the texts of adjacent elements. */
const elementGap = 5;
const elementHeight = 23;

/** Returns rows with the elements of a composition side by side, each above its content. The rows have equal length. */
export function analysisRow(
  sheets: Sheets,
  { label, grade, elements }: CalculationView['analyses'][number],
  { x, width }: Span,
): Row {
  const noted = { ...small, size: 7.2 };
  const content = { ...strong, size: 7.8, align: 'right', maxLines: 1 } as const;
  const labelHeight = sheets.heightOf(label, width, small) + 1;
  const widest = Math.max(
    0,
    ...elements.map((each) => Math.max(sheets.width(each.label, small), sheets.width(each.text, content))),
  );
  const fitting = Math.floor(width / (widest + elementGap));
  const perRow = evenRow(elements.length, Math.min(maxPerRow, fitting));
  const tableHeight = Math.ceil(elements.length / Math.max(1, perRow)) * elementHeight;
  const gradeHeight = grade ? sheets.heightOf(grade, width, noted) + 2 : 0;
  const cell = width / Math.max(perRow, Math.min(minPerRow, fitting));
  return {
    height: labelHeight + tableHeight + gradeHeight + 3,
    draw: (y) => {
      sheets.paragraph(label, { x, y, width }, small);
      for (const [at, each] of elements.entries()) {
        const left = x + (at % perRow) * cell;
        const top = y + labelHeight + Math.floor(at / perRow) * elementHeight;
        sheets.paragraph(each.label, { x: left, y: top, width: cell - 3 }, { ...small, align: 'right' });
        sheets.paragraph(each.text, { x: left, y: top + 10, width: cell - 3 }, content);
      }
      const end = y + labelHeight + tableHeight;
      if (grade) sheets.paragraph(grade, { x, y: end, width }, noted);
      sheets.rule({ x, y: end + gradeHeight, width });
    },
  };
}
