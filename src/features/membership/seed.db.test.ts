import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('U-08 each demo account registered before its membership began, and its membership began before it ended', async () => {
  const { rows } = await test.database.pool.query<Record<string, unknown>>(
    `SELECT nickname, subscription_status AS status, created_at <= coalesce(subscription_started_at, created_at) AS joined_first,
            subscription_expires_at > subscription_started_at AS begun_first, subscription_expires_at > $1 AS runs
       FROM local_users WHERE email LIKE '%@demo.local' ORDER BY nickname`,
    [test.clock.now()],
  );
  expect(rows).toEqual([
    { nickname: 'admin', status: 'free', joined_first: true, begun_first: null, runs: null },
    { nickname: 'expired', status: 'expired', joined_first: true, begun_first: true, runs: false },
    { nickname: 'member', status: 'free', joined_first: true, begun_first: null, runs: null },
    { nickname: 'premium', status: 'active', joined_first: true, begun_first: true, runs: true },
  ]);
});
