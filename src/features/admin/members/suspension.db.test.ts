import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, demoPassword, type TestApp } from '../../../../test/app.ts';
import type { Caller } from '../../../platform/server/http/api.ts';
import { setRole } from './usecases/set-role.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const idOf = async (account: string): Promise<string> =>
  (await test.database.pool.query('SELECT id FROM local_users WHERE nickname = $1', [account])).rows[0].id;
const suspend = async (account: string, reason: unknown) =>
  test.call('PUT', `/api/admin/members/${await idOf(account)}/suspension`, { as: 'admin', body: { reason } });
const login = (account: string, password = demoPassword) =>
  test.call('POST', '/api/auth/login', { body: { email: `${account}@demo.local`, password } });
const confirm = () =>
  test.call('POST', '/api/admin/verify-password', { as: 'admin', body: { password: demoPassword } });

describe('suspending a member', () => {
  it('M-06 a suspension needs the password and ends all sessions at once, and the login then shows the reason', async () => {
    expect((await test.call('GET', '/api/auth/profile', { as: 'member' })).statusCode).toBe(200);
    expect((await suspend('member', 'Shared the account.')).json().code).toBe('admin.password_required');
    await confirm();
    expect((await suspend('member', 'Shared the account.')).statusCode).toBe(200);
    expect((await test.call('GET', '/api/auth/profile', { as: 'member' })).statusCode).toBe(401);
    const refused = await login('member');
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { code: 'auth.suspended', reason: 'Shared the account.' },
    ]);
    const sessions = await test.database.pool.query(
      `SELECT 1 FROM auth.sessions s JOIN local_users m ON m.supabase_user_id = s.user_id WHERE m.nickname = 'member'`,
    );
    expect(sessions.rows).toEqual([]);
  });

  it('M-06 a login with a wrong password does not reveal the suspension', async () => {
    const refused = await login('member', 'not it');
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'auth.password_incorrect']);
  });

  it('M-06 a suspension takes precedence over an expired membership and can be lifted', async () => {
    await suspend('expired', 'Spam in the forum.');
    expect((await login('expired')).json().code).toBe('auth.suspended');
    await suspend('expired', null);
    expect((await login('expired')).statusCode).toBe(402);
    await suspend('member', null);
    expect((await login('member')).statusCode).toBe(200);
  });

  it('M-06 the administrator’s own account, unknown members and missing reasons are rejected', async () => {
    expect((await suspend('admin', 'x')).json().code).toBe('admin.own_account');
    expect((await suspend('premium', ' ')).statusCode).toBe(400);
    expect((await suspend('premium', 'x'.repeat(501))).statusCode).toBe(400);
    const nobody = await test.call(
      'PUT',
      '/api/admin/members/00000000-0000-4000-8000-000000000000/suspension',
      { as: 'admin', body: { reason: 'x' } },
    );
    expect(nobody.statusCode).toBe(404);
  });
});

describe('M-06 U-12 access of members and the audit log', () => {
  it.each([
    ['suspension', { reason: 'Spam.' }, 'admin.suspended'],
    ['role', { role: 'Admin' }, 'admin.role_granted'],
    ['devices', { devices: 3, note: 'Two offices' }, 'admin.devices_changed'],
  ])('M-06 U-12 if the audit entry of a changed %s fails, nothing is changed', async (what, body, action) => {
    await confirm();
    const path = `/api/admin/members/${await idOf('member')}/${what}`;
    const stored = `SELECT role, suspended_at, device_limit, updated_at FROM local_users WHERE nickname = 'member'`;
    const { pool } = test.database;
    const before = (await pool.query(stored)).rows;
    await pool.query(`ALTER TABLE audit_logs ADD CONSTRAINT refused CHECK (action <> '${action}') NOT VALID`);
    const answer = await test.call('PUT', path, { as: 'admin', body });
    await pool.query('ALTER TABLE audit_logs DROP CONSTRAINT refused');
    expect(answer.statusCode).toBe(500);
    expect((await pool.query(stored)).rows).toEqual(before);
    expect((await test.call('PUT', path, { as: 'admin', body })).statusCode).toBe(200);
    expect((await pool.query(stored)).rows).not.toEqual(before);
    await pool.query(
      `UPDATE local_users SET role = 'Member', suspended_at = NULL, device_limit = NULL WHERE nickname = 'member'`,
    );
  });
});

describe('U-12 the last Admin', () => {
  it('U-12 if two Admins revoke each other’s role simultaneously, one of them keeps it', async () => {
    await confirm();
    const [chief, second] = [await idOf('admin'), await idOf('premium')];
    await test.call('PUT', `/api/admin/members/${second}/role`, { as: 'admin', body: { role: 'Admin' } });
    // Both calls use one session that verified the password; the rule does not depend on who acts.
    const caller = { sessionId: await sessionOf(), memberId: chief } as Caller;
    const outcomes = await Promise.allSettled([
      setRole(test.app.memberActions, caller, { memberId: second, role: 'Member' }),
      setRole(test.app.memberActions, caller, { memberId: chief, role: 'Member' }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { rows } = await test.database.pool.query(`SELECT 1 FROM local_users WHERE role = 'Admin'`);
    expect(rows).toHaveLength(1);
  });
});

async function sessionOf(): Promise<string> {
  const { rows } = await test.database.pool.query(
    `SELECT s.id FROM auth.sessions s JOIN local_users m ON m.supabase_user_id = s.user_id
      WHERE m.nickname = 'admin' ORDER BY s.created_at DESC`,
  );
  return rows[0].id;
}
