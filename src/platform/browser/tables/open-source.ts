import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { unescapeFormula } from '../../shared/csv.ts';
import { FileFault, tableLimits } from './file-fault.ts';
import { readSheet } from './sheet.ts';
import type { Cell, SourceTable } from './source-table.ts';
import { decodeText, readTextTable } from './text-table.ts';
import { isCompound, isZip, openWorkbook, type SheetInfo } from './workbook.ts';

export type Source =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly name: string; readonly bytes: ArrayBuffer };

export type SourceRequest = {
  readonly source: Source;
  /** Index of the chosen sheet. */
  readonly sheet?: number | undefined;
  readonly language: Language;
};

export type OpenedSource = {
  readonly table: SourceTable;
  /** Name of the sheet in a workbook; `hidden` lists its hidden sheets. */
  readonly sheet: string | null;
  readonly hidden: readonly string[];
};

/** Returns whether there is a text in a column beyond the limit. */
const isTooWide = ({ rows }: SourceTable): boolean =>
  rows.some(({ cells }) => cells.findLastIndex((cell) => cell !== '') >= tableLimits.columns);

const withoutApostrophe = (cell: Cell): Cell => (typeof cell === 'string' ? unescapeFormula(cell) : cell);

/** Returns a table without the apostrophes that exported files have before texts that resemble formulas: `'-5 °C`. */
const withoutApostrophes = (table: SourceTable): SourceTable => ({
  ...table,
  rows: table.rows.map((row) => ({ ...row, cells: row.cells.map(withoutApostrophe) })),
});

/** Reads the cells of a file or pasted text, or lists its sheets if it has several. No part of it is executed. @throws FileFault */
export function openSource(request: SourceRequest): OpenedSource | readonly SheetInfo[] {
  const opened = openCells(request);
  if (!('table' in opened)) return opened;
  if (isTooWide(opened.table)) throw new FileFault('tooWide');
  return { ...opened, table: withoutApostrophes(opened.table) };
}

function openCells({ source, sheet, language }: SourceRequest): OpenedSource | readonly SheetInfo[] {
  if (source.kind === 'text') return { table: readTextTable(source.text), sheet: null, hidden: [] };
  if (source.bytes.byteLength > tableLimits.fileBytes) throw new FileFault('fileTooLarge');
  const bytes = new Uint8Array(source.bytes);
  if (!isZip(bytes) && !isCompound(bytes))
    return { table: readTextTable(decodeText(bytes, language)), sheet: null, hidden: [] };
  const workbook = openWorkbook(bytes);
  const visible = workbook.sheets.filter(({ isHidden }) => !isHidden);
  const chosen =
    sheet === undefined ? (visible.length === 1 ? visible[0] : undefined) : workbook.sheets[sheet];
  if (!chosen) return workbook.sheets.map(({ name, isHidden }) => ({ name, isHidden }));
  const hidden = workbook.sheets.filter((each) => each.isHidden && each !== chosen);
  return {
    table: readSheet(workbook, chosen.path),
    sheet: chosen.name,
    hidden: hidden.map(({ name }) => name),
  };
}
