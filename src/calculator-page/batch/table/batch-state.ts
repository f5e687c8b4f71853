import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import type { CalculatorTexts } from '@ferrite/calculators/core/texts/texts.ts';
import type { SheetInfo } from '../../../platform/browser/tables/workbook.ts';
import type { ReadRefusal } from '../read/read-source.ts';
import type { BatchTable } from './batch-table.ts';
import type { TableOwner } from './stored-table.ts';

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
