/** Tests that the same rules apply to logins at the product and at the auth service's own endpoints. */
import { AuthClient } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, demoPassword, type TestApp } from '../../../../test/app.ts';
import { defaultSignInLimits } from '../auth.rules.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ RATE_LIMITS: 'on' });
});
afterAll(() => test.close());

let people = 0;
async function person(fields: Record<string, unknown> = {}) {
  const nickname = `twice${++people}`;
  const email = `${nickname}@example.org`;
  const account = { email, password: demoPassword, emailConfirmed: true };
  const made = await test.app.authService.port.createUser(account);
  if (!made.ok) throw new Error(made.refusal.message);
  const columns = {
    name: `Somebody ${people}`,
    nickname,
    email,
    is_verified: true,
    language: 'de',
    ...fields,
  };
  const all: Record<string, unknown> = { ...columns, supabase_user_id: made.value.id };
  const names = Object.keys(all);
  const { rows } = await test.database.pool.query(
    `INSERT INTO local_users (${names.join(', ')}) VALUES (${names.map((_, at) => `$${at + 1}`).join(', ')})
     RETURNING id`,
    Object.values(all),
  );
  return { email, nickname, id: String(rows[0].id), userId: made.value.id };
}

type Try = { password?: string; from?: string; deviceId?: string };
const from = (remoteAddress: string | undefined) => ({ remoteAddress: remoteAddress ?? '192.0.2.1' });
const atProduct = (email: string, { password = demoPassword, from: address, ...more }: Try = {}) =>
  test.http.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password, ...more },
    ...from(address),
  });
const atService = (email: string, { password = demoPassword, from: address }: Try = {}) =>
  test.http.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=password',
    headers: { 'x-supabase-api-version': '2024-01-01' },
    payload: { email, password },
    ...from(address),
  });
const mailsTo = async (email: string) =>
  (await test.call('GET', `/api/dev/mailbox?to=${email}`)).json<{ subject: string; text: string }[]>();
const liveSessions = async (userId: string) =>
  (await test.database.pool.query('SELECT id FROM auth.sessions WHERE user_id = $1', [userId])).rows.length;
const wrong = 'not the password';

