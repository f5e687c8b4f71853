/** Restarts the embedded PostgreSQL with the same connection URL after it has exited unexpectedly. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { limitLog, logFileIn } from './embedded-postgres-files.ts';

const pauses = { firstMs: 100, longestMs: 5_000 };
const logCheckMs = 60_000;
const socketCheckMs = 5_000;

export type WatchedPostgres = EmbeddedPostgres & {
  restarts(): number;
};

/**
 * Starts the server of this data folder, or uses the running one, and watches it through a connection.
 * @param onTrouble called for each exit and failed restart
 * @param onMoved called if another process restarted the server with another connection URL
 * @throws Error with a clear message if it cannot start
 */
export async function watchEmbeddedPostgres(
  folder: string,
  onTrouble: (error: Error) => void,
  onMoved: () => void,
  extraSettings: readonly string[] = [],
): Promise<WatchedPostgres> {
  let server = await startEmbeddedPostgres(folder, extraSettings);
  const { url, socketFolder } = server;
  let restarts = 0;
  let restoring: Promise<void> = Promise.resolve();
  const stopping = new AbortController();

  function watch(): void {
    void server.connectionEnded.then(() => {
      if (!stopping.signal.aborted) restoring = restore();
    });
  }

  async function restore(): Promise<void> {
    let pauseMs = pauses.firstMs;
    while (!stopping.signal.aborted) {
      try {
        const formerPid = server.pid;
        server = await startEmbeddedPostgres(folder, extraSettings, socketFolder);
        if (server.url !== url) return onMoved();
        watch();
        if (server.pid !== formerPid) {
          restarts += 1;
          onTrouble(new Error('PostgreSQL ended and was started again.'));
        }
        return;
      } catch (error) {
        onTrouble(error as Error);
        await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
        pauseMs = Math.min(pauseMs * 2, pauses.longestMs);
      }
    }
  }

  /** Ends a server whose socket was deleted, e.g. by a program that cleans /tmp, because nothing can connect to it any more. */
  async function checkSocket(): Promise<void> {
    const isMissing = await fs.access(path.join(socketFolder, '.s.PGSQL.5432')).then(
      () => false,
      (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
    );
    if (!isMissing || stopping.signal.aborted) return;
    onTrouble(new Error(`The socket of PostgreSQL in ${socketFolder} was deleted.`));
    process.kill(server.pid, 'SIGINT');
  }

  watch();
  const socketTimer = setInterval(() => void checkSocket().catch(() => undefined), socketCheckMs).unref();
  const logTimer = setInterval(() => void limitLog(logFileIn(folder)).catch(onTrouble), logCheckMs).unref();
  return {
    ...server,
    restarts: () => restarts,
    async stop() {
      stopping.abort();
      clearInterval(logTimer);
      clearInterval(socketTimer);
      await restoring;
      await server.stop();
    },
  };
}
