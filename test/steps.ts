/**
 * Counts executed blocks of code instead of measuring time, with the code coverage of V8. It does not count steps
 * inside a built-in function (a regular expression, a search in a text); `scripts/checks/regular-expressions.test.ts`
 * checks regular expressions.
 */

import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';

export type BlockCounter = {
  /** Returns the number of blocks that a function executes. */
  readonly of: (work: () => unknown) => Promise<number>;
  readonly stop: () => Promise<void>;
};

/** Starts counting. Must be called before the measured modules are loaded. */
export async function startBlockCounter(): Promise<BlockCounter> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const taken = async () => (await session.post('Profiler.takePreciseCoverage')).result;
  return {
    async of(work) {
      await taken();
      work();
      return total(await taken());
    },
    async stop() {
      await session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}

function total(scripts: readonly Profiler.ScriptCoverage[]): number {
  let steps = 0;
  for (const { url, functions } of scripts) {
    if (url.startsWith('node:')) continue;
    for (const { ranges } of functions) for (const { count } of ranges) steps += count;
  }
  return steps;
}
