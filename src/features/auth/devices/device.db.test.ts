import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthServer, createAuthServer } from '../../../../test/auth-server.ts';

let server: AuthServer;
beforeAll(async () => {
  server = await createAuthServer();
});
afterAll(() => server.close());

const laptop = { deviceId: 'a'.repeat(32) };
const phone = { deviceId: 'b'.repeat(32) };
const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const profile = async (token: string) => {
  const answer = await server.get('/api/auth/profile', token);
  return [answer.statusCode, answer.json().code];
};
const beat = (token: string) => server.post('/api/auth/heartbeat', undefined, bearer(token));

describe('M-06 one device at a time', () => {
  test('M-06 the login of a second device returns 409 with the other device and its last activity, and leaves no session', async () => {
    const { email, supabaseUserId } = await server.addMember();
    const first = (await server.login(email, laptop, firefox)).json();
    const seen = server.clock.now().toISOString();
    server.clock.advance(60);
    const answer = await server.login(email, phone);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      message: 'This account is already logged in from another device',
      deviceLabel: 'Firefox, Windows',
      lastSeenAt: seen,
    });
    const { rows } = await server.database.pool.query('SELECT id FROM auth.sessions WHERE user_id = $1', [
      supabaseUserId,
    ]);
    expect(rows).toHaveLength(1);
    expect(await profile(first.access_token)).toEqual([200, undefined]);
  });

  test('M-06 a takeover logs the other device out at once, and its next request states the reason', async () => {
    const { email } = await server.addMember();
    const first = (await server.login(email, laptop)).json();
    expect(await profile(first.access_token)).toEqual([200, undefined]);
    const second = await server.login(email, { ...phone, takeOver: true });
    expect(second.statusCode).toBe(200);
    expect(await profile(first.access_token)).toEqual([401, 'auth.session_superseded']);
    expect((await beat(first.access_token)).statusCode).toBe(401);
    expect(await profile(second.json().access_token)).toEqual([200, undefined]);
    const refreshed = await server.post('/auth/v1/token?grant_type=refresh_token', {
      refresh_token: first.refresh_token,
    });
    expect(refreshed.statusCode).toBe(400);
  });

  test('M-06 the same device may log in again without confirmation; a device without an id is treated as another device', async () => {
    const { email } = await server.addMember();
    expect((await server.login(email, laptop)).statusCode).toBe(200);
    expect((await server.login(email, laptop)).statusCode).toBe(200);
    expect((await server.login(email)).statusCode).toBe(409);
  });

  test('M-06 a device inactive for five minutes does not block another one; each heartbeat restarts the five minutes', async () => {
    const { email } = await server.addMember();
    const { access_token } = (await server.login(email, laptop)).json();
    server.clock.advance(299);
    expect((await server.login(email, phone)).statusCode).toBe(409);
    expect((await beat(access_token)).statusCode).toBe(200);
    server.clock.advance(299);
    expect((await server.login(email, phone)).statusCode).toBe(409);
    server.clock.advance(1);
    expect((await server.login(email, phone)).statusCode).toBe(200);
  });

  test('M-06 of two devices that log in simultaneously one succeeds and the other gets 409', async () => {
    const { email } = await server.addMember();
    const both = await Promise.all([server.login(email, laptop), server.login(email, phone)]);
    expect(both.map((each) => each.statusCode).sort()).toEqual([200, 409]);
    const winner = both.find((each) => each.statusCode === 200)?.json();
    expect(await profile(winner.access_token)).toEqual([200, undefined]);
  });

  test('M-06 a logout at the product or at the auth service frees the slot at once', async () => {
    const { email } = await server.addMember();
    const first = (await server.login(email, laptop)).json();
    expect((await server.post('/api/auth/logout', undefined, bearer(first.access_token))).statusCode).toBe(
      200,
    );
    const second = await server.login(email, phone);
    expect(second.statusCode).toBe(200);
    await server.post('/auth/v1/logout', undefined, bearer(second.json().access_token));
    expect((await server.login(email, laptop)).statusCode).toBe(200);
  });

  test('M-06 an administrator may be logged in on several devices', async () => {
    const { email } = await server.addMember({ role: 'Admin' });
    const first = (await server.login(email, laptop)).json();
    const second = (await server.login(email, phone)).json();
    expect(await profile(first.access_token)).toEqual([200, undefined]);
    expect(await profile(second.access_token)).toEqual([200, undefined]);
    expect((await beat(first.access_token)).statusCode).toBe(200);
  });

  test('M-06 a session started by an emailed code gets the free slot with its first heartbeat', async () => {
    const { email, supabaseUserId } = await server.addMember();
    const session = await server.service.port.startSession(supabaseUserId, {});
    if (!session.ok) throw new Error('no session');
    expect((await beat(session.value.access_token)).statusCode).toBe(200);
    expect((await server.login(email, phone)).statusCode).toBe(409);
  });

  test('M-06 the database contains neither the device id nor a token in plain text', async () => {
    const { email, supabaseUserId } = await server.addMember();
    const { access_token, refresh_token } = (await server.login(email, laptop)).json();
    const { rows } = await server.database.pool.query(
      'SELECT row_to_json(l)::text AS row FROM logged_in_users l WHERE user_id = $1',
      [supabaseUserId],
    );
    for (const secret of [laptop.deviceId, access_token, refresh_token])
      expect(rows[0].row).not.toContain(secret);
  });
});

describe('A-06 logout', () => {
  test('A-06 logout always returns 200: without a token, with a wrong one, and when repeated', async () => {
    const { email } = await server.addMember();
    const { access_token } = (await server.login(email)).json();
    for (const headers of [{}, bearer('nonsense'), bearer(access_token), bearer(access_token)] as Record<
      string,
      string
    >[]) {
      expect((await server.post('/api/auth/logout', undefined, headers)).statusCode).toBe(200);
    }
    expect(await profile(access_token)).toEqual([401, 'auth.session_ended']);
    const { rows } = await server.database.pool.query(
      'SELECT revoked_at FROM user_sessions WHERE revoked_at IS NOT NULL AND user_id = (SELECT supabase_user_id FROM local_users WHERE email = $1)',
      [email],
    );
    expect(rows).toHaveLength(1);
  });
});
