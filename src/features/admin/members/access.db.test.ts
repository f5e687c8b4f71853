/** Tests the administrators' actions on the access of members: sessions, second factor, email address. */
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, demoPassword, type TestApp } from '../../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

type Person = { readonly id: string; readonly userId: string; readonly email: string };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const login = (email: string, changes = {}) =>
  test.call('POST', '/api/auth/login', { body: { email, password: demoPassword, ...changes } });
const confirm = () =>
  test.call('POST', '/api/admin/verify-password', { as: 'admin', body: { password: demoPassword } });
const mailsTo = async (email: string): Promise<{ subject: string; text: string; language: string }[]> =>
  (await test.call('GET', `/api/dev/mailbox?to=${email}`)).json();
const rows = async (sql: string, ...values: unknown[]) =>
  (await test.database.pool.query(sql, values)).rows as Record<string, unknown>[];

async function person(language = 'de'): Promise<Person> {
  const nickname = `p-${Math.random().toString(36).slice(2, 10)}`;
  const email = `${nickname}@example.org`;
  const account = { email, password: demoPassword, emailConfirmed: true };
  const made = await test.app.authService.port.createUser(account);
  if (!made.ok) throw new Error(made.refusal.message);
  const [row] = await rows(
    `INSERT INTO local_users (name, nickname, email, supabase_user_id, is_verified, language)
     VALUES ('Somebody', $1, $2, $3, true, $4) RETURNING id`,
    nickname,
    email,
    made.value.id,
    language,
  );
  return { id: String(row?.['id']), userId: made.value.id, email };
}

/** Sets up an authenticator app with recovery codes. */
async function switchFactorOn(token: string): Promise<void> {
  const call = async (path: string, body: object, as = token) =>
    (await test.call('POST', `/auth/v1/factors${path}`, { body, headers: bearer(as) })).json();
  const app = await call('', { factor_type: 'totp' });
  const { id } = await call(`/${app.id}/challenge`, {});
  const code = new TOTP({ secret: app.totp.secret }).generate({ timestamp: test.clock.now().getTime() });
  const raised = await call(`/${app.id}/verify`, { challenge_id: id, code });
  expect((await call('/recovery-codes', {}, raised.access_token)).codes.length).toBeGreaterThan(1);
}

const accessAction =
  (path: string, body: object) =>
  (member: Pick<Person, 'id'>, changes = {}) =>
    test.call(path === 'email' ? 'PUT' : 'POST', `/api/admin/members/${member.id}/${path}`, {
      as: 'admin',
      body: { ...body, ...changes },
    });
const endSessions = accessAction('end-sessions', { note: 'Called us: laptop stolen.' });
const resetFactor = accessAction('reset-factor', { note: 'Phone lost, passport seen.' });
const correctEmail = accessAction('email', { note: 'Mistyped when registering.' });
const actions = { endSessions, resetFactor, correctEmail };
const newEmail = () => `new-${Math.random().toString(36).slice(2, 10)}@example.org`;

describe('M-06 requirements of all three actions', () => {
  it.each(Object.entries(actions))(
    'M-06 %s needs the administrator’s password and a note',
    async (kind, action) => {
      const member = await person();
      const { access_token } = (await login(member.email)).json();
      const email = kind === 'correctEmail' ? { email: newEmail() } : {};
      test.clock.advance(601);
      expect((await action(member, email)).json().code).toBe('admin.password_required');
      await confirm();
      expect((await action(member, { ...email, note: ' ' })).statusCode).toBe(400);
      const profile = await test.call('GET', '/api/auth/profile', { headers: bearer(access_token) });
      expect(profile.json().email).toBe(member.email);
    },
  );

  it.each(Object.entries(actions))(
    'M-06 %s is refused for the administrator’s own account, an unknown member and a member without an account',
    async (kind, action) => {
      await confirm();
      const email = kind === 'correctEmail' ? { email: newEmail() } : {};
      const [own] = await rows(`SELECT id FROM local_users WHERE nickname = 'admin'`);
      expect((await action({ id: String(own?.['id']) }, email)).json().code).toBe('admin.own_account');
      const nobody = await action({ id: '00000000-0000-4000-8000-000000000000' }, email);
      expect(nobody.statusCode).toBe(404);
      const member = await person();
      await rows('UPDATE local_users SET supabase_user_id = NULL WHERE id = $1', member.id);
      expect((await action(member, email)).json().code).toBe('admin.no_account');
    },
  );
});

