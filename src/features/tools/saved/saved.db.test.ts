import { changesSince } from '@ferrite/calculators/core/calculator.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createTestApp, type TestApp } from '../../../../test/app.ts';
import { maxSaved } from './saved.rules.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const url = '/api/user/calculations';
const address = '/calculators/carbon-equivalent.html?lang=en&C=0.2&Mn=1.45&v=1.0';
const save = (as: Account | undefined, body: unknown = { name: 'Heat 4711', address }) =>
  test.call('POST', url, { ...(as && { as }), body });
const list = async (as: Account, lang = 'en') =>
  (await test.call('GET', `${url}?lang=${lang}`, { as })).json();

describe('C-04 saved calculations', () => {
  it('C-04 a saved calculation contains name, inputs, results and version, localized in the requested language', async () => {
    const saved = await save('premium');
    expect(saved.statusCode).toBe(201);
    const { id, currentVersion } = saved.json();
    expect(await list('premium', 'de')).toMatchObject([
      { id, name: 'Heat 4711', calculator: 'Kohlenstoffäquivalent', version: currentVersion, changes: [] },
    ]);
    const [row] = await list('premium');
    expect(row.address).toMatch(/^\/calculators\/carbon-equivalent\.html\?C=0\.2&Mn=1\.45&v=/);
    expect(JSON.stringify(row.inputs)).toContain('C 0.2');
    expect(row.results.length).toBeGreaterThan(2);
    expect(row.createdAt).toBe(test.clock.now().toISOString());
  });

  it('C-04 the link of a saved calculation contains only the steel grade and the units besides the inputs', async () => {
    const link = '/calculators/schaeffler-diagram.html?lang=de&A.C=0.16&A.grade=en-s355j2';
    const named = `${link}&units=F,inch&utm_source=z&v=1`;
    expect((await save('premium', { name: 'Joint', address: named })).statusCode).toBe(201);
    const [row] = await list('premium');
    expect(row.address).toMatch(/\?A\.C=0\.16&v=[\d.]+&A\.grade=en-s355j2&units=F,inch$/);
  });

  it('C-04 a saved calculation shows the units of its link and begins with the result that its page shows first', async () => {
    const link = '/calculators/transformation-temperatures.html?C=0.3&units=F';
    expect((await save('premium', { name: 'Fahrenheit', address: link })).statusCode).toBe(201);
    const [row] = await list('premium');
    expect(row.results[0].label).toBe('Martensite start (Ms), best value');
    expect(row.results[0].text).toMatch(/\s°F$/);
    expect(JSON.stringify([row.inputs, row.results])).not.toContain('°C');
  });

  it('C-04 a saved calculation shows when the formula has changed since it was saved', async () => {
    const { id } = (await save('premium', { name: 'Old', address })).json();
    await test.database.pool.query(`UPDATE saved_calculations SET version = '0.1' WHERE id = $1`, [id]);
    const row = (await list('premium')).find((each: { id: number }) => each.id === id);
    expect(row.version).toBe('0.1');
    expect(row.version).not.toBe(row.currentVersion);
    expect(row.changes.length).toBeGreaterThan(0);
    expect(row.changes[0].text.length).toBeGreaterThan(3);
  });

  it('C-04 the formula changes after a version are listed: all for an unknown version, none for the current one', () => {
    const changes = ['3', '2', '1'].map((version) => ({ version, date: '2026-01-01', key: version }));
    const since = (version: string) =>
      changesSince({ version: '3', changes }, version).map((each) => each.version);
    expect([since('3'), since('2'), since('1'), since('0')]).toEqual([
      [],
      ['3'],
      ['3', '2'],
      ['3', '2', '1'],
    ]);
  });

  it('C-04 saving without a name, with a URL that is not a calculator’s, or with invalid inputs returns 400', async () => {
    for (const body of [
      { name: ' ', address },
      { name: 'a'.repeat(101), address },
      { name: 'a' },
      { name: 'a', address: 'https://example.org/' },
      { name: 'a', address: `https://example.org${address}` },
      { name: 'a', address: '/calculators/nothing.html' },
      { name: 'a', address: '/tools' },
      { name: 'a', address: address.replace('C=0.2', 'C=99') },
      { name: 'a', address: address.replace('C=0.2', 'C=abc') },
    ])
      expect((await save('premium', body)).statusCode, JSON.stringify(body)).toBe(400);
  });

  it('C-04 only premium members can save a premium calculator, and saving requires a session', async () => {
    const premium = { name: 'Weld', address: '/calculators/alloy-design/ideal-critical-diameter.html?C=0.4' };
    const path = (await test.call('GET', '/api/calculators')).json() as { id: string }[];
    expect(path.some(({ id }) => id === 'ideal-critical-diameter')).toBe(true);
    premium.address = premium.address.replace('alloy-design/', '');
    expect((await save('member', premium)).json()).toMatchObject({ code: 'tools.premium_required' });
    expect((await save(undefined)).statusCode).toBe(401);
    expect((await test.call('GET', url)).statusCode).toBe(401);
    expect((await test.call('DELETE', `${url}/1`)).statusCode).toBe(401);
  });

  it('C-04 a saved calculation can be renamed by its member only, to a name of 1 to 100 characters', async () => {
    const { id } = (await save('premium')).json();
    const rename = (as: Account, name: string) => test.call('PATCH', `${url}/${id}`, { as, body: { name } });
    expect((await rename('premium', '  Heat 4712 ')).json()).toEqual({ id, name: 'Heat 4712' });
    const names = async () => (await list('premium')).map((each: { name: string }) => each.name);
    expect(await names()).toContain('Heat 4712');
    expect((await rename('member', 'Mine')).json()).toMatchObject({ code: 'tools.no_saved' });
    for (const name of [' ', 'a'.repeat(101)]) expect((await rename('premium', name)).statusCode).toBe(400);
    expect(await names()).toContain('Heat 4712');
  });

  it('C-04 calculations of another member cannot be read or deleted, and deleting twice returns 404', async () => {
    const { id } = (await save('premium')).json();
    const remove = (as: Account) => test.call('DELETE', `${url}/${id}`, { as });
    expect((await list('member')).map((each: { id: number }) => each.id)).not.toContain(id);
    expect((await remove('member')).statusCode).toBe(404);
    expect((await remove('premium')).statusCode).toBe(204);
    expect((await remove('premium')).statusCode).toBe(404);
  });

  it('C-04 a member can save at most two hundred calculations', async () => {
    const { rows } = await test.database.pool.query(`SELECT id FROM local_users WHERE nickname = 'premium'`);
    await test.database.pool.query(
      `INSERT INTO saved_calculations (user_id, name, calculator_id, query, version, results)
       SELECT $1, 'n', 'carbon-equivalent', 'C=0.2', '1.0', '{}' FROM generate_series(1, $2)`,
      [rows[0].id, maxSaved],
    );
    expect((await save('premium')).json()).toMatchObject({ code: 'tools.too_many_saved' });
    expect(await list('premium')).toHaveLength(maxSaved);
  });
});
