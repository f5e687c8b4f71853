/** Separate PostgreSQL server that can be killed and restarted on the same port. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../src/platform/server/database/embedded-postgres.ts';
import { runsAsRoot, unprivilegedId } from '../../src/platform/server/database/embedded-postgres-files.ts';
import { migrateDatabase } from '../../src/platform/server/database/migrate.ts';

export type Postgres = {
  readonly url: string;
  /** Kills the server with SIGKILL and restarts it. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

export async function startPostgres(): Promise<Postgres> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'ferrite-faults-'));
  const sockets = path.join(folder, 'sockets');
  await fs.mkdir(sockets);
  // If this test runs as root, the server runs as another user, who needs access to the folder.
  await fs.chmod(folder, 0o755);
  if (runsAsRoot) await fs.chown(sockets, unprivilegedId, unprivilegedId);
  const settings = [`unix_socket_directories=${sockets}`, 'max_connections=100'];
  let server = await startEmbeddedPostgres(folder, settings);
  await migrateDatabase(server.url, path.resolve(import.meta.dirname, '../../migrations'));

  async function postmaster(): Promise<number> {
    const text = await fs.readFile(path.join(server.dataFolder, 'postmaster.pid'), 'utf8');
    return Number(text.split('\n')[0]);
  }

  return {
    url: server.url,
    async restart() {
      const pid = await postmaster();
      process.kill(pid, 'SIGKILL');
      // The new server must not start before the killed process has ended.
      while (isAlive(pid)) await pause(20);
      server = await startEmbeddedPostgres(folder, settings);
    },
    async stop() {
      await server.stop();
      await fs.rm(folder, { recursive: true, force: true });
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
