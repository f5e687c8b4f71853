/**
 * Web worker of a calculator: reads tables, computes rows, writes files, and computes spreads. The build creates one
 * for each calculator.
 */
import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { type SpreadsAnswer, type SpreadsRequest, spreadsAnswerer } from '../uncertainty/answer-spreads.ts';
import type { TableNames } from './columns/table-names.ts';
import { type BatchRow, type RowRequest, rowComputer, type Setup } from './compute.ts';
import type { WorkbookRequest } from './output/workbook.ts';
import { type ReadOutcome, type ReadRequest, readSource } from './read/read-source.ts';

export type WorkerRequest =
  | { readonly task: 'read'; readonly id: number; readonly request: ReadRequest }
  | { readonly task: 'setup'; readonly setup: Setup }
  /** Request for rows; the response contains at least the first of them. */
  | { readonly task: 'rows'; readonly id: number; readonly rows: readonly RowRequest[] }
  | { readonly task: 'write'; readonly id: number; readonly request: WorkbookRequest };
export type WorkerAnswer =
  | { readonly id: number; readonly outcome: ReadOutcome }
  | { readonly id: number; readonly rows: readonly { readonly at: number; readonly row: BatchRow }[] }
  | { readonly id: number; readonly file: ArrayBuffer }
  | { readonly id: number; readonly failed: true };

type Worker = {
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  postMessage(answer: WorkerAnswer | SpreadsAnswer): void;
};
const worker = globalThis as unknown as Worker;

/** Loads the writer together with the first table, which makes it available offline. */
const loadWriter = () => import('./output/workbook.ts');

/** Answers requests of the page. @param otherNames names in every language, in which a table may have been exported */
export function handleBatchMessages(calculator: Calculator, otherNames: readonly TableNames[]): void {
  let compute: ReturnType<typeof rowComputer> | null = null;
  async function answer(request: Exclude<WorkerRequest, { task: 'setup' }>): Promise<WorkerAnswer> {
    const { id } = request;
    if (request.task === 'rows') return { id, rows: compute?.(request.rows) ?? [] };
    if (request.task === 'read')
      return { id, outcome: readSource(calculator, { ...request.request, otherNames }) };
    const { writeWorkbook } = await loadWriter();
    return { id, file: await writeWorkbook(request.request) };
  }
  const answerSpreads = spreadsAnswerer(calculator, (message) => worker.postMessage(message));
  worker.addEventListener('message', ({ data }) => {
    const request = data as WorkerRequest | SpreadsRequest;
    if (request.task === 'spreads') {
      // The page is notified of the error and then computes the spreads itself.
      answerSpreads(request).catch(reportError);
      return;
    }
    if (request.task === 'setup') {
      compute = rowComputer(calculator, { ...request.setup, otherNames });
      loadWriter().catch(() => undefined);
      return;
    }
    answer(request).then(
      (message) => worker.postMessage(message),
      () => worker.postMessage({ id: request.id, failed: true }),
    );
  });
}
