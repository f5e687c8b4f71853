import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, demoPassword, type TestApp } from '../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const query = async (statement: string, values: unknown[] = []) =>
  (await test.database.pool.query(statement, values)).rows;

/** Returns the renewal token that an expired member gets at the login instead of a session. */
async function renewalToken(): Promise<string> {
  const answer = await test.call('POST', '/api/auth/login', {
    body: { email: 'expired@demo.local', password: demoPassword },
  });
  expect(answer.statusCode).toBe(402);
  return answer.json().renewalToken;
}

describe('U-01 export of personal data', () => {
  it('U-01 the export contains profile, content and actions of the member, and no secrets', async () => {
    const [member] = await query(`SELECT id FROM local_users WHERE nickname = 'member'`);
    await query(
      `INSERT INTO forum_posts (user_id, title, content, category) VALUES ($1, 'Grain?', 'Text', 'welding')`,
      [member?.id],
    );
    await query(
      `INSERT INTO forum_posts (title, content, category) VALUES ('Of somebody else', 'Text', 'welding')`,
    );
    const answer = await test.call('GET', '/api/user/data', { as: 'member' });
    expect(answer.headers['content-disposition']).toContain('attachment');
    const file = answer.json();
    expect(file.profile).toMatchObject({ email: 'member@demo.local', nickname: 'member' });
    expect(file.forumQuestions).toContainEqual(expect.objectContaining({ title: 'Grain?' }));
    expect(file.signIns.length).toBeGreaterThan(0);
    expect(answer.body).not.toMatch(/password|hash|token|secret|Of somebody else/i);
  });

  it('U-01 S-12 the export names the member’s second factors without key or secret; they are erased with the account', async () => {
    const [member] = await query(`SELECT supabase_user_id FROM local_users WHERE nickname = 'premium'`);
    const owner = member?.supabase_user_id;
    const [factor] = await query(
      `INSERT INTO auth.factors (user_id, factor_type, status, friendly_name)
       VALUES ($1, 'webauthn', 'unverified', 'Blue key') RETURNING id`,
      [owner],
    );
    await query(
      `INSERT INTO auth.security_keys (factor_id, credential_id, public_key, counter, rp_id, is_backed_up)
       VALUES ($1, 'credential-of-blue', 'bytes-of-the-key', 3, 'localhost', false)`,
      [factor?.id],
    );
    const answer = await test.call('GET', '/api/user/data', { as: 'premium' });
    const { secondFactors, securityKeys } = answer.json();
    expect(secondFactors).toMatchObject([{ factor_type: 'webauthn', friendly_name: 'Blue key' }]);
    expect(securityKeys).toMatchObject([{ credential_id: 'credential-of-blue', rp_id: 'localhost' }]);
    expect(answer.body).not.toMatch(/public_key|bytes-of/);
    const others = await test.call('GET', '/api/user/data', { as: 'member' });
    expect(others.json()).toMatchObject({ secondFactors: [], securityKeys: [] });
    const removed = await test.call('DELETE', '/api/user/account', {
      as: 'premium',
      body: { password: demoPassword },
    });
    expect(removed.statusCode).toBe(200);
    expect(await query('SELECT 1 FROM auth.security_keys WHERE factor_id = $1', [factor?.id])).toEqual([]);
  });

  it('S-03 the export reads a section with many rows in chunks and contains each row once', async () => {
    const { rows } = await test.database.pool.query<{ id: string }>(
      `SELECT id FROM local_users WHERE email = 'member@demo.local'`,
    );
    await test.database.pool.query(
      `INSERT INTO forum_posts (title, content, category, images, search_words, user_id, created_at, updated_at)
       SELECT 'piece ' || n, 'x', 'forging', '{}', ''::tsvector, $1, now(), now() FROM generate_series(1, 250) n`,
      [rows[0]?.id],
    );
    const answer = await test.call('GET', '/api/user/data', { as: 'member' });
    const { forumQuestions } = answer.json<{ forumQuestions: { title: string }[] }>();
    const pieces = forumQuestions.map(({ title }) => title).filter((title) => title.startsWith('piece '));
    expect(pieces).toHaveLength(250);
    expect(new Set(pieces).size).toBe(250);
    expect(forumQuestions[0]).not.toHaveProperty('place');
  });

  it('U-01 the export contains every table that refers to a member, with listed exceptions', async () => {
    const rows = await query(
      `SELECT DISTINCT c.conrelid::regclass::text AS name FROM pg_constraint c
        WHERE c.contype = 'f' AND c.confrelid = 'local_users'::regclass`,
    );
    const exported = test.app.modules
      .flatMap(({ exportData = [] }) => exportData)
      .map(({ table }) => getTableName(table));
    // Not exported: `admin_refund_actions` refers to the administrator who decided; login tickets are valid only for
    // minutes.
    const known = new Set([...exported, 'admin_refund_actions', 'login_tickets']);
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });

  it('U-01 an expired member without a session can get the export repeatedly with the renewal token', async () => {
    const token = await renewalToken();
    for (let times = 0; times < 2; times++) {
      const answer = await test.call('POST', '/api/user/data', { body: { renewalToken: token } });
      expect(answer.json().profile).toMatchObject({ email: 'expired@demo.local' });
    }
    test.clock.advance(30 * 60 + 1);
    expect((await test.call('POST', '/api/user/data', { body: { renewalToken: token } })).statusCode).toBe(
      401,
    );
  });

  it('U-01 the export is refused without a session or a valid token', async () => {
    expect((await test.call('GET', '/api/user/data')).statusCode).toBe(401);
    expect((await test.call('POST', '/api/user/data', { body: { renewalToken: 'guess' } })).statusCode).toBe(
      401,
    );
    expect((await test.call('POST', '/api/user/data', { body: {} })).statusCode).toBe(400);
  });
});

