import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createTestApp, type TestApp } from '../../../../test/app.ts';
import { maxRows } from '../tools.rules.ts';
import { maxKeys } from './keys/usecases/create-key.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const steel = {
  C: 0.18,
  Si: 0.35,
  Mn: 1.45,
  P: 0.015,
  S: 0.008,
  Cr: 0.05,
  Mo: 0.01,
  Ni: 0.04,
  V: 0.003,
  Cu: 0.1,
};
const url = '/api/calculators/carbon-equivalent';
const compute = (body: unknown, as?: Account) => test.call('POST', url, { ...(as && { as }), body });
const uses = async () =>
  Number((await test.database.pool.query('SELECT count(*) FROM tool_access_logs')).rows[0]?.count);

describe('C-04 the list of calculators', () => {
  it('C-04 the list is public and contains every calculator with inputs, units, limits and outputs', async () => {
    const answer = await test.call('GET', '/api/calculators');
    const list =
      answer.json<{ id: string; inputs: { key: string }[]; outputs: unknown[]; access: string }[]>();
    expect(list.length).toBeGreaterThan(30);
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    for (const each of list) expect(each.inputs.length * each.outputs.length, each.id).toBeGreaterThan(0);
    expect(list.find(({ id }) => id === 'carbon-equivalent')).toMatchObject({ access: 'member' });
    expect(
      (
        await test.call('GET', '/api/calculators', {
          headers: { 'if-none-match': String(answer.headers.etag) },
        })
      ).statusCode,
    ).toBe(304);
  });
});

describe('C-04 P-13 a batch', () => {
  it('C-04 a batch computes valid rows, reports errors of invalid ones and counts as one use', async () => {
    const before = await uses();
    const answer = await compute([steel, { ...steel, C: -1 }, { ...steel, C: 'x' }, steel], 'premium');
    expect(answer.statusCode).toBe(200);
    const { results, failed } = answer.json();
    expect(failed).toBe(2);
    expect(results.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, false, false, true]);
    expect(results[0].values).toEqual((await compute(steel, 'premium')).json().values);
    expect(results[1].problems[0].key).toBe('C');
    expect(await uses()).toBe(before + 2);
  });

  it('B-06 a batch parses localized numbers and rejects ambiguous ones with row and column', async () => {
    const written = await compute({ ...steel, C: '0,16', Mn: '1.45', S: '<0.01' }, 'member');
    expect(written.json().values).toEqual(
      (await compute({ ...steel, C: 0.16, Mn: 1.45, S: 0.01 }, 'member')).json().values,
    );
    const one = await compute({ ...steel, Mn: '1,450' }, 'member');
    expect(one.statusCode).toBe(400);
    expect(one.json().problems).toEqual([
      expect.objectContaining({
        key: 'Mn',
        code: 'ambiguous',
        params: expect.objectContaining({ text: '1,450', decimal: 1.45, grouped: 1450 }),
      }),
    ]);
    const batch = await compute([steel, { ...steel, Mn: '1.450' }], 'premium');
    expect([batch.statusCode, batch.json()]).toEqual([
      400,
      expect.objectContaining({
        code: 'tools.ambiguous_number',
        row: 2,
        column: 'Mn',
        readings: [1.45, 1450],
      }),
    ]);
  });

  it('P-13 batches are for premium members: 401 without login, 403 for free members, who can compute single rows', async () => {
    expect((await compute([steel])).statusCode).toBe(401);
    const free = await compute([steel], 'member');
    expect([free.statusCode, free.json().code]).toEqual([403, 'tools.premium_required']);
    expect((await compute(steel, 'member')).statusCode).toBe(200);
  });

  it('C-04 a batch contains one to a thousand rows', async () => {
    expect((await compute([], 'premium')).statusCode).toBe(400);
    expect((await compute(Array(maxRows + 1).fill(steel), 'premium')).statusCode).toBe(400);
    const heats = Array.from({ length: maxRows }, (_, at) => ({
      ...steel,
      C: at % 7 === 0 ? '炭素' : at / 1e4,
    }));
    const whole = await compute(heats, 'premium');
    expect(whole.headers['content-type']).toBe('application/json; charset=utf-8');
    const { id, results, failed } = whole.json<{
      id: string;
      results: { ok: boolean; values?: { CET: number } }[];
      failed: number;
    }>();
    expect([id, failed]).toEqual(['carbon-equivalent', Math.ceil(maxRows / 7)]);
    expect(results.map(({ ok }) => ok)).toEqual(heats.map((_, at) => at % 7 !== 0));
    const carbonShare = (at: number) => Number(results[at]?.values?.CET) - Number(results[1]?.values?.CET);
    expect(carbonShare(maxRows - 1)).toBeCloseTo((maxRows - 2) / 1e4, 10);
  });

  it('C-04 OpenAPI describes the request body as one object of inputs or a list of them', async () => {
    const { paths } = (await test.call('GET', '/api/docs/json')).json();
    const { anyOf } = paths['/api/calculators/{id}'].post.requestBody.content['application/json'].schema;
    expect(anyOf).toMatchObject([
      { type: 'object' },
      { type: 'array', items: { type: 'object' }, maxItems: maxRows },
    ]);
  });

  it('C-04 a request body that is neither inputs nor a list of them is rejected', async () => {
    for (const body of [[5], [[steel]], [null]])
      expect((await compute(body, 'premium')).statusCode).toBe(400);
    expect(
      (await test.call('POST', '/api/calculators/nothing', { as: 'premium', body: [steel] })).statusCode,
    ).toBe(404);
  });
});

