import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ DAILY_TOOL_LIMIT: '2' });
});
afterAll(() => server.close());

const access = (category: string, name: string) =>
  `/api/tools/${encodeURIComponent(category)}/${encodeURIComponent(name)}/access`;
const carbonEquivalent = access('Welding', 'Carbon Equivalent');
const schaeffler = access('Welding', 'Schaeffler Diagram');
const uses = async (name: string) =>
  (
    await server.database.pool.query('SELECT count(*)::int AS n FROM tool_access_logs WHERE tool_name = $1', [
      name,
    ])
  ).rows[0].n as number;

type Listing = { name: string; links: string[] };

describe('GET /api/tools', () => {
  it('T-01 GET /api/tools returns an object keyed by the seven categories, with the name and links of 38 tools', async () => {
    const answer = await server.call('GET', '/api/tools');
    expect(answer.statusCode).toBe(200);
    const catalogue = answer.json<Record<string, Listing[]>>();
    expect(Object.keys(catalogue)).toEqual([
      'Alloy Design',
      'Diffusion',
      'Heat treatment',
      'Ingot',
      'Forging',
      'Welding',
      'Others',
    ]);
    expect(Object.values(catalogue).map((tools) => tools.length)).toEqual([8, 5, 8, 5, 4, 5, 3]);
    for (const tool of Object.values(catalogue).flat())
      expect(tool).toMatchObject({ name: expect.any(String), links: expect.any(Array), available: true });
  });

  it('a new link appears immediately, and an unchanged catalogue is answered with 304', async () => {
    const before = await server.call('GET', '/api/tools');
    expect(
      (await server.call('GET', '/api/tools', { headers: { 'if-none-match': String(before.headers.etag) } }))
        .statusCode,
    ).toBe(304);
    await server.database.pool.query(
      `INSERT INTO tool_links (category, tool_name, url) VALUES ('Welding', 'Carbon Equivalent', 'https://example.org/cev')`,
    );
    await server.app.cache.changed();
    const after = (await server.call('GET', '/api/tools')).json<Record<string, Listing[]>>();
    expect(after.Welding?.find((tool) => tool.name === 'Carbon Equivalent')?.links).toEqual([
      'https://example.org/cev',
    ]);
  });
});

describe('POST /api/tools/{category}/{toolName}/access', () => {
  it('T-06 200: opening a tool logs the use, counts it for the member and sets a cookie for this tool only', async () => {
    const answer = await server.call('POST', carbonEquivalent, { as: 'premium' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      message: 'Access granted',
      url: '/calculators/carbon-equivalent.html',
    });
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({
      name: 'grant-carbon-equivalent',
      path: '/calculators',
      httpOnly: true,
      sameSite: 'Lax',
    });
    const { rows } = await server.database.pool.query(
      `SELECT total_tools_used AS n, first_tool_used_at AS first, last_tool_used_at AS last FROM local_users WHERE email = 'premium@demo.local'`,
    );
    expect(rows[0]).toEqual({ n: 1, first: server.clock.now(), last: server.clock.now() });
  });

  it('200: an administrator can also open a premium tool', async () => {
    expect((await server.call('POST', schaeffler, { as: 'admin' })).statusCode).toBe(200);
  });

  it('T-04 401: without login nothing is logged', async () => {
    const before = await uses('Schaeffler Diagram');
    const answer = await server.call('POST', schaeffler);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({
      code: 'tools.login_required',
      message: 'Please log in to access tools.',
    });
    expect(await uses('Schaeffler Diagram')).toBe(before);
  });

  it('T-04 403: a free member is refused a premium tool, and nothing is logged', async () => {
    const before = await uses('Schaeffler Diagram');
    const answer = await server.call('POST', schaeffler, { as: 'member' });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      code: 'tools.premium_required',
      message: 'This tool requires a premium membership. Please upgrade to access.',
    });
    expect(await uses('Schaeffler Diagram')).toBe(before);
  });

  it('T-06 403: a free member can reopen the tools of the day but no further one beyond the limit; it resets the next day', async () => {
    const melting = access('Ingot', 'Melting Point of Steel');
    const temper = access('Heat treatment', 'Temper Parameter');
    // Each response contains the number used, before the limit is reached.
    for (const [tool, opened] of [
      [carbonEquivalent, 1],
      [melting, 2],
      [carbonEquivalent, 2],
    ] as const) {
      const allowed = await server.call('POST', tool, { as: 'member' });
      expect([allowed.statusCode, allowed.json().today]).toEqual([200, { opened, limit: 2 }]);
    }
    const answer = await server.call('POST', temper, { as: 'member' });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'tools.daily_limit', limit: 2 });
  });

  it.each([
    ['an unknown category', access('Cooking', 'Carbon Equivalent')],
    ['a name that no page belongs to', access('Welding', 'Carbon')],
    ['a name in another category', access('Ingot', 'Carbon Equivalent')],
  ])('T-05 404: %s is not found', async (_what, url) => {
    const answer = await server.call('POST', url, { as: 'premium' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'tools.not_found', requestId: expect.any(String) });
  });

  it('of two simultaneous uses at the daily limit one is refused', async () => {
    server.clock.set('2026-11-21T12:30:00Z');
    await server.database.pool.query(
      `DELETE FROM tool_access_logs WHERE user_id = (SELECT id FROM local_users WHERE email = 'member@demo.local')`,
    );
    await server.call('POST', carbonEquivalent, { as: 'member' });
    const both = await Promise.all([
      server.call('POST', access('Ingot', 'Melting Point of Steel'), { as: 'member' }),
      server.call('POST', access('Heat treatment', 'Temper Parameter'), { as: 'member' }),
    ]);
    expect(both.map((answer) => answer.statusCode).sort()).toEqual([200, 403]);
  });
});

describe('POST /api/calculators/{id}', () => {
  it('C-01 200: computes for an API client and counts as a use', async () => {
    const before = await uses('Carbon Equivalent');
    const answer = await server.call('POST', '/api/calculators/carbon-equivalent', {
      as: 'premium',
      body: { C: 0.16, Si: 0.35, Mn: 1.45, Cr: 0.05, Mo: 0.01, V: 0.005, Ni: 0.04, Cu: 0.05, Nb: 0.02 },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<{ values: Record<string, number> }>().values.CE_IIW).toBeCloseTo(0.4207, 4);
    expect(await uses('Carbon Equivalent')).toBe(before + 1);
  });

  it('C-05 400: the response lists missing, impossible and unknown inputs', async () => {
    const answer = await server.call('POST', '/api/calculators/carbon-equivalent', {
      as: 'premium',
      body: { C: 'much', Xx: 1 },
    });
    expect(answer.statusCode).toBe(400);
    expect(
      answer
        .json<{ problems: { key: string }[] }>()
        .problems.map(({ key }) => key)
        .sort(),
    ).toEqual(['C', 'Xx']);
  });

  it.each([
    [401, undefined, 'carbon-equivalent'],
    [403, 'member', 'schaeffler-diagram'],
    [404, 'premium', 'no-such-tool'],
  ] as const)('the route answers %i to %s for %s', async (status, as, id) => {
    const answer = await server.call('POST', `/api/calculators/${id}`, { ...(as ? { as } : {}), body: {} });
    expect(answer.statusCode).toBe(status);
  });
});
