import { useDeferredValue, useMemo, useRef } from 'react';
import { useCalculator } from '../../use-calculator.ts';
import { useBatch } from '../batch-context.ts';
import {
  type BatchTable,
  type GridColumn,
  inputColumnsOf,
  isNumeric,
  outputColumnsOf,
} from '../table/batch-table.ts';

/** Returns the columns of the grid: name, inputs, results, remarks. The same array is returned while they do not change. */
export function useColumns(table: BatchTable): readonly GridColumn[] {
  const page = useCalculator();
  const { words } = useBatch();
  const { calculator, labels } = page;
  const { kept } = page.state;
  const rows = useDeferredValue(table.rows);
  const { header, name, columns: read } = table;
  const outputs = useMemo(
    () => outputColumnsOf({ calculator, labels, kept }, rows, false),
    [calculator, labels, kept, rows],
  );
  const shown = outputs.map(({ label }) => label).join('\n');
  const last = useRef({ shown, outputs });
  if (last.current.shown !== shown) last.current = { shown, outputs };
  const stable = last.current.outputs;
  return useMemo(
    () => [
      ...(name === null
        ? []
        : [
            {
              kind: 'name' as const,
              id: 'name',
              at: name,
              label: header[name] || words.grid.name,
              unit: null,
            },
          ]),
      ...inputColumnsOf({ calculator, labels }, { header, columns: read }),
      ...stable,
      {
        kind: 'remarks' as const,
        id: 'remarks',
        label: words.grid.remarks,
        unit: null,
        texts: words.grid,
      },
    ],
    [calculator, labels, header, name, read, stable, words],
  );
}

/** Returns the width of a column in pixels. */
export function columnWidth(column: GridColumn): number {
  if (column.kind === 'remarks') return 440;
  if (column.kind === 'name') return 124;
  if (!isNumeric(column)) return 150;
  const longest = Math.max(...column.label.split(/[\s-]+/).map((word) => widthOf(word)));
  return Math.min(140, Math.max(70, Math.max(longest * 7, (widthOf(column.label) * 7) / 3) + 18));
}

/** Returns the width in characters; East Asian characters count as two. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x1100 ? 1.8 : 1), 0);
