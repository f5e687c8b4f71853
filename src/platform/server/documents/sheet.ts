/**
 * Writes A4 pages of a PDF. Lengths are in points, measured from the top: text in any of the five languages, rules,
 * boxes and paths.
 */
import PDFDocument from 'pdfkit';
import { type DocumentFonts, type Face, scriptMetrics } from './fonts.ts';
import { wrap } from './wrap.ts';

export const a4 = { width: 595.28, height: 841.89 } as const;

/** Colours on paper: those of the light theme, on white. */
export const paper = {
  ink: '#1a1b1d',
  ink2: '#4f4c46',
  ink3: '#6a655c',
  line: '#ddd6c7',
  line2: '#c3baa8',
  ctl: '#867d6d',
  hot: '#be3a0b',
  warn: '#7d5200',
  ok: '#1f6b3d',
  err: '#ad1037',
} as const;

export type TextLook = {
  readonly size: number;
  readonly face?: Face;
  readonly colour?: string;
  /** Line height as a multiple of the font size. */
  readonly leading?: number;
  readonly align?: 'left' | 'right' | 'center';
  readonly maxLines?: number;
};

/** Position in points, from the upper left corner. */
export type Place = { readonly x: number; readonly y: number };
export type Strip = Place & { readonly width: number };
export type Area = Strip & { readonly height: number };

export type SheetInfo = {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly createdAt: Date;
};

/** Distance from the middle of a line up to the top of its letters, as a multiple of the font size. */
const ascent = 0.78;
const usualLeading = 1.35;

export class Sheets {
  readonly #doc: PDFKit.PDFDocument;
  readonly #fonts: DocumentFonts;
  readonly #bytes: Promise<Buffer>;

  constructor(fonts: DocumentFonts, { title, author, language, createdAt }: SheetInfo) {
    this.#fonts = fonts;
    this.#doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      autoFirstPage: false,
      lang: language,
      displayTitle: true,
      info: {
        Title: title,
        Author: author,
        Creator: 'Ferrite',
        Producer: 'Ferrite',
        CreationDate: createdAt,
      },
    });
    const parts: Buffer[] = [];
    this.#bytes = new Promise((resolve, reject) => {
      this.#doc.on('data', (part: Buffer) => parts.push(part));
      this.#doc.on('end', () => resolve(Buffer.concat(parts)));
      this.#doc.on('error', reject);
    });
    fonts.registerIn(this.#doc);
  }

  addPage(): void {
    this.#doc.addPage();
  }

  get pages(): number {
    return this.#doc.bufferedPageRange().count;
  }

  /** Selects the page for the following drawing calls; the first page is 0. */
  turnTo(page: number): void {
    this.#doc.switchToPage(page);
  }

  width(text: string, { size, face = 'text' }: TextLook): number {
    return this.#fonts.width(text, face, size);
  }

  linesOf(text: string, width: number, look: TextLook): readonly string[] {
    return wrap(text, width, (each) => this.width(each, look), look.maxLines);
  }

  heightOf(text: string, width: number, look: TextLook): number {
    return this.linesOf(text, width, look).length * look.size * (look.leading ?? usualLeading);
  }

  /**
   * Draws one line of text whose baseline is at `y`.
   * @returns the width of the text
   */
  line(text: string, { x, y }: Place, { size, face = 'text', colour = paper.ink }: TextLook): number {
    let at = x;
    for (const { font, text: piece, rise } of this.#fonts.runs(text, face)) {
      const shift = rise === 0 ? 0 : rise > 0 ? -scriptMetrics.up : scriptMetrics.down;
      this.#doc
        .font(font)
        .fontSize(rise === 0 ? size : size * scriptMetrics.size)
        .fillColor(colour)
        .text(piece, at, y + shift * size, { lineBreak: false, baseline: 'alphabetic' });
      at += this.#doc.widthOfString(piece);
    }
    return at - x;
  }

  /**
   * Draws a paragraph whose top is at `y`.
   * @returns the height of the paragraph
   */
  paragraph(text: string, { x, y, width }: Strip, look: TextLook): number {
    const { size, leading = usualLeading, align = 'left' } = look;
    const lines = this.linesOf(text, width, look);
    for (const [at, line] of lines.entries()) {
      const free = align === 'left' ? 0 : width - this.width(line, look);
      const baseline = y + at * size * leading + size * (leading / 2 + ascent - 0.5);
      this.line(line, { x: align === 'center' ? x + free / 2 : x + free, y: baseline }, look);
    }
    return lines.length * size * leading;
  }

  rule({ x, y, width }: Strip, colour: string = paper.line2, weight = 0.75): void {
    const path = this.#doc.moveTo(x, y).lineTo(x + width, y);
    path.lineWidth(weight).strokeColor(colour).undash().stroke();
  }

  box({ x, y, width, height }: Area, colour: string = paper.line2): void {
    this.#doc.rect(x, y, width, height).lineWidth(0.75).strokeColor(colour).undash().stroke();
  }

  fill({ x, y, width, height }: Area, colour: string): void {
    this.#doc.rect(x, y, width, height).fillColor(colour).fill();
  }

  /** Draws a PNG or JPEG scaled to fit the area. */
  picture(data: Buffer, { x, y, width, height }: Area): void {
    this.#doc.image(data, x, y, { fit: [width, height], valign: 'center' });
  }

  link({ x, y, width, height }: Area, address: string): void {
    this.#doc.link(x, y, width, height, address);
  }

  /**
   * Calls `draw` with the PDFKit document, with the origin moved to this position and all lengths multiplied by
   * `scale`.
   */
  drawn(
    { x, y, scale = 1 }: Place & { readonly scale?: number },
    draw: (doc: PDFKit.PDFDocument) => void,
  ): void {
    this.#doc.save().translate(x, y).scale(scale);
    draw(this.#doc);
    this.#doc.restore();
  }

  bytes(): Promise<Buffer> {
    this.#doc.end();
    return this.#bytes;
  }
}
