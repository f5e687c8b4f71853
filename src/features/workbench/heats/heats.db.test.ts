import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Account, createTestApp, type TestApp } from '../../../../test/app.ts';
import { maxHeats, maxVersions } from './heat.rules.ts';
import { heatsContract } from './heats.contract.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const url = '/api/heats';
const heat = { name: 'Heat 4711', grade: '42CrMo4', analysis: { C: 0.41, Mn: 0.77, Cr: 0.98 } };
const create = (as: Account | undefined, body: unknown = heat) =>
  test.call('POST', url, { ...(as && { as }), body });
const change = (as: Account, id: number, body: unknown) => test.call('PATCH', `${url}/${id}`, { as, body });
const newId = async (): Promise<number> => (await create('premium')).json().id;
const memberId = async (nickname: string): Promise<string> =>
  (await test.database.pool.query('SELECT id FROM local_users WHERE nickname = $1', [nickname])).rows[0].id;

describe('W-01 heats', () => {
  it('W-01 a heat is stored with name, grade, analysis, tolerances, values below a limit, section and notes', async () => {
    const content = {
      ...heat,
      tolerance: { C: 0.02 },
      below: ['Mn'],
      section: { shape: 'bar', sizeMm: 80 },
      notes: 'Shaft\nsecond line',
      sources: [
        { element: 'C', place: 'certificate.pdf, page 1' },
        {
          element: 'Cr',
          place: 'a.pdf, Seite 2, Zeile „Cr 0,98“',
          certificate: { file: 'a.pdf', page: 2, row: 'Cr 0,98' },
        },
      ],
    };
    const made = await create('premium', content);
    expect(made.statusCode).toBe(201);
    const { id } = made.json();
    const read = (await test.call('GET', `${url}/${id}`, { as: 'premium' })).json();
    expect(read).toMatchObject({ id, ...content, version: 1 });
    expect((await test.call('GET', url, { as: 'premium' })).json()[0]).toEqual(read);
  });

  it('W-01 the list contains the same heats as the single requests return, as the contract describes them', async () => {
    const contents = [
      { ...heat, notes: 'Line 1\n"quoted" \\ Größe 鋼 강 \u2028 \t end' },
      { ...heat, analysis: { C: 0.0000005, Fe: 99, B: 0.1 + 0.2 }, tolerance: { B: 1e-21 } },
      { ...heat, section: { shape: 'plate', sizeMm: 12.5 }, sources: [{ element: 'C', place: 'a, page 1' }] },
    ].reverse();
    const ids: number[] = [];
    for (const content of contents) ids.unshift((await create('premium', content)).json().id);
    const answer = await test.call('GET', url, { as: 'premium' });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const list = answer.json();
    const singles = await Promise.all(
      ids.map(async (id) => (await test.call('GET', `${url}/${id}`, { as: 'premium' })).json()),
    );
    expect(list.slice(0, 3)).toEqual(singles);
    expect(
      z.strictObject(heatsContract.listHeats.answers[200].element.shape).array().safeParse(list).error,
    ).toBe(undefined);
  });

  it('W-01 every call returns 401 without login', async () => {
    for (const [method, path] of [
      ['GET', url],
      ['POST', url],
      ['GET', `${url}/1`],
      ['PATCH', `${url}/1`],
      ['DELETE', `${url}/1`],
      ['GET', `${url}/1/versions`],
    ] as const)
      expect((await test.call(method, path, method === 'GET' ? {} : { body: {} })).statusCode, path).toBe(
        401,
      );
  });

  it('W-01 a heat of another member returns 404 and stays unchanged', async () => {
    const id = await newId();
    for (const answer of [
      await test.call('GET', `${url}/${id}`, { as: 'admin' }),
      await change('admin', id, { name: 'Mine' }),
      await test.call('DELETE', `${url}/${id}`, { as: 'admin' }),
      await test.call('GET', `${url}/${id}/versions`, { as: 'admin' }),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'workbench.no_heat']);
    expect((await test.call('GET', `${url}/${id}`, { as: 'premium' })).json()).toMatchObject(heat);
    expect((await test.call('GET', url, { as: 'admin' })).json()).toEqual([]);
  });

  it('W-01 a change keeps the earlier version, and a change without effect creates none', async () => {
    const id = await newId();
    const changed = (await change('premium', id, { analysis: { C: 0.43, Mn: 0.77 } })).json();
    expect(changed).toMatchObject({ version: 2, name: heat.name, analysis: { C: 0.43, Mn: 0.77 } });
    expect(changed.analysis.Cr).toBeUndefined();
    expect((await change('premium', id, { analysis: { Mn: 0.77, C: 0.43 } })).json().version).toBe(2);
    const versions = (await test.call('GET', `${url}/${id}/versions`, { as: 'premium' })).json();
    expect(versions).toMatchObject([{ version: 1, analysis: heat.analysis }]);
  });

  it('W-01 a change based on an older version is refused with the current version number', async () => {
    const id = await newId();
    expect((await change('premium', id, { version: 1, notes: 'first tab' })).statusCode).toBe(200);
    const second = await change('premium', id, { version: 1, notes: 'second tab' });
    expect([second.statusCode, second.json()]).toMatchObject([
      409,
      { code: 'workbench.heat_changed', current: 2 },
    ]);
    expect((await test.call('GET', `${url}/${id}`, { as: 'premium' })).json().notes).toBe('first tab');
  });

  it('W-01 each of several simultaneous changes creates a separate version', async () => {
    const id = await newId();
    await Promise.all([1, 2, 3, 4].map((n) => change('premium', id, { notes: `note ${n}` })));
    const versions = (await test.call('GET', `${url}/${id}/versions`, { as: 'premium' })).json();
    expect(versions.map((each: { version: number }) => each.version)).toEqual([4, 3, 2, 1]);
  });

  it('W-01 removing an element from an analysis also removes its tolerance, its `<` sign and its place in the certificate', async () => {
    const { id } = (
      await create('premium', {
        ...heat,
        tolerance: { C: 0.02, Cr: 0.03 },
        below: ['Cr'],
        sources: [{ element: 'Cr', place: 'page 1' }],
      })
    ).json();
    expect((await change('premium', id, { analysis: { C: 0.41 } })).json()).toMatchObject({
      tolerance: { C: 0.02 },
      below: [],
      sources: [],
    });
  });

  it.each([
    ['no name', { ...heat, name: ' ' }],
    ['a long name', { ...heat, name: 'a'.repeat(101) }],
    ['no analysis', { name: 'a' }],
    ['an empty analysis', { ...heat, analysis: {} }],
    ['an unknown element', { ...heat, analysis: { C: 0.4, Xx: 1 } }],
    ['a text as content', { ...heat, analysis: { C: '0.4' } }],
    ['a negative content', { ...heat, analysis: { C: -0.1 } }],
    ['a sum over 100 %', { ...heat, analysis: { C: 0.4, Cr: 60, Ni: 45 } }],
    ['a tolerance without content', { ...heat, tolerance: { V: 0.1 } }],
    ['a section of 0 mm', { ...heat, section: { shape: 'bar', sizeMm: 0 } }],
    ['long notes', { ...heat, notes: 'a'.repeat(2001) }],
  ])('W-01 a request to create a heat with %s is answered with 400', async (_, body) => {
    expect((await create('premium', body)).statusCode).toBe(400);
  });

  it('W-01 a changed tolerance must be consistent with the stored analysis', async () => {
    const id = await newId();
    const answer = await change('premium', id, { tolerance: { V: 0.1 } });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'workbench.inconsistent_analysis']);
  });

  it('W-01 without premium, heats can be read, exported and deleted, but not created or changed', async () => {
    expect((await create('member')).json()).toMatchObject({ code: 'workbench.premium_required' });
    const { rows } = await test.database.pool.query(
      `INSERT INTO heats (user_id, name, grade, analysis, tolerance, below, notes, sources)
       VALUES ($1, 'Old heat', '', '{"C": 0.4}', '{}', '[]', '', '[]') RETURNING id`,
      [await memberId('member')],
    );
    const id = Number(rows[0].id);
    expect((await change('member', id, { name: 'New' })).statusCode).toBe(403);
    expect((await test.call('GET', url, { as: 'member' })).json()).toMatchObject([{ id, name: 'Old heat' }]);
    const exported = await test.call('GET', '/api/user/data', { as: 'member' });
    expect(exported.body).toContain('Old heat');
    expect((await test.call('DELETE', `${url}/${id}`, { as: 'member' })).statusCode).toBe(204);
  });

  it('W-01 programs can use heats with an access key', async () => {
    const { key } = (
      await test.call('POST', '/api/user/access-keys', { as: 'premium', body: { name: 'Program' } })
    ).json();
    const headers = { authorization: `Bearer ${key}` };
    const made = await test.call('POST', url, { headers, body: heat });
    expect(made.statusCode).toBe(201);
    const { id } = made.json();
    expect((await test.call('GET', `${url}/${id}`, { headers })).json().name).toBe(heat.name);
    const unknown = await test.call('GET', url, { headers: { authorization: 'Bearer fe_key_unknown' } });
    expect(unknown.json()).toMatchObject({ code: 'tools.key_invalid' });
  });

  it('W-01 a member can have 500 heats, each with 50 earlier versions', async () => {
    const id = await newId();
    await test.database.pool.query(
      `INSERT INTO heat_versions (heat_id, user_id, name, grade, analysis, tolerance, below, notes, sources, version, saved_at)
       SELECT $1, $2, 'n', '', '{"C": 0.4}', '{}', '[]', '', '[]', n, now() FROM generate_series(1, $3::int) n`,
      [id, await memberId('premium'), maxVersions],
    );
    await test.database.pool.query('UPDATE heats SET version = $2 WHERE id = $1', [id, maxVersions + 1]);
    await change('premium', id, { notes: 'one more' });
    const versions = (await test.call('GET', `${url}/${id}/versions`, { as: 'premium' })).json();
    expect(versions).toHaveLength(maxVersions);
    expect(versions[0].version).toBe(maxVersions + 1);

    await test.database.pool.query(
      `INSERT INTO heats (user_id, name, grade, analysis, tolerance, below, notes, sources)
       SELECT $1, 'n', '', '{"C": 0.4}', '{}', '[]', '', '[]' FROM generate_series(1, $2::int)`,
      [await memberId('premium'), maxHeats],
    );
    expect((await create('premium')).json()).toMatchObject({ code: 'workbench.too_many_heats', most: 500 });
    expect((await test.call('GET', url, { as: 'premium' })).json()).toHaveLength(maxHeats);
  });

  it('W-01 an import creates all heats of the request, in its order, or none', async () => {
    await test.database.pool.query('DELETE FROM heats WHERE user_id = $1', [await memberId('premium')]);
    const send = (as: Account | undefined, heats: unknown) =>
      test.call('POST', `${url}/import`, { ...(as && { as }), body: { heats } });
    const three = ['H1', 'H2', 'H3'].map((name) => ({ ...heat, name }));
    const made = await send('premium', three);
    expect(made.statusCode).toBe(201);
    const list = (await test.call('GET', url, { as: 'premium' })).json();
    expect(list).toEqual(made.json());
    expect(list.map(({ name }: { name: string }) => name)).toEqual(['H1', 'H2', 'H3']);

    const broken = [heat, { ...heat, analysis: { C: 60, Fe: 60 } }];
    expect((await send('premium', broken)).statusCode).toBe(400);
    expect((await send('premium', [])).statusCode).toBe(400);
    const many = Array.from({ length: maxHeats - 2 }, () => heat);
    expect((await send('premium', many)).json()).toMatchObject({
      code: 'workbench.too_many_heats',
      most: 500,
    });
    expect((await send('member', three)).json()).toMatchObject({ code: 'workbench.premium_required' });
    expect((await send(undefined, three)).statusCode).toBe(401);
    expect((await test.call('GET', url, { as: 'premium' })).json()).toHaveLength(3);
  });

  it('W-01 500 heats with long notes are imported in one request', async () => {
    await test.database.pool.query('DELETE FROM heats WHERE user_id = $1', [await memberId('premium')]);
    const long = { ...heat, notes: 'n'.repeat(2_000) };
    const heats = Array.from({ length: maxHeats }, (_, n) => ({ ...long, name: `H${n}` }));
    const { statusCode } = await test.call('POST', `${url}/import`, { as: 'premium', body: { heats } });
    expect(statusCode).toBe(201);
    expect((await test.call('GET', url, { as: 'premium' })).json()).toHaveLength(maxHeats);
  });

  it('W-01 listing 500 heats takes less time than parsing and writing their JSON five times', async () => {
    const member = await memberId('member');
    await test.database.pool.query(
      `INSERT INTO heats (user_id, name, grade, analysis, tolerance, below, section, notes, sources)
       SELECT $1, 'Heat ' || n, '42CrMo4',
         '{"C": 0.41, "Si": 0.25, "Mn": 0.77, "P": 0.012, "S": 0.02, "Cr": 1.05, "Mo": 0.2, "Ni": 0.1, "Cu": 0.15}',
         '{"C": 0.02, "Mn": 0.03}', '["P"]', '{"shape": "bar", "sizeMm": 80}', 'Notes of the heat',
         '[{"element": "C", "place": "page 1"}]' FROM generate_series(1, $2::int) n`,
      [member, maxHeats],
    );
    const cpuOf = async (work: () => unknown): Promise<number> => {
      const start = process.cpuUsage();
      await work();
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    const list = () => test.call('GET', url, { as: 'member' });
    const { body } = await list();
    const copies = () => {
      for (let n = 0; n < 5; n++) JSON.stringify(JSON.parse(body));
    };
    // The runs alternate and the fastest of each counts, because the speed of the machine must not decide.
    const [lists, references]: [number[], number[]] = [[], []];
    for (let n = 0; n < 40; n++) {
      lists.push(await cpuOf(list));
      references.push(await cpuOf(copies));
    }
    expect(Math.min(...lists)).toBeLessThan(Math.min(...references));
  });
});
