import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { newcomer, provenCookie } from '../../../../test/newcomer.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({
    APP_MODE: 'live',
    PUBLIC_URL: 'https://ferrite.example',
    SERVER_SECRET: 'a-long-random-value-that-nobody-knows-0',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Ferrite <post@ferrite.example>',
    RATE_LIMITS: 'on',
  });
});
afterAll(() => server.close());

test('M-05 in live mode a common password is rejected with the reason, and the attempt leaves no data', async () => {
  const person = newcomer({ password: 'password1' });
  const cookie = await provenCookie(server, person.email);
  const send = (password: string) =>
    server.call('POST', '/api/auth/register', { body: { ...person, password }, headers: { cookie } });
  const weak = await send('password1');
  expect([weak.statusCode, weak.json()]).toMatchObject([
    422,
    { code: 'membership.weak_password', field: 'password', reasons: ['pwned'] },
  ]);
  expect((await send('walk-the-heat-9')).statusCode).toBe(201);
});

test('P-01 a live site without configured codes offers no test plan, and the demo codes are rejected', async () => {
  const answer = await server.call('POST', '/api/membership/test-code', { body: { code: 'FERRITE-DEMO-1' } });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'membership.test_code_wrong']);
});
