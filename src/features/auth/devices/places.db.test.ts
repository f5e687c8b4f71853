/** Tests several devices at a time: up to the general setting, or the limit that an administrator set for the member. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthServer, createAuthServer } from '../../../../test/auth-server.ts';

let server: AuthServer;
beforeAll(async () => {
  server = await createAuthServer({ devicesPerMembership: 3 });
});
afterAll(() => server.close());

const device = (name: string) => ({ deviceId: name.repeat(32).slice(0, 32) });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const agent = (name: string) => ({ 'user-agent': `Mozilla/5.0 (Windows NT 10.0) ${name}/140.0` });
const profile = async (token: string) => {
  const answer = await server.get('/api/auth/profile', token);
  return answer.statusCode === 200 ? 200 : answer.json().code;
};
const beat = async (token: string) =>
  (await server.post('/api/auth/heartbeat', undefined, bearer(token))).statusCode;
const refresh = async (token: string) =>
  (await server.post('/auth/v1/token?grant_type=refresh_token', { refresh_token: token })).statusCode;
const limit = (email: string, count: number | null) =>
  server.database.pool.query('UPDATE local_users SET device_limit = $2 WHERE email = $1', [email, count]);
const places = async (userId: string) => {
  const { rows } = await server.database.pool.query(
    'SELECT place FROM logged_in_users WHERE user_id = $1 ORDER BY place',
    [userId],
  );
  return rows.map(({ place }) => place);
};
type Tokens = { access_token: string; refresh_token: string };

/** Logs a new member in on these devices, one second apart. */
async function logInOnDevices(names: readonly string[]) {
  const member = await server.addMember();
  const tokens: Tokens[] = [];
  for (const name of names) {
    const answer = await server.login(member.email, device(name), agent('Firefox'));
    expect(answer.statusCode).toBe(200);
    tokens.push(answer.json());
    server.clock.advance(1);
  }
  return { ...member, tokens };
}

