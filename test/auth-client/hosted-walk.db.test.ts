/**
 * Tests the product with a hosted auth service. A second instance of the product, with its own database and keys, acts
 * as the service. Members use the service directly with the official client, as the site does.
 */
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp, demoPassword, type TestApp } from '../app.ts';
import { newcomer, provenCookie } from '../newcomer.ts';
import {
  application,
  type Client,
  refusalOf,
  requireData,
  type Service,
  serviceToken,
  startService,
} from './bench.ts';

let service: Service;
let product: TestApp;
beforeAll(async () => {
  service = await startService(application);
  product = await createTestApp({
    AUTH_MODE: 'hosted',
    AUTH_URL: service.url,
    AUTH_PUBLIC_KEY: 'public',
    AUTH_SECRET_KEY: await serviceToken(service, '2'),
  });
  product.clock.set(service.app.clock.now().toISOString());
});
afterAll(async () => {
  await product.close();
  await service.close();
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const login = (email: string, more: object = {}) =>
  product.call('POST', '/api/auth/login', { body: { email, password: demoPassword, ...more } });
const profile = async (token: string) =>
  (await product.call('GET', '/api/auth/profile', { headers: bearer(token) })).statusCode;
const advance = (seconds: number) => {
  for (const { clock } of [product, service.app]) clock.advance(seconds);
};

/** Registers a member at the product, which creates the account at the service. */
async function register() {
  const person = newcomer();
  const cookie = await provenCookie(product, person.email);
  const answer = await product.call('POST', '/api/auth/register', { body: person, headers: { cookie } });
  expect(answer.statusCode).toBe(201);
  return person.email;
}

/** Logs in to the product and passes the session to the official client, as the site does. */
async function signIn(email: string, more: object = {}): Promise<{ client: Client; token: string }> {
  const answer = (await login(email, { takeOver: true, ...more })).json();
  const client = service.client();
  requireData(await client.setSession(answer));
  return { client, token: answer.access_token };
}

const tokenOf = async (client: Client) => requireData(await client.getSession()).session?.access_token ?? '';

/** Adds an authenticator app, which upgrades the session to aal2. */
async function addApp(client: Client) {
  const { id, totp } = requireData(await client.mfa.enroll({ factorType: 'totp' }));
  const app = new TOTP({ secret: totp.secret });
  const code = () => app.generate({ timestamp: service.app.clock.now().getTime() });
  requireData(await client.mfa.challengeAndVerify({ factorId: id, code: code() }));
  return { factorId: id, code };
}

async function memberIdOf(email: string): Promise<string> {
  const { rows } = await product.database.pool.query('SELECT id FROM local_users WHERE email = $1', [email]);
  return rows[0]?.id;
}
const isAtService = async (email: string): Promise<boolean> => {
  const { rows } = await service.app.database.pool.query('SELECT 1 FROM auth.users WHERE email = $1', [
    email,
  ]);
  return rows.length > 0;
};

describe('A-10 A-11 members of a product with a hosted auth service', () => {
  test('A-10 sign-up: the mailed code confirms the email address, and the account exists at the service only', async () => {
    const email = await register();
    expect(await isAtService(email)).toBe(true);
    const { rows } = await product.database.pool.query('SELECT count(*)::int AS n FROM auth.users');
    expect(rows[0].n).toBe(0);
    expect((await login(email, { takeOver: true })).json().user).toMatchObject({ email });
  });

  test('A-10 A-11 the client can refresh the session of a login; after a logout at the service the product rejects the session', async () => {
    const { client, token } = await signIn(await register());
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    expect(await profile(token)).toBe(200);
    advance(60);
    const refreshed = requireData(await client.refreshSession()).session?.access_token ?? '';
    expect(refreshed).not.toBe(token);
    expect(await profile(refreshed)).toBe(200);
    requireData(await client.signOut().then(({ error }) => ({ data: null, error })));
    expect(events).toEqual(expect.arrayContaining(['TOKEN_REFRESHED', 'SIGNED_OUT']));
    advance(31);
    expect(await profile(refreshed)).toBe(401);
  });

  test('A-10 after a logout at the product, the client cannot refresh the session', async () => {
    const { client, token } = await signIn(await register());
    await product.call('POST', '/api/auth/logout', { headers: bearer(token) });
    expect(refusalOf(await client.refreshSession())[0]).toBe(400);
  });

  test('A-10 an authenticator app set up at the service is required at login, completes it, and can be reset by an administrator', async () => {
    const email = await register();
    const { client } = await signIn(email);
    const { factorId, code } = await addApp(client);
    expect(await profile(await tokenOf(client))).toBe(200);
    advance(60);

    const half = await login(email, { takeOver: true });
    expect(half.json()).toMatchObject({ mfa_required: true });
    expect(await profile(half.json().access_token)).toBe(403);
    const second = service.client();
    requireData(await second.setSession(half.json()));
    requireData(await second.mfa.challengeAndVerify({ factorId, code: code() }));
    const completed = await product.call('POST', '/api/auth/second-step', {
      body: { takeOver: true },
      headers: bearer(await tokenOf(second)),
    });
    expect(completed.json().user).toMatchObject({ email });
    expect(await profile(await tokenOf(second))).toBe(200);

    await product.call('POST', '/api/admin/verify-password', {
      as: 'admin',
      body: { password: demoPassword },
    });
    const reset = `/api/admin/members/${await memberIdOf(email)}/reset-factor`;
    expect((await product.call('POST', reset, { as: 'admin', body: { note: 'Lost' } })).statusCode).toBe(200);
    expect((await login(email, { takeOver: true })).json().user).toMatchObject({ email });
  });

  test('A-10 a password changed on My Page or with the mailed code is also changed at the service', async () => {
    const email = await register();
    const { token } = await signIn(email);
    const change = { password: 'annealed-and-slow-3', currentPassword: demoPassword };
    const changed = await product.call('PATCH', '/api/auth/profile', {
      body: change,
      headers: bearer(token),
    });
    expect(changed.statusCode).toBe(200);
    requireData(await service.client().signInWithPassword({ email, password: change.password }));

    await product.call('POST', '/api/auth/request-password-reset', { body: { email } });
    const code = await vi.waitFor(async () => {
      const mails = await product.app.mailbox.list(email);
      const reset = mails.find(({ subject }) => /password/i.test(subject) && !/changed/i.test(subject));
      const digits = /^\d{6}$/m.exec(reset?.text ?? '')?.[0];
      if (!digits) throw new Error('no code yet');
      return digits;
    }, 15_000);
    const newPassword = 'quenched-and-fast-4';
    const body = { email, token: code, newPassword, confirmPassword: newPassword };
    expect((await product.call('POST', '/api/auth/reset-password', { body })).statusCode).toBe(200);
    requireData(await service.client().signInWithPassword({ email, password: newPassword }));
    const old = await service.client().signInWithPassword({ email, password: change.password });
    expect(refusalOf(old)).toEqual([400, 'invalid_credentials']);
  });

  test('A-10 ending the sessions of a member or deleting the member also takes effect at the auth service; sessions of a suspended member are rejected', async () => {
    const email = await register();
    const { client, token } = await signIn(email);
    const memberId = await memberIdOf(email);
    const call = async (method: string, path: string, body?: object) =>
      (await product.call(method, `/api/admin/${path}`, { as: 'admin', ...(body ? { body } : {}) }))
        .statusCode;
    expect(await call('POST', 'verify-password', { password: demoPassword })).toBe(200);

    expect(await call('POST', `members/${memberId}/end-sessions`, { note: 'Lost laptop' })).toBe(200);
    expect(refusalOf(await client.refreshSession())[0]).toBe(400);
    expect(await profile(token)).toBe(401);

    expect(await call('PUT', `members/${memberId}/suspension`, { reason: 'Spam' })).toBe(200);
    expect((await login(email)).json().code).toBe('auth.suspended');
    const direct = requireData(await service.client().signInWithPassword({ email, password: demoPassword }));
    expect(await profile(direct.session.access_token)).toBe(403);
    expect(await call('PUT', `members/${memberId}/suspension`, { reason: null })).toBe(200);
    expect((await login(email, { takeOver: true })).statusCode).toBe(200);

    expect(await call('DELETE', `delete-member/${memberId}`)).toBe(200);
    expect(await isAtService(email)).toBe(false);
    expect((await login(email)).json().message).toBe('Unregistered email');
  });

  test('A-10 when a member deletes the account, it is deleted at the service too', async () => {
    const email = await register();
    const { token } = await signIn(email);
    const answer = await product.call('DELETE', '/api/user/account', {
      body: { password: demoPassword },
      headers: bearer(token),
    });
    expect(answer.statusCode).toBe(200);
    expect(await isAtService(email)).toBe(false);
    expect(await profile(token)).toBe(401);
  });
});
