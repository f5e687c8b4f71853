import { isNotNull, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, demoPassword, type TestApp } from '../../../../test/app.ts';
import { endedSessionRetentionMs } from '../auth.rules.ts';
import { userSessions } from '../tables.ts';
import { createSignInHistoryStore } from './sign-in-history.store.ts';

const sessionDays = 30;
const daySeconds = 86_400;
const retentionSeconds = endedSessionRetentionMs / 1_000;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ AUTH_SESSION_DAYS: String(sessionDays) });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.delete(userSessions);
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const signIn = async (name: string, device: string) => {
  const body = { email: `${name}@demo.local`, password: demoPassword, deviceId: device.repeat(32) };
  return (await server.call('POST', '/api/auth/login', { body: { ...body, takeOver: true } })).json()
    .access_token as string;
};
const signOut = (token: string) => server.call('POST', '/api/auth/logout', { headers: bearer(token) });
const listed = async (token: string) =>
  (await server.call('GET', '/api/auth/devices', { headers: bearer(token) })).json() as {
    readonly isActive: boolean;
  }[];
const cleanUp = () => server.app.runJob('auth-clean-up');
const kept = () => server.database.db.$count(userSessions);

describe('login history', () => {
  test('an ended session remains in the list for 90 days and is then removed; an active one is kept', async () => {
    await signOut(await signIn('premium', 'a'));
    server.clock.advance(retentionSeconds - 60);
    const current = await signIn('premium', 'b');
    await cleanUp();
    expect(await listed(current)).toMatchObject([{ isActive: true }, { isActive: false }]);

    server.clock.advance(120);
    await cleanUp();
    expect(await listed(current)).toMatchObject([{ isActive: true }]);
    expect((await server.call('GET', '/api/auth/profile', { headers: bearer(current) })).statusCode).toBe(
      200,
    );
  });

  test('a session that was never ended is removed 90 days after it expired', async () => {
    await signIn('member', 'c');
    server.clock.advance(sessionDays * daySeconds + retentionSeconds - 60);
    await cleanUp();
    expect(await kept()).toBe(1);
    server.clock.advance(120);
    await cleanUp();
    expect(await kept()).toBe(0);
  });

  test('a session still in use is kept regardless of its age', async () => {
    await signIn('member', 'd');
    server.clock.advance(400 * daySeconds);
    const now = server.clock.now();
    await server.database.db
      .update(userSessions)
      .set({ lastActivityAt: now })
      .where(isNull(userSessions.revokedAt));
    await cleanUp();
    expect(await kept()).toBe(1);
  });

  test('two instances that clean up simultaneously remove all of 5,000 ended sessions and no other', async () => {
    await signIn('member', 'e');
    const { db, pool } = server.database;
    const now = server.clock.now();
    await pool.query(
      `INSERT INTO user_sessions (user_id, session_id, created_at, revoked_at)
       SELECT gen_random_uuid(), gen_random_uuid(), $1, $1 FROM generate_series(1, 5000)`,
      [new Date(now.getTime() - 200 * daySeconds * 1_000)],
    );
    const before = new Date(now.getTime() - endedSessionRetentionMs);
    const store = createSignInHistoryStore(db);
    await Promise.all([store.removeEnded(before, before), store.removeEnded(before, before)]);
    expect(await db.$count(userSessions, isNotNull(userSessions.revokedAt))).toBe(0);
    expect(await kept()).toBe(1);
  });
});
