/** Converts pasted text and text files to rows of cells. */
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import Papa from 'papaparse';
import { FileFault } from './file-fault.ts';
import type { SourceTable } from './source-table.ts';

const separators = ['\t', ';', ','];
/** Number of lines that are searched for a separator. */
const searchedLines = 20;

/** Number with a decimal comma, with its limit sign, ± and unit: `14,1`, `<0,005`, `0,2 ± 0,02 %`. */
const decimalComma = /^[<>≤≥＜＞+−-]?\s*\d+,\d+(?:\s*(?:±|\+\/?-)\s*\d+(?:[.,]\d+)?)?\s*(?:%|‰|°?\p{L}+)?$/u;

/** Returns whether the lines are one column of numbers: every comma is a decimal comma, and the first line has none. */
function isDecimalColumn([heading = '', ...lines]: readonly string[]): boolean {
  const withComma = lines.filter((line) => line.includes(','));
  return !heading.includes(',') && withComma.every((line) => decimalComma.test(line.trim()));
}

/**
 * Returns the separator of the first line that has one, below a title without: tabs in text from spreadsheets, semicolons
 * in files with decimal commas. One column of numbers with decimal commas has none.
 */
function separatorOf(text: string): string {
  const all = text.split(/\r?\n|\r/).filter((line) => line.trim() !== '');
  const separatorIn = (line: string) => separators.find((each) => line.includes(each));
  const first = all.slice(0, searchedLines).find((line) => separatorIn(line) !== undefined);
  const found = separatorIn(first ?? '') ?? '\t';
  return found === ',' && isDecimalColumn(all) ? '\t' : found;
}

/** Returns the cells as texts, without empty lines. Formulas are not evaluated. */
export function readTextTable(text: string): SourceTable {
  const clean = text.replace(/^\ufeff/, '').replace(/^\s*[\r\n]/, '');
  const { data } = Papa.parse<string[]>(clean, { delimiter: separatorOf(clean) });
  const rows = data
    .map((row, at) => ({ number: at + 1, cells: row.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { rows, count: rows.length, remarks: [] };
}

/** Encoding of text files that are not UTF-8, by the language of the page. */
const encodings: Readonly<Record<Language, string>> = {
  en: 'windows-1252',
  de: 'windows-1252',
  cn: 'gb18030',
  ja: 'shift_jis',
  kr: 'euc-kr',
};

/** Decodes a text file. @throws FileFault for binary files */
export function decodeText(bytes: Uint8Array, language: Language): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.subarray(0, 4096).includes(0)) throw new FileFault('unknownFormat');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(encodings[language]).decode(bytes);
  }
}
