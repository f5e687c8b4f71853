/** Header and footer of a report. */
import qrcode from 'qrcode';
import { a4, type Place, paper, type Sheets } from '../../../../platform/server/documents/sheet.ts';
import type { ReportView } from '../report-view.ts';
import { fillWords, type ReportWords } from '../report-words.ts';
import { fieldShares, filledFields, frameTexts } from './content.ts';
import { contentEnd, footHeight, margin, sheetWidth, textStyles } from './paging/measures.ts';

const { small, plain, strong } = textStyles;
const right = { x: margin.side + sheetWidth - 180, width: 180 } as const;

/** Draws company, logo, number, revision, title and the filled-in fields. @returns the end of the header */
export function drawHeader(sheets: Sheets, report: ReportView, words: ReportWords): number {
  const { mark, title } = report;
  const texts = frameTexts(report, words);
  const { company } = report.head;
  const { top } = margin;
  let x: number = margin.side;
  if (mark) {
    const picture = Buffer.from(mark.slice(mark.indexOf(',') + 1), 'base64');
    sheets.picture(picture, { x, y: top, width: 110, height: 26 });
    x += 120;
  }
  const companyEnd =
    top +
    6 +
    sheets.paragraph(company, { x, y: top + 6, width: right.x - x - 10 }, { size: 10, face: 'bold' });
  sheets.paragraph(texts.numbered, { ...right, y: top }, { ...strong, align: 'right' });
  sheets.paragraph(texts.revised, { ...right, y: top + 12 }, { ...small, align: 'right' });
  const colour = texts.isValid ? paper.ok : paper.warn;
  sheets.paragraph(
    texts.state,
    { ...right, y: top + 33 },
    { size: 7.5, face: 'bold', colour, align: 'right' },
  );
  const strip = { x: margin.side, y: Math.max(top + 36, companyEnd + 4), width: sheetWidth - 190 };
  const titleEnd = strip.y + sheets.paragraph(title, strip, { size: 16, face: 'bold', leading: 1.2 });
  return fields(sheets, report, words, Math.max(titleEnd, top + 45) + 8);
}

function columnsOf(shares: readonly number[]): readonly { readonly x: number; readonly width: number }[] {
  let x: number = margin.side;
  return shares.map((share) => {
    const column = { x, width: share * sheetWidth - 14 };
    x += column.width + 14;
    return column;
  });
}

/** Draws the filled-in fields. @returns the end of the fields */
function fields(sheets: Sheets, report: ReportView, words: ReportWords, y: number): number {
  const shown = filledFields(report, words);
  if (shown.length === 0) return y;
  const columns = columnsOf(fieldShares(shown));
  const height =
    20 + Math.max(...shown.map(({ value }, at) => sheets.heightOf(value, columns[at]?.width ?? 0, strong)));
  sheets.box({ x: margin.side, y, width: sheetWidth, height });
  for (const [at, { name, value }] of shown.entries()) {
    const { x, width } = columns[at] ?? { x: margin.side, width: 0 };
    if (at > 0) sheets.fill({ x, y, width: 0.75, height }, paper.line2);
    sheets.paragraph(name, { x: x + 7, y: y + 5, width }, small);
    sheets.paragraph(value, { x: x + 7, y: y + 15, width }, strong);
  }
  return y + height + 10;
}

export function drawFooter(sheets: Sheets, report: ReportView, words: ReportWords): void {
  proof(sheets, report, words);
  const { named, made } = frameTexts(report, words);
  const { pages } = sheets;
  for (let page = 0; page < pages; page += 1) {
    sheets.turnTo(page);
    const numbered = fillWords(words.page, { page: page + 1, pages });
    const y = margin.top + (page === 0 ? 22 : 0);
    sheets.paragraph(numbered, { ...right, y }, { ...small, align: 'right' });
    if (page > 0) {
      sheets.paragraph(named, { x: margin.side, y: margin.top, width: right.x - margin.side }, small);
      sheets.rule({ x: margin.side, y: margin.top + 15, width: sheetWidth });
    }
    const last = { x: margin.side, y: a4.height - margin.bottom - 8, width: sheetWidth };
    sheets.paragraph(made, last, { size: 6.8, colour: paper.ink3, maxLines: 1 });
  }
}

/** Draws the URL, the checksum and the signature lines. */
function proof(sheets: Sheets, report: ReportView, words: ReportWords): void {
  const { address } = report;
  const texts = frameTexts(report, words);
  const top = contentEnd - footHeight + 4;
  const side = 54;
  sheets.rule({ x: margin.side, y: top - 6, width: sheetWidth }, paper.ink);
  square(sheets, address, { x: margin.side, y: top, side });
  const strip = (y: number) => ({ x: margin.side + side + 12, y, width: 250 });
  let y = top + sheets.paragraph(words.open, strip(top), strong);
  const height = sheets.paragraph(texts.address, strip(y), { ...plain, size: 8 });
  sheets.link({ ...strip(y), height }, address);
  y += height;
  y += sheets.paragraph(texts.hash, strip(y), { ...small, size: 7 });
  sheets.paragraph(words.compare, strip(y), { ...small, size: 7 });
  const line = (x: number, text: string) => {
    sheets.rule({ x, y: top + 50, width: 90 }, paper.ctl);
    sheets.paragraph(text, { x, y: top + 53, width: 90 }, small);
  };
  line(margin.side + sheetWidth - 192, words.signAuthor);
  line(margin.side + sheetWidth - 90, words.signApproved);
}

/** Draws a QR code as vector graphics. */
function square(sheets: Sheets, text: string, { x, y, side }: Place & { readonly side: number }): void {
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' });
  sheets.drawn({ x, y, scale: side / modules.size }, (doc) => {
    for (let row = 0; row < modules.size; row += 1)
      for (let column = 0; column < modules.size; column += 1)
        // Each square is slightly larger than a module, which avoids gaps.
        if (modules.get(row, column)) doc.rect(column, row, 1.02, 1.02);
    doc.fillColor('#000000').fill();
  });
}