it('S-01 a body nested 4,000 levels deep is rejected with the reason and the next request is served at once', async () => {
  const nested = `${'{"a":'.repeat(4_000)}1${'}'.repeat(4_000)}`;
  const headers = { 'content-type': 'application/json' };
  const hostile = await test.call('POST', url, { as: 'member', body: nested, headers });
  expect([hostile.statusCode, hostile.json().code]).toEqual([400, 'request.malformed']);
  expect(hostile.json().message).toBe('The body is JSON nested more than 32 levels deep.');
  expect((await compute(steel, 'premium')).statusCode).toBe(200);
});

describe('C-04 personal access keys', () => {
  const keysOf = async (as: Account) => (await test.call('GET', '/api/user/access-keys', { as })).json();
  const make = (as: Account, name = 'Spreadsheet') =>
    test.call('POST', '/api/user/access-keys', { as, body: { name } });
  const withKey = (key: string, body: unknown = steel) =>
    test.call('POST', url, { body, headers: { authorization: `Bearer ${key}` } });

  it('C-04 a key is shown once, stored as a hash, computes with its owner’s rights, and records its last use', async () => {
    const made = (await make('premium')).json();
    expect(made.key).toMatch(/^fe_key_[\w-]{43}$/);
    expect(await keysOf('premium')).toMatchObject([
      { name: 'Spreadsheet', prefix: made.key.slice(0, 11), lastUsedAt: null },
    ]);
    expect(JSON.stringify(await keysOf('premium'))).not.toContain(made.key);
    const { rows } = await test.database.pool.query('SELECT * FROM access_keys');
    expect(JSON.stringify(rows)).not.toContain(made.key);
    expect((await withKey(made.key, [steel, steel])).json().results).toHaveLength(2);
    expect((await keysOf('premium'))[0].lastUsedAt).toBe(test.clock.now().toISOString());
    const free = (await make('member')).json();
    expect((await withKey(free.key)).statusCode).toBe(200);
    expect((await withKey(free.key, [steel])).statusCode).toBe(403);
  });

  it('C-04 a key authorizes computing only', async () => {
    const { key } = (await make('premium')).json();
    for (const path of ['/api/auth/profile', '/api/user/access-keys', '/api/user/data'])
      expect((await test.call('GET', path, { headers: { authorization: `Bearer ${key}` } })).statusCode).toBe(
        401,
      );
  });

  it('C-04 a revoked or unknown key is refused, and a member cannot revoke the key of another member', async () => {
    const { id, key } = (await make('premium')).json();
    const revoke = (as: Account, keyId: unknown = id) =>
      test.call('DELETE', `/api/user/access-keys/${keyId}`, { as });
    expect((await revoke('member')).statusCode).toBe(404);
    expect((await withKey(key)).statusCode).toBe(200);
    expect((await revoke('premium')).statusCode).toBe(204);
    expect((await revoke('premium')).statusCode).toBe(404);
    expect((await revoke('premium', 'x')).statusCode).toBe(400);
    for (const body of [steel, [steel]]) {
      const refused = await withKey(key, body);
      expect([refused.statusCode, refused.json().code]).toEqual([401, 'tools.key_invalid']);
    }
    expect((await withKey(`fe_key_${'a'.repeat(43)}`)).statusCode).toBe(401);
  });

  it('C-04 at most ten keys are valid at a time', async () => {
    while ((await make('member')).statusCode === 201);
    const live = (await keysOf('member')).filter(
      ({ revokedAt }: { revokedAt: string | null }) => revokedAt === null,
    );
    expect(live).toHaveLength(maxKeys);
    expect((await make('member')).json()).toMatchObject({ code: 'tools.too_many_keys' });
    expect((await make('member', ' ')).statusCode).toBe(400);
    expect((await test.call('POST', '/api/user/access-keys', { body: { name: 'a' } })).statusCode).toBe(401);
  });

  it('C-04 a request with the key of a member whose membership has expired is answered with this reason', async () => {
    const { key } = (await make('premium')).json();
    await test.database.pool.query(
      `UPDATE local_users SET subscription_expires_at = $1 WHERE nickname = 'premium'`,
      [test.clock.now()],
    );
    expect((await withKey(key)).statusCode).toBe(402);
  });
});

describe('C-04 limits', () => {
  it('C-04 a member may make 120 calls per minute, of which a batch counts as one', async () => {
    const limited = await createTestApp({ RATE_LIMITS: 'on' });
    try {
      const one = () => limited.call('POST', url, { as: 'member', body: steel });
      for (let call = 0; call < 120; call++) expect((await one()).statusCode).toBe(200);
      const refused = await one();
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      limited.clock.advance(61);
      expect((await one()).statusCode).toBe(200);
    } finally {
      await limited.close();
    }
  });
});
