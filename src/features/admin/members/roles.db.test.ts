import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAdminCommand } from '../../../../scripts/admin.ts';
import { createTestApp, demoPassword, type TestApp } from '../../../../test/app.ts';
import { createAuditStore } from '../../../platform/server/audit/audit.store.ts';
import { createMemberStore } from '../../membership/member.store.ts';
import type { RoleDeps } from './usecases/deps.ts';
import { changeRole } from './usecases/set-role.ts';

let test: TestApp;
let roles: RoleDeps;
beforeAll(async () => {
  test = await createTestApp();
  roles = {
    members: createMemberStore(test.database.db),
    audit: createAuditStore(test.database.db).record,
    clock: test.clock,
  };
});
afterAll(() => test.close());

const roleOf = async (email: string) =>
  (await test.database.pool.query('SELECT role FROM local_users WHERE email = $1', [email])).rows[0]?.role;
const idOf = async (email: string): Promise<string> =>
  (await test.database.pool.query('SELECT id FROM local_users WHERE email = $1', [email])).rows[0]?.id;

/** Runs the server command with these arguments; returns its text, or the text of its error. */
const command = (...args: string[]): Promise<string> =>
  runAdminCommand(args, {
    DATABASE_URL: test.database.url,
    SERVER_SECRET: 'a secret of the tests, long enough',
  }).catch((error: Error) => error.message);

describe('U-12 roles of administrators', () => {
  it('U-12 the server command grants the role Admin to a member by email and records it in the audit log', async () => {
    expect(await command('grant', 'Member@demo.local')).toBe('Member@demo.local is now Admin.');
    expect(await roleOf('member@demo.local')).toBe('Admin');
    const { rows } = await test.database.pool.query('SELECT * FROM audit_logs');
    expect(rows).toMatchObject([
      { action: 'admin.role_granted', user_id: null, target_user_id: await idOf('member@demo.local') },
    ]);
    expect(await command('grant', 'member@demo.local')).toContain('already');
    expect(await command('revoke', 'member@demo.local')).toBe('member@demo.local is now Member.');
    expect(await roleOf('member@demo.local')).toBe('Member');
  });

  it('S-11 the server command removes a lost second factor, ends the sessions, notifies the owner and writes the audit log', async () => {
    const { body } = await test.call('POST', '/api/auth/login', {
      body: { email: 'premium@demo.local', password: demoPassword },
    });
    const headers = { authorization: `Bearer ${JSON.parse(body).access_token}` };
    const call = async (path: string, payload: object) =>
      (await test.call('POST', `/auth/v1/factors${path}`, { headers, body: payload })).json();
    const app = await call('', { factor_type: 'totp' });
    const { id } = await call(`/${app.id}/challenge`, {});
    const code = new TOTP({ secret: app.totp.secret }).generate({ timestamp: test.clock.now().getTime() });
    await call(`/${app.id}/verify`, { challenge_id: id, code });
    expect(await command('reset-factor', 'premium@demo.local')).toContain('with the password alone');
    const again = await test.call('POST', '/api/auth/login', {
      body: { email: 'premium@demo.local', password: demoPassword, takeOver: true },
    });
    expect(again.json().mfa_required).toBeUndefined();
    expect((await test.call('GET', '/auth/v1/user', { headers })).statusCode).toBe(403);
    const { rows } = await test.database.pool.query(
      `SELECT target_user_id FROM audit_logs WHERE action = 'auth.factor_reset'`,
    );
    expect(rows).toEqual([{ target_user_id: await idOf('premium@demo.local') }]);
    const mails = await test.call('GET', '/api/dev/mailbox?to=premium@demo.local');
    expect(mails.json()[0].subject).toContain('two-factor login was switched off');
  });

  it('S-11 the server command starts the rotation of the signing key', async () => {
    const keys = async () =>
      (await test.database.pool.query('SELECT state FROM auth.signing_keys ORDER BY created_at')).rows;
    expect(await keys()).toEqual([{ state: 'active' }]);
    expect(await command('rotate-keys')).toContain('A new key is published.');
    expect((await keys()).map(({ state }) => state).sort()).toEqual(['active', 'standby']);
  });

  it.each([
    [['grant', 'nobody@demo.local'], 'Nobody is registered as nobody@demo.local.'],
    [['grant'], 'Use: npm run admin'],
    [['promote', 'member@demo.local'], 'Use: npm run admin'],
    [['revoke', 'admin@demo.local'], 'This is the last administrator.'],
  ])('U-12 the server command refuses %s with one line', async (args, message) => {
    const text = await command(...args);
    expect(text).toContain(message);
    expect(text.split('\n')).toHaveLength(1);
  });

  it('U-12 if two Admins revoke each other’s role simultaneously, one of them keeps it', async () => {
    const [one, other] = [await idOf('admin@demo.local'), await idOf('premium@demo.local')];
    await changeRole(roles, other, 'Admin', one);
    const outcomes = await Promise.allSettled([
      changeRole(roles, one, 'Member', other),
      changeRole(roles, other, 'Member', one),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect([await roleOf('admin@demo.local'), await roleOf('premium@demo.local')].sort()).toEqual([
      'Admin',
      'Member',
    ]);
  });

  it('U-12 a change of the role is also written to the table users', async () => {
    const id = await idOf('member@demo.local');
    await changeRole(roles, id, 'Admin', null);
    const { rows } = await test.database.pool.query(
      `SELECT u.role, u.is_premium FROM users u JOIN local_users l ON l.supabase_user_id = u.id WHERE l.id = $1`,
      [id],
    );
    expect(rows).toEqual([{ role: 'Admin', is_premium: true }]);
  });
});
