/** Starts PostgreSQL with a socket that the user of the container may open. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../src/platform/server/database/embedded-postgres.ts';

export async function startServer(
  folder: string,
): Promise<{ readonly url: string; readonly sockets: string; stop(): Promise<void> }> {
  const sockets = path.join(folder, 'sockets');
  const server = await startEmbeddedPostgres(
    path.join(folder, 'database'),
    ['unix_socket_permissions=0777'],
    sockets,
  );
  await fs.chmod(sockets, 0o755);
  return { url: server.url.replace('postgres@/', 'postgres@localhost/'), sockets, stop: server.stop };
}
