/** Generates mill certificates for tests, from drawn texts: as the text items of a page, and as PDF. */
import PDFDocument from 'pdfkit';
import type { TextItem } from '../src/features/workbench/certificates/certificate.rules.ts';
import { DocumentFonts } from '../src/platform/server/documents/fonts.ts';

/** Text with the position of its top left corner in points; `turned`: rotated by 90° counter-clockwise. */
export type Drawn = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly font?: string;
  readonly turned?: boolean;
};
export type Certificate = readonly (readonly Drawn[])[];

const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) >= 0x2e80 ? 1 : 0.52) * size, 0);

export type Align = 'left' | 'center' | 'right';
export type TableLook = {
  readonly x: number;
  readonly y: number;
  readonly widths: readonly number[];
  readonly rowHeight?: number;
  readonly size?: number;
  readonly align?: Align;
  /** Alignment of the first row, if it differs from that of the other rows. */
  readonly headAlign?: Align;
  readonly font?: string;
};

/** Returns the drawn texts of a table; empty cells are not drawn. */
export function table(
  rows: readonly (readonly string[])[],
  { x, y, widths, rowHeight = 14, size = 8, align = 'center', headAlign = align, font }: TableLook,
): Drawn[] {
  return rows.flatMap((cells, row) =>
    cells.flatMap((text, column) => {
      if (text === '') return [];
      const left = x + widths.slice(0, column).reduce((sum, each) => sum + each, 0);
      const free = (widths[column] ?? 0) - widthOf(text, size) - 4;
      const share = { left: 0, center: 0.5, right: 1 }[row === 0 ? headAlign : align];
      return [{ text, x: left + 2 + free * share, y: y + row * rowHeight, size, ...(font && { font }) }];
    }),
  );
}

/** Returns a text on one line. */
export const line = (x: number, y: number, text: string, size = 9): Drawn[] => [{ text, x, y, size }];

/** Returns the text items of each page, in the form in which they are extracted from a PDF. */
export function asItems(certificate: Certificate): TextItem[][] {
  return certificate.map((drawn, at) =>
    drawn.map(({ text, x, y, size = 9, turned }) => {
      const width = widthOf(text, size);
      return {
        text,
        x,
        y: turned ? y - width : y,
        width: turned ? size : width,
        height: turned ? width : size,
        page: at + 1,
      };
    }),
  );
}

function bytesOf(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
  });
}

/**
 * Draws the certificate as PDF with fonts for its scripts.
 * @param options options of the PDF library, e.g. a password
 */
export async function asPdf(
  certificate: Certificate,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const letters = certificate
    .flat()
    .map(({ text }) => text)
    .join('');
  const isLatin = /^[\u0020-\u007e\u00a0-\u00ff]*$/.test(letters);
  const fonts = isLatin
    ? null
    : await DocumentFonts.for({ text: letters, bold: '', math: '', slanted: '' }, 'cn');
  const pdf = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false, ...options });
  const done = bytesOf(pdf);
  fonts?.registerIn(pdf);
  for (const page of certificate) {
    pdf.addPage();
    for (const { text, x, y, size = 9, font = 'Helvetica', turned } of page) {
      pdf.save();
      if (turned) pdf.rotate(-90, { origin: [x, y] });
      let at = x;
      for (const run of fonts?.runs(text, 'text') ?? [{ font, text, rise: 0 }]) {
        pdf.font(run.font).fontSize(run.rise === 0 ? size : size * 0.66);
        pdf.text(run.text, at, y - (run.rise > 0 ? 0.1 * size : 0), { lineBreak: false });
        at += pdf.widthOfString(run.text);
      }
      pdf.restore();
    }
  }
  pdf.end();
  return done;
}

const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Draws a page with a picture and no text. */
export async function asScan(): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0 });
  const done = bytesOf(pdf);
  pdf.image(Buffer.from(picture, 'base64'), 40, 40, { width: 400 });
  pdf.end();
  return done;
}

/** Draws one page with a Japanese font that the PDF names but does not embed, like certificates of many mills. */
export function asPdfWithoutFonts([drawn = []]: Certificate): Buffer {
  const hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');
  const content = drawn
    .map(
      ({ text, x, y, size = 9 }) => `BT /F ${size} Tf 1 0 0 1 ${x} ${842 - y - size} Tm <${hex(text)}> Tj ET`,
    )
    .join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3 /Encoding /UniJIS-UTF16-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiMin-W3 /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /DW 1000 /W [1 95 500] /FontDescriptor 7 0 R >>',
    '<< /Type /FontDescriptor /FontName /HeiseiMin-W3 /Flags 6 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
  ];
  let text = '%PDF-1.5\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
