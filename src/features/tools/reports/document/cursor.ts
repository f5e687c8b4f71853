/** Position of the next block in a report; a calculation takes at most two pages. */
import { a4, paper, type Sheets, type TextLook } from '../../../../platform/server/documents/sheet.ts';

export const margin = { side: 36, top: 28, bottom: 26 } as const;
export const sheetWidth = a4.width - 2 * margin.side;
/** Two columns of the same width. */
export const gap = 18;
export const half = (sheetWidth - gap) / 2;
/** Height of the report footer on the last page, and of the page line on the others. */
export const footHeight = 82;
const lineHeight = 20;
const sheetsOfCalculation = 2;

export const looks = {
  small: { size: 7.5, colour: paper.ink2 },
  plain: { size: 8.5 },
  strong: { size: 8.5, face: 'bold' },
} as const satisfies Readonly<Record<string, TextLook>>;

/** Block that may be divided between pages at its rows. */
export type Flow = {
  readonly name: string;
  readonly rows: readonly { readonly height: number; readonly draw: (y: number) => void }[];
  /** Printed when rows are left out. */
  readonly further?: string;
};

/** Height of the title of a block. */
const titleHeight = 19;
/** Space below a block. */
const blockGap = 8;
/** Height of the line that refers to the rest. */
const furtherHeight = 12;
/** Rows that stay together when a block is divided. */
const fewestRows = 2;

export class Cursor {
  readonly sheets: Sheets;
  y = 0;
  /** True once a block did not fit into the pages of this calculation. */
  isOverfull = false;
  /** First page of the current calculation. */
  #first = 0;
  #mostSheets: number = sheetsOfCalculation;

  constructor(sheets: Sheets) {
    this.sheets = sheets;
  }

  addSheet(): void {
    this.sheets.addPage();
    this.y = margin.top + 28;
  }

  /** Starts a calculation on a new page. */
  begin(mostSheets: number = sheetsOfCalculation): void {
    this.addSheet();
    this.#first = this.sheets.pages - 1;
    this.#mostSheets = mostSheets;
  }

  /** True on the last page of the calculation, which reserves space for the report footer. */
  get #isLastSheet(): boolean {
    return this.sheets.pages - this.#first >= this.#mostSheets;
  }

  get #left(): number {
    return a4.height - margin.bottom - (this.#isLastSheet ? footHeight : lineHeight) - this.y;
  }

  /** Makes space for a block, on a new page if necessary. @returns false when the pages of this calculation are full */
  hasRoom(height: number): boolean {
    if (height <= this.#left) return true;
    if (!this.#isLastSheet) this.addSheet();
    const fits = height <= this.#left;
    this.isOverfull ||= !fits;
    return fits;
  }

  /** Returns how many of the rows are printed on this page below their title; 0 moves them to the next page. */
  #fitting(rows: Flow['rows']): number {
    let left = this.#left - titleHeight;
    const fitting = rows.findIndex(({ height }) => {
      left -= height;
      return left < 0;
    });
    if (fitting < 0) return rows.length;
    if (this.#isLastSheet) {
      const used = (count: number) => rows.slice(0, count).reduce((sum, { height }) => sum + height, 0);
      const room = this.#left - titleHeight - furtherHeight;
      return Math.max(
        0,
        rows.findLastIndex((_, at) => at <= fitting && used(at) <= room),
      );
    }
    const most = Math.min(fitting, rows.length - fewestRows);
    return most < fewestRows ? 0 : most;
  }

  /** Writes a titled block; when it is divided, each page begins with the title and has at least two rows. */
  flow({ name, rows, further }: Flow): void {
    const fitting = this.#fitting(rows);
    if (fitting > 0) {
      this.title(name);
      for (const { height, draw } of rows.slice(0, fitting)) {
        draw(this.y);
        this.y += height;
      }
    }
    const rest = rows.slice(fitting);
    if (rest.length > 0 && !this.#isLastSheet) {
      this.addSheet();
      this.flow({ name, rows: rest, ...(further && { further }) });
      return;
    }
    if (rest.length > 0) {
      this.isOverfull = true;
      if (further) this.write(further, looks.small);
    }
    this.y += blockGap;
  }

  /** Makes space for the report footer. */
  makeFootRoom(): void {
    if (a4.height - margin.bottom - footHeight < this.y - blockGap) this.addSheet();
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
  return titleHeight;
}
