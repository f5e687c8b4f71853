import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { formBody } from '../../../test/form.ts';
import type { WholePost } from './archive.contract.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const posts = '/api/materials/posts';
const address = '/calculators/carbon-equivalent.html?C=0.2&Mn=1.45';
const content = `<p>As <a href="${address.replace('&', '&amp;')}">computed</a>.</p>`;

it('B-11 an edited post keeps the results of its quoted calculators, and lists the calculators that link to the post', async () => {
  const form = await formBody([
    ['title', 'Preheating in practice'],
    ['content', content],
  ]);
  const { id } = (await server.call('POST', posts, { as: 'admin', ...form })).json<WholePost>();
  const read = async () => (await server.call('GET', `${posts}/${id}`)).json<WholePost>();
  const written = (await read()).results;
  expect(written).toMatchObject([{ address, values: { CE_IIW: expect.closeTo(0.4417, 3) } }]);

  await server.database.pool.query(
    `UPDATE material_posts SET results = jsonb_set(results, '{0,version}', '"0.1"') WHERE id = $1`,
    [id],
  );
  const body = { title: 'Preheating in practice', content: `${content}<p>Edited.</p>` };
  expect((await server.call('PUT', `${posts}/${id}`, { as: 'admin', body })).statusCode).toBe(200);
  const edited = await read();
  expect(edited.results).toEqual([{ ...written[0], version: '0.1' }]);

  const link = { url: `/resources/${id}` };
  await server.call('POST', '/api/tools/Welding/Preheat%20Temperature%20for%20Welding/links', {
    as: 'admin',
    body: link,
  });
  const { toolsOfPost } = server.app.pageData(() => undefined);
  const { quoted, linked } = await toolsOfPost(edited, 'de');
  expect(quoted[0]).toMatchObject({
    name: 'Kohlenstoffäquivalent',
    version: expect.stringMatching(/^v0\.1 → v/),
  });
  expect(quoted[0]?.results[0]?.text).toBe('0,442\u00a0%');
  expect(linked.map((each) => each.id)).toEqual(['preheat-temperature']);
});