describe('M-06 ending the sessions of a member', () => {
  it('M-06 ending a member’s sessions logs the member out of the site and the auth service, releases the device slot and notifies the member', async () => {
    const member = await person();
    const site = (await login(member.email, { deviceId: 'a'.repeat(32) })).json();
    const direct = await test.call('POST', '/auth/v1/token?grant_type=password', {
      body: { email: member.email, password: demoPassword, take_over: true },
    });
    await confirm();
    expect((await endSessions(member)).statusCode).toBe(200);
    for (const token of [site.access_token, direct.json().access_token].filter(Boolean)) {
      const profile = await test.call('GET', '/api/auth/profile', { headers: bearer(token) });
      expect(profile.statusCode).toBe(401);
      const user = await test.call('GET', '/auth/v1/user', { headers: bearer(token) });
      expect(user.statusCode).toBe(403);
    }
    const refreshed = await test.call('POST', '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: site.refresh_token },
    });
    expect(refreshed.statusCode).toBe(400);
    expect(await rows('SELECT 1 FROM auth.sessions WHERE user_id = $1', member.userId)).toEqual([]);
    expect(await rows('SELECT 1 FROM logged_in_users WHERE user_id = $1', member.userId)).toEqual([]);
    const open = 'SELECT 1 FROM user_sessions WHERE user_id = $1 AND revoked_at IS NULL';
    expect(await rows(open, member.userId)).toEqual([]);
    const [mail] = await mailsTo(member.email);
    expect(mail).toMatchObject({ language: 'de', subject: expect.stringContaining('abgemeldet') });
    expect((await login(member.email, { deviceId: 'b'.repeat(32) })).statusCode).toBe(200);
  });
});

describe('M-06 resetting the second factor of a member', () => {
  it('M-06 resetting the second factor removes authenticator app and recovery codes, ends the sessions and notifies the member once', async () => {
    const member = await person('kr');
    const { access_token } = (await login(member.email)).json();
    await switchFactorOn(access_token);
    expect((await login(member.email, { takeOver: true })).json().mfa_required).toBe(true);
    const before = (await mailsTo(member.email)).length;
    await confirm();
    expect((await resetFactor(member)).statusCode).toBe(200);
    expect(await rows('SELECT 1 FROM auth.factors WHERE user_id = $1', member.userId)).toEqual([]);
    expect(await rows('SELECT 1 FROM auth.sessions WHERE user_id = $1', member.userId)).toEqual([]);
    const again = await login(member.email);
    expect([again.statusCode, again.json().mfa_required]).toEqual([200, undefined]);
    const received = await mailsTo(member.email);
    expect(received).toHaveLength(before + 1);
    expect(received[0]).toMatchObject({ language: 'kr', subject: expect.stringContaining('해제되었습니다') });
  });

  it('M-06 resetting the second factor of a member without one answers with an error and changes nothing', async () => {
    const member = await person();
    const { access_token } = (await login(member.email)).json();
    await confirm();
    expect((await resetFactor(member)).json().code).toBe('admin.no_factor');
    const profile = await test.call('GET', '/api/auth/profile', { headers: bearer(access_token) });
    expect(profile.statusCode).toBe(200);
    expect(await mailsTo(member.email)).toEqual([]);
  });
});

