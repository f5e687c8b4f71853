import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthenticator } from '../../../test/auth-client/authenticator.ts';
import { type AuthServer, createAuthServer, password, siteUrl } from '../../../test/auth-server.ts';

let server: AuthServer;
beforeAll(async () => {
  server = await createAuthServer();
});
afterAll(() => server.close());

async function secured(role = 'Member') {
  const member = await server.addMember({ role });
  const client = server.client();
  await client.signInWithPassword({ email: member.email, password });
  const { data } = await client.mfa.enroll({ factorType: 'totp' });
  const totp = new TOTP({ secret: data?.totp.secret ?? '' });
  const code = () => totp.generate({ timestamp: server.clock.now().getTime() });
  const { error } = await client.mfa.challengeAndVerify({ factorId: data?.id ?? '', code: code() });
  if (error) throw error;
  const codes = (await client.mfa.recoveryCodes.generate()).data?.codes ?? [];
  await client.signOut();
  server.clock.advance(30);
  /**
   * Verifies the second factor with the tokens of the first login step, as the browser does.
   * @returns the new access token
   */
  async function prove(tokens: { access_token: string; refresh_token: string }): Promise<string> {
    const half = server.client();
    await half.setSession(tokens);
    const proved = await half.mfa.challengeAndVerify({ factorId: data?.id ?? '', code: code() });
    if (proved.error) throw proved.error;
    server.clock.advance(30);
    return proved.data.access_token;
  }
  return { ...member, prove, codes };
}
const finish = (token: string, body: object = {}) =>
  server.post('/api/auth/second-step', body, { authorization: `Bearer ${token}` });

