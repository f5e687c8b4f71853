/** Reads the cells of a sheet. Formulas are not evaluated; their stored values are used. */
import { FileFault, tableLimits } from './file-fault.ts';
import { createRuns } from './raised-runs.ts';
import type { Cell, CellRemark, Merged, SourceRow, SourceTable } from './source-table.ts';
import { type NumberKind, numberKindsOf, sharedStringsOf, unescapeText, type Workbook } from './workbook.ts';
import { readXml } from './xml.ts';
import { readEntry } from './zip.ts';

/** Maximum number of title rows above the column names, which are kept in addition to the row limit. */
const rowsAbove = 50;
const maxRemarks = 20_000;

/** Returns the column number of `BC12`; 0 if there is none. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const code = letter.charCodeAt(0) - 64;
    if (code < 1 || code > 26) break;
    column = column * 26 + code;
  }
  return column;
}
const rowOf = (reference: string): number => Number(reference.replace(/^[A-Z]+/, ''));

const dayMs = 86_400_000;

/** Converts a day number of a spreadsheet to an ISO date, with the time if there is one. */
function dateText(days: number, from1904: boolean): string {
  // Dates of the 1900 system count from 1899-12-30, because spreadsheets have a day 60 that never existed.
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const date = new Date(Math.round((start + days * dayMs) / 1000) * 1000);
  if (Number.isNaN(date.getTime())) return String(days);
  const text = date.toISOString();
  if (days < 1) return text.slice(11, 19);
  return text.endsWith('00:00:00.000Z') ? text.slice(0, 10) : `${text.slice(0, 10)} ${text.slice(11, 19)}`;
}

type OpenCell = {
  readonly column: number;
  readonly type: string;
  readonly kind: NumberKind;
  value: string;
  inline: string;
  isFormula: boolean;
  /** True if a value is stored, which may be empty. */
  hasValue: boolean;
};
/** Text for a formula without a stored value, as spreadsheets show it; no input accepts it. */
const missingValue = '#N/A';
type Facts = { readonly strings: readonly string[]; readonly from1904: boolean };

/** Returns the content of a cell, and the remark on how a number was interpreted. */
function contentOf(cell: OpenCell, { strings, from1904 }: Facts): readonly [Cell, CellRemark['kind']?] {
  const { type, value, kind } = cell;
  if (type === 'inlineStr') return [unescapeText(cell.inline).trim()];
  if (value === '') return [''];
  if (type === 's') return [(strings[Number(value)] ?? '').trim()];
  if (type === 'str') return [unescapeText(value).trim()];
  if (type === 'd') return [value, 'date'];
  if (type === 'b') return [value === '1' ? 'TRUE' : 'FALSE'];
  const number = Number(value);
  if (type === 'e' || !Number.isFinite(number)) return [value];
  if (kind === 'date') return [dateText(number, from1904), 'date'];
  const shown = Number((kind === 'percent' ? number * 100 : number).toPrecision(15));
  if (kind === 'below') return [`<${shown}`];
  return kind === 'percent' ? [shown, 'percent'] : [shown];
}

/** Collects rows and remarks of a sheet up to the limits. */
function collectCells(facts: Facts) {
  const rows: SourceRow[] = [];
  const remarks: CellRemark[] = [];
  const merged: Merged[] = [];
  let count = 0;
  let cells: Cell[] = [];
  const remark = (kind: CellRemark['kind'], row: number, column: number) => {
    if (remarks.length < maxRemarks) remarks.push({ kind, row, column });
  };
  return {
    remark,
    merge(from: string, to: string) {
      remark('merged', rowOf(from), columnOf(from));
      const [first, last] = [columnOf(from), Math.min(columnOf(to), tableLimits.columns)];
      const isInRow = rowOf(from) === rowOf(to) && first > 0 && last > first;
      if (isInRow && merged.length < maxRemarks) merged.push({ row: rowOf(from), from: first, to: last });
    },
    startRow() {
      cells = [];
    },
    add(row: number, cell: OpenCell) {
      // A formula with an empty text as its result has the type of a text.
      const isStored = cell.hasValue && (cell.value !== '' || cell.type !== 'n');
      const isMissing = cell.isFormula && !isStored;
      const [content, kind] = isMissing ? [missingValue] : contentOf(cell, facts);
      if (cell.isFormula) remark(isMissing ? 'formulaEmpty' : 'formula', row, cell.column);
      if (content === '') return;
      if (cell.column > tableLimits.columns) throw new FileFault('tooWide');
      if (kind) remark(kind, row, cell.column);
      while (cells.length < cell.column - 1) cells.push('');
      cells[cell.column - 1] = content;
    },
    endRow(row: number) {
      if (cells.every((each) => each === '')) return;
      count += 1;
      if (rows.length <= tableLimits.rows + rowsAbove) rows.push({ number: row, cells });
    },
    table: (): SourceTable => ({ rows, count, remarks, merged }),
  };
}

/** Reads one sheet without its empty rows. @throws FileFault */
export function readSheet(workbook: Workbook, path: string): SourceTable {
  const strings = sharedStringsOf(workbook);
  const kinds = numberKindsOf(workbook);
  const xml = readEntry(workbook.archive, path);
  if (xml === null) throw new FileFault('broken');
  const collected = collectCells({ strings, from1904: workbook.from1904 });
  let row = 0;
  let last = 0;
  let phonetic = 0;
  let cell: OpenCell | null = null;
  let into: 'value' | 'inline' | null = null;
  const runs = createRuns();
  readXml(xml, {
    open(name, attribute) {
      runs.open(name, attribute);
      if (name === 'row') {
        row = Number(attribute('r') ?? row + 1);
        last = 0;
        collected.startRow();
      } else if (name === 'c') {
        const column = columnOf(attribute('r') ?? '') || last + 1;
        last = column;
        const type = attribute('t') ?? 'n';
        const kind = kinds[Number(attribute('s') ?? 0)] ?? 'number';
        cell = { column, type, kind, value: '', inline: '', isFormula: false, hasValue: false };
      } else if (name === 'f' && cell) cell.isFormula = true;
      else if (name === 'v') {
        into = 'value';
        if (cell) cell.hasValue = true;
      } else if (name === 'rPh') phonetic += 1;
      else if (name === 't' && phonetic === 0) into = 'inline';
      else if (name === 'mergeCell') {
        const [from = '', to = from] = (attribute('ref') ?? '').split(':');
        collected.merge(from, to);
      }
    },
    close(name) {
      runs.close(name);
      if (name === 'v' || name === 't') into = null;
      else if (name === 'rPh') phonetic -= 1;
      else if (name === 'c' && cell) {
        collected.add(row, cell);
        cell = null;
      } else if (name === 'row') collected.endRow(row);
    },
    text(text) {
      if (cell && into) cell[into] += runs.text(text);
    },
  });
  return collected.table();
}
