import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, demoPassword, type TestApp } from '../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const logIn = () =>
  test.call('POST', '/api/auth/login', {
    body: { email: 'expired@demo.local', password: demoPassword, takeOver: true },
  });
const setMembership = (status: string, end: Date) =>
  test.database.pool.query(
    `UPDATE local_users SET subscription_status = $1, subscription_expires_at = $2 WHERE nickname = 'expired'`,
    [status, end],
  );
const dayFromNow = (days: number) => new Date(test.clock.now().getTime() + days * 86_400_000);
const change = async (renewalToken: string) =>
  (await test.call('POST', '/api/user/free-membership', { body: { renewalToken } })).statusCode;

async function renewalToken(): Promise<string> {
  await setMembership('expired', dayFromNow(-30));
  const answer = await logIn();
  expect(answer.statusCode).toBe(402);
  return answer.json().renewalToken;
}

it('an expired member can become a free member with the renewal token, once', async () => {
  const token = await renewalToken();
  expect(await change('guess')).toBe(401);
  expect(await change(token)).toBe(200);
  expect(await change(token)).toBe(401);
  const login = await logIn();
  expect(login.statusCode).toBe(200);
  const headers = { authorization: `Bearer ${login.json().access_token}` };
  const open = async (path: string) =>
    (await test.call('POST', `/api/tools/${encodeURI(path)}/access`, { headers })).statusCode;
  expect(await open('Welding/Carbon Equivalent')).toBe(200);
  expect(await open('Welding/Schaeffler Diagram')).toBe(403);
});

it('a member who has renewed meanwhile remains premium', async () => {
  const token = await renewalToken();
  await setMembership('active', dayFromNow(30));
  expect(await change(token)).toBe(200);
  const { rows } = await test.database.pool.query(
    `SELECT subscription_status FROM local_users WHERE nickname = 'expired'`,
  );
  expect(rows).toEqual([{ subscription_status: 'active' }]);
});
