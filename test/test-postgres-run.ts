/** Process that `test-postgres.test.ts` runs: starts a PostgreSQL server for tests and waits to be killed. */
import { startTestPostgres } from './test-postgres.ts';

const { server, folder } = await startTestPostgres();
process.stdout.write(`${JSON.stringify({ pid: server.pid, folder, socketFolder: server.socketFolder })}\n`);
setInterval(() => undefined, 60_000);
