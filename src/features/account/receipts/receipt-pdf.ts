/** Writes a receipt or credit note as a PDF with one A4 page. */
import { DocumentFonts } from '../../../platform/server/documents/fonts.ts';
import { a4, paper, Sheets } from '../../../platform/server/documents/sheet.ts';
import { htmlLang, type Language } from '../../../platform/shared/i18n/i18n.ts';
import type { ReceiptDocument } from './receipt-document.rules.ts';

const side = 56;
const width = a4.width - 2 * side;
const gap = 24;
const half = (width - gap) / 2;
const looks = {
  small: { size: 8, colour: paper.ink3 },
  plain: { size: 9.5, colour: paper.ink2 },
  value: { size: 9.5 },
  name: { size: 11, face: 'bold' },
} as const;

/**
 * Creates the PDF.
 * @param issuedAt creation date in the file's metadata
 */
export async function receiptPdf(
  document: ReceiptDocument,
  language: Language,
  issuedAt: Date,
): Promise<Buffer> {
  const text = `${JSON.stringify(document)}Ferrite`;
  const fonts = await DocumentFonts.for({ text, bold: text, math: '', slanted: '' }, language);
  const sheets = new Sheets(fonts, {
    title: `${document.title} ${document.number}`,
    author: document.parties[0]?.name ?? '',
    language: htmlLang[language],
    createdAt: issuedAt,
  });
  sheets.addPage();
  const afterHead = head(sheets, document);
  const afterParties = parties(sheets, document, afterHead);
  const afterRows = lines(sheets, document.rows, afterParties + 10);
  sums(sheets, document, afterRows + 6);
  return sheets.bytes();
}

/**
 * Draws the title block.
 * @returns the position below it; the functions below do the same
 */
function head(sheets: Sheets, { title, number }: ReceiptDocument): number {
  const top = 56;
  sheets.paragraph('Ferrite', { x: side, y: top + 4, width }, { size: 13, face: 'bold', align: 'right' });
  let y = top + sheets.paragraph(title, { x: side, y: top, width: width - 120 }, { size: 20, face: 'bold' });
  y += sheets.paragraph(number, { x: side, y, width: width - 120 }, looks.plain) + 12;
  sheets.rule({ x: side, y, width }, paper.ink);
  return y + 16;
}

function parties(sheets: Sheets, document: ReceiptDocument, top: number): number {
  const ends = document.parties.map(({ title, name, lines: facts }, at) => {
    const strip = (y: number) => ({ x: side + at * (half + gap), y, width: half });
    let y = top + sheets.paragraph(title, strip(top), looks.small) + 2;
    y += sheets.paragraph(name, strip(y), looks.name) + 2;
    for (const fact of facts.flatMap((each) => each.split('\n')))
      y += sheets.paragraph(fact, strip(y), looks.plain);
    return y;
  });
  const end = Math.max(top, ...ends) + 14;
  sheets.rule({ x: side, y: end, width });
  return end;
}

function lines(sheets: Sheets, rows: ReceiptDocument['sums'], top: number): number {
  let y = top;
  for (const { label, text } of rows) {
    const named = sheets.paragraph(label, { x: side, y, width: half }, looks.plain);
    const value = sheets.paragraph(
      text,
      { x: side + half + gap, y, width: half },
      { ...looks.value, align: 'right' },
    );
    y += Math.max(named, value) + 6;
    sheets.rule({ x: side, y, width }, paper.line, 0.5);
    y += 6;
  }
  return y;
}

function sums(sheets: Sheets, { sums: parts, total, notes }: ReceiptDocument, top: number): void {
  let y = lines(sheets, parts, top);
  const look = { size: 14, face: 'bold' } as const;
  const label = sheets.paragraph(total.label, { x: side, y, width: half }, { ...look, size: 11 });
  const value = sheets.paragraph(
    total.text,
    { x: side + half + gap, y, width: half },
    { ...look, align: 'right' },
  );
  y += Math.max(label, value) + 14;
  for (const note of notes) y += sheets.paragraph(note, { x: side, y, width }, looks.plain) + 3;
}
