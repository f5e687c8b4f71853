import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { type Jobs, startJobs } from '../../../platform/server/database/jobs.ts';
import { registerInstance } from '../../../platform/server/instances/instances.ts';

let test: TestApp;
let jobs: Jobs | null = null;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(async () => {
  await jobs?.stop();
  await test.close();
});

const status = async (as: 'admin' | 'member' = 'admin') => test.call('GET', '/api/admin/system', { as });
const instance = (changes: Partial<Parameters<typeof registerInstance>[0]> = {}) =>
  registerInstance({
    db: test.database.db,
    version: '1.0.0',
    port: 3000,
    dataFolder: '.',
    secretMark: 'one',
    isDraining: () => false,
    onError: console.error,
    ...changes,
  });

it('O-03 the status page is for administrators only', async () => {
  expect((await status('member')).statusCode).toBe(403);
  expect((await test.call('GET', '/api/admin/system')).statusCode).toBe(401);
});

it('O-03 the status page shows instances, database, jobs, email, providers, backup and the warnings', async () => {
  const running = await instance();
  expect((await status()).json()).toMatchObject({
    state: 'ok',
    problems: [],
    instances: [{ version: '1.0.0', isDraining: false, name: expect.stringMatching(/:3000$/) }],
    database: { version: expect.stringMatching(/^\d+/), connections: expect.any(Number), replicas: [] },
    jobs: [],
    mail: { isSent: false },
    providers: [
      { name: 'paypal', mode: 'sandbox' },
      { name: 'toss', mode: 'sandbox' },
      { name: 'eximbay', mode: 'sandbox' },
    ],
    backup: null,
  });

  const next = await instance({ version: '1.1.0', port: 3001, isDraining: () => true });
  jobs = await startJobs(
    test.database.url,
    [{ name: 'mail', everyMinutes: 60, run: async () => undefined }],
    console.error,
  );
  await test.database.pool.query(`INSERT INTO backups (made_at, size_bytes) VALUES ('2026-11-18', 5)`);
  const shown = (await status()).json();
  expect(shown.problems).toEqual([
    { code: 'versions_differ', subject: '1.0.0, 1.1.0' },
    { code: 'backup_old', subject: null },
  ]);
  expect(shown.state).toBe('attention');
  expect(shown.instances[1]).toMatchObject({ isDraining: true });
  expect(Math.abs(shown.instances[1].clockOffsetMs)).toBeLessThan(1_000);
  expect(shown.jobs.map(({ name }: { name: string }) => name)).toContain('mail');

  await next.stop();
  await running.stop();
  expect((await status()).json().instances).toEqual([]);
});

it('O-02 an instance with another SERVER_SECRET is refused while others run, and accepted after they have stopped', async () => {
  const running = await instance();
  await expect(instance({ secretMark: 'another' })).rejects.toThrow(
    /^SERVER_SECRET: the running instance .*:3000/,
  );
  await running.stop();
  await (await instance({ secretMark: 'another' })).stop();
});

it('O-02 an instance creates its data folder, or stops with an error that names the setting if it cannot', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'ferrite-instance-'));
  const dataFolder = path.join(folder, 'new', 'data');
  await (await instance({ dataFolder })).stop();
  expect((await fs.stat(dataFolder)).isDirectory()).toBe(true);
  await fs.writeFile(path.join(folder, 'file'), '');
  await expect(instance({ dataFolder: path.join(folder, 'file', 'data') })).rejects.toThrow(/^DATA_DIR: /);
  await fs.rm(folder, { recursive: true });
});

it('O-03 an instance that stopped without deregistering is shown as not responding', async () => {
  const lost = await instance();
  await test.database.pool.query(`UPDATE instances SET seen_at = now() - interval '2 minutes'`);
  expect((await status()).json().problems).toContainEqual({
    code: 'instance_silent',
    subject: expect.stringMatching(/:3000$/),
  });
  await lost.stop();
});
