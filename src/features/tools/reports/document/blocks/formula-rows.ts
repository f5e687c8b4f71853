/** Formulas with their numbers as rows of a report: two side by side where both are short. */
import type { CalculationView } from '@ferrite/calculators/core/texts/calculation-view.ts';
import { layOutFormula } from '../../../../../platform/server/documents/mathml.ts';
import type { Sheets } from '../../../../../platform/server/documents/sheet.ts';
import { isNewFormula } from '../content.ts';
import { gap, half, margin, sheetWidth } from '../paging/measures.ts';
import type { Row } from './block.ts';
import { drawFormula } from './draw-formula.ts';

const formulaSize = 9.5;
const inserted = { size: 8.5, face: 'math' } as const;
const indent = 12;
const space = 4;

type Line = CalculationView['working'][number];
/** Entry with its height at a given width, and a function that draws it. */
type Placed = { readonly height: number; readonly draw: (x: number, y: number) => void };
type Entry = { readonly width: number; readonly inColumn: Placed; readonly inRow: Placed };

/** Returns the entry of a formula, with its inserted numbers on the same line if both fit, otherwise below. */
function entryOf(sheets: Sheets, line: Line, isNew: boolean): Entry {
  const boxes = isNew
    ? layOutFormula(line.mathml, (text, face, size) => sheets.width(text, { face, size }), formulaSize)
    : [];
  const formula = boxes.reduce((sum, { width }) => sum + width, 0);
  const numbers = sheets.width(line.inserted, inserted);
  const fitted = (width: number): Placed => {
    const at = (x: number) => drawFormula(sheets, boxes, { x, width, size: formulaSize });
    const { height, baseline } = at(0);
    if (formula > 0 && formula + indent + numbers <= width)
      return {
        height: height + space,
        draw: (x, y) => {
          at(x).at(y);
          sheets.line(line.inserted, { x: x + formula + indent, y: y + baseline }, inserted);
        },
      };
    const below = { x: indent, y: height, width: width - indent };
    return {
      height: height + (line.inserted ? sheets.heightOf(line.inserted, below.width, inserted) : 0) + space,
      draw: (x, y) => {
        at(x).at(y);
        if (line.inserted)
          sheets.paragraph(line.inserted, { ...below, x: x + indent, y: y + height }, inserted);
      },
    };
  };
  return {
    width: Math.max(formula, numbers + indent),
    inColumn: fitted(half),
    inRow: fitted(sheetWidth),
  };
}

/** Returns the rows of the formulas in order; a repeated formula is not printed again. */
export function formulaRows(sheets: Sheets, lines: readonly Line[]): readonly Row[] {
  const entries = lines.map((line, at) => entryOf(sheets, line, isNewFormula(lines, at)));
  const rows: Row[] = [];
  for (let at = 0; at < entries.length; ) {
    const [first, second] = entries.slice(at, at + 2);
    if (!first) break;
    const isPair = second !== undefined && Math.max(first.width, second.width) <= half;
    if (isPair) {
      rows.push({
        height: Math.max(first.inColumn.height, second.inColumn.height),
        draw: (y) => {
          first.inColumn.draw(margin.side, y);
          second.inColumn.draw(margin.side + half + gap, y);
        },
      });
    } else {
      rows.push({ height: first.inRow.height, draw: (y) => first.inRow.draw(margin.side, y) });
    }
    at += isPair ? 2 : 1;
  }
  return rows;
}