describe('M-12 A-10 login with two factors', () => {
  test('M-12 the password alone returns tokens and mfa_required, but no data of the member', async () => {
    const { email } = await secured();
    const answer = await server.login(email);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ mfa_required: true, token_type: 'bearer' });
    expect(answer.json().user).toBeUndefined();
    const local = await server.post('/api/auth/local/login', { identifier: email, password });
    expect(local.json()).toMatchObject({ mfa_required: true });
    const token = answer.json().access_token;
    for (const url of ['/api/auth/profile', '/api/auth/user']) {
      const refused = await server.get(url, token);
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'auth.second_factor_required']);
    }
    const beat = await server.post('/api/auth/heartbeat', {}, { authorization: `Bearer ${token}` });
    expect(beat.statusCode).toBe(403);
    expect((await finish(token)).json().code).toBe('auth.second_factor_required');
    expect((await finish('x')).statusCode).toBe(401);
  });

  test('M-12 the second-factor code completes the login with profile, device slot and login history', async () => {
    const { email, prove, supabaseUserId } = await secured();
    const token = await prove((await server.login(email, { deviceId: 'device-one' })).json());
    const done = await finish(token, { deviceId: 'device-one' });
    expect([done.statusCode, done.json().user.email]).toEqual([200, email]);
    expect((await server.get('/api/auth/profile', token)).statusCode).toBe(200);
    expect((await server.store.findLeases(supabaseUserId))[0]?.deviceIdHash).not.toBeNull();
    const { rows } = await server.database.pool.query(
      'SELECT count(*)::int AS n FROM user_sessions WHERE user_id = $1',
      [supabaseUserId],
    );
    expect(rows[0].n).toBe(1);
  });

  test('M-12 M-07 after a password reset by email the second factor is still required', async () => {
    const { email, prove } = await secured();
    await server.post('/api/auth/request-password-reset', { email });
    const mail = server.mails.filter(({ to, template }) => to === email && template === 'recovery').at(-1);
    const token = mail?.params.code;
    const newPassword = 'slow-furnace-cooling-8';
    const body = { email, token, newPassword, confirmPassword: newPassword };
    expect((await server.post('/api/auth/reset-password', body)).statusCode).toBe(200);
    const half = (await server.login(email, { password: newPassword })).json();
    expect(half).toMatchObject({ mfa_required: true });
    expect((await server.get('/api/auth/profile', half.access_token)).statusCode).toBe(403);
    expect((await finish(await prove(half))).statusCode).toBe(200);
  });

  test('M-12 a recovery code is accepted instead of the app', async () => {
    const { email, codes } = await secured();
    const half = server.client();
    await half.setSession((await server.login(email)).json());
    const { data, error } = await half.mfa.recoveryCodes.verify({ code: codes[0] ?? '' });
    expect(error).toBeNull();
    expect((await finish(data?.access_token ?? '')).statusCode).toBe(200);
  });

  test('M-12 S-12 a security key completes the login of an administrator as a code does', async () => {
    const { email } = await server.addMember({ role: 'Admin' });
    const site = { rpId: new URL(siteUrl).hostname, rpOrigins: [siteUrl] };
    const key = createAuthenticator(siteUrl);
    const client = server.client();
    await client.signInWithPassword({ email, password });
    const { data: factor } = await client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Blue' });
    const factorId = factor?.id ?? '';
    async function answer(by: typeof client) {
      const { data: made, error } = await by.mfa.challenge({ factorId, webauthn: site });
      if (error) throw error;
      const { type, credential_options } = made.webauthn;
      const publicKey = credential_options.publicKey as never;
      const credential_response = (type === 'create' ? key.create(publicKey) : key.get(publicKey)) as never;
      const webauthn = { ...site, type, credential_response };
      return by.mfa.verify({ factorId, challengeId: made.id, webauthn });
    }
    expect((await answer(client)).error).toBeNull();
    await client.signOut();
    const first = (await server.login(email)).json();
    expect(first.mfa_required).toBe(true);
    const half = server.client();
    await half.setSession(first);
    const { data, error } = await answer(half);
    expect(error).toBeNull();
    expect((await finish(data?.access_token ?? '')).json().user.email).toBe(email);
    expect((await server.get('/api/auth/profile', data?.access_token)).statusCode).toBe(200);
  });

  test('M-06 with two-factor, the password alone logs out no other device, even if a takeover is requested, and does not show which device is logged in', async () => {
    const { email, prove } = await secured();
    const first = await prove((await server.login(email, { deviceId: 'device-one' })).json());
    await finish(first, { deviceId: 'device-one' });
    const elsewhere = await server.login(email, { deviceId: 'device-two' });
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([409, 'auth.other_device']);
    expect(elsewhere.json()).not.toMatchObject({ deviceLabel: expect.anything() });
    expect(elsewhere.json()).not.toMatchObject({ lastSeenAt: expect.anything() });
    const half = await server.login(email, { deviceId: 'device-two', takeOver: true });
    expect(half.json().mfa_required).toBe(true);
    expect((await server.get('/api/auth/profile', first)).statusCode).toBe(200);
    const second = await prove(half.json());
    expect((await server.get('/api/auth/profile', first)).statusCode).toBe(200);
    expect((await finish(second, { deviceId: 'device-two', takeOver: true })).statusCode).toBe(200);
    expect((await server.get('/api/auth/profile', first)).statusCode).toBe(401);
    expect((await server.get('/api/auth/profile', second)).statusCode).toBe(200);
  });

  test('M-06 the device that completes its login first keeps the slot, and the session of the other device ends', async () => {
    const { email, prove } = await secured();
    const late = await prove((await server.login(email, { deviceId: 'device-one' })).json());
    const quick = await prove((await server.login(email, { deviceId: 'device-two' })).json());
    expect((await finish(quick, { deviceId: 'device-two' })).statusCode).toBe(200);
    const refused = await finish(late, { deviceId: 'device-one' });
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'auth.login_required']);
  });

  test('A-10 turning on two-factor keeps the running session, and its older tokens are refused within seconds', async () => {
    const { email } = await server.addMember();
    const { access_token, refresh_token } = (await server.login(email)).json();
    expect((await server.get('/api/auth/profile', access_token)).statusCode).toBe(200);
    const client = server.client();
    await client.setSession({ access_token, refresh_token });
    const { data } = await client.mfa.enroll({ factorType: 'totp' });
    const code = new TOTP({ secret: data?.totp.secret ?? '' }).generate({
      timestamp: server.clock.now().getTime(),
    });
    const raised = await client.mfa.challengeAndVerify({ factorId: data?.id ?? '', code });
    expect((await server.get('/api/auth/profile', raised.data?.access_token)).statusCode).toBe(200);
    server.clock.advance(11);
    const old = await server.get('/api/auth/profile', access_token);
    expect([old.statusCode, old.json().code]).toEqual([403, 'auth.second_factor_required']);
  });

  test('M-12 an administrator also needs the second factor', async () => {
    const { email, prove } = await secured('Admin');
    const half = (await server.login(email)).json();
    expect((await server.get('/api/auth/profile', half.access_token)).statusCode).toBe(403);
    const token = await prove(half);
    expect((await finish(token)).json().user.role).toBe('Admin');
  });
});
