/** State of a batch: reads sources and computes rows in a worker, applies edits. */
import type { RawInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import type { Signs } from '@ferrite/calculators/core/inputs/read-number.ts';
import type { Source } from '../../../platform/browser/tables/open-source.ts';
import type { ReadColumn } from '../columns/columns.ts';
import type { BatchRow } from '../compute.ts';
import type { WorkbookRequest } from '../output/workbook.ts';
import type { Below } from '../read/cells.ts';
import type { BlankChoice } from '../read/unit-rows.ts';
import { type BatchOptions, type BatchState, initialState } from './batch-state.ts';
import { type BatchTable, isEmptyRow, type Limit, withoutColumn } from './batch-table.ts';
import { applyEdits, type Edit, type Step } from './edits.ts';
import { readTable } from './open-table.ts';
import { markedRows } from './row-marks.ts';
import { createRowQueue } from './row-queue.ts';
import { tableStorage } from './stored-table.ts';
import { startWorker, type WorkerClient } from './worker-client.ts';

type Answers = {
  readonly sheet?: number | undefined;
  readonly signs?: Signs | undefined;
  readonly blanks?: BlankChoice;
};
export type BatchStore = ReturnType<typeof createBatchStore>;

/** Number of rows per request to the worker. */
const sliceRows = 400;
/** Interval in ms at which results of many rows are shown. */
const showMs = 300;

export function createBatchStore(options: BatchOptions) {
  const { owner, workerAddress, texts, language, remarks, choiceKeys } = options;
  let state = initialState;
  const listeners = new Set<() => void>();
  const queue = createRowQueue();
  let worker: WorkerClient | null = null;
  let form: RawInputs = {};
  let source: Source | null = null;
  let answers: Answers = {};
  let undo: Step[] = [];
  let redo: Step[] = [];
  /** Number of the current computation of all rows; responses to earlier ones are dropped. */
  let job = 0;
  let isBusy = false;
  const received = new Map<number, BatchRow>();
  let shownAt = 0;
  const storage = tableStorage(owner);

  function set(next: Partial<BatchState>) {
    state = { ...state, ...next, undoable: undo.length, redoable: redo.length };
    for (const listener of listeners) listener();
  }
  const started = () => {
    worker ??= startWorker(workerAddress);
    return worker;
  };
  function fail() {
    worker?.stop();
    worker = null;
    queue.clear();
    set({ isReading: false, pending: 0, problem: { problem: 'failed' } });
  }
  function keep() {
    storage.saveLater(() => state.table);
  }

  /** Shows the results received since the last call. */
  function show() {
    const { table } = state;
    shownAt = performance.now();
    if (!table || received.size === 0) return;
    const all = table.rows.slice();
    for (const [at, row] of received) {
      const current = all[at];
      if (current) all[at] = { ...current, computed: row };
    }
    // Rows keep their position while one of them is edited.
    const isReordered = queue.size() === 0 && received.size > 1;
    received.clear();
    set({
      table: { ...table, rows: all },
      pending: queue.size(),
      settled: state.settled + Number(isReordered),
    });
  }

  /** Stores the results of rows whose cells have not changed since the request. */
  function take(rows: readonly { readonly at: number; readonly row: BatchRow }[], sent: BatchTable) {
    for (const { at, row } of rows) {
      if (state.table?.rows[at]?.cells !== sent.rows[at]?.cells) continue;
      queue.remove(at);
      received.set(at, row);
    }
    if (queue.size() === 0 || performance.now() - shownAt > showMs) show();
  }

  async function run() {
    if (isBusy || state.isPaused) return;
    isBusy = true;
    try {
      for (
        let rows = queue.next(sliceRows);
        rows.length > 0 && !state.isPaused;
        rows = queue.next(sliceRows)
      ) {
        const table = state.table;
        if (!table) break;
        const of = job;
        const sent = rows.map((at) => ({ at, cells: table.rows[at]?.cells ?? [] }));
        const answer = await started().call({ task: 'rows', rows: sent });
        if (!('rows' in answer)) throw new Error('rows could not be computed');
        if (of !== job) continue;
        take(answer.rows, table);
      }
    } catch {
      if (state.table) fail();
    } finally {
      isBusy = false;
      show();
    }
  }

  /** Computes rows: the given ones first, or all after a change of the setup. */
  function compute(changed: readonly number[] | 'all') {
    const { table } = state;
    if (!table) return;
    if (changed === 'all') {
      job += 1;
      queue.clear();
      received.clear();
      const { columns, signs, below } = table;
      try {
        started().send({ task: 'setup', setup: { columns, form, texts, signs, below } });
      } catch {
        fail();
        return;
      }
    }
    const wanted = changed === 'all' ? table.rows.keys() : changed;
    const filled = [...wanted].filter((at) => {
      const row = table.rows[at];
      return row && !row.leftOut && !isEmptyRow(row, table);
    });
    queue.add(filled, changed !== 'all');
    set({ pending: queue.size(), isPaused: false });
    void run();
  }

  async function read() {
    if (!source) return;
    const given = source;
    set({ isReading: true, problem: null, sheets: null });
    try {
      const request = { source: given, texts, language, remarks, form, ...answers };
      const answer = await started().call({ task: 'read', request });
      if (!('outcome' in answer)) throw new Error('the table could not be read');
      if (source !== given) return;
      const { outcome } = answer;
      if (outcome.news === 'refused') set({ isReading: false, problem: outcome });
      else if (outcome.news === 'sheets') set({ isReading: false, sheets: outcome.sheets });
      else {
        open(readTable(outcome, given, state.table));
      }
    } catch {
      fail();
    }
  }

  function open(opened: BatchTable) {
    undo = [];
    redo = [];
    const table = { ...opened, rows: markedRows(opened, choiceKeys) };
    set({ table, isReading: false, problem: null, sheets: null, settled: state.settled + 1 });
    compute('all');
    keep();
  }

  function change(edits: readonly Edit[], count?: number): Step | null {
    if (!state.table) return null;
    const { table, changed, back } = applyEdits(state.table, edits, count);
    const isResized = table.rows.length !== state.table.rows.length;
    const rows = markedRows(table, choiceKeys).slice();
    const all = [...changed, ...rows.flatMap((row, at) => (row === table.rows[at] ? [] : [at]))];
    for (const at of all) {
      const row = rows[at];
      // Results of rows that are emptied or left out are removed; others stay until the new ones arrive.
      if (!row || !(row.leftOut || isEmptyRow(row, table))) continue;
      rows[at] = { ...row, computed: null };
      queue.remove(at);
      received.delete(at);
    }
    set({ table: { ...table, rows }, settled: state.settled + Number(isResized) });
    compute(all);
    keep();
    return back;
  }

  function step(from: Step[], to: Step[]) {
    const last = from.pop();
    const back = last && change(last.edits, last.rows);
    if (back) to.push(back);
    set({});
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Sets the inputs of the form and computes again if they differ. */
    setForm(next: RawInputs) {
      if (JSON.stringify(next) === JSON.stringify(form)) return;
      form = next;
      if (state.table) compute('all');
    },
    async restore() {
      const table = await storage.load();
      if (table && !state.table && !state.isReading) open(table);
    },
    read(next: Source) {
      source = next;
      answers = {};
      return read();
    },
    /** Reads the same source again with the choices of the user. */
    answer(next: Answers) {
      answers = { ...answers, ...next };
      return read();
    },
    /** Opens a table that was not read from a source. */
    open,
    /** Reads a column that was not recognized as an input. */
    assign(column: ReadColumn) {
      const { table } = state;
      if (!table || table.columns.some(({ key }) => key === column.key)) return;
      const others = table.others.filter(({ at }) => at !== column.at);
      const name = table.name === column.at ? null : table.name;
      open({ ...table, columns: [...table.columns, column], others, name });
    },
    unassign(at: number) {
      if (state.table) open(withoutColumn(state.table, at));
    },
    /** Removes the table from the page, e.g. after another member logged in. */
    close() {
      storage.cancel();
      source = null;
      undo = [];
      redo = [];
      queue.clear();
      received.clear();
      set({ ...initialState });
    },
    /** Computes rows of totals, statistics and limits like heats. */
    computeSummaries() {
      if (state.table) open({ ...state.table, withSummaries: true });
    },
    dismiss: () => set({ problem: null, sheets: null }),
    edit(edits: readonly Edit[]) {
      const back = edits.length > 0 ? change(edits) : null;
      if (!back) return;
      undo.push(back);
      redo = [];
      set({});
    },
    undo: () => step(undo, redo),
    redo: () => step(redo, undo),
    setBelow(below: Below) {
      if (!state.table) return;
      set({ table: { ...state.table, below } });
      compute('all');
      keep();
    },
    setLimits(limits: Readonly<Record<string, Limit>>) {
      if (!state.table) return;
      set({
        table: { ...state.table, limits: { ...state.table.limits, ...limits } },
        settled: state.settled + 1,
      });
      keep();
    },
    /** Returns the .xlsx file. @throws if it cannot be written */
    async write(request: WorkbookRequest): Promise<ArrayBuffer> {
      const answer = await started().call({ task: 'write', request });
      if (!('file' in answer)) throw new Error('the workbook could not be written');
      return answer.file;
    },
    /** Stops computing; results of computed rows stay. */
    pause: () => set({ isPaused: true, settled: state.settled + 1 }),
    resume() {
      set({ isPaused: false });
      void run();
    },
  };
}
