/** Store of a batch: reads sources, applies edits, and has the rows computed in a worker. */
import type { RawInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import type { Signs } from '@ferrite/calculators/core/inputs/read-number.ts';
import type { Source } from '../../../platform/browser/tables/open-source.ts';
import type { ReadColumn } from '../columns/columns.ts';
import type { WorkbookRequest } from '../output/workbook.ts';
import type { Below } from '../read/cells.ts';
import type { BlankChoice } from '../read/unit-rows.ts';
import {
  type BatchData,
  type BatchOptions,
  createBatchData,
  fail,
  initialState,
  setState,
  workerOf,
} from './batch-state.ts';
import { type BatchTable, type Limit, withColumn, withoutColumn } from './batch-table.ts';
import { changeCells, type Edit, type Step } from './edits.ts';
import { readTable } from './open-table.ts';
import { computeQueue, computeRows } from './row-computation.ts';
import { markedRows } from './row-marks.ts';
import { tableStorage } from './stored-table.ts';

/** Choices of the user about a source. */
type Answers = {
  readonly sheet?: number | undefined;
  readonly signs?: Signs | undefined;
  readonly blanks?: BlankChoice;
};
type Batch = BatchData & {
  readonly storage: ReturnType<typeof tableStorage>;
  source: Source | null;
  answers: Answers;
};
export type BatchStore = ReturnType<typeof createBatchStore>;

export function createBatchStore(options: BatchOptions) {
  const batch: Batch = {
    ...createBatchData(options),
    storage: tableStorage(options.owner),
    source: null,
    answers: {},
  };
  return {
    get: () => batch.state,
    subscribe(listener: () => void) {
      batch.listeners.add(listener);
      return () => void batch.listeners.delete(listener);
    },
    /** Sets the inputs of the form and computes again if they differ. */
    setForm: (form: RawInputs) => setForm(batch, form),
    restore: () => restore(batch),
    read: (source: Source) => read(batch, source, {}),
    /** Reads the same source again with the choices of the user. */
    answer: (next: Answers) => read(batch, batch.source, { ...batch.answers, ...next }),
    /** Opens a table that was not read from a source. */
    open: (table: BatchTable) => open(batch, table),
    /** Reads a column that was not recognized as an input. */
    assign: (column: ReadColumn) => assign(batch, column),
    unassign(at: number) {
      if (batch.state.table) open(batch, withoutColumn(batch.state.table, at));
    },
    close: () => close(batch),
    /** Computes rows of totals, statistics and limits like heats. */
    computeSummaries() {
      if (batch.state.table) open(batch, { ...batch.state.table, withSummaries: true });
    },
    dismiss: () => setState(batch, { problem: null, sheets: null }),
    edit: (edits: readonly Edit[]) => edit(batch, edits),
    undo: () => takeStep(batch, batch.undo, batch.redo),
    redo: () => takeStep(batch, batch.redo, batch.undo),
    setBelow: (below: Below) => setBelow(batch, below),
    setLimits: (limits: Readonly<Record<string, Limit>>) => setLimits(batch, limits),
    write: (request: WorkbookRequest) => write(batch, request),
    /** Stops computing; results of computed rows stay. */
    pause: () => setState(batch, { isPaused: true, settled: batch.state.settled + 1 }),
    resume() {
      setState(batch, { isPaused: false });
      void computeQueue(batch);
    },
  };
}

function setForm(batch: Batch, form: RawInputs): void {
  if (JSON.stringify(form) === JSON.stringify(batch.form)) return;
  batch.form = form;
  if (batch.state.table) computeRows(batch, 'all');
}

async function restore(batch: Batch): Promise<void> {
  const table = await batch.storage.load();
  if (table && !batch.state.table && !batch.state.isReading) open(batch, table);
}

async function read(batch: Batch, source: Source | null, answers: Answers): Promise<void> {
  batch.source = source;
  batch.answers = answers;
  if (!source) return;
  setState(batch, { isReading: true, problem: null, sheets: null });
  try {
    const { texts, language, remarks } = batch.options;
    const request = { source, texts, language, remarks, form: batch.form, ...answers };
    const answer = await workerOf(batch).call({ task: 'read', request });
    if (!('outcome' in answer)) throw new Error('the table could not be read');
    if (batch.source !== source) return;
    const { outcome } = answer;
    if (outcome.news === 'refused') setState(batch, { isReading: false, problem: outcome });
    else if (outcome.news === 'sheets') setState(batch, { isReading: false, sheets: outcome.sheets });
    else open(batch, readTable(outcome, source, batch.state.table));
  } catch {
    fail(batch);
  }
}

/** Shows a table, from which undo cannot return, and computes it. */
function open(batch: Batch, opened: BatchTable): void {
  batch.undo = [];
  batch.redo = [];
  const table = { ...opened, rows: markedRows(opened, batch.options.choiceKeys) };
  setState(batch, {
    table,
    isReading: false,
    problem: null,
    sheets: null,
    settled: batch.state.settled + 1,
  });
  computeRows(batch, 'all');
  saveLater(batch);
}

function saveLater(batch: Batch): void {
  batch.storage.saveLater(() => batch.state.table);
}

function assign(batch: Batch, column: ReadColumn): void {
  const { table } = batch.state;
  const assigned = table && withColumn(table, column);
  if (assigned && assigned !== table) open(batch, assigned);
}

/** Removes the table from the page, e.g. after another member logged in. */
function close(batch: Batch): void {
  batch.storage.cancel();
  batch.source = null;
  batch.undo = [];
  batch.redo = [];
  batch.queue.clear();
  batch.received.clear();
  setState(batch, initialState);
}

/** Changes cells and computes their rows. @returns the step that undoes the change; null without a table */
function change(batch: Batch, edits: readonly Edit[], count?: number): Step | null {
  const before = batch.state.table;
  if (!before) return null;
  const { table, changed, cleared, back } = changeCells(before, edits, batch.options.choiceKeys, count);
  for (const at of cleared) {
    batch.queue.remove(at);
    batch.received.delete(at);
  }
  const isResized = table.rows.length !== before.rows.length;
  setState(batch, { table, settled: batch.state.settled + Number(isResized) });
  computeRows(batch, changed);
  saveLater(batch);
  return back;
}

function edit(batch: Batch, edits: readonly Edit[]): void {
  const back = edits.length > 0 ? change(batch, edits) : null;
  if (!back) return;
  batch.undo.push(back);
  batch.redo = [];
  setState(batch, {});
}

/** Applies the last step of `from`, and adds the step back to `to`. */
function takeStep(batch: Batch, from: Step[], to: Step[]): void {
  const last = from.pop();
  const back = last && change(batch, last.edits, last.rows);
  if (back) to.push(back);
  setState(batch, {});
}

function setBelow(batch: Batch, below: Below): void {
  const { table } = batch.state;
  if (!table) return;
  setState(batch, { table: { ...table, below } });
  computeRows(batch, 'all');
  saveLater(batch);
}

function setLimits(batch: Batch, limits: Readonly<Record<string, Limit>>): void {
  const { table, settled } = batch.state;
  if (!table) return;
  setState(batch, { table: { ...table, limits: { ...table.limits, ...limits } }, settled: settled + 1 });
  saveLater(batch);
}

/** Returns the .xlsx file. @throws if it cannot be written */
async function write(batch: Batch, request: WorkbookRequest): Promise<ArrayBuffer> {
  const answer = await workerOf(batch).call({ task: 'write', request });
  if (!('file' in answer)) throw new Error('the workbook could not be written');
  return answer.file;
}
