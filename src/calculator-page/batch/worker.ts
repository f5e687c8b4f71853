/** Batch worker of a calculator; one table per worker. The build creates one for each calculator. */
import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { type BatchMessage, type BatchRequest, computeTable } from './compute.ts';

type Worker = {
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  postMessage(news: BatchMessage): void;
};
const worker = globalThis as unknown as Worker;

/** Computes tables sent by the page. */
export function handleBatchMessages(calculator: Calculator): void {
  worker.addEventListener('message', ({ data }) =>
    computeTable(calculator, data as BatchRequest, (news) => worker.postMessage(news)),
  );
}
