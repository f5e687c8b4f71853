/** Computes the rows of a batch in its worker, and shows the results of many rows from time to time. */
import type { WorkerAnswer } from '../worker.ts';
import { type BatchData, fail, setState, workerOf } from './batch-state.ts';
import { type BatchTable, isComputable, withResults } from './batch-table.ts';

/** Number of rows per request to the worker. */
const sliceRows = 400;
/** Interval in ms at which results of many rows are shown. */
const showMs = 300;

/** Computes rows: the given ones first, or all after a change of the setup. */
export function computeRows(batch: BatchData, changed: readonly number[] | 'all'): void {
  const { table } = batch.state;
  if (!table) return;
  if (changed === 'all') {
    try {
      setUpWorker(batch, table);
    } catch {
      fail(batch);
      return;
    }
  }
  const wanted = changed === 'all' ? table.rows.keys() : changed;
  const computable = [...wanted].filter((at) => isComputable(table.rows[at], table));
  batch.queue.add(computable, changed !== 'all');
  setState(batch, { pending: batch.queue.size(), isPaused: false });
  void computeQueue(batch);
}

/** Drops the results of an earlier setup and sends the current one to the worker. */
function setUpWorker(batch: BatchData, { columns, signs, below }: BatchTable): void {
  batch.job += 1;
  batch.queue.clear();
  batch.received.clear();
  const { form, options } = batch;
  const setup = { columns, form, texts: options.texts, signs, below };
  workerOf(batch).send({ task: 'setup', setup });
}

/** Computes until the queue is empty or the user pauses. Only one call at a time does so. */
export async function computeQueue(batch: BatchData): Promise<void> {
  if (batch.isComputing || batch.state.isPaused) return;
  batch.isComputing = true;
  try {
    await computeSlices(batch);
  } catch {
    if (batch.state.table) fail(batch);
  } finally {
    batch.isComputing = false;
    showResults(batch);
  }
}

async function computeSlices(batch: BatchData): Promise<void> {
  const { queue } = batch;
  let rows = queue.next(sliceRows);
  while (rows.length > 0 && !batch.state.isPaused && batch.state.table) {
    const { table } = batch.state;
    const { job } = batch;
    const sent = rows.map((at) => ({ at, cells: table.rows[at]?.cells ?? [] }));
    const answer = await workerOf(batch).call({ task: 'rows', rows: sent });
    if (!('rows' in answer)) throw new Error('rows could not be computed');
    if (job === batch.job) receive(batch, answer.rows, table);
    rows = queue.next(sliceRows);
  }
}

type RowResults = Extract<WorkerAnswer, { readonly rows: unknown }>['rows'];

/** Stores the results of rows whose cells have not changed since the request. */
function receive(batch: BatchData, results: RowResults, sent: BatchTable): void {
  const { queue, received } = batch;
  for (const { at, row } of results) {
    if (batch.state.table?.rows[at]?.cells !== sent.rows[at]?.cells) continue;
    queue.remove(at);
    received.set(at, row);
  }
  if (queue.size() === 0 || performance.now() - batch.shownAt > showMs) showResults(batch);
}

/** Shows the results received since the last call. */
function showResults(batch: BatchData): void {
  const { queue, received, state } = batch;
  batch.shownAt = performance.now();
  if (!state.table || received.size === 0) return;
  const table = withResults(state.table, received);
  // Rows keep their position while one of them is edited.
  const isReordered = queue.size() === 0 && received.size > 1;
  received.clear();
  setState(batch, { table, pending: queue.size(), settled: state.settled + Number(isReordered) });
}
