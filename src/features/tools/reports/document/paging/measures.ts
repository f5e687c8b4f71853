/** Measures and text sizes of a report page, in points. */
import { a4, paper, type TextLook } from '../../../../../platform/server/documents/sheet.ts';

export const margin = { side: 36, top: 28, bottom: 26 } as const;
export const sheetWidth = a4.width - 2 * margin.side;
/** Gap between two columns of the same width. */
export const gap = 18;
export const half = (sheetWidth - gap) / 2;
/** Top of the content on a page without the report header. */
export const contentTop = margin.top + 28;
/** End of the content on a page, above the last line of the page. */
export const contentEnd = a4.height - margin.bottom - 20;
/** Height of the report footer above the last line of the last page. */
export const footHeight = 62;
export const titleHeight = 19;

export const textStyles = {
  small: { size: 7.5, colour: paper.ink2 },
  plain: { size: 8.5 },
  strong: { size: 8.5, face: 'bold' },
} as const satisfies Readonly<Record<string, TextLook>>;
