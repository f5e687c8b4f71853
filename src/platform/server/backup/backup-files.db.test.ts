import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { createDiskFiles } from '../files/disk.ts';
import { backUpExternal } from './external-backup.ts';
import { differences, readFingerprints } from './fingerprints.ts';

let one: TestDatabase;
let other: TestDatabase;
beforeAll(async () => {
  one = await createTestDatabase('seeded');
  other = await createTestDatabase('seeded');
});
afterAll(async () => {
  await one.close();
  await other.close();
});

async function compared(): Promise<string[]> {
  const read = async ({ pool }: TestDatabase) => {
    const client = await pool.connect();
    return readFingerprints(client).finally(() => client.release(true));
  };
  return differences(await read(one), await read(other));
}

it('O-09 the comparison of two databases names each table with missing, added or changed rows', async () => {
  expect(await compared()).toEqual([]);
  await other.pool.query(`UPDATE local_users SET name = 'Changed' WHERE email = 'member@demo.local'`);
  expect(await compared()).toEqual(['public.local_users: other contents']);
  await other.pool.query(`INSERT INTO backups (size_bytes) VALUES (1)`);
  await other.pool.query(`CREATE TABLE added (id int)`);
  expect(await compared()).toEqual([
    'public.added: not in the source',
    'public.backups: 1 of 0 rows',
    'public.local_users: other contents',
  ]);
});

it('O-09 a failed backup leaves no partial file and does not change an existing file', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'ferrite-external-'));
  const options = {
    databaseUrl: 'postgresql://nobody@127.0.0.1:9/none',
    store: createDiskFiles(path.join(folder, 'files')),
    folders: ['forum'],
  };
  const archive = path.join(folder, 'backup.tar.gz');
  await expect(backUpExternal(options, archive)).rejects.toThrow('ECONNREFUSED');
  expect(await fs.readdir(folder)).toEqual([]);
  await fs.writeFile(archive, 'an earlier backup');
  await expect(backUpExternal(options, archive)).rejects.toThrow('exists already');
  expect(await fs.readFile(archive, 'utf8')).toBe('an earlier backup');
  await fs.rm(folder, { recursive: true });
});
