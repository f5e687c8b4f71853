import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { s3Account, startS3Server } from '../../../../test/s3-server.ts';
import { createDiskFiles } from './disk.ts';
import { type FileStore, isFileKey, type StoredFile } from './files.port.ts';
import { createBucketFiles } from './s3.ts';

let folder: string;
let bucketServer: Awaited<ReturnType<typeof startS3Server>>;
const stores: Record<string, FileStore> = {};
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'ferrite-files-'));
  bucketServer = await startS3Server('ferrite');
  stores['disk'] = createDiskFiles(path.join(folder, 'files'));
  stores['bucket'] = await createBucketFiles({
    endpoint: bucketServer.url,
    bucket: 'ferrite',
    ...s3Account,
  });
});
afterAll(async () => {
  await bucketServer.close();
  await fs.rm(folder, { recursive: true, force: true });
});

const key = (letter: string, extension = 'webp') => `archive/${letter.repeat(22)}.${extension}`;
const store = (kind: string) => stores[kind] as FileStore;
async function listed(kind: string, of: string, olderThan: Date): Promise<string[]> {
  const keys: string[] = [];
  for await (const each of store(kind).list(of, olderThan)) keys.push(each);
  return keys.sort();
}
const bytesOf = async (file: StoredFile | null) => (file ? buffer(file.stream) : Buffer.alloc(0));
const text = async (file: StoredFile | null) => String(await bytesOf(file));
const future = new Date(Date.now() + 60_000);

it('O-02 a bucket that cannot be reached or fails is a transient failure', async () => {
  const failing = http.createServer((_request, response) => response.writeHead(500).end());
  await new Promise<void>((resolve) => failing.listen(0, '127.0.0.1', resolve));
  const { port } = failing.address() as AddressInfo;
  const broken = await createBucketFiles({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'ferrite',
    ...s3Account,
  });
  const refusal = { status: 503, code: 'server.files_unavailable', headers: { 'retry-after': '10' } };
  await expect(broken.put(key('f'), Buffer.from('x'))).rejects.toMatchObject(refusal);
  await new Promise((resolve) => failing.close(resolve));
  await expect(broken.get(key('f'))).rejects.toMatchObject(refusal);
});

describe.each(['disk', 'bucket'])('file storage on %s', (kind) => {
  it('the store returns a stored file with type and size, whether it was put from memory or from a file', async () => {
    await store(kind).put(key('a'), Buffer.from('a picture'));
    const source = path.join(folder, `source-${kind}`);
    await fs.writeFile(source, 'an archive');
    await store(kind).put(key('b', 'zip'), { path: source, sizeBytes: 10 });

    const picture = await store(kind).get(key('a'));
    expect(picture).toMatchObject({ type: 'image/webp', sizeBytes: 9 });
    expect(await text(picture)).toBe('a picture');
    const archive = await store(kind).get(key('b', 'zip'));
    expect(archive).toMatchObject({ type: 'application/zip', sizeBytes: 10 });
    expect(await text(archive)).toBe('an archive');
    expect(await fs.readFile(source, 'utf8')).toBe('an archive');
  });

  it('a second put replaces the file, removing a file twice is not an error, and reading a removed file returns null', async () => {
    await store(kind).put(key('c'), Buffer.from('first'));
    await store(kind).put(key('c'), Buffer.from('second'));
    expect(await text(await store(kind).get(key('c')))).toBe('second');
    await store(kind).remove(key('c'));
    await store(kind).remove(key('c'));
    expect(await store(kind).get(key('c'))).toBeNull();
  });

  it('the store lists the files of a folder that are older than a given time, and no others', async () => {
    await store(kind).put(`forum/${'d'.repeat(22)}.webp`, Buffer.from('d'));
    expect(await listed(kind, 'forum', future)).toEqual([`forum/${'d'.repeat(22)}.webp`]);
    expect(await listed(kind, 'forum', new Date(Date.now() - 60_000))).toEqual([]);
    expect(await listed(kind, 'nothing', future)).toEqual([]);
  });

  it('the store lists all files of a folder that exceeds one page of the bucket’s listing', async () => {
    const keys = ['h', 'i', 'j', 'k', 'l'].map((letter) => `tools/${letter.repeat(22)}.webp`);
    for (const each of keys) await store(kind).put(each, Buffer.from(each));
    expect(await listed(kind, 'tools', future)).toEqual(keys);
  });

  it('a failed put leaves no file', async () => {
    await expect(
      store(kind).put(key('e'), { path: path.join(folder, 'missing'), sizeBytes: 3 }),
    ).rejects.toThrow();
    expect(await store(kind).get(key('e'))).toBeNull();
    expect(await listed(kind, 'archive', future)).not.toContain(key('e'));
  });

  it.each(['archive/../../secret.webp', '../secret', '/etc/passwd', `archive/${'a'.repeat(22)}.html`, ''])(
    'the invalid name %j reads, writes and removes nothing',
    async (name) => {
      expect(isFileKey(name)).toBe(false);
      expect(await store(kind).get(name)).toBeNull();
      await store(kind).remove(name);
      await expect(store(kind).put(name, Buffer.from('x'))).rejects.toThrow('Invalid file name');
    },
  );
});

it('O-02 if the bucket rejects the credentials, the response is 503 and the cause is logged', async () => {
  const wrong = await createBucketFiles({
    endpoint: bucketServer.url,
    bucket: 'ferrite',
    ...s3Account,
    secretAccessKey: 'another secret',
  });
  await expect(wrong.put(key('m'), Buffer.from('x'))).rejects.toMatchObject({
    code: 'server.files_unavailable',
    cause: { name: 'SignatureDoesNotMatch' },
  });
  await expect(wrong.get(key('a'))).rejects.toThrow();
});

describe('file storage on disk', () => {
  it('the disk store deletes old partial files of a crashed process', async () => {
    const part = path.join(folder, 'files/archive', `${'f'.repeat(22)}.webp.0a1b.part`);
    await fs.mkdir(path.dirname(part), { recursive: true });
    await fs.writeFile(part, 'half');
    expect(await listed('disk', 'archive', future)).not.toContain(expect.stringContaining('part'));
    await expect(fs.stat(part)).rejects.toThrow('ENOENT');
  });

  it('two simultaneous writes to one key leave one of the two files complete', async () => {
    const [one, two] = [Buffer.alloc(400_000, 1), Buffer.alloc(400_000, 2)];
    await Promise.all([store('disk').put(key('g'), one), store('disk').put(key('g'), two)]);
    const bytes = await bytesOf(await store('disk').get(key('g')));
    expect(bytes.equals(one) || bytes.equals(two)).toBe(true);
  });
});
