/**
 * Stops the PostgreSQL server of a test run when the run ends, also by SIGKILL, and deletes its folder. Started beside
 * the run with a pipe as standard input, which the system closes at the end of the run. Usage: node
 * test/stop-with-run.mjs <folder> [<process id of a product, which stops its server itself>]
 */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const [folder = '', productPid] = process.argv.slice(2);
/** Maximum time until a started server writes its process id, in milliseconds. */
const longestStartMs = 10_000;
/**
 * Maximum time until a product has stopped, in milliseconds. It stops at the latest 22 s after the run; see `endWith`
 * in server.ts.
 */
const longestStopMs = 25_000;

for (const each of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(each, () => undefined);
process.stdin.resume().once('end', async () => {
  const stopped = Date.now() + longestStopMs;
  while (productPid && signal(Number(productPid), 0) && Date.now() < stopped) await pause(50);
  const deadline = Date.now() + longestStartMs;
  let server = findServer();
  while (!server && !productPid && fs.existsSync(folder) && Date.now() < deadline) {
    await pause(50);
    server = findServer();
  }
  // Immediate shutdown, because the data of this server are not used again.
  while (server && signal(server.pid, 'SIGQUIT') && Date.now() < deadline) await pause(50);
  for (const each of [folder, server?.socketFolder])
    if (each) fs.rmSync(each, { recursive: true, force: true });
});

/** Reads the process id and the socket folder from the file that the server writes; null if no server is running. */
function findServer() {
  const file = ['postgres', 'data/postgres']
    .map((each) => path.join(folder, each, 'postmaster.pid'))
    .find((each) => fs.existsSync(each));
  const lines = file ? fs.readFileSync(file, 'utf8').split('\n') : [];
  return lines[4] ? { pid: Number(lines[0]), socketFolder: lines[4] } : null;
}

/**
 * Sends a signal to a process.
 * @returns whether the process exists
 */
function signal(pid, name) {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