describe('M-06 correcting the email address of a member', () => {
  it('M-06 only the new email address can log in; both addresses get an email, the old one without the new address', async () => {
    const member = await person();
    const { access_token } = (await login(member.email)).json();
    const email = newEmail();
    // A link that was mailed to the former email address must not open the account either.
    await test.call('POST', '/auth/v1/recover', { body: { email: member.email } });
    await test.app.settled();
    expect(await rows('SELECT 1 FROM auth.one_time_tokens WHERE user_id = $1', member.userId)).toHaveLength(
      1,
    );
    await confirm();
    expect((await correctEmail(member, { email: ` ${email.toUpperCase()} ` })).statusCode).toBe(200);
    const profile = await test.call('GET', '/api/auth/profile', { headers: bearer(access_token) });
    expect(profile.statusCode).toBe(401);
    expect((await login(member.email)).json().message).toBe('Unregistered email');
    expect((await login(email)).statusCode).toBe(200);
    expect(await rows('SELECT 1 FROM auth.one_time_tokens WHERE user_id = $1', member.userId)).toEqual([]);
    const [row] = await rows(
      `SELECT u.email AS projected, a.email AS account, a.email_confirmed_at IS NOT NULL AS proved
         FROM users u JOIN auth.users a USING (id) WHERE id = $1`,
      member.userId,
    );
    expect(row).toEqual({ projected: email, account: email, proved: true });
    const [left] = await mailsTo(member.email);
    expect(left).toMatchObject({ language: 'de', subject: expect.stringContaining('wurde geändert') });
    expect(left?.text).not.toContain(email);
    const [taken] = await mailsTo(email);
    expect(taken).toMatchObject({ language: 'de', subject: expect.stringContaining('jetzt diese Adresse') });
  });

  it('M-06 a correction is refused if the email address is unchanged or used in the product or the auth service', async () => {
    const [member, other] = [await person(), await person()];
    await confirm();
    expect((await correctEmail(member, { email: other.email })).json().code).toBe('admin.email_taken');
    const email = newEmail();
    await test.app.authService.port.createUser({ email, password: demoPassword, emailConfirmed: true });
    expect((await correctEmail(member, { email })).json().code).toBe('admin.email_taken');
    expect((await correctEmail(member, { email: member.email })).json().code).toBe('admin.same_email');
    expect((await correctEmail(member, { email: 'no address' })).statusCode).toBe(400);
    expect((await login(member.email)).statusCode).toBe(200);
  });

  it('M-06 a correction interrupted between account and member is completed by repeating the call', async () => {
    const member = await person();
    const email = newEmail();
    await test.app.authService.port.updateUser(member.userId, { email });
    await confirm();
    expect((await correctEmail(member, { email })).statusCode).toBe(200);
    expect((await login(email)).statusCode).toBe(200);
  });
});

describe('M-06 actions that are refused for certain members', () => {
  type Shown = { id: string; nickname: string; refused: Record<string, string> };
  const shown = async (email: string): Promise<Shown> => {
    const list = await test.call('GET', `/api/admin/all-members?page=1&search=${encodeURIComponent(email)}`, {
      as: 'admin',
    });
    const [member] = list.json<{ items: Shown[] }>().items;
    if (!member) throw new Error(`${email} is not listed`);
    const alone = await test.call('GET', `/api/admin/members/${member.id}`, { as: 'admin' });
    expect(alone.json().member.refused).toEqual(member.refused);
    return member;
  };
  /** API call for each action, as the dashboard makes it. */
  const doing: Record<string, (id: string) => ReturnType<typeof test.call>> = {
    delete: (id) => test.call('DELETE', `/api/admin/delete-member/${id}`, { as: 'admin' }),
    take: (id) =>
      test.call('PUT', `/api/admin/members/${id}/role`, { as: 'admin', body: { role: 'Member' } }),
    suspend: (id) =>
      test.call('PUT', `/api/admin/members/${id}/suspension`, { as: 'admin', body: { reason: 'test' } }),
    endSessions: (id) => endSessions({ id }),
    resetFactor: (id) => resetFactor({ id }),
    correctEmail: (id) => correctEmail({ id }, { email: newEmail() }),
  };

  it("M-06 the member's details list for each action why it is refused", async () => {
    await confirm();
    const own = await shown('admin@demo.local');
    expect(own.refused).toEqual({
      delete: 'protected_account',
      take: 'last_admin',
      suspend: 'own_account',
      endSessions: 'own_account',
      resetFactor: 'own_account',
      correctEmail: 'own_account',
    });
    const waiting = await person();
    await rows('UPDATE local_users SET supabase_user_id = NULL WHERE id = $1', waiting.id);
    const { refused } = await shown(waiting.email);
    expect(Object.values(refused)).toEqual(['no_account', 'no_account', 'no_account']);
    for (const [id, reasons] of [
      [own.id, own.refused],
      [waiting.id, refused],
    ] as const)
      for (const [action, reason] of Object.entries(reasons))
        expect([action, (await doing[action]?.(id))?.json().code]).toEqual([action, `admin.${reason}`]);
  });

  it('M-06 no action is refused for an ordinary member, and if there is a second Admin, the role of the first can be revoked', async () => {
    const member = await person();
    expect((await shown(member.email)).refused).toEqual({});
    await rows(`UPDATE local_users SET role = 'Admin' WHERE id = $1`, member.id);
    expect((await shown('admin@demo.local')).refused).not.toHaveProperty('take');
    expect((await shown(member.email)).refused).toEqual({});
    await rows(`UPDATE local_users SET role = 'Member' WHERE id = $1`, member.id);
  });
});
