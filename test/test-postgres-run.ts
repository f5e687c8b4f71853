/** A test run for `test-postgres.test.ts`: starts its PostgreSQL server and waits to be ended. */
import { startTestPostgres } from './test-postgres.ts';

const { server, folder } = await startTestPostgres();
process.stdout.write(`${JSON.stringify({ pid: server.pid, folder, socketFolder: server.socketFolder })}\n`);
setInterval(() => undefined, 60_000);
