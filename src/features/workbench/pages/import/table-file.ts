/** Reads and writes table files in a worker, which is ended after each. */
import type { ReadAnswer, ReadTask, WriteTask } from './table-worker.ts';

/** Returns the content of the file. @throws Error if the worker cannot be loaded or is stopped by `signal` */
export const readTableFile = (request: ReadTask, signal: AbortSignal): Promise<ReadAnswer> =>
  inWorker<ReadAnswer>(request, signal);

/** Returns a workbook with these rows, of which the first holds the column names. @throws Error if the worker cannot be loaded */
export const writeTableFile = (request: WriteTask): Promise<ArrayBuffer> => inWorker<ArrayBuffer>(request);

function inWorker<Answer>(request: ReadTask | WriteTask, signal?: AbortSignal): Promise<Answer> {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Answer>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('Reading was cancelled.')), { once: true });
    worker.addEventListener('error', () => reject(new Error('The worker could not be loaded.')));
    worker.addEventListener('message', ({ data }: MessageEvent<{ done: Answer } | { failed: string }>) => {
      if ('done' in data) resolve(data.done);
      else reject(new Error(data.failed));
    });
    worker.postMessage(request, 'bytes' in request ? [request.bytes] : []);
  }).finally(() => worker.terminate());
}