describe('U-08 account deletion', () => {
  it('U-08 deleting the account needs the password of the logged-in member', async () => {
    const remove = (body: object) => test.call('DELETE', '/api/user/account', { as: 'member', body });
    expect((await remove({})).statusCode).toBe(400);
    expect((await remove({ password: 'wrong-password' })).json().message).toBe('Incorrect password');
    // Simulates a double click: only one request succeeds.
    const both = await Promise.all([1, 2, 3].map(() => remove({ password: demoPassword })));
    const statuses = both.map(({ statusCode }) => statusCode);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => ![200, 401, 404].includes(status))).toEqual([]);
    expect(await query(`SELECT 1 FROM local_users WHERE nickname = 'member'`)).toEqual([]);
    expect((await test.call('GET', '/api/auth/profile', { as: 'member' })).statusCode).toBe(401);
    expect(
      (await test.call('DELETE', '/api/user/account', { body: { password: demoPassword } })).statusCode,
    ).toBe(401);
  });

  it('U-08 if the deletion is refused because the member is the last Admin, the renewal token can be used again', async () => {
    const token = await renewalToken();
    await query(`UPDATE local_users SET role = 'Admin' WHERE nickname = 'expired'`);
    await query(`UPDATE local_users SET role = 'Member' WHERE nickname = 'admin'`);
    const remove = () => test.call('DELETE', '/api/user/account', { body: { renewalToken: token } });
    const codes = [(await remove()).json().code, (await remove()).json().code];
    await query(`UPDATE local_users SET role = 'Admin' WHERE nickname = 'admin'`);
    await query(`UPDATE local_users SET role = 'Member' WHERE nickname = 'expired'`);
    expect(codes).toEqual(['admin.last_admin', 'admin.last_admin']);
  });

  it('U-08 an expired member without a session can delete the account once with the renewal token', async () => {
    const token = await renewalToken();
    const remove = () => test.call('DELETE', '/api/user/account', { body: { renewalToken: token } });
    expect((await remove()).statusCode).toBe(200);
    expect((await remove()).statusCode).toBe(401);
    expect(await query(`SELECT 1 FROM local_users WHERE nickname = 'expired'`)).toEqual([]);
  });

  it('U-08 deleting the account is refused for the account named admin and for the last Admin', async () => {
    const remove = () =>
      test.call('DELETE', '/api/user/account', { as: 'admin', body: { password: demoPassword } });
    expect((await remove()).json()).toMatchObject({ code: 'admin.protected_account' });
    await query(`UPDATE local_users SET nickname = 'chief' WHERE nickname = 'admin'`);
    expect((await remove()).json()).toMatchObject({ code: 'admin.last_admin' });
  });
});