describe('S-06 login at the auth service’s own endpoint', () => {
  const dayAgo = '2026-11-20T12:00:00Z';
  it.each([
    [
      'expired',
      { membership_type: 'monthly', subscription_status: 'active', subscription_expires_at: dayAgo },
      402,
      'subscription_expired',
    ],
    ['suspended', { suspended_at: dayAgo }, 403, 'user_banned'],
    ['not verified', { is_verified: false }, 400, 'email_not_confirmed'],
  ] as const)(
    'S-06 a member who is %s cannot log in and gets no session',
    async (_what, fields, status, code) => {
      const { email, userId } = await person(fields);
      const refused = await atService(email);
      expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
      expect(refused.json().message).toBeTruthy();
      expect(await liveSessions(userId)).toBe(0);
    },
  );

  it('S-06 the logged-in device keeps its slot at both login endpoints until it logs out', async () => {
    const { email, userId } = await person();
    const first = await atService(email);
    expect(first.statusCode).toBe(200);
    for (const attempt of [atService, atProduct]) expect((await attempt(email)).statusCode).toBe(409);
    expect(await liveSessions(userId)).toBe(1);
    const headers = { authorization: `Bearer ${first.json().access_token}` };
    expect((await test.call('POST', '/auth/v1/logout', { headers })).statusCode).toBe(204);
    const second = await atProduct(email);
    expect(second.statusCode).toBe(200);
    const refused = await atService(email);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'other_device']);
    const profile = (token: string) =>
      test.call('GET', '/api/auth/profile', { headers: { authorization: `Bearer ${token}` } });
    expect((await profile(second.json().access_token)).statusCode).toBe(200);
    expect((await profile(first.json().access_token)).statusCode).toBe(401);
  });

  it('S-06 the login rules also apply to emailed codes and links; a password reset takes over the device slot', async () => {
    const service = test.app.authService;
    const expired = await person({
      membership_type: 'monthly',
      subscription_status: 'active',
      subscription_expires_at: dayAgo,
    });
    const codeFor = async (path: string, email: string) => {
      expect((await test.call('POST', `/auth/v1/${path}`, { body: { email } })).statusCode).toBe(200);
      await test.app.settled();
      const text = (await mailsTo(email))[0]?.text ?? '';
      return { token: /\b\d{6}\b/.exec(text)?.[0], link: /\S+\/auth\/v1\/verify\?\S+/.exec(text)?.[0] ?? '' };
    };
    const { token } = await codeFor('otp', expired.email);
    const body = { type: 'email', email: expired.email, token };
    expect((await test.call('POST', '/auth/v1/verify', { body })).statusCode).toBe(402);
    test.clock.advance(61);
    const { link } = await codeFor('otp', expired.email);
    const { pathname, search } = new URL(link);
    const followed = await test.call('GET', pathname + search);
    expect(String(followed.headers.location)).toContain('error_code=subscription_expired');
    expect(String(followed.headers.location)).not.toContain('access_token');
    expect(await liveSessions(expired.userId)).toBe(0);

    const free = await person();
    const held = (await atProduct(free.email)).json();
    const recovery = await codeFor('recover', free.email);
    const verify = { type: 'recovery', email: free.email, token: recovery.token };
    expect((await test.call('POST', '/auth/v1/verify', { body: verify })).statusCode).toBe(200);
    const headers = { authorization: `Bearer ${held.access_token}` };
    expect((await test.call('GET', '/api/auth/profile', { headers })).statusCode).toBe(401);
    expect(service.routes).not.toBeNull();
  });

  it('S-06 a running session continues when the membership ends', async () => {
    const { email, id } = await person();
    const { refresh_token } = (await atService(email)).json();
    await test.database.pool.query(
      `UPDATE local_users SET membership_type = 'monthly', subscription_status = 'active',
              subscription_expires_at = $2 WHERE id = $1`,
      [id, dayAgo],
    );
    const url = '/auth/v1/token?grant_type=refresh_token';
    expect((await test.call('POST', url, { body: { refresh_token } })).statusCode).toBe(200);
    expect((await atService(email)).statusCode).toBe(402);
  });

  it('S-06 for a suspended member the official client returns an error with status 403 and the code user_banned', async () => {
    const { email } = await person({ suspended_at: dayAgo });
    const fetch = async (url: RequestInfo | URL, init?: RequestInit) => {
      const { pathname, search } = new URL(String(url));
      const answer = await test.http.inject({
        method: 'POST',
        url: pathname + search,
        headers: Object.fromEntries(new Headers(init?.headers).entries()),
        payload: String(init?.body),
      });
      return new Response(answer.body, {
        status: answer.statusCode,
        headers: { 'x-supabase-api-version': String(answer.headers['x-supabase-api-version']) },
      });
    };
    const client = new AuthClient({
      url: 'http://site.test/auth/v1',
      fetch,
      persistSession: false,
      autoRefreshToken: false,
    });
    expect((await client.signInWithPassword({ email, password: demoPassword })).error).toMatchObject({
      status: 403,
      code: 'user_banned',
    });
  });

  it('S-06 the product’s rules can be turned off for an auth service that is used alone', async () => {
    const alone = await createTestApp({ AUTH_SIGN_IN_RULES: 'off' });
    try {
      const grant = (email: string) =>
        alone.call('POST', '/auth/v1/token?grant_type=password', { body: { email, password: demoPassword } });
      for (let device = 0; device < 3; device++)
        expect((await grant('expired@demo.local')).statusCode).toBe(200);
    } finally {
      await alone.close();
    }
  });
});