describe('device slots of a member', () => {
  test('three devices work simultaneously; a fourth is refused, is informed about the longest inactive device and can take over only its slot', async () => {
    const { email, supabaseUserId, tokens } = await logInOnDevices(['a', 'b', 'c']);
    const [a, b, c] = tokens as [Tokens, Tokens, Tokens];
    for (const { access_token } of tokens) expect(await profile(access_token)).toBe(200);
    expect(await places(supabaseUserId)).toEqual([0, 1, 2]);
    // The first device sends a heartbeat, so the second is now the longest inactive one.
    expect(await beat(a.access_token)).toBe(200);
    const seen = (await server.store.findLeases(supabaseUserId))[0]?.lastSeenAt.toISOString();
    const refused = await server.login(email, device('d'));
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'auth.other_device', deviceLabel: 'Firefox, Windows', lastSeenAt: seen },
    ]);
    const d = (await server.login(email, { ...device('d'), takeOver: true })).json<Tokens>();
    expect(await profile(b.access_token)).toBe('auth.session_superseded');
    expect(await beat(b.access_token)).toBe(401);
    expect(await refresh(b.refresh_token)).toBe(400);
    expect(await server.service.port.isSessionLive(sessionOf(b), '')).toBe(false);
    for (const { access_token } of [a, c, d]) expect(await profile(access_token)).toBe(200);
    expect(await refresh(a.refresh_token)).toBe(200);
    expect(await places(supabaseUserId)).toEqual([0, 1, 2]);
  });

  test('a device that logs in again keeps its slot, and one that logs out frees it', async () => {
    const { email, supabaseUserId, tokens } = await logInOnDevices(['a', 'b', 'c']);
    const again = await server.login(email, device('b'));
    expect(again.statusCode).toBe(200);
    expect(await profile((tokens[1] as Tokens).access_token)).not.toBe(200);
    for (const at of [0, 2]) expect(await profile((tokens[at] as Tokens).access_token)).toBe(200);
    expect(await places(supabaseUserId)).toEqual([0, 1, 2]);
    await server.post('/api/auth/logout', undefined, bearer((tokens[0] as Tokens).access_token));
    expect((await server.login(email, device('d'))).statusCode).toBe(200);
    expect((await server.login(email, device('e'))).statusCode).toBe(409);
    // This logout at the auth service does not release the device slot; the next login detects that the session has
    // ended.
    await server.post('/auth/v1/logout?scope=local', undefined, bearer(again.json().access_token));
    expect((await server.login(email, device('e'))).statusCode).toBe(200);
  });

  test('an inactive device is logged out only if no slot is free; the longest inactive one is logged out first', async () => {
    const { email, tokens } = await logInOnDevices(['a', 'b']);
    const [a, b] = tokens as [Tokens, Tokens];
    server.clock.advance(400);
    expect((await server.login(email, device('c'))).statusCode).toBe(200);
    expect(await profile(a.access_token)).toBe(200);
    const d = await server.login(email, device('d'));
    expect(d.statusCode).toBe(200);
    expect(await profile(a.access_token)).not.toBe(200);
    expect(await beat(b.access_token)).toBe(200);
  });

  test.each([1, 2, 3, 5])(
    'of ten devices that log in simultaneously %i succeed, each in its own slot',
    async (count) => {
      const { email, supabaseUserId } = await server.addMember();
      await limit(email, count);
      const names = [...'abcdefghij'];
      const answers = await Promise.all(names.map((name) => server.login(email, device(name))));
      const inside = answers.filter(({ statusCode }) => statusCode === 200);
      expect(inside).toHaveLength(count);
      expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(10 - count);
      for (const answer of inside) expect(await profile(answer.json().access_token)).toBe(200);
      expect(await places(supabaseUserId)).toEqual([...Array(count).keys()]);
    },
  );

  test('ten simultaneous takeovers leave three different devices logged in', async () => {
    const { email, supabaseUserId } = await logInOnDevices(['x', 'y', 'z']);
    const answers = await Promise.all(
      [...'abcdefghij'].map((name) => server.login(email, { ...device(name), takeOver: true })),
    );
    for (const { statusCode } of answers) expect(statusCode).toBe(200);
    expect(await places(supabaseUserId)).toEqual([0, 1, 2]);
    const standing = [];
    for (const answer of answers)
      if ((await profile(answer.json().access_token)) === 200) standing.push(answer);
    expect(standing).toHaveLength(3);
  });

  test('simultaneous logins of the same device use one slot', async () => {
    const { email, supabaseUserId } = await server.addMember();
    await Promise.all(Array.from({ length: 6 }, () => server.login(email, device('a'))));
    expect(await places(supabaseUserId)).toEqual([0]);
  });

  test('both login endpoints count the same slots', async () => {
    const { email, supabaseUserId } = await logInOnDevices(['a', 'b']);
    const { admission } = server.auth;
    const arrive = async () => {
      const granted = await server.service.port.startSession(supabaseUserId, {});
      if (!granted.ok) throw new Error('no session');
      const { access_token, expires_at } = granted.value;
      const newcomer = {
        userId: supabaseUserId,
        sessionId: sessionOf(granted.value),
        expiresAt: new Date(expires_at * 1000),
        isPendingMfa: false,
        isRecovery: false,
      };
      await admission.assertMayEnter(newcomer, {});
      await admission.onSignedIn(newcomer, access_token, {});
      return access_token;
    };
    const third = await arrive();
    expect(await profile(third)).toBe(200);
    expect((await server.login(email, device('c'))).statusCode).toBe(409);
    await expect(arrive()).rejects.toMatchObject({ code: 'auth.other_device' });
  });

  test('an administrator has no device limit', async () => {
    const { email } = await server.addMember({ role: 'Admin' });
    const all = [];
    for (const name of 'abcde') all.push((await server.login(email, device(name))).json().access_token);
    for (const token of all) expect(await profile(token)).toBe(200);
    const answer = await server.get('/api/auth/devices/places', all[0]);
    expect(answer.json()).toEqual({ places: null });
  });
});

