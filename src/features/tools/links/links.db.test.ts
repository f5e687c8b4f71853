import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createTestApp, type TestApp } from '../../../../test/app.ts';
import { formBody } from '../../../../test/form.ts';

let server: TestApp;
let post: string;
beforeAll(async () => {
  server = await createTestApp();
  const form = await formBody([
    ['title', 'Case depth, measured'],
    ['content', 'Text'],
  ]);
  const { id } = (await server.call('POST', '/api/materials/posts', { as: 'admin', ...form })).json();
  post = `/resources/${id}`;
});
afterAll(() => server.close());

const links = (category = 'Welding', name = 'Carbon Equivalent') =>
  `/api/tools/${encodeURIComponent(category)}/${encodeURIComponent(name)}/links`;
const add = (url: unknown, as: Account | undefined = 'admin', path = links()) =>
  server.call('POST', path, { ...(as && { as }), body: { url } });
const remove = (url: string, as: Account | undefined = 'admin', path = links()) =>
  server.call('DELETE', `${path}?url=${encodeURIComponent(url)}`, { ...(as && { as }) });
async function listed(name = 'Carbon Equivalent'): Promise<string[]> {
  const catalogue = (await server.call('GET', '/api/tools')).json<
    Record<string, { name: string; links: string[] }[]>
  >();
  return (
    Object.values(catalogue)
      .flat()
      .find((tool) => tool.name === name)?.links ?? []
  );
}

describe('related links of a tool (API)', () => {
  it('T-10 201, 204: an Admin adds links, which are public immediately, and removes them', async () => {
    expect((await add('  example.org/cev  ')).statusCode).toBe(201);
    expect((await add(post)).statusCode).toBe(201);
    expect(await listed()).toEqual(['example.org/cev', post]);
    expect(await listed('Schaeffler Diagram')).toEqual([]);
    expect((await remove('example.org/cev')).statusCode).toBe(204);
    expect(await listed()).toEqual([post]);
  });

  it('T-08 T-10 a post is linked by its title while it exists', async () => {
    const refused = await add('/resources/999999');
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'tools.no_such_post']);
    expect((await add(`${post}?from=tools`)).statusCode).toBe(201);
    const titles = async () =>
      Object.values(
        (await server.call('GET', '/api/tools')).json<Record<string, { name: string; titles: object }[]>>(),
      )
        .flat()
        .find(({ name }) => name === 'Carbon Equivalent')?.titles;
    expect(await titles()).toMatchObject({ [`${post}?from=tools`]: 'Case depth, measured' });
    await server.call('PUT', `/api/materials/posts/${post.split('/').at(-1)}`, {
      as: 'admin',
      body: { title: 'Case depth, measured anew', content: 'Text' },
    });
    expect(await titles()).toMatchObject({ [`${post}?from=tools`]: 'Case depth, measured anew' });
    await remove(`${post}?from=tools`);
  });

  it('T-10 409: a duplicate link is rejected; of two simultaneous ones one succeeds', async () => {
    const both = await Promise.all([add('https://example.org/twice'), add('https://example.org/twice')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await add('https://example.org/twice')).json()).toMatchObject({ code: 'tools.link_exists' });
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'JAVASCRIPT://example.org/%0aalert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'vbscript:x',
    '//evil.example',
    '/admin',
    'nonsense',
    '   ',
    `https://example.org/${'a'.repeat(2_000)}`,
  ])('T-08 T-10 400: %j is rejected as a link', async (url) => {
    const answer = await add(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'tools.bad_link' });
  });

  it('T-10 400: a URL that is missing or not a string is rejected', async () => {
    expect((await add(undefined)).statusCode).toBe(400);
    expect((await add(7)).statusCode).toBe(400);
    expect((await server.call('DELETE', links(), { as: 'admin' })).statusCode).toBe(400);
  });

  it.each([
    [undefined, 401],
    ['member', 403],
    ['premium', 403],
  ] as const)(
    'T-10 G-03 as %s: adding and removing a link answers %i, and nothing changes',
    async (as, status) => {
      const before = await listed();
      const call = (method: string, url: string, body?: object) =>
        server.call(method, url, { ...(as && { as }), ...(body && { body }) });
      expect((await call('POST', links(), { url: 'https://example.org/x' })).statusCode).toBe(status);
      expect((await call('DELETE', `${links()}?url=%2Fresources%2F7`)).statusCode).toBe(status);
      expect(await listed()).toEqual(before);
    },
  );

  it('G-03 403: the role admin (lower case) can only use the dashboard', async () => {
    const setRole = (role: string) =>
      server.database.pool.query(`UPDATE local_users SET role = $1 WHERE email = 'premium@demo.local'`, [
        role,
      ]);
    await setRole('admin');
    expect((await add('https://example.org/small', 'premium')).statusCode).toBe(403);
    await setRole('Member');
  });

  it('T-10 404: unknown tool, category or link is answered with 404', async () => {
    expect((await add('https://example.org', 'admin', links('Welding', 'Carbon'))).statusCode).toBe(404);
    expect((await remove('https://example.org', 'admin', links('Cooking'))).statusCode).toBe(404);
    expect((await remove('https://example.org/never')).json()).toMatchObject({
      code: 'tools.link_not_found',
    });
  });
});
