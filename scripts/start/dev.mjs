/** `npm run dev`: runs the product from its sources, for development. Installs what is missing; see `dev-server.ts`. */
import { spawn } from 'node:child_process';
import { installed, newNode, root, settingsFlags } from './prepare.mjs';
import { ignoreClosedOutput } from './supervise.mjs';

ignoreClosedOutput();
try {
  await installed();
  const server = spawn(newNode(), [...settingsFlags(), 'scripts/start/dev-server.ts'], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'development' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  server.on('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