describe('S-06 password guessing', () => {
  it('S-06 both login endpoints count failed attempts together, whether by email or nickname', async () => {
    const { email, nickname } = await person();
    const { free } = defaultSignInLimits.account;
    for (let guess = 0; guess < free; guess++) {
      const [attempt, name] =
        guess % 3 === 0 ? [atService, email] : [atProduct, guess % 3 === 1 ? email : nickname];
      expect([400, 401]).toContain((await attempt(name, { password: wrong, from: '192.0.2.7' })).statusCode);
    }
    for (const attempt of [atService, atProduct]) {
      const refused = await attempt(email, { from: '192.0.2.7' });
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await atService(email, { from: '192.0.2.7' })).json().code).toBe('over_request_rate_limit');
    expect((await atProduct(email, { from: '192.0.2.8' })).statusCode).toBe(200);
  });

  it('S-06 single guesses from many IP addresses are limited too; the owner is notified once and can still log in', async () => {
    const { email } = await person();
    expect((await atProduct(email, { from: '192.0.2.10', deviceId: 'device-of-the-owner' })).statusCode).toBe(
      200,
    );
    const { free } = defaultSignInLimits.everywhere;
    let judged = 0;
    for (let guess = 0; guess < free + 20; guess++) {
      const attempt = guess % 2 === 0 ? atService : atProduct;
      const answer = await attempt(email, { password: wrong, from: `198.51.100.${guess}` });
      if (answer.statusCode !== 429) judged += 1;
    }
    expect(judged).toBe(free);
    expect((await atProduct(email, { from: '203.0.113.1' })).statusCode).toBe(429);
    expect((await atService(email, { from: '203.0.113.1' })).statusCode).toBe(429);
    // The owner is not delayed at a known IP address, or with a known device at another IP address.
    expect((await atProduct(email, { from: '192.0.2.10', deviceId: 'device-of-the-owner' })).statusCode).toBe(
      200,
    );
    expect(
      (await atProduct(email, { from: '203.0.113.2', deviceId: 'device-of-the-owner' })).statusCode,
    ).toBe(200);
    const warnings = async () =>
      (await mailsTo(email)).filter(({ subject }) => subject.includes('Passwort zu erraten'));
    await expect.poll(async () => (await warnings()).length).toBe(1);
    expect((await warnings())[0]?.text).toContain(email);
    // Elsewhere and with another device, the owner can log in after a password reset by email.
    await test.call('POST', '/api/auth/request-password-reset', { body: { email } });
    const code = async () => /\b\d{6}\b/.exec((await mailsTo(email))[0]?.text ?? '')?.[0];
    await expect.poll(code).toBeTruthy();
    const newPassword = 'quench-and-temper-9';
    const reset = await test.http.inject({
      method: 'POST',
      url: '/api/auth/reset-password',
      payload: { email, token: await code(), newPassword, confirmPassword: newPassword },
      remoteAddress: '203.0.113.3',
    });
    expect(reset.statusCode).toBe(200);
    expect((await atProduct(email, { password: newPassword, from: '203.0.113.3' })).statusCode).toBe(200);
  });

  it('S-06 guesses of the current password are limited, both with and without a session', async () => {
    const { email } = await person();
    const { access_token } = (await atService(email, { from: '192.0.2.30' })).json();
    const guess = () =>
      test.http.inject({
        method: 'PUT',
        url: '/auth/v1/user',
        headers: { authorization: `Bearer ${access_token}` },
        payload: { password: 'quench-and-temper-9', current_password: wrong },
        remoteAddress: '192.0.2.30',
      });
    const statuses = [];
    for (let tries = 0; tries < defaultSignInLimits.account.free + 2; tries++)
      statuses.push((await guess()).statusCode);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  it('S-06 the audit log has one row of failed attempts per account, IP address and hour, without the typed password', async () => {
    const { email, id } = await person();
    const rows = async (target: string | null) =>
      (
        await test.database.pool.query(
          `SELECT details, user_id FROM audit_logs WHERE action = 'auth.sign_in_failed'
           AND target_user_id IS NOT DISTINCT FROM $1 AND details->>'address' = '192.0.2.20'`,
          [target],
        )
      ).rows;
    for (const attempt of [atService, atProduct, atProduct])
      await attempt(email, { password: 'Secret-typed-7', from: '192.0.2.20' });
    expect(await rows(id)).toEqual([{ user_id: null, details: { address: '192.0.2.20', count: 3 } }]);
    for (const name of ['Secret-typed-7', 'another typed name'])
      await atProduct(name, { password: 'Secret-typed-7', from: '192.0.2.20' });
    expect(await rows(null)).toEqual([{ user_id: null, details: { address: '192.0.2.20', count: 2 } }]);
    test.clock.advance(3601);
    await atService(email, { password: wrong, from: '192.0.2.20' });
    expect(await rows(id)).toHaveLength(2);
    const all = await test.database.pool.query(`SELECT details::text AS text FROM audit_logs`);
    expect(JSON.stringify(all.rows)).not.toContain('typed');
    const listed = await test.call('GET', '/api/admin/audit?action=auth.sign_in_failed', { as: 'admin' });
    expect(listed.statusCode).toBe(200);
    expect(listed.json().total).toBeGreaterThan(2);
  });

  it('S-06 failed attempts from changing IP addresses do not fill the audit log', async () => {
    const { email } = await person();
    const { reports, rows } = await boundedReports();
    for (let guess = 0; guess < 520; guess++)
      await reports.onFailure({ account: email, address: `198.51.${guess >> 8}.${guess & 255}` });
    expect(rows.filter(({ count }) => count === 1)).toHaveLength(501);
    expect(rows.at(-1)).toMatchObject({ address: null, targetId: null, count: 20 });
  });
});

async function boundedReports() {
  const { createFailedSignIns } = await import('./failed-sign-ins.ts');
  const { createRateLimitStore } = await import('../../../platform/server/rate-limit/rate-limit.store.ts');
  const rows: { address: string | null; targetId: string | null; count: number }[] = [];
  const reports = createFailedSignIns({
    store: createRateLimitStore(test.database.db),
    clock: test.clock,
    digest: (...parts) => `bounded ${parts.join(' ')}`,
    findMember: async () => null,
    record: async (row) => void rows.push(row),
    sendMail: async () => undefined,
    onError: (error) => {
      throw error;
    },
  });
  return { reports, rows };
}
