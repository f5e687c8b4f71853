/**
 * Counts how often pieces of program run, instead of measuring time: the engine's own coverage counts every block.
 * What the engine does inside one call (a regular expression, a search in a text) is not seen here;
 * `scripts/checks/regular-expressions.test.ts` looks at those.
 */

import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';

export type Steps = {
  /** How many blocks ran while this did its work. */
  readonly of: (work: () => unknown) => Promise<number>;
  readonly stop: () => Promise<void>;
};

/** Must be started before the modules are loaded that are to be counted. */
export async function startCounting(): Promise<Steps> {
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
