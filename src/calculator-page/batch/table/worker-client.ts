import type { WorkerAnswer, WorkerRequest } from '../worker.ts';

type Sent<T> = T extends { readonly id: number } ? Omit<T, 'id'> : T;
export type WorkerClient = {
  readonly send: (request: Extract<WorkerRequest, { task: 'setup' }>) => void;
  readonly call: (request: Sent<Exclude<WorkerRequest, { task: 'setup' }>>) => Promise<WorkerAnswer>;
  readonly stop: () => void;
};

/** Starts the worker. Calls fail if its code cannot be loaded. */
export function startWorker(address: string): WorkerClient {
  const worker = new Worker(address, { type: 'module' });
  const waiting = new Map<number, PromiseWithResolvers<WorkerAnswer>>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', () => {
    for (const each of waiting.values()) each.reject(new Error('the worker failed'));
    waiting.clear();
  });
  return {
    send: (request) => worker.postMessage(request),
    call(request) {
      last += 1;
      const answer = Promise.withResolvers<WorkerAnswer>();
      waiting.set(last, answer);
      worker.postMessage({ ...request, id: last });
      return answer.promise;
    },
    stop() {
      worker.terminate();
      for (const each of waiting.values()) each.reject(new Error('the worker was stopped'));
      waiting.clear();
    },
  };
}
