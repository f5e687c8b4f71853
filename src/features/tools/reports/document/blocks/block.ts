/** Blocks of a report: titled columns of rows, which can be divided between pages. */
import { paper, type Sheets, type TextLook } from '../../../../../platform/server/documents/sheet.ts';
import { margin, sheetWidth, textStyles, titleHeight } from '../paging/measures.ts';
import type { MeasuredBlock, Part } from '../paging/paging.rules.ts';

export type Row = { readonly height: number; readonly draw: (y: number) => void };
export type Column = {
  /** Title of the block; empty for none. */
  readonly title: string;
  /** Width of the rule below the title; by default the width of the column. */
  readonly titleWidth?: number;
  readonly x: number;
  readonly width: number;
  readonly rows: readonly Row[];
};
export type Block = { readonly columns: readonly Column[] };

export const heightOfRows = (rows: readonly Row[]): number =>
  rows.reduce((sum, { height }) => sum + height, 0);

/** Returns a block over the full width. */
export const wideBlock = (title: string, rows: readonly Row[]): Block => ({
  columns: [{ title, x: margin.side, width: sheetWidth, rows }],
});

/** Returns the lines of a paragraph as rows, which lets a page break divide the paragraph. */
export function paragraphRows(sheets: Sheets, text: string, look: TextLook): readonly Row[] {
  return sheets.linesOf(text, sheetWidth, look).map((line) => ({
    height: sheets.heightOf(line, sheetWidth, look),
    draw: (y) => {
      sheets.paragraph(line, { x: margin.side, y, width: sheetWidth }, look);
    },
  }));
}

/** Returns the block with its heights for the paging. @param gap space below the block */
export const measured = ({ columns }: Block, gap: number): MeasuredBlock => ({
  gap,
  title: columns.some(({ title }) => title !== '') ? titleHeight : 0,
  columns: columns.map(({ rows }) => rows.map(({ height }) => height)),
});

export function drawPart(sheets: Sheets, block: Block, { y: top, rows: shown }: Part, pageTop: number): void {
  const { title: titled } = measured(block, 0);
  for (const [at, { title, titleWidth, x, width, rows }] of block.columns.entries()) {
    const [from, to] = shown[at] ?? [0, 0];
    if (from === to) continue;
    let y = pageTop + top;
    if (title !== '') {
      sheets.paragraph(title, { x, y, width }, textStyles.strong);
      sheets.rule({ x, y: y + 14, width: titleWidth ?? width }, paper.ink);
    }
    y += titled;
    for (const { height, draw } of rows.slice(from, to)) {
      draw(y);
      y += height;
    }
  }
}
