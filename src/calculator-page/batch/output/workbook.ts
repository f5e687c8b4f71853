/** Writes .xlsx files; runs in the web worker. */

import { columnLetters } from '@ferrite/calculators/core/pasted/headings/column-letters.ts';
import type { SheetData } from 'write-excel-file/universal';
import writeExcelFile from 'write-excel-file/universal';
import { fileCell, headCell, sheetName } from '../../../platform/browser/tables/write-cells.ts';
import type { Cell } from '../../../platform/shared/csv.ts';
import type { ExportColumn, ExportTable } from './export-table.ts';

export type WorkbookRequest = {
  readonly names: { readonly table: string; readonly about: string };
  readonly table: ExportTable;
  readonly about: readonly (readonly Cell[])[];
  /** Diagram of points as PNG at twice its displayed size. */
  readonly picture?: {
    readonly bytes: ArrayBuffer;
    readonly width: number;
    readonly height: number;
    readonly title: string;
  };
};

const outsideStyle = { backgroundColor: '#f7d6dc', textColor: '#ad1037', fontWeight: 'bold' } as const;

/** Returns the conditional formats that mark numbers outside the limits; texts and empty cells are not compared. */
function rulesOf(columns: readonly ExportColumn[], rows: number) {
  return columns.flatMap(({ limit }, at) => {
    const cell = `${columnLetters(at + 1)}2`;
    const outside = [
      ...(limit?.min === undefined ? [] : [`${cell}<${limit.min}`]),
      ...(limit?.max === undefined ? [] : [`${cell}>${limit.max}`]),
    ];
    if (outside.length === 0 || rows === 0) return [];
    return [
      {
        cellRange: { from: { row: 2, column: at + 1 }, to: { row: rows + 1, column: at + 1 } },
        condition: { formula: `=AND(ISNUMBER(${cell}),OR(${outside.join(',')}))` },
        style: outsideStyle,
      },
    ];
  });
}

function widthOf({ label, isWide }: ExportColumn): number {
  return isWide ? 80 : Math.min(28, Math.max(10, Math.ceil(label.length / 2) + 3));
}

/** Returns the file: the table with limits as conditional formats, and a second sheet about it. */
export async function writeWorkbook({ names, table, about, picture }: WorkbookRequest): Promise<ArrayBuffer> {
  const head = table.columns.map(({ label }) => headCell(label));
  const texts = new Map(table.notCompared.map(({ row, column, text }) => [`${row},${column}`, text]));
  const data: SheetData = [
    head,
    ...table.rows.map((row, at) =>
      row.map((cell, column) =>
        fileCell(texts.get(`${at},${column}`) ?? cell, table.columns[column]?.digits ?? null),
      ),
    ),
  ];
  const rules = rulesOf(table.columns, table.rows.length);
  const file = writeExcelFile([
    {
      data,
      sheet: sheetName(names.table),
      columns: table.columns.map((column) => ({ width: widthOf(column) })),
      stickyRowsCount: 1,
      // The writer library does not accept an empty list.
      ...(rules.length > 0 && { conditionalFormatting: rules }),
    },
    {
      data: about.map((row) => row.map((cell) => fileCell(cell, null))),
      sheet: sheetName(names.about),
      columns: [{ width: 44 }, { width: 60 }, { width: 20 }],
      ...(picture && {
        images: [
          {
            content: new Blob([picture.bytes], { type: 'image/png' }),
            contentType: 'image/png',
            width: picture.width,
            height: picture.height,
            dpi: 192,
            anchor: { row: about.length + 2, column: 1 },
            title: picture.title,
          },
        ],
      }),
    },
  ]);
  return (await file.toBlob()).arrayBuffer();
}
