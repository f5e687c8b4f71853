import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { describe, it } from 'vitest';
import { isRunning } from './product.ts';

type Started = { readonly pid: number; readonly folder: string; readonly socketFolder: string };

describe('PostgreSQL server of a test run', () => {
  it.concurrent.for(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
    'the server is stopped and its folders are deleted when the run is ended by %s',
    async (signal, { expect }) => {
      const run = spawn(process.execPath, [path.join(import.meta.dirname, 'test-postgres-run.ts')], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [line] = await once(run.stdout, 'data');
      const { pid, folder, socketFolder } = JSON.parse(String(line)) as Started;
      expect(isRunning(pid)).toBe(true);
      run.kill(signal);
      await expect.poll(() => isRunning(pid)).toBe(false);
      await expect.poll(() => [folder, socketFolder].filter((each) => fs.existsSync(each))).toEqual([]);
    },
  );

  it('servers that a test file starts itself are in a folder that ends with the run', ({ expect }) => {
    const files = fs.globSync(['{src,test,scripts}/**/*.test.ts']).filter((file) => {
      const text = fs.readFileSync(file, 'utf8');
      return (
        /import [^;]*\b(start|watch)EmbeddedPostgres\b/.test(text) && !/createServerFolder\(\)/.test(text)
      );
    });
    expect(files).toEqual([]);
  });
});
