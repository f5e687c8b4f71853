/** Rows of a report. Each function returns the height it used. */

import type { CalculationView, Line, Result } from '@ferrite/calculators/core/texts/calculation-view.ts';
import { paper, type Sheets, type Strip } from '../../../../platform/server/documents/sheet.ts';
import { looks } from './cursor.ts';

const { small, plain, strong } = looks;
/** Share of the width that a value can take before it wraps. */
const widest = 0.58;

/** Draws a row: name at the left, value at the right. */
export function row(sheets: Sheets, { label, text }: Line, { x, y, width }: Strip): number {
  const value = Math.min(sheets.width(text, strong), width * widest) + 0.5;
  const named = { x, y, width: width - value - 8 };
  const labelHeight = sheets.paragraph(label, named, { ...plain, colour: paper.ink2 });
  const valueHeight = sheets.paragraph(
    text,
    { x: x + width - value, y, width: value },
    { ...strong, align: 'right' },
  );
  const height = Math.max(labelHeight, valueHeight) + 3;
  sheets.rule({ x, y: y + height - 1, width }, paper.line, 0.5);
  return height + 1;
}

export function resultHeight(
  sheets: Sheets,
  { label, text, error, isOutside }: Result,
  width: number,
): number {
  const value = Math.min(sheets.width(text, strong), width * widest) + 0.5;
  const lines = Math.max(
    sheets.heightOf(label, width - value - 8, plain),
    sheets.heightOf(text, value, strong),
  );
  return lines + (error || isOutside ? 12 : 4);
}

/** Draws a result row with the model error and a warning outside the validity range. */
export function resultRow(
  sheets: Sheets,
  result: Result,
  outOfRange: string,
  { x, y, width }: Strip,
): number {
  const height = row(sheets, result, { x, y, width });
  const { error, isOutside } = result;
  if (!error && !isOutside) return height;
  // Moves the rule of the row down.
  sheets.fill({ x, y: y + height - 2.5, width, height: 2 }, '#ffffff');
  sheets.paragraph(
    [isOutside ? outOfRange : '', error].filter(Boolean).join(' · '),
    { x, y: y + height - 4, width },
    { size: 6.6, colour: isOutside ? paper.warn : paper.ink3, mostLines: 1 },
  );
  sheets.rule({ x, y: y + height + 6, width }, paper.line, 0.5);
  return height + 8;
}

const perRow = 11;

/** Draws the elements of a composition side by side, each above its content. */
export function analysisTable(
  sheets: Sheets,
  { label, grade, elements }: CalculationView['analyses'][number],
  { x, y, width }: Strip,
): number {
  let at = y + sheets.paragraph(label, { x, y, width }, small) + 1;
  const cell = width / perRow;
  for (let from = 0; from < elements.length; from += perRow) {
    for (const [column, each] of elements.slice(from, from + perRow).entries()) {
      const left = x + column * cell;
      sheets.paragraph(each.label, { x: left, y: at, width: cell - 3 }, { ...small, align: 'right' });
      const content = { ...strong, size: 7.8, align: 'right', mostLines: 1 } as const;
      sheets.paragraph(each.text, { x: left - 4, y: at + 10, width: cell + 1 }, content);
    }
    at += 23;
  }
  if (grade) at += sheets.paragraph(grade, { x, y: at, width }, { ...small, size: 7.2 }) + 2;
  sheets.rule({ x, y: at, width });
  return at - y + 3;
}