describe('device limit of a single member', () => {
  test('a lower limit ends the sessions of the longest inactive devices for good; the others continue', async () => {
    const { email, supabaseUserId, tokens } = await logInOnDevices(['a', 'b', 'c']);
    const [a, b, c] = tokens as [Tokens, Tokens, Tokens];
    await limit(email, 1);
    expect(await beat(c.access_token)).toBe(200);
    expect(await profile(a.access_token)).toBe('auth.session_superseded');
    expect(await beat(b.access_token)).toBe(401);
    expect(await profile(c.access_token)).toBe(200);
    for (const { refresh_token } of [a, b]) expect(await refresh(refresh_token)).toBe(400);
    expect(await places(supabaseUserId)).toHaveLength(1);
    // After the last device has logged out, the ended sessions do not become valid again.
    await server.post('/api/auth/logout', undefined, bearer(c.access_token));
    for (const { access_token } of [a, b]) expect(await profile(access_token)).not.toBe(200);
    expect((await server.login(email, device('d'))).statusCode).toBe(200);
    expect(await places(supabaseUserId)).toEqual([0]);
  });

  test('a device above a lowered limit frees no slot for others, and its heartbeat is refused', async () => {
    const { email, supabaseUserId, tokens } = await logInOnDevices(['a', 'b', 'c']);
    await limit(email, 2);
    const refused = await server.login(email, device('d'));
    expect([refused.statusCode, refused.json().lastSeenAt]).toEqual([
      409,
      (await server.store.findLeases(supabaseUserId))[1]?.lastSeenAt.toISOString(),
    ]);
    const d = await server.login(email, { ...device('d'), takeOver: true });
    expect(d.statusCode).toBe(200);
    expect(await places(supabaseUserId)).toHaveLength(2);
    for (const at of [0, 1]) expect(await beat((tokens[at] as Tokens).access_token)).toBe(401);
    expect(await beat((tokens[2] as Tokens).access_token)).toBe(200);
  });

  test('a higher limit allows another device at once; null restores the general limit', async () => {
    const { email } = await logInOnDevices(['a', 'b', 'c']);
    expect((await server.login(email, device('d'))).statusCode).toBe(409);
    await limit(email, 4);
    expect((await server.login(email, device('d'))).statusCode).toBe(200);
    await limit(email, null);
    expect((await server.login(email, device('e'))).statusCode).toBe(409);
  });

  test('a login that still needs the second factor is checked against the limit but takes no slot', async () => {
    const { email, supabaseUserId } = await logInOnDevices(['a', 'b', 'c']);
    const arrival = { userId: supabaseUserId, sessionId: crypto.randomUUID(), expiresAt: new Date() };
    const half = { ...arrival, isPendingMfa: true, isRecovery: false };
    await expect(server.auth.admission.assertMayEnter(half, {})).rejects.toMatchObject({
      code: 'auth.other_device',
    });
    await limit(email, 4);
    await server.auth.admission.assertMayEnter(half, {});
    expect(await places(supabaseUserId)).toEqual([0, 1, 2]);
  });
});

