import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('S-07 a forgotten password', () => {
  it('S-07 ends the access keys with the sessions, and the mail says so; a change by the owner keeps them', async () => {
    const email = 'premium@demo.local';
    const made = await test.call('POST', '/api/user/access-keys', { as: 'premium', body: { name: 'mill' } });
    const { key } = made.json();
    const compute = async () =>
      (
        await test.call('POST', '/api/calculators/carbon-equivalent', {
          headers: { authorization: `Bearer ${key}` },
          body: { C: 0.16, Mn: 1.45 },
        })
      ).statusCode;
    expect(await compute()).toBe(200);
    const changed = await test.call('PATCH', '/api/auth/profile', {
      as: 'premium',
      body: { password: 'quench-and-temper-9' },
    });
    expect(changed.statusCode).toBe(200);
    expect(await compute()).toBe(200);
    await test.call('POST', '/api/auth/request-password-reset', { body: { email } });
    const newest = async () => (await test.call('GET', `/api/dev/mailbox?to=${email}`)).json()[0];
    const code = async () => /\b\d{6}\b/.exec((await newest())?.text ?? '')?.[0];
    await expect.poll(code).toBeTruthy();
    const newPassword = 'normalise-and-anneal-3';
    const body = { email, token: await code(), newPassword, confirmPassword: newPassword };
    expect((await test.call('POST', '/api/auth/reset-password', { body })).statusCode).toBe(200);
    expect(await compute()).toBe(401);
    expect((await newest()).text).toContain('access keys for programs are revoked');
  });
});
