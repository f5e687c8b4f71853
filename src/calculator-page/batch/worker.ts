/** A calculator's worker: one table a worker, whoever cancels ends it. The build makes one for each calculator. */
import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { type BatchNews, type BatchRequest, computeTable } from './compute.ts';

type Worker = {
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  postMessage(news: BatchNews): void;
};
const worker = globalThis as unknown as Worker;

/** Computes the tables that the page sends. */
export function answerBatches(calculator: Calculator): void {
  worker.addEventListener('message', ({ data }) =>
    computeTable(calculator, data as BatchRequest, (news) => worker.postMessage(news)),
  );
}
