import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, createTestApp, type TestApp } from '../../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ DAILY_TOOL_LIMIT: '2' });
  // The caller logs in first, because the device limit is one.
  for (const as of ['member', 'premium'] as const) await test.call('GET', '/api/auth/profile', { as });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.pool.query('TRUNCATE tool_access_logs');
  await test.database.pool.query('UPDATE local_users SET total_tools_used = 0');
});

const rows = async (text: string) => (await test.database.pool.query(text)).rows;
/** Returns the names of the recorded uses, and the sum of the counters of all members. */
const recorded = async () => ({
  tools: (await rows('SELECT tool_name FROM tool_access_logs ORDER BY 1')).map((row) => row.tool_name),
  counted: Number((await rows('SELECT sum(total_tools_used) AS n FROM local_users'))[0]?.n),
});
const post = (url: string, body: unknown, as: Account = 'premium') => test.call('POST', url, { as, body });

const carbon = '/api/calculators/carbon-equivalent';
const carbonPage = '/calculators/carbon-equivalent.html?C=0.2&Mn=1.45';
/** Section whose carbon content no hardness model accepts. */
const sectionPage = '/workbench/section?C=3&sizeMm=80';
const steel = { C: 0.2, Mn: 1.45 };
const shaft = (C: number) => ({
  shape: 'bar',
  sizeMm: 80,
  startC: 850,
  analysis: { C, Mn: 0.77, Cr: 1.03 },
  medium: { by: 'bath', bath: 'oil-good', temperatureC: 60 },
});

describe('C-04 only a computed call counts as a use', () => {
  it.each<[string, string, unknown, { as: Account; status: number }]>([
    ['inputs that cannot be computed', carbon, { C: 'abc' }, { as: 'member', status: 400 }],
    ['an unknown input', carbon, { Foo: 1 }, { as: 'member', status: 400 }],
    ['a batch with an ambiguous number', carbon, [{ C: 0.2, Mn: '1,450' }], { as: 'premium', status: 400 }],
    [
      'a batch in which no row is computed',
      carbon,
      [{ C: 'abc' }, { Foo: 1 }],
      { as: 'premium', status: 200 },
    ],
    [
      'a calculation to save with inputs that cannot be computed',
      '/api/user/calculations',
      { name: 'Heat', address: '/calculators/carbon-equivalent.html?C=abc' },
      { as: 'premium', status: 400 },
    ],
    ['a section that cannot be computed', '/api/workbench/section', shaft(3), { as: 'premium', status: 400 }],
    [
      'steels for a section that cannot be computed',
      '/api/workbench/section/steels',
      shaft(3),
      { as: 'premium', status: 400 },
    ],
    [
      'a report whose second item cannot be computed',
      '/api/user/reports',
      { head: {}, calculations: [carbonPage, sectionPage] },
      { as: 'premium', status: 400 },
    ],
    [
      'a report with a calculator outside the membership',
      '/api/user/reports',
      { head: {}, calculations: [carbonPage, '/calculators/jominy-hardenability.html?C=0.4&Mn=0.8'] },
      { as: 'member', status: 403 },
    ],
  ])('C-04 %s: nothing is recorded', async (_, url, body, { as, status }) => {
    expect((await post(url, body, as)).statusCode).toBe(status);
    expect(await recorded()).toEqual({ tools: [], counted: 0 });
  });

  it('C-04 a computed call, and a batch with one computed row, record one use each', async () => {
    expect((await post(carbon, steel, 'member')).statusCode).toBe(200);
    expect((await post(carbon, [{ C: 'abc' }, steel, steel])).statusCode).toBe(200);
    expect(await recorded()).toEqual({ tools: ['Carbon Equivalent', 'Carbon Equivalent'], counted: 2 });
  });

  it('C-04 a report of calculations of two calculators records both', async () => {
    const calculations = [carbonPage, '/calculators/melting-point.html?C=0.2', carbonPage];
    expect((await post('/api/user/reports', { head: {}, calculations }, 'member')).statusCode).toBe(201);
    expect(await recorded()).toEqual({ tools: ['Carbon Equivalent', 'Melting Point of Steel'], counted: 2 });
  });

  it('C-04 the refusals of access precede those of the inputs', async () => {
    const refused = await post('/api/calculators/jominy-hardenability', { C: 'abc' }, 'member');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'tools.premium_required']);
    for (const id of ['carbon-equivalent', 'melting-point'])
      expect((await post(`/api/calculators/${id}`, { C: 0.2 }, 'member')).statusCode).toBe(200);
    const limited = await post('/api/calculators/temper-parameter', { temperatureC: 'abc' }, 'member');
    expect([limited.statusCode, limited.json().code]).toEqual([403, 'tools.daily_limit']);
  });
});

it('S-01 with simultaneous calls, a free member computes with at most the allowed number of calculators', async () => {
  const ids = ['carbon-equivalent', 'melting-point', 'pitting-resistance', 'transformation-temperatures'];
  const answers = await Promise.all(
    ids.map((id) => post(`/api/calculators/${id}`, { C: 0.2, Mn: 1.45, Cr: 0.1 }, 'member')),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 403, 403]);
  expect((await recorded()).tools).toHaveLength(2);
});
