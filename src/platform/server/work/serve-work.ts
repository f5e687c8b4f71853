/** Worker thread's side of `createWorker`: receives tasks and returns results. */
import { parentPort } from 'node:worker_threads';
import type { Answer } from './worker-thread.ts';

/** Handles each task by calling the function with the task's name and returning its result. */
// biome-ignore lint/suspicious/noExplicitAny: functions of all kinds; the caller declares their types.
export function serveWork(functions: Readonly<Record<string, (...args: any[]) => unknown>>): void {
  type Asked = { readonly id: number; readonly name: string; readonly args: readonly unknown[] };
  parentPort?.on('message', async ({ id, name, args }: Asked) => {
    const answer = (each: Answer) => parentPort?.postMessage(each);
    try {
      answer({ id, result: await functions[name]?.(...args) });
    } catch (error) {
      answer({ id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
  parentPort?.postMessage('ready' satisfies Answer);
}
