/** CSV that spreadsheets open as numbers and texts, never as formulas. */
import type { Language } from '@ferrite/calculators/core/texts/language.ts';

export type Cell = string | number | null | undefined;
export type CsvForm = { readonly separator: ',' | ';'; readonly decimal: '.' | ',' };

/** German spreadsheets use the comma as decimal separator and the semicolon between cells. */
export const csvForm = (language: Language): CsvForm =>
  language === 'de' ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' };

/** Rounds to six significant digits: more than any model resolves, without floating-point noise. */
export const sixDigits = (value: number): number => Number(value.toPrecision(6));

/** Prefixes that make a spreadsheet evaluate a text, including full-width ones and those after blanks and invisible characters. */
const command = /^[\s\p{Cc}\p{Cf}]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/u;
const figure = /^-?\d+([.,]\d+)?(e[+-]?\d+)?$/i;

/** The same prefixes after a separator: opened with the other separator, a cell would start there. */
const commandWithin = /([,;\t\r\n"]\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** Prefixes a text that a spreadsheet could evaluate with an apostrophe; numbers stay numbers. */
export function escapeFormula(text: string): string {
  if (figure.test(text)) return text;
  // An address stays as it is, except for its beginning.
  const within = /^https?:/.test(text) ? text : text.replace(commandWithin, "$1'");
  return command.test(within) ? `'${within}` : within;
}

function csvCell(cell: Cell, { separator, decimal }: CsvForm): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', decimal) : '';
  const text = escapeFormula(cell);
  // A text with either separator is quoted, in whichever country the file is opened.
  return /[",;\t\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns the whole file: UTF-8 byte order mark, which spreadsheets need, and one line per row. */
export function toCsv(rows: readonly (readonly Cell[])[], form: CsvForm): string {
  return `\ufeff${rows.map((row) => row.map((cell) => csvCell(cell, form)).join(form.separator)).join('\r\n')}\r\n`;
}
