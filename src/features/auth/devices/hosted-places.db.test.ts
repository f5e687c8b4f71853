/**
 * Tests two devices at a time with a hosted auth service. That service cannot end a session by its id, so the product
 * rejects the session instead.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, demoPassword, type TestApp, testClock } from '../../../../test/app.ts';
import { createHostedService, type HostedService, hostedSettings } from '../../../../test/hosted-service.ts';

let hosted: HostedService;
let app: TestApp;
beforeAll(async () => {
  hosted = await createHostedService(testClock());
  app = await createTestApp({
    ...hostedSettings(hosted),
    DEVICES_PER_MEMBERSHIP: '2',
  });
});
afterAll(async () => {
  await app.close();
  await hosted.close();
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const enter = async (email: string, name: string, takeOver = false, password = demoPassword) => {
  const body = { email, password, deviceId: name.repeat(32), takeOver };
  const answer = await app.call('POST', '/api/auth/login', { body });
  return { status: answer.statusCode, token: answer.json().access_token as string };
};
const profile = async (token: string) =>
  (await app.call('GET', '/api/auth/profile', { headers: bearer(token) })).statusCode;
/** Advances the clock beyond the time for which an ended session may still be accepted (10 s). */
const untilHeard = () => app.clock.advance(11);

test('with two slots a third device is refused; with a takeover the longest inactive device is logged out and stays logged out', async () => {
  const first = await enter('premium', 'a');
  app.clock.advance(1);
  const second = await enter('premium', 'b');
  expect([await profile(first.token), await profile(second.token)]).toEqual([200, 200]);
  expect((await enter('premium', 'c')).status).toBe(409);
  const third = await enter('premium', 'c', true);
  untilHeard();
  expect([await profile(first.token), await profile(second.token), await profile(third.token)]).toEqual([
    401, 200, 200,
  ]);
  await app.call('POST', '/api/auth/logout', { headers: bearer(third.token) });
  untilHeard();
  expect([await profile(first.token), await profile(second.token)]).toEqual([401, 200]);
  const beat = await app.call('POST', '/api/auth/heartbeat', { headers: bearer(first.token) });
  expect(beat.statusCode).toBe(401);
});

test('a member can log out another device from the list', async () => {
  const first = await enter('member', 'a');
  const second = await enter('member', 'b');
  const { rows } = await app.database.pool.query(
    `SELECT s.id FROM user_sessions s JOIN local_users m ON m.supabase_user_id = s.user_id
      WHERE m.nickname = 'member' ORDER BY s.id`,
  );
  const url = `/api/auth/devices/${rows[0].id}/sign-out`;
  expect((await app.call('POST', url, { headers: bearer(second.token) })).statusCode).toBe(200);
  untilHeard();
  expect([await profile(first.token), await profile(second.token)]).toEqual([401, 200]);
  expect((await enter('member', 'c')).status).toBe(200);
});

test('a password change ends the sessions of the other devices and frees their slots; a password reset does so for all devices', async () => {
  const email = 'premium@demo.local';
  const changed = 'temper-at-600-C';
  const reset = 'temper-at-650-C';
  const first = await enter(email, 'p', true);
  app.clock.advance(1);
  const second = await enter(email, 'q', true);
  const headers = bearer(second.token);
  const answer = await app.call('PATCH', '/api/auth/profile', { headers, body: { password: changed } });
  expect(answer.statusCode).toBe(200);
  untilHeard();
  expect([await profile(first.token), await profile(second.token)]).toEqual([401, 200]);
  const third = await enter(email, 'r', false, changed);
  expect([third.status, (await enter(email, 's', false, changed)).status]).toEqual([200, 409]);

  await app.call('POST', '/api/auth/request-password-reset', { body: { email } });
  const newest = async () => (await app.call('GET', `/api/dev/mailbox?to=${email}`)).json()[0]?.text;
  await expect.poll(newest).toMatch(/\b\d{6}\b/);
  const token = /\b\d{6}\b/.exec(await newest())?.[0];
  const body = { token, email, newPassword: reset, confirmPassword: reset };
  expect((await app.call('POST', '/api/auth/reset-password', { body })).statusCode).toBe(200);
  untilHeard();
  expect([await profile(second.token), await profile(third.token)]).toEqual([401, 401]);
  const statuses = [];
  for (const name of ['t', 'u', 'v']) statuses.push((await enter(email, name, false, reset)).status);
  expect(statuses).toEqual([200, 200, 409]);
});
