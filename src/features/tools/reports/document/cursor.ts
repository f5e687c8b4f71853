/** Position of the next block in a report; a calculation takes at most two pages. */
import { a4, paper, type Sheets, type TextLook } from '../../../../platform/server/documents/sheet.ts';

export const margin = { side: 36, top: 30, bottom: 30 } as const;
export const sheetWidth = a4.width - 2 * margin.side;
/** Height of the report footer on the last page, and of the page line on the others. */
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
  /** First page of the current calculation. */
  #first = 0;

  constructor(sheets: Sheets) {
    this.sheets = sheets;
  }

  addSheet(): void {
    this.sheets.addPage();
    this.y = margin.top + 28;
  }

  /** Starts a calculation on a new page. */
  begin(): void {
    this.addSheet();
    this.#first = this.sheets.pages - 1;
  }

  /** True on the last page of the calculation, which reserves space for the report footer. */
  get #isLastSheet(): boolean {
    return this.sheets.pages - this.#first >= sheetsOfCalculation;
  }

  get #left(): number {
    return a4.height - margin.bottom - (this.#isLastSheet ? footHeight : lineHeight) - this.y;
  }

  /** Makes space for a block, on a new page if necessary. @returns false when the pages of this calculation are full */
  hasRoom(height: number): boolean {
    if (height <= this.#left) return true;
    if (this.#isLastSheet) return false;
    this.addSheet();
    return height <= this.#left;
  }

  /** Makes space for the report footer. */
  makeFootRoom(): void {
    if (a4.height - margin.bottom - footHeight < this.y) this.addSheet();
  }

  /** Writes a paragraph over the full width. */
  write(text: string, look: TextLook): void {
    this.y += this.sheets.paragraph(text, { x: margin.side, y: this.y, width: sheetWidth }, look);
  }

  /** Writes the title of a block with a rule below it. */
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
