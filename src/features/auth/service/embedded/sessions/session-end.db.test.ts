import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, createAuthServer, password } from '../../../../../../test/auth-server.ts';

const days = 3;
let server: AuthServer;
beforeAll(async () => {
  server = await createAuthServer({ sessionDays: days });
});
afterAll(() => server.close());

const hour = 3600;

describe('S-11 end of sessions', () => {
  it('S-11 a session ends the configured number of days after it began, at every endpoint, even if it is refreshed', async () => {
    const { email } = await server.addMember();
    const client = server.client();
    const { data } = await client.signInWithPassword({ email, password });
    let { refresh_token, access_token } = data.session ?? { refresh_token: '', access_token: '' };
    const refresh = () => server.post('/auth/v1/token?grant_type=refresh_token', { refresh_token });
    for (let passed = 0.5; passed < days * 24; passed += 12) {
      server.clock.advance(passed === 0.5 ? hour / 2 : 12 * hour);
      const answer = await refresh();
      expect(answer.statusCode).toBe(200);
      ({ refresh_token, access_token } = answer.json());
    }
    // Refreshes half an hour before the session ends; the new tokens would be valid for an hour.
    server.clock.advance(11 * hour);
    ({ refresh_token, access_token } = (await refresh()).json());
    expect((await server.get('/api/auth/profile', access_token)).statusCode).toBe(200);
    server.clock.advance(hour / 2);
    const ended = await refresh();
    expect([ended.statusCode, ended.json().error_code]).toEqual([400, 'session_expired']);
    expect((await server.get('/auth/v1/user', access_token)).statusCode).toBe(403);
    server.clock.advance(11);
    expect((await server.get('/api/auth/profile', access_token)).statusCode).toBe(401);
    await server.service.cleanUp();
    const { rows } = await server.database.pool.query('SELECT count(*)::int AS n FROM auth.sessions');
    expect(rows[0].n).toBe(0);
  });
});

describe('S-11 sessions that are not used', () => {
  let unused: AuthServer;
  beforeAll(async () => {
    unused = await createAuthServer({ unusedDays: 2, sessionDays: 30 });
  });
  afterAll(() => unused.close());

  it('S-11 a session that is not refreshed for the configured days ends and is deleted; one in use continues', async () => {
    const { email } = await unused.addMember();
    const signIn = async () => {
      const { data } = await unused.client().signInWithPassword({ email, password });
      return { refresh_token: data.session?.refresh_token ?? '' };
    };
    const refresh = (body: { refresh_token: string }) =>
      unused.post('/auth/v1/token?grant_type=refresh_token', body);
    const forgotten = await signIn();
    let inUse = await signIn();
    for (let times = 0; times < 2; times += 1) {
      unused.clock.advance(24 * hour - 1);
      const answer = await refresh(inUse);
      expect(answer.statusCode).toBe(200);
      inUse = answer.json();
    }
    expect((await refresh(forgotten)).statusCode).toBe(200);
    const last = await signIn();
    const { access_token } = (await refresh(last)).json();
    unused.clock.advance(48 * hour);
    const ended = await refresh(last);
    expect([ended.statusCode, ended.json().error_code]).toEqual([400, 'session_expired']);
    expect((await unused.get('/auth/v1/user', access_token)).statusCode).toBe(403);
    await unused.service.cleanUp();
    const { rows } = await unused.database.pool.query('SELECT count(*)::int AS n FROM auth.sessions');
    expect(rows[0].n).toBe(0);
  });
});

describe('S-11 rotation of signing keys', () => {
  const kidOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid as string;
  const published = async () =>
    (await server.get('/auth/v1/.well-known/jwks.json')).json().keys.map(({ kid }: { kid: string }) => kid);
  const tokenOf = async (email: string) =>
    (await server.login(email, { takeOver: true })).json().access_token;

  it('S-11 the clean-up creates a new key every 90 days and publishes it before it signs; older tokens remain verifiable', async () => {
    const { email } = await server.addMember();
    const first = await tokenOf(email);
    await server.service.cleanUp();
    expect(await published()).toEqual([kidOf(first)]);
    server.clock.advance(90 * 24 * hour);
    await server.service.cleanUp();
    const [old, next] = await published();
    const before = await tokenOf(email);
    expect([old, kidOf(before)]).toEqual([kidOf(first), kidOf(first)]);
    // By now browsers and caches have fetched the new list.
    server.clock.advance(20 * 60);
    await server.service.cleanUp();
    const after = await tokenOf(email);
    expect(kidOf(after)).toBe(next);
    expect((await published()).sort()).toEqual([old, next].sort());
    expect(await server.service.port.verifyAccessToken(before)).not.toBeNull();
    server.clock.advance(hour + 10 * 60 + 1);
    await server.service.cleanUp();
    expect(await published()).toEqual([next]);
    expect(await server.service.port.verifyAccessToken(after)).toBeNull();
    server.clock.advance(80 * 24 * hour);
    await server.service.cleanUp();
    expect(await published()).toEqual([next]);
  });

  it('S-11 the operator can start a rotation at once', async () => {
    const [old] = await published();
    await server.service.keys.beginRotation();
    expect(await published()).toHaveLength(2);
    server.clock.advance(20 * 60);
    await server.service.cleanUp();
    const { email } = await server.addMember();
    expect(kidOf(await tokenOf(email))).not.toBe(old);
  });
});
