import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, testClock } from '../../../../test/app.ts';
import { normalizeTarget } from '../http/request/request-target.ts';
import { createLog } from '../operations/log.ts';
import { createDiskFiles } from './disk.ts';
import { createUploads } from './uploads.ts';

let server: TestApp;
const log: string[] = [];
let folder: string;
let picture: Buffer;
beforeAll(async () => {
  server = await createTestApp({}, { log: createLog('info', { write: (line) => void log.push(line) }) });
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'ferrite-uploads-'));
  picture = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await server.close();
  await fs.rm(folder, { recursive: true, force: true });
});

const keep = () => server.app.uploads.storeImage({ bytes: picture, ownerId: 'someone', purpose: 'archive' });

describe('GET /files/{key}', () => {
  it('200: an image is served in each of its widths, cacheable without time limit and without script execution', async () => {
    const { url, width, height } = await keep();
    expect([width, height]).toEqual([1000, 500]);
    expect(server.app.uploads.isOwnUrl(url)).toBe(true);
    for (const each of [url, url.replace('-1000x500', '-800'), url.replace('-1000x500', '-400')]) {
      const answer = await server.call('GET', each);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-length': String(answer.rawPayload.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': `default-src 'none'; sandbox`,
      });
      expect((await sharp(answer.rawPayload).metadata()).format).toBe('webp');
    }
  });

  it('file names are random, even if the same image is uploaded twice', async () => {
    const [one, two] = [await keep(), await keep()];
    expect(one.url).not.toBe(two.url);
    expect(one.url).toMatch(/^\/files\/archive\/[\w-]{22}-1000x500\.webp$/);
  });

  it('404 for unknown files, invalid names, paths outside the folder, and private uploads', async () => {
    const source = path.join(folder, 'tool');
    await fs.writeFile(source, 'secret');
    const key = await server.app.uploads.storePrivate('tools', { path: source, sizeBytes: 6 }, 'zip');
    for (const each of [
      `archive/${'a'.repeat(22)}-9x9.webp`,
      'archive',
      '..%2f..%2fsecret',
      'archive/../../secret',
      'archive%2f..%2ftools',
      key,
    ]) {
      const address = normalizeTarget(`/files/${each}`);
      expect((await server.call('GET', String(address))).statusCode, each).toBe(404);
    }
  });
});

describe('unused files', () => {
  it('unused files are deleted after a day; used files, newer files and undeclared folders remain', async () => {
    const clock = testClock(new Date().toISOString());
    const store = createDiskFiles(path.join(folder, 'files'));
    const uploads = createUploads({
      temporaryFolder: path.join(folder, 'incoming'),
      store,
      clock,
      consume: async () => undefined,
    });
    const put = (purpose: 'archive' | 'forum') =>
      uploads.storeImage({ bytes: picture, ownerId: 'someone', purpose });
    const [used, forgotten, forum] = [await put('archive'), await put('archive'), await put('forum')];
    const sweep = () => uploads.sweep({ archive: async () => [used.url] });
    const exists = async (url: string) =>
      (await uploads.readPublic(url.slice(7)))?.stream.destroy() !== undefined;

    clock.advance(23 * 3600);
    expect(await sweep()).toBe(0);
    clock.advance(2 * 3600);
    expect(await sweep()).toBe(3);
    expect(await sweep()).toBe(0);
    expect([await exists(used.url), await exists(forgotten.url), await exists(forum.url)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await exists(used.url.replace('-1000x500', '-400'))).toBe(true);
  });
});

describe('slow or interrupted upload', () => {
  let address: URL;
  beforeAll(async () => {
    address = new URL(await server.http.listen({ port: 0, host: '127.0.0.1' }));
  });

  it('T-13 a file upload has a longer time limit than other requests', async () => {
    const login = await server.call('POST', '/api/auth/login', {
      body: { email: 'premium@demo.local', password: 'walk-the-heat-7' },
    });
    const token = login.json<{ access_token: string }>().access_token;
    const start = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`;
    const end = `\r\n--b--\r\n`;
    const heard = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = net.connect(Number(address.port), '127.0.0.1', () => {
        socket.write(
          `POST /api/upload HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${start.length + 4 + end.length}\r\n\r\n${start}slow`,
        );
        // The upload takes longer than the test's time limit for other requests.
        setTimeout(() => socket.write(end), 1_600);
      });
      socket.on('data', (chunk) => (text += chunk));
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    // The form was read completely and then refused because of its content.
    expect(heard).toMatch(/^HTTP\/1\.1 415/);
  });

  it('T-13 an interrupted upload leaves no file, no row and no error in the log', async () => {
    const login = await server.call('POST', '/api/auth/login', {
      body: { email: 'member@demo.local', password: 'walk-the-heat-7' },
    });
    const token = login.json<{ access_token: string }>().access_token;
    log.length = 0;
    const { temporaryFolder } = server.app.uploads;
    const incoming = () => fs.readdir(temporaryFolder).catch(() => []);
    const socket = net.connect(Number(address.port), '127.0.0.1', () => {
      socket.write(
        `POST /api/upload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000000\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\n\r\nPK\x03\x04`,
      );
      socket.write(Buffer.alloc(200_000, 7));
    });
    await expect.poll(incoming).toHaveLength(1);
    socket.destroy();
    await expect.poll(incoming).toEqual([]);
    expect((await server.call('GET', '/api/health')).statusCode).toBe(200);
    expect(log.filter((line) => line.includes('"level":50'))).toEqual([]);
    const { rows } = await server.database.pool.query('SELECT count(*)::int AS n FROM tool_uploads');
    expect(rows[0].n).toBe(0);
  });
});
