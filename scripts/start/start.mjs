/**
 * `npm start`: installs, builds and starts the product, skipping steps that are already done. Plain JavaScript for Node
 * 20, because it runs before anything is installed.
 */
import { spawn } from 'node:child_process';
import {
  installed,
  newNode,
  root,
  serverFlags,
  serverVariables,
  settingsFlags,
  upToDateBuild,
} from './prepare.mjs';
import { ignoreClosedOutput, stopWithParent, supervise } from './supervise.mjs';

ignoreClosedOutput();
try {
  await installed();
  const node = newNode();
  await upToDateBuild(node);
  const server = supervise({
    start: (variables) =>
      spawn(node, [...serverFlags, ...settingsFlags(), 'server.ts'], {
        cwd: root,
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
        env: { ...serverVariables, ...process.env, ...variables, NODE_ENV: 'production' },
      }),
    say: (line) => process.stderr.write(`${line}\n`),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => server.stop(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  // Node would open its debugger; programs that rotate logs send this signal.
  process.on('SIGUSR1', () => undefined);
  stopWithParent(() => server.stop('SIGTERM'));
  process.exit(await server.status);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
