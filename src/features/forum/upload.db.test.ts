import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import type { Post } from './forum.contract.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const boundary = 'forum-test';
/** Returns a multipart form with one file. `whole: false` omits the end of the form. */
const form = (bytes: Buffer, { field = 'image', whole = true } = {}) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    bytes,
    Buffer.from(whole ? `\r\n--${boundary}--\r\n` : ''),
  ]);
const upload = (body: Buffer) =>
  server.call('POST', '/api/forum/upload-image', {
    as: 'member',
    body,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
const png = () =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: '#887766' } })
    .png()
    .toBuffer();

it('F-04 an uploaded image gets a URL in the file store, which can be fetched and used in a question', async () => {
  const answer = await upload(form(await png()));
  expect(answer.statusCode, answer.body).toBe(200);
  const { url, width, height } = answer.json<{ url: string; width: number; height: number }>();
  expect({ width, height }).toEqual({ width: 20, height: 10 });
  expect(url).toMatch(/^\/files\/forum\/[\w-]{22}-20x10\.webp$/);
  expect((await server.call('GET', url)).headers['content-type']).toBe('image/webp');
  const body = { title: 'With a picture', content: `![](${url})`, category: 'others', images: [url] };
  const post = await server.call('POST', '/api/forum/posts', { as: 'member', body });
  expect(post.json<Post>()).toMatchObject({ images: [url], contentHtml: expect.stringContaining(url) });
  const forum = server.app.modules.find(({ name }) => name === 'forum');
  expect(await forum?.usedFiles?.forum?.()).toContain(url);
});

it.each([
  ['a file that is not an image', async () => form(Buffer.from('<svg onload=alert(1)>')), 415],
  ['a truncated image', async () => form((await png()).subarray(0, 40)), 400],
  ['an interrupted upload', async () => form((await png()).subarray(0, 40), { whole: false }), 400],
  ['an image in another form field', async () => form(await png(), { field: 'file' }), 400],
] as const)('F-04 an upload is rejected: %s', async (_what, make, status) => {
  expect((await upload(await make())).statusCode).toBe(status);
});
