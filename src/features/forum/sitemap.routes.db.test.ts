import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ PUBLIC_URL: 'https://ferrite.example' });
});
afterAll(() => server.close());

const ask = async (title: string) => {
  const body = { title, content: 'How?', category: 'forging' };
  const answer = await server.call('POST', '/api/forum/posts', { as: 'member', body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ id: number; slug: string }>();
};

it('R-09 every visible question is in a sitemap of the index; hidden questions are not, and there are no further sitemaps', async () => {
  const shown = await ask('Which filler for S355 & 304L?');
  const hidden = await ask('Not to be found');
  await server.call('POST', `/api/forum/posts/${hidden.id}/hide`, { as: 'admin', body: { hidden: true } });
  const index = await server.call('GET', '/forum/sitemap.xml');
  expect(index.headers['content-type']).toContain('application/xml');
  expect(index.body).toContain('<sitemap><loc>https://ferrite.example/forum/sitemap-0.xml</loc></sitemap>');
  const part = await server.call('GET', '/forum/sitemap-0.xml');
  expect(part.body).toContain(`<loc>https://ferrite.example/forum/${shown.slug}</loc><lastmod>2026-11-21`);
  expect(part.body).not.toContain('not-to-be-found');
  expect((await server.call('GET', '/forum/sitemap-1.xml')).statusCode).toBe(404);
  expect((await server.call('GET', '/forum/sitemap-x.xml')).statusCode).toBe(404);
});
