import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { chooseSandboxPort, startSandbox } from '@ferrite/payment-sandbox/process.ts';
import { describe, expect, it } from 'vitest';
import { withBrowser } from './browser.ts';

withBrowser();

describe('P-05 process of the payment sandbox', () => {
  const answers = (url: string) =>
    fetch(`${url}/__sandbox/health`).then(
      (answer) => answer.status,
      () => 0,
    );

  it('the sandbox restarts on the same port after a crash, keeps its payments, and stops with its parent process', async () => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sandbox-'));
    const port = await chooseSandboxPort(0);
    const url = `http://127.0.0.1:${port}`;
    const failures: string[] = [];
    const child = startSandbox({
      program: path.resolve('build/sandbox/main.js'),
      port,
      dataFolder: folder,
      targets: {},
      onTrouble: (message) => failures.push(message),
    });
    await expect.poll(() => answers(url)).toBe(200);
    await fetch(`${url}/__sandbox/clock`, { method: 'POST', body: '{"advance":"400d"}' });
    process.kill(child.pid() as number, 'SIGKILL');
    await expect.poll(() => failures.length).toBe(1);
    await expect.poll(() => answers(url)).toBe(200);
    const { now } = (await (await fetch(`${url}/__sandbox/clock`)).json()) as { now: string };
    expect(Date.parse(now)).toBeGreaterThan(Date.now() + 399 * 86_400_000);
    await child.stop();
    expect(await answers(url)).toBe(0);
    await fs.rm(folder, { recursive: true });
  });

  it('the sandbox ends when its parent process was killed', async () => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sandbox-'));
    const port = await chooseSandboxPort(0);
    const parent = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { startSandbox } from ${JSON.stringify(path.resolve('packages/payment-sandbox/process.ts'))};
         const child = startSandbox({ program: ${JSON.stringify(path.resolve('build/sandbox/main.js'))}, port: ${port}, dataFolder: ${JSON.stringify(folder)}, targets: {}, onTrouble: () => {} });`,
      ],
      { stdio: 'ignore' },
    );
    const url = `http://127.0.0.1:${port}`;
    await expect.poll(() => answers(url)).toBe(200);
    parent.kill('SIGKILL');
    await expect.poll(() => answers(url)).toBe(0);
    await fs.rm(folder, { recursive: true });
  });

  it('the sandbox uses another port when its port is in use', async () => {
    const holder = http.createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    const { port } = holder.address() as AddressInfo;
    expect(await chooseSandboxPort(port)).not.toBe(port);
    holder.close();
  });
});
