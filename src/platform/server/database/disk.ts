/** Refuses writes before the disk is full, to avoid partial writes. */
import * as fs from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { transientFailure } from '../errors/transient-failures.ts';

/** Minimum free space; PostgreSQL needs one log segment (16 MB) to finish transactions. */
const minFreeBytes = 20_000_000;
/** Time for which the measured free space is reused, in milliseconds. */
const goodForMs = 1_000;

/** `missing`: the data folder was removed while the server was running. */
export type DiskState = 'ok' | 'full' | 'missing';

/**
 * Returns a function that reports whether the disk is full or the data folder is missing.
 * @param folder data folder
 * @param now time in milliseconds
 */
export function watchDisk(folder: string, now: () => number = performance.now.bind(performance)) {
  let asked = Number.NEGATIVE_INFINITY;
  let state: Promise<DiskState> = Promise.resolve('ok');

  async function readState(): Promise<DiskState> {
    try {
      const { bavail, bsize } = await fs.statfs(folder);
      return bavail * bsize < minFreeBytes ? 'full' : 'ok';
    } catch (error) {
      // For other errors the code that writes there reports the reason.
      return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : 'ok';
    }
  }

  return function diskState(): Promise<DiskState> {
    if (now() - asked >= goodForMs) {
      asked = now();
      state = readState();
    }
    return state;
  };
}

export function refuseWritesWhenFull(server: FastifyInstance, diskState: () => Promise<DiskState>): void {
  server.addHook('onRequest', async (request) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return;
    if ((await diskState()) === 'full') throw transientFailure('full');
  });
}
