import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const email = 'premium@demo.local';
const newest = async () => (await test.call('GET', `/api/dev/mailbox?to=${email}`)).json()[0];
const compute = async (key: string) =>
  (
    await test.call('POST', '/api/calculators/carbon-equivalent', {
      headers: { authorization: `Bearer ${key}` },
      body: { C: 0.16, Mn: 1.45 },
    })
  ).statusCode;

describe('S-07 access keys', () => {
  it('S-07 access keys expire as chosen at creation, at the latest after a year', async () => {
    const make = async (days?: number) =>
      (
        await test.call('POST', '/api/user/access-keys', { as: 'admin', body: { name: 'mill', days } })
      ).json();
    const [short, usual] = [await make(2), await make()];
    const lasts = ({ createdAt, expiresAt }: { createdAt: string; expiresAt: string }) =>
      (Date.parse(expiresAt) - Date.parse(createdAt)) / 86_400_000;
    expect([lasts(short), lasts(usual)]).toEqual([2, 365]);
    expect((await make(366)).code).toBe('request.invalid');
    const { pool } = test.database;
    expect(await compute(short.key)).toBe(200);
    await pool.query('UPDATE access_keys SET expires_at = $1 WHERE id = $2', [test.clock.now(), short.id]);
    expect(await compute(short.key)).toBe(401);
    expect(await compute(usual.key)).toBe(200);
  });

  it('S-07 access keys are revoked when the owner changes or resets the password, at the product or the auth service, and the emails say so', async () => {
    const makeKey = async () =>
      (await test.call('POST', '/api/user/access-keys', { as: 'premium', body: { name: 'mill' } })).json()
        .key;
    const keys = [await makeKey(), await makeKey()];
    expect(await compute(keys[0])).toBe(200);
    const changed = await test.call('PATCH', '/api/auth/profile', {
      as: 'premium',
      body: { password: 'quench-and-temper-9' },
    });
    expect(changed.statusCode).toBe(200);
    for (const key of keys) expect(await compute(key)).toBe(401);
    await expect.poll(async () => (await newest())?.text).toContain('Access keys for programs are revoked');

    const key = await makeKey();
    const direct = await test.call('PUT', '/auth/v1/user', {
      as: 'premium',
      body: { password: 'quench-and-temper-10' },
    });
    expect(direct.statusCode, direct.body).toBe(200);
    expect(await compute(key)).toBe(401);

    const last = await makeKey();
    await test.call('POST', '/api/auth/request-password-reset', { body: { email } });
    const code = async () => /\b\d{6}\b/.exec((await newest())?.text ?? '')?.[0];
    await expect.poll(code).toBeTruthy();
    const newPassword = 'normalise-and-anneal-3';
    const body = { email, token: await code(), newPassword, confirmPassword: newPassword };
    expect((await test.call('POST', '/api/auth/reset-password', { body })).statusCode).toBe(200);
    expect(await compute(last)).toBe(401);
    expect((await newest()).text).toContain('access keys for programs are revoked');
  });
});
