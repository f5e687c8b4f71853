/**
 * Stops the PostgreSQL servers in a folder of a test run when the run ends, also by SIGKILL, and deletes the folder. Started beside
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
  let servers = findServers();
  while (servers.length === 0 && !productPid && fs.existsSync(folder) && Date.now() < deadline) {
    await pause(50);
    servers = findServers();
  }
  // Immediate shutdown, because the data of these servers are not used again.
  for (const { pid } of servers) while (signal(pid, 'SIGQUIT') && Date.now() < deadline) await pause(50);
  for (const each of [folder, ...servers.map(({ socketFolder }) => socketFolder)])
    fs.rmSync(each, { recursive: true, force: true });
});

/** Reads process ids and socket folders from the files that running servers write, in this folder or one below it. */
function findServers() {
  return fs.globSync('{,*/}postgres/postmaster.pid', { cwd: folder }).flatMap((file) => {
    const lines = fs.readFileSync(path.join(folder, file), 'utf8').split('\n');
    return lines[4] ? [{ pid: Number(lines[0]), socketFolder: lines[4] }] : [];
  });
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
