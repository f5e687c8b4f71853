/** Converts pasted text and text files to rows of cells. */
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import Papa from 'papaparse';
import { FileFault } from './file-fault.ts';
import type { SourceTable } from './source-table.ts';

const separators = ['\t', ';', ','];
/** Number of lines that are searched for a separator. */
const searchedLines = 20;

/**
 * Returns the separator of the first line that has one, below a title without: tabs in text from spreadsheets, semicolons
 * in files with decimal commas.
 */
function separatorOf(text: string): string {
  const lines = text.split(/\r?\n|\r/, searchedLines);
  const separatorIn = (line: string) => separators.find((each) => line.includes(each));
  return separatorIn(lines.find((line) => separatorIn(line) !== undefined) ?? '') ?? '\t';
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
