/**
 * `npm start`: from a fresh clone to a running product, doing only what is missing.
 * Plain JavaScript that Node 20 understands, because it runs before anything is installed.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installed, newNode, root, serverFlags, upToDateBuild } from './prepare.mjs';

try {
  await installed();
  const node = newNode();
  await upToDateBuild(node);
  const settingsFile = existsSync(path.join(root, '.env')) ? ['--env-file=.env'] : [];
  const server = spawn(node, [...serverFlags, ...settingsFile, 'server.ts'], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  server.on('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
