import type { RawInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import type { CalculatorTexts } from '@ferrite/calculators/core/texts/texts.ts';
import type { SheetInfo } from '../../../platform/browser/tables/workbook.ts';
import type { BatchRow } from '../compute.ts';
import type { ReadRefusal } from '../read/read-source.ts';
import type { BatchTable } from './batch-table.ts';
import type { Step } from './edits.ts';
import { createRowQueue, type RowQueue } from './row-queue.ts';
import type { TableOwner } from './stored-table.ts';
import { startWorker, type WorkerClient } from './worker-client.ts';

export type BatchOptions = {
  /** Owner of the stored table; null if no member is known, in which case no table is stored. */
  readonly owner: TableOwner | null;
  readonly workerAddress: string;
  readonly texts: CalculatorTexts;
  readonly language: Language;
  readonly choiceKeys: ReadonlySet<string>;
  /** Header of the remarks column in exported tables. */
  readonly remarks: string;
};

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

/** State that the functions of a batch share: the part on the page, and the part that the page does not show. */
export type BatchData = {
  readonly options: BatchOptions;
  readonly listeners: Set<() => void>;
  state: BatchState;
  form: RawInputs;
  undo: Step[];
  redo: Step[];
  worker: WorkerClient | null;
  /** Rows without a result for their cells. */
  readonly queue: RowQueue;
  /** Results that are not shown yet, by the index of the row. */
  readonly received: Map<number, BatchRow>;
  /** Number of the current computation of all rows; responses to earlier ones are dropped. */
  job: number;
  isComputing: boolean;
  /** Time at which results were last shown. */
  shownAt: number;
};

export const createBatchData = (options: BatchOptions): BatchData => ({
  options,
  listeners: new Set(),
  state: initialState,
  form: {},
  undo: [],
  redo: [],
  worker: null,
  queue: createRowQueue(),
  received: new Map(),
  job: 0,
  isComputing: false,
  shownAt: 0,
});

export function setState(batch: BatchData, next: Partial<BatchState>): void {
  batch.state = { ...batch.state, ...next, undoable: batch.undo.length, redoable: batch.redo.length };
  for (const listener of batch.listeners) listener();
}

/** Returns the worker of the batch; starts it first if none is running. */
export function workerOf(batch: BatchData): WorkerClient {
  batch.worker ??= startWorker(batch.options.workerAddress);
  return batch.worker;
}

/** Stops the worker and shows that the batch failed. */
export function fail(batch: BatchData): void {
  batch.worker?.stop();
  batch.worker = null;
  batch.queue.clear();
  setState(batch, { isReading: false, pending: 0, problem: { problem: 'failed' } });
}
