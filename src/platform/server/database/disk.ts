/** Refuses writes before the disk is full, to avoid partial writes. */
import * as fs from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { transientFailure } from '../errors/transient-failures.ts';

/** Minimum free space; PostgreSQL needs one log segment (16 MB) to finish transactions. */
const minFreeBytes = 20_000_000;
/** Time for which the measured free space is reused, in milliseconds. */
const goodForMs = 1_000;

export type DiskState = 'ok' | 'full';

/**
 * Returns a function that reports whether the disk is full.
 * @param folder data folder
 * @param now time in milliseconds
 */
export function watchDisk(folder: string, now: () => number = performance.now.bind(performance)) {
  let asked = Number.NEGATIVE_INFINITY;
  let state: Promise<DiskState> = Promise.resolve('ok');

  async function readState(): Promise<DiskState> {
    const { bavail, bsize } = await fs.statfs(folder);
    return bavail * bsize < minFreeBytes ? 'full' : 'ok';
  }

  /** Returns `ok` if the folder cannot be read; the code that writes there reports the error. */
  return function diskState(): Promise<DiskState> {
    if (now() - asked >= goodForMs) {
      asked = now();
      state = readState().catch(() => 'ok' as const);
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
