import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, demoPassword, type TestApp, testClock } from '../../../test/app.ts';
import {
  createHostedService,
  type HostedService,
  hostedSettings,
  publicKey,
  secretKey,
} from '../../../test/hosted-service.ts';
import { enrolApp } from './service/embedded/factors/usecases/enrol-factor.ts';
import { challengeFactor, verifyFactor } from './service/embedded/factors/usecases/verify-factor.ts';

let hosted: HostedService;
let app: TestApp;
beforeAll(async () => {
  hosted = await createHostedService(testClock());
  app = await createTestApp({
    ...hostedSettings(hosted),
  });
});
afterAll(async () => {
  await app.close();
  await hosted.close();
});

const login = (email: string, more: object = {}) =>
  app.call('POST', '/api/auth/login', { body: { email, password: demoPassword, ...more } });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('A-10 application with a hosted auth service', () => {
  test('A-10 browsers get the URL and public key of the hosted service; the product has no auth endpoints and stores no account', async () => {
    const config = await app.call('GET', '/api/config');
    expect(config.json()).toMatchObject({
      ...{ authUrl: hosted.url, authKey: publicKey, securityKeys: false },
    });
    expect(config.body).not.toContain(secretKey);
    expect((await app.call('GET', '/auth/v1/health')).statusCode).toBe(404);
    const { rows } = await app.database.pool.query('SELECT count(*)::int AS n FROM auth.users');
    expect(rows[0].n).toBe(0);
  });

  test('M-05 A-03 login, profile and logout work with a hosted service, and the token is invalid after the logout', async () => {
    const answer = await login('premium');
    expect(answer.statusCode).toBe(200);
    const { access_token: token } = answer.json();
    const profile = await app.call('GET', '/api/auth/profile', { headers: bearer(token) });
    expect(profile.json()).toMatchObject({ email: 'premium@demo.local', isPremium: true });
    expect((await app.call('POST', '/api/auth/logout', { headers: bearer(token) })).statusCode).toBe(200);
    expect((await app.call('GET', '/api/auth/profile', { headers: bearer(token) })).statusCode).toBe(401);
  });

  test('M-06 unknown, wrong and expired logins are refused as with the embedded service, and leave no session', async () => {
    expect((await login('nobody@demo.local')).json().message).toBe('Unregistered email');
    const wrong = await login('member', { password: 'wrong-one' });
    expect([wrong.statusCode, wrong.json().message]).toEqual([401, 'Incorrect password']);
    const before = await hosted.database.pool.query('SELECT count(*)::int AS n FROM auth.sessions');
    expect((await login('expired')).statusCode).toBe(402);
    const after = await hosted.database.pool.query('SELECT count(*)::int AS n FROM auth.sessions');
    expect(after.rows).toEqual(before.rows);
  });

  test('M-06 a second device gets 409, or takes over and logs the first device out', async () => {
    const first = (await login('member', { deviceId: 'device-one' })).json().access_token;
    expect((await login('member', { deviceId: 'device-two' })).statusCode).toBe(409);
    const second = (await login('member', { deviceId: 'device-two', takeOver: true })).json().access_token;
    expect((await app.call('GET', '/api/auth/profile', { headers: bearer(second) })).statusCode).toBe(200);
    app.clock.advance(11);
    const refused = await app.call('GET', '/api/auth/profile', { headers: bearer(first) });
    expect(refused.statusCode).toBe(401);
  });

  test('S-06 the product applies its login rules at the first request of a session that was started at the hosted service itself', async () => {
    const direct = async (name: string) => {
      const granted = await hosted.service.port.passwordGrant(`${name}@demo.local`, demoPassword, {});
      if (!granted.ok) throw new Error(granted.refusal.code);
      const headers = bearer(granted.value.access_token);
      return (await app.call('GET', '/api/auth/profile', { headers })).statusCode;
    };
    expect(await direct('expired')).toBe(402);
    const held = (await login('member', { deviceId: 'device-two' })).json().access_token;
    expect(await direct('member')).toBe(401);
    expect((await app.call('GET', '/api/auth/profile', { headers: bearer(held) })).statusCode).toBe(200);
    expect(await direct('premium')).toBe(200);
    expect((await login('premium', { deviceId: 'device-three' })).statusCode).toBe(409);
    await app.database.pool.query('DELETE FROM logged_in_users');
    await app.database.pool.query(`UPDATE local_users SET suspended_at = now() WHERE nickname = 'premium'`);
    expect(await direct('premium')).toBe(403);
    await app.database.pool.query(`UPDATE local_users SET suspended_at = null WHERE nickname = 'premium'`);
  });

  test('M-07 the emailed code sets a new password at the hosted service, and the old password stops working', async () => {
    const email = 'premium@demo.local';
    await app.call('POST', '/api/auth/request-password-reset', { body: { email } });
    await expect.poll(async () => (await app.call('GET', '/api/dev/mailbox')).body).toMatch(/\b\d{6}\b/);
    const { rows } = await app.database.pool.query('SELECT * FROM mails ORDER BY id DESC LIMIT 1');
    const code = /\b(\d{6})\b/.exec(JSON.stringify(rows[0]))?.[1];
    const newPassword = 'another-good-one-5';
    const body = { email, token: code, newPassword, confirmPassword: newPassword };
    expect((await app.call('POST', '/api/auth/reset-password', { body })).statusCode).toBe(200);
    expect((await login('premium', { deviceId: 'd'.repeat(9), takeOver: true })).statusCode).toBe(401);
    const again = await login('premium', { password: newPassword, takeOver: true });
    expect(again.statusCode).toBe(200);
  });

  test('M-12 the product’s login requires a second factor that was set up at the hosted service', async () => {
    const { access_token: token } = (await login('admin')).json();
    const { service } = hosted;
    const person = await service.sessions.authenticate(token);
    const factor = await enrolApp(service.factors, person, { factor_type: 'totp' });
    const challenge = await challengeFactor(service.factors, person, { id: factor.id }, {});
    const totp = new TOTP({ secret: factor.totp.secret });
    const code = totp.generate({ timestamp: testClock().now().getTime() });
    await verifyFactor(service.factors, person, { id: factor.id, challengeId: challenge.id, code }, {});
    const half = (await login('admin')).json();
    expect(half.mfa_required).toBe(true);
    const refused = await app.call('GET', '/api/auth/profile', { headers: bearer(half.access_token) });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'auth.second_factor_required']);
  });
});
