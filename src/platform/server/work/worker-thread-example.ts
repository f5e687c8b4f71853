/** Worker program for the tests of `worker-thread.ts`. */
import { workerData } from 'node:worker_threads';
import { serveWork } from './serve-work.ts';

serveWork({
  greet: (name: string) => `${(workerData as { greeting: string }).greeting} ${name}`,
  fail: () => {
    throw new Error('failed on purpose');
  },
  loop: () => {
    for (;;);
  },
  backtrack: () => /^(a+)+$/.test(`${'a'.repeat(60)}b`),
  fill: () => {
    for (const all: string[][] = []; ; )
      all.push(Array.from({ length: 10_000 }, (_, at) => `${at} ${all.length}`));
  },
});