describe('managing devices', () => {
  test('the list marks devices with a slot; a member can log out another device of the account but none of another member', async () => {
    const { tokens, supabaseUserId } = await logInOnDevices(['a', 'b']);
    const stranger = await logInOnDevices(['a']);
    const [a, b] = tokens as [Tokens, Tokens];
    expect((await server.get('/api/auth/devices/places', b.access_token)).json()).toEqual({ places: 3 });
    const list = async () =>
      (await server.get('/api/auth/devices', b.access_token)).json<{ id: number; hasPlace: boolean }[]>();
    const listed = await list();
    expect(listed).toMatchObject([
      { isCurrent: true, hasPlace: true },
      { isCurrent: false, isActive: true, hasPlace: true },
    ]);
    const signOut = (id: unknown, { access_token }: Tokens) =>
      server.post(`/api/auth/devices/${id}/sign-out`, undefined, bearer(access_token));
    const id = listed[1]?.id;
    expect((await signOut(id, stranger.tokens[0] as Tokens)).statusCode).toBe(404);
    expect(await profile(a.access_token)).toBe(200);
    expect((await signOut('x', b)).statusCode).toBe(400);
    expect((await server.post(`/api/auth/devices/${id}/sign-out`)).statusCode).toBe(401);
    expect((await signOut(id, b)).json()).toEqual({ ok: true });
    expect((await signOut(id, b)).statusCode).toBe(200);
    expect(await profile(a.access_token)).toBe('auth.session_ended');
    expect(await refresh(a.refresh_token)).toBe(400);
    expect(await list()).toMatchObject([{ hasPlace: true }, { isActive: false, hasPlace: false }]);
    expect(await places(supabaseUserId)).toEqual([1]);
  });

  test('logging out the other devices frees their slots', async () => {
    const { tokens, supabaseUserId } = await logInOnDevices(['a', 'b', 'c']);
    const [, , c] = tokens as [Tokens, Tokens, Tokens];
    await server.post('/api/auth/devices/sign-out-others', undefined, bearer(c.access_token));
    expect(await places(supabaseUserId)).toEqual([2]);
  });
});

describe('a new password and the device slots', () => {
  const newPassword = 'temper-at-600-C';
  const setPassword = (method: 'PATCH' | 'PUT', url: string, { access_token }: Tokens) =>
    server.http.inject({ method, url, headers: bearer(access_token), payload: { password: newPassword } });
  /**
   * Checks that the given sessions have ended, that the named devices can log in without a takeover, and that all
   * slots are then in use.
   */
  async function expectFree(email: string, ended: readonly Tokens[], names: string) {
    for (const { access_token, refresh_token } of ended) {
      expect(await profile(access_token)).toBe('auth.session_ended');
      expect(await beat(access_token)).toBe(401);
      expect(await refresh(refresh_token)).toBe(400);
    }
    for (const name of names) {
      const answer = await server.login(email, { ...device(name), password: newPassword });
      expect(answer.statusCode).toBe(200);
    }
    const next = await server.login(email, { ...device('z'), password: newPassword });
    expect(next.statusCode).toBe(409);
  }

  test('a password changed on the profile ends the sessions of the other devices and frees their slots; the current device keeps its slot', async () => {
    const { email, supabaseUserId, tokens } = await logInOnDevices(['a', 'b', 'c']);
    const [a, b, c] = tokens as [Tokens, Tokens, Tokens];
    const changed = await setPassword('PATCH', '/api/auth/profile', b);
    expect(changed.statusCode).toBe(200);
    expect(await places(supabaseUserId)).toEqual([1]);
    expect(await profile(b.access_token)).toBe(200);
    await expectFree(email, [a, c], 'de');
    expect(await profile(b.access_token)).toBe(200);
  });

  test('a password reset with the emailed code ends the sessions of all devices and frees their slots', async () => {
    const { email, supabaseUserId, tokens } = await logInOnDevices(['a', 'b', 'c']);
    await server.post('/api/auth/request-password-reset', { email });
    const token = server.mails.findLast((mail) => mail.to === email)?.params.code;
    const chosen = { newPassword, confirmPassword: newPassword };
    expect((await server.post('/api/auth/reset-password', { token, email, ...chosen })).statusCode).toBe(200);
    expect(await places(supabaseUserId)).toEqual([]);
    await expectFree(email, tokens, 'def');
  });

  test('a password changed at the auth service ends the sessions of the other devices and frees their slots', async () => {
    const { email, tokens } = await logInOnDevices(['a', 'b', 'c']);
    const [a, b, c] = tokens as [Tokens, Tokens, Tokens];
    const changed = await setPassword('PUT', '/auth/v1/user', b);
    expect(changed.statusCode).toBe(200);
    await expectFree(email, [a, c], 'de');
    expect(await profile(b.access_token)).toBe(200);
  });
});

function sessionOf({ access_token }: { access_token: string }): string {
  return JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()).session_id;
}
