/**
 * Draws shapes and texts on a PDF page or in a picture. Positions are in the coordinates of the drawing, with `y`
 * downwards.
 */
import type { Place, Sheets, TextLook } from './sheet.ts';

export type ShapeLook = {
  /** Fill colour; the area is not filled if omitted. */
  readonly fill?: string;
  readonly fillOpacity?: number;
  /** Outline colour; no outline if omitted. */
  readonly stroke?: string;
  readonly strokeOpacity?: number;
  readonly width?: number;
  /** Lengths of dashes and gaps, alternating. */
  readonly dash?: readonly number[] | undefined;
};

export type Pen = {
  shape(path: string, look: ShapeLook): void;
  /**
   * Draws a line of text whose baseline is at `y`.
   * @returns the width of the text
   */
  line(text: string, place: Place, look: TextLook): number;
  width(text: string, look: TextLook): number;
};

/** Sets a pattern of dashes and gaps. PDFKit accepts a list although its types allow only one dash and one gap. */
function setDash(doc: PDFKit.PDFDocument, pattern: readonly number[]): void {
  const dash = doc.dash.bind(doc) as unknown as (lengths: readonly number[], options: object) => void;
  dash(pattern, {});
}

export const sheetPen = (sheets: Sheets, doc: PDFKit.PDFDocument): Pen => ({
  shape(path, { fill, fillOpacity = 1, stroke, strokeOpacity = 1, width = 1, dash }) {
    doc.path(path).lineJoin('round').lineWidth(width).fillOpacity(fillOpacity).strokeOpacity(strokeOpacity);
    if (dash) setDash(doc, dash);
    else doc.undash();
    if (fill && stroke) doc.fillAndStroke(fill, stroke);
    else if (fill) doc.fill(fill);
    else if (stroke) doc.stroke(stroke);
    doc.undash().fillOpacity(1).strokeOpacity(1);
  },
  line: (...asked) => sheets.line(...asked),
  width: (...asked) => sheets.width(...asked),
});
