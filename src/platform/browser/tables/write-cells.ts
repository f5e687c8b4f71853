/** Cells of .xlsx files for the library that writes them. */
import type { CellObject } from 'write-excel-file/universal';
import type { Cell } from '../../shared/csv.ts';

/** Replaces the characters that spreadsheets do not allow in sheet names. */
export const sheetName = (name: string): string => name.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31);

/** Maximum text length in a cell, which spreadsheets accept. */
const longestText = 32_000;

/** Control characters and noncharacters, which XML does not allow. */
const notInXml = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

/**
 * Escapes texts that spreadsheets would decode (`_x0041_`). Names of object members (`constructor`), which the writer
 * library would lose, get a trailing space, because LibreOffice shows an escaped character as its code.
 */
function escapeText(text: string): string {
  const escaped = text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
  return escaped in Object.prototype ? `${escaped} ` : escaped;
}

/** Returns a cell of the file. Texts are always of type String and never formulas. */
export function fileCell(cell: Cell, digits: number | null = null): CellObject | null {
  if (cell === null || cell === undefined || cell === '') return null;
  if (typeof cell === 'string') {
    const text = cell.slice(0, longestText).replace(notInXml, '');
    return { value: escapeText(text), type: String };
  }
  if (!Number.isFinite(cell)) return null;
  if (digits === null) return { value: cell, type: Number };
  return { value: cell, type: Number, format: digits === 0 ? '0' : `0.${'0'.repeat(digits)}` };
}

export const headCell = (label: string): CellObject => ({
  value: label,
  type: String,
  fontWeight: 'bold',
  wrap: true,
  alignVertical: 'top',
});
