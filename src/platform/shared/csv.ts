/** Writes CSV files that spreadsheets open as numbers and texts, never as formulas. */
import type { Language } from '@ferrite/calculators/core/texts/language.ts';

export type Cell = string | number | null | undefined;
export type CsvForm = { readonly separator: ',' | ';'; readonly decimal: '.' | ',' };

/**
 * Returns the separators for a language: German spreadsheets use the comma as decimal separator and the semicolon
 * between cells.
 */
export const csvForm = (language: Language): CsvForm =>
  language === 'de' ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' };

/** Rounds to six significant digits: more than any model resolves, and without digits from floating-point rounding. */
export const sixDigits = (value: number): number => Number(value.toPrecision(6));

/**
 * Matches a text that a spreadsheet would evaluate as a formula, also with full-width characters and after spaces and
 * invisible characters.
 */
const command = /^[\s\p{Cc}\p{Cf}]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/u;
const figure = /^-?\d+([.,]\d+)?(e[+-]?\d+)?$/i;

/** Matches a cell that states that there is no value. */
const dash = /^[-–—]$/;

/** Matches the start of a formula after a separator: opened with the other separator, a cell would begin there. */
const commandWithin = /([,;\t\r\n"]\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** Returns a text with an apostrophe wherever a spreadsheet could evaluate it as a formula; numbers stay numbers. */
export function escapeFormula(text: string): string {
  if (figure.test(text) || dash.test(text)) return text;
  // Inside a URL nothing is changed, only at its start.
  const within = /^https?:/.test(text) ? text : text.replace(commandWithin, "$1'");
  return command.test(within) ? `'${within}` : within;
}

const escaped = /^'(?=[\s\p{Cc}\p{Cf}]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20])/u;

/** Returns a text without the apostrophe that `escapeFormula` or a spreadsheet puts before it. */
export const unescapeFormula = (text: string): string => text.replace(escaped, '');

function csvCell(cell: Cell, { separator, decimal }: CsvForm): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', decimal) : '';
  const text = escapeFormula(cell);
  // A text that contains either separator is quoted, because the reader's program may use the other one.
  return /[",;\t\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns the whole file with one line per row; it starts with the UTF-8 byte order mark, which spreadsheets need. */
export function toCsv(rows: readonly (readonly Cell[])[], form: CsvForm): string {
  return `\ufeff${rows.map((row) => row.map((cell) => csvCell(cell, form)).join(form.separator)).join('\r\n')}\r\n`;
}
