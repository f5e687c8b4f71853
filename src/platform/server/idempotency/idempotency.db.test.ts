import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const heat = (name: string) => ({ name, analysis: { C: 0.2, Mn: 1.4 } });
const question = (title: string) => ({ title, content: 'At 540 °C?', category: 'welding', images: [] });

/** Calls that a state protects against repetition, and access keys, whose secret must not be stored. */
const withoutKey = [
  '/api/refund/request',
  '/api/user/access-keys',
  '/api/user/request-refund',
  '/api/user/withdrawals',
];

let number = 0;
const newKey = () => `key-${++number}`;

type Options = { readonly url?: string; readonly as?: 'premium' | 'member' | 'admin' };
const post = (key: string, body: unknown, { url = '/api/heats', as = 'premium' }: Options = {}) =>
  test.call('POST', url, { as, body, headers: { 'idempotency-key': key } });

async function heatsNamed(name: string): Promise<number> {
  const heats: { name: string }[] = (await test.call('GET', '/api/heats', { as: 'premium' })).json();
  return heats.filter((each) => each.name === name).length;
}

/** Adds a request without a response, as an interrupted server leaves it. */
async function interruptRequest(key: string, body: unknown): Promise<void> {
  await post(key, body);
  await test.database.pool.query(
    'UPDATE idempotency_keys SET status = NULL, response = NULL WHERE key = $1',
    [key],
  );
}

describe('D-03 requests with an Idempotency-Key', () => {
  it('D-03 a repeated request gets the first response, and nothing is created twice', async () => {
    const [key, body] = [newKey(), heat('repeated')];
    const first = await post(key, body);
    const again = await post(key, body);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect([first, again].map(({ headers }) => headers['idempotent-replayed'])).toEqual([undefined, 'true']);
    expect(await heatsNamed('repeated')).toBe(1);
  });

  it('D-03 of simultaneous requests with one key, one is processed; the others get its response or 409', async () => {
    const [key, body] = [newKey(), heat('simultaneous')];
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(key, body)));
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(refused.map((each) => [each.statusCode, each.json().code])).toEqual(
      refused.map(() => [409, 'request.outcome_unknown']),
    );
    expect(refused.length).toBeLessThan(5);
    expect(await heatsNamed('simultaneous')).toBe(1);
  });

  it('D-03 a key of a different request is refused with 422; other members may use the same key', async () => {
    const key = newKey();
    await post(key, heat('original'));
    const other = await post(key, heat('changed'));
    expect([other.statusCode, other.json().code]).toEqual([422, 'request.key_reused']);
    const url = '/api/forum/posts';
    expect((await post(key, question('Same key'), { url, as: 'member' })).statusCode).toBe(201);
  });

  it('D-03 a refused request can be corrected, or sent again unchanged, with the same key', async () => {
    const key = newKey();
    const missing = `/api/forum/posts/999999/answers`;
    const answer = { content: 'Below 550 °C.' };
    expect((await post(key, answer, { url: missing })).statusCode).toBe(404);
    expect((await post(key, heat('after a refusal'))).statusCode).toBe(201);
  });

  it('D-03 after an interrupted request the entry must be checked; the request after a minute is processed', async () => {
    const [key, body] = [newKey(), heat('interrupted')];
    await interruptRequest(key, body);
    expect((await post(key, body)).json().code).toBe('request.outcome_unknown');
    await test.database.pool.query(
      `UPDATE idempotency_keys SET created_at = created_at - interval '61 s' WHERE key = $1`,
      [key],
    );
    expect((await post(key, body)).json().code).toBe('request.outcome_unknown');
    expect((await post(key, body)).statusCode).toBe(201);
    expect(await heatsNamed('interrupted')).toBe(2);
  });

  it('D-03 a response that cannot be stored is sent, and the repeated request is refused', async () => {
    const { pool } = test.database;
    await pool.query(
      `CREATE FUNCTION refuse_update() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''full''; END'`,
    );
    await pool.query(
      'CREATE TRIGGER refused BEFORE UPDATE ON idempotency_keys EXECUTE FUNCTION refuse_update()',
    );
    const [key, body] = [newKey(), heat('not stored')];
    const first = await post(key, body);
    const again = await post(key, body);
    await pool.query('DROP TRIGGER refused ON idempotency_keys');
    expect([first.statusCode, again.json().code]).toEqual([201, 'request.outcome_unknown']);
    expect(await heatsNamed('not stored')).toBe(1);
  });

  it('D-03 an invalid key is refused with 400', async () => {
    const refused = await post('two words', heat('never'));
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'request.invalid']);
  });

  it('D-03 keys are removed after 24 hours', async () => {
    const [{ count: before }] = (await test.database.pool.query('SELECT count(*)::int FROM idempotency_keys'))
      .rows;
    expect(before).toBeGreaterThan(0);
    test.clock.advance(24 * 3_600_000 + 1);
    await test.app.runJob('request-clean-up');
    const { rows } = await test.database.pool.query('SELECT count(*)::int FROM idempotency_keys');
    expect(rows).toEqual([{ count: 0 }]);
  });

  it('D-03 every call of members that creates an entry from JSON accepts a key, except those that cannot create it twice', () => {
    const creating = test.http.guardedRoutes.flatMap(({ endpoint }) => {
      const isCreation =
        endpoint?.method === 'POST' &&
        201 in endpoint.answers &&
        ['session', 'own'].includes(endpoint.guard) &&
        endpoint.body !== undefined &&
        !('form' in endpoint.body);
      return isCreation && !endpoint.acceptsIdempotencyKey ? [endpoint.path] : [];
    });
    expect(creating.sort()).toEqual(withoutKey);
  });
});
