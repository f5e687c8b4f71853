import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { isRunning } from '../test/product.ts';

const longestStopMs = 25_000;

describe('product process of a test run', () => {
  it('the product ends with its PostgreSQL server and its folder when the test run was killed', async () => {
    const run = spawn(process.execPath, [path.resolve('test/product-run.ts'), inject('startedDataFolder')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(run.stdout, 'data');
    const { url, pid, folder } = JSON.parse(String(line)) as { url: string; pid: number; folder: string };
    const [database] = fs.readFileSync(path.join(folder, 'data/postgres/postmaster.pid'), 'utf8').split('\n');
    const remaining = () => [
      ...[pid, Number(database)].filter(isRunning),
      ...[folder].filter((each) => fs.existsSync(each)),
    ];
    expect(await fetch(`${url}/api/health`).then(({ status }) => status)).toBe(200);
    expect(remaining()).toEqual([pid, Number(database), folder]);
    run.kill('SIGKILL');
    await expect.poll(remaining, { timeout: longestStopMs }).toEqual([]);
  });
});
