/** Where the next block of a report is written: down the sheets, at most two for each calculation. */
import { a4, paper, type Sheets, type TextLook } from '../../../platform/documents/sheet.ts';

export const margin = { side: 36, top: 30, bottom: 30 } as const;
export const sheetWidth = a4.width - 2 * margin.side;
/** Room of the foot on the last sheet of a report, and of the line at the end of every other. */
export const footHeight = 104;
const lineHeight = 20;
const sheetsOfCalculation = 2;

export const looks = {
  small: { size: 7.5, colour: paper.ink2 },
  plain: { size: 8.5 },
  strong: { size: 8.5, face: 'bold' },
} as const satisfies Readonly<Record<string, TextLook>>;

export class Cursor {
  readonly sheets: Sheets;
  y = 0;
  /** On which sheet the present calculation began. */
  #first = 0;

  constructor(sheets: Sheets) {
    this.sheets = sheets;
  }

  addSheet(): void {
    this.sheets.addPage();
    this.y = margin.top + 28;
  }

  /** A calculation begins a sheet of its own. */
  begin(): void {
    this.addSheet();
    this.#first = this.sheets.pages - 1;
  }

  /** The last sheet that a calculation may take keeps room for the foot of the report. */
  get #isLastSheet(): boolean {
    return this.sheets.pages - this.#first >= sheetsOfCalculation;
  }

  get #left(): number {
    return a4.height - margin.bottom - (this.#isLastSheet ? footHeight : lineHeight) - this.y;
  }

  /** Makes room for a block. @returns false where there is none on the sheets of this calculation */
  hasRoom(height: number): boolean {
    if (height <= this.#left) return true;
    if (this.#isLastSheet) return false;
    this.addSheet();
    return height <= this.#left;
  }

  /** Makes room for the foot of the report. */
  makeFootRoom(): void {
    if (a4.height - margin.bottom - footHeight < this.y) this.addSheet();
  }

  /** A paragraph over the whole width. */
  write(text: string, look: TextLook): void {
    this.y += this.sheets.paragraph(text, { x: margin.side, y: this.y, width: sheetWidth }, look);
  }

  /** The title of a block, with a rule below it. */
  title(text: string): void {
    this.y += title(this.sheets, text, { x: margin.side, y: this.y, width: sheetWidth });
  }
}

/** @returns the height of the title */
export function title(
  sheets: Sheets,
  text: string,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): number {
  sheets.paragraph(text, { x, y, width }, looks.strong);
  sheets.rule({ x, y: y + 14, width }, paper.ink);
  return 19;
}
