import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { watchDisk } from './disk.ts';

it('S-01 the state of the disk is missing while the data folder does not exist', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'ferrite-disk-'));
  let now = 0;
  const diskState = watchDisk(folder, () => (now += 10_000));
  expect(await diskState()).toBe('ok');
  await fs.rmdir(folder);
  expect(await diskState()).toBe('missing');
  await fs.mkdir(folder);
  expect(await diskState()).toBe('ok');
  await fs.rmdir(folder);
});

/** Whether a small separate file system can be mounted: requires Linux and root. */
const canMount = process.platform === 'linux' && process.getuid?.() === 0;
const megabyte = 1_000_000;

describe.skipIf(!canMount)('full disk', () => {
  let server: TestApp;
  let folder: string;
  beforeAll(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'ferrite-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=40m', 'tmpfs', folder]);
    server = await createTestApp({ DATA_DIR: folder });
  });
  afterAll(async () => {
    await server.close();
    execFileSync('umount', [folder]);
    await fs.rmdir(folder);
  });

  it('S-01 writes are refused with 503, health reports the full disk, reads work, and writes work again when space is free', async () => {
    const write = () => server.call('POST', '/api/auth/login', { body: {} });
    expect((await write()).statusCode).toBe(400);
    const filling = path.join(folder, 'filling');
    await fs.writeFile(filling, Buffer.alloc(25 * megabyte));

    await expect.poll(async () => (await write()).statusCode).toBe(503);
    const refused = await write();
    expect(refused.json()).toMatchObject({
      code: 'server.disk_full',
      message: expect.stringContaining('no storage space'),
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const health = await server.call('GET', '/api/health');
    expect([health.statusCode, health.json().disk]).toEqual([503, 'full']);
    expect((await server.call('GET', '/api/tools')).statusCode).toBe(200);

    await fs.rm(filling);
    await expect.poll(async () => (await write()).statusCode).toBe(400);
    expect((await server.call('GET', '/api/health')).statusCode).toBe(200);
  });
});
