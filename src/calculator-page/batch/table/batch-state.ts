import type { SheetInfo } from '../../../platform/browser/tables/workbook.ts';
import type { ReadRefusal } from '../read/read-source.ts';
import type { BatchTable } from './batch-table.ts';

export type BatchProblem = ReadRefusal | { readonly problem: 'failed' };
export type BatchState = {
  readonly isReading: boolean;
  readonly problem: BatchProblem | null;
  /** Sheets from which the user must choose; null if there is no choice. */
  readonly sheets: readonly SheetInfo[] | null;
  readonly table: BatchTable | null;
  /** Number of rows waiting for their result; `isPaused` is true after cancelling. */
  readonly pending: number;
  readonly isPaused: boolean;
  readonly undoable: number;
  readonly redoable: number;
  /** Counter that increases when the rows on screen must be sorted again. */
  readonly settled: number;
};

export const initialState: BatchState = {
  isReading: false,
  problem: null,
  sheets: null,
  table: null,
  pending: 0,
  isPaused: false,
  undoable: 0,
  redoable: 0,
  settled: 0,
};
