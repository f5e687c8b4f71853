/** Web worker that reads table files, and writes heats to one. Its content security policy forbids loading further code. */

import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import writeExcelFile from 'write-excel-file/universal';
import { FileFault, type FileProblem } from '../../../../platform/browser/tables/file-fault.ts';
import { openSource } from '../../../../platform/browser/tables/open-source.ts';
import type { SourceTable } from '../../../../platform/browser/tables/source-table.ts';
import type { SheetInfo } from '../../../../platform/browser/tables/workbook.ts';
import { fileCell, headCell, sheetName } from '../../../../platform/browser/tables/write-cells.ts';
import type { Cell } from '../../../../platform/shared/csv.ts';
import { type TableCell, tableText } from '../../heats/tables/heat-table.rules.ts';

export type ReadTask = {
  readonly task: 'read';
  readonly name: string;
  readonly bytes: ArrayBuffer;
  readonly language: Language;
  /** Index of the chosen sheet. */
  readonly sheet?: number | undefined;
};
export type WriteTask = {
  readonly task: 'write';
  readonly title: string;
  readonly rows: readonly (readonly Cell[])[];
};

/** Table as text, or the sheets to choose from, or the reason why the file cannot be read. */
export type ReadAnswer =
  | { readonly text: string }
  | { readonly sheets: readonly SheetInfo[] }
  | { readonly problem: FileProblem };

/** Returns the cells of a table; numbers that are shown as percentages with that sign. */
function cellsOf({ rows, remarks }: SourceTable): readonly (readonly TableCell[])[] {
  const percent = new Set(
    remarks.flatMap(({ kind, row, column }) => (kind === 'percent' ? [`${row}:${column}`] : [])),
  );
  return rows.map(({ number, cells }) =>
    cells.map((cell, at) =>
      typeof cell === 'number' && percent.has(`${number}:${at + 1}`) ? { percent: cell } : cell,
    ),
  );
}

function read({ name, bytes, language, sheet }: ReadTask): ReadAnswer {
  try {
    const opened = openSource({ source: { kind: 'file', name, bytes }, language, sheet });
    if (!('table' in opened)) return { sheets: opened };
    return { text: tableText(cellsOf(opened.table), language) };
  } catch (error) {
    if (error instanceof FileFault) return { problem: error.problem };
    throw error;
  }
}

async function write({ title, rows }: WriteTask): Promise<ArrayBuffer> {
  const [head = [], ...body] = rows;
  const file = writeExcelFile(
    [head.map((cell) => headCell(String(cell))), ...body.map((row) => row.map((cell) => fileCell(cell)))],
    {
      sheet: sheetName(title),
      stickyRowsCount: 1,
      columns: head.map((_, at) => ({ width: at === 0 || at === head.length - 1 ? 24 : 12 })),
    },
  );
  return (await file.toBlob()).arrayBuffer();
}

type Port = {
  addEventListener(type: 'message', listener: (event: { readonly data: ReadTask | WriteTask }) => void): void;
  postMessage(answer: unknown): void;
};
const port = globalThis as unknown as Port;

port.addEventListener('message', ({ data }) => {
  const answer = data.task === 'read' ? Promise.resolve(data).then(read) : write(data);
  answer.then(
    (done) => port.postMessage({ done }),
    (error: unknown) => port.postMessage({ failed: String(error) }),
  );
});
