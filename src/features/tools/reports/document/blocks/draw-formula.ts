/** Draws a typeset formula with line breaks between its parts. */
import type { Box, Ink } from '../../../../../platform/server/documents/mathml.ts';
import { paper, type Sheets } from '../../../../../platform/server/documents/sheet.ts';

type Place = { readonly x: number; readonly width: number; readonly size: number };
type FormulaLine = { readonly boxes: readonly Box[]; readonly height: number; readonly depth: number };

function linesOf(boxes: readonly Box[], width: number): readonly FormulaLine[] {
  const lines: Box[][] = [];
  let used = 0;
  for (const box of boxes) {
    const line = lines.at(-1);
    if (!line || (used + box.width > width && used > 0)) {
      lines.push([box]);
      used = box.width;
    } else {
      line.push(box);
      used += box.width;
    }
  }
  return lines.map((line) => ({
    boxes: line,
    height: Math.max(...line.map(({ height }) => height)),
    depth: Math.max(...line.map(({ depth }) => depth)),
  }));
}

function draw(sheets: Sheets, ink: Ink, { x, y }: { readonly x: number; readonly y: number }): void {
  const [left, base] = [x + ink.x, y + ink.y];
  if (ink.kind === 'rule') sheets.rule({ x: left, y: base, width: ink.width }, paper.ink, ink.weight);
  else if (ink.kind === 'root')
    sheets.drawn({ x: left, y: base }, (doc) => {
      const { width, height } = ink;
      const sign = Math.min(6, height * 0.5);
      doc.path(
        `M0 ${-height * 0.42}L${sign * 0.3} ${-height * 0.5}L${sign * 0.6} 0L${sign} ${-height}H${width}`,
      );
      doc.lineWidth(0.5).strokeColor(paper.ink).stroke();
    });
  else if (ink.stretch === 1) sheets.line(ink.text, { x: left, y: base }, { size: ink.size, face: ink.face });
  else
    sheets.drawn({ x: left, y: base }, (doc) => {
      doc.scale(1, ink.stretch);
      sheets.line(ink.text, { x: 0, y: 0 }, { size: ink.size, face: ink.face });
    });
}

/**
 * Measures a formula. @returns the height, the baseline of the first line below the top, and a function that draws at a
 * vertical position
 */
export function drawFormula(sheets: Sheets, boxes: readonly Box[], { x, width, size }: Place) {
  const gap = size * 0.45;
  const lines = linesOf(boxes, width);
  const height = lines.reduce((sum, line) => sum + line.height + line.depth + gap, 0);
  return {
    height,
    baseline: gap / 2 + (lines[0]?.height ?? 0),
    at(top: number): void {
      let y = top + gap / 2;
      for (const [at, line] of lines.entries()) {
        let left = x + (at > 0 ? size : 0);
        for (const box of line.boxes) {
          for (const ink of box.ink) draw(sheets, ink, { x: left, y: y + line.height });
          left += box.width;
        }
        y += line.height + line.depth + gap;
      }
    },
  };
}
