import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, createAuthServer, password } from '../../../../test/auth-server.ts';

let server: AuthServer;
beforeAll(async () => {
  server = await createAuthServer();
});
afterAll(() => server.close());

const laptop = { deviceId: 'a'.repeat(32) };
const phone = { deviceId: 'b'.repeat(32) };
const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' };
const safari = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0) Version/26.0 Mobile Safari/604.1' };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const devices = async (token: string) => (await server.get('/api/auth/devices', token)).json();

describe('U-01 devices of the member', () => {
  it('U-01 the list contains the member’s logins, newest first, marks the current one and contains no session id', async () => {
    const { email } = await server.addMember();
    const other = await server.addMember();
    await server.login(other.email, laptop, firefox);
    await server.login(email, laptop, firefox);
    server.clock.advance(60);
    const { access_token } = (await server.login(email, { ...phone, takeOver: true }, safari)).json();
    const answer = await server.get('/api/auth/devices', access_token);
    expect(answer.json()).toMatchObject([
      { label: 'Safari, iOS', isCurrent: true, isActive: true },
      { label: 'Firefox, Windows', isCurrent: false, isActive: false },
    ]);
    const { rows } = await server.database.pool.query('SELECT session_id FROM user_sessions');
    for (const { session_id } of rows) expect(answer.body).not.toContain(session_id);
  });

  it('U-01 logging out the other devices ends their sessions at once, keeps the current one and can be repeated', async () => {
    const { email } = await server.addMember({ role: 'Admin' });
    const first = (await server.login(email, laptop, firefox)).json();
    server.clock.advance(60);
    const second = (await server.login(email, phone, safari)).json();
    expect(await devices(second.access_token)).toMatchObject([{ isActive: true }, { isActive: true }]);
    const out = () =>
      server.post('/api/auth/devices/sign-out-others', undefined, bearer(second.access_token));
    expect((await out()).json()).toEqual({ ok: true });
    expect((await out()).statusCode).toBe(200);
    expect((await server.get('/api/auth/profile', first.access_token)).json()).toMatchObject({
      code: 'auth.session_ended',
    });
    expect(await devices(second.access_token)).toMatchObject([
      { isCurrent: true, isActive: true },
      { isCurrent: false, isActive: false },
    ]);
  });

  it('U-01 later than ten minutes after login, logging out other devices requires the password', async () => {
    const { email } = await server.addMember({ role: 'Admin' });
    const first = (await server.login(email, laptop, firefox)).json();
    const second = (await server.login(email, phone, safari)).json();
    server.clock.advance(10 * 60);
    const [, other] = await devices(second.access_token);
    const out = (path: string, body?: object) =>
      server.post(`/api/auth/devices/${path}`, body, bearer(second.access_token));
    for (const path of [`${other.id}/sign-out`, 'sign-out-others']) {
      expect((await out(path)).json()).toMatchObject({ code: 'auth.current_password_required' });
      expect((await out(path, { password: 'not it' })).json()).toMatchObject({
        code: 'auth.password_incorrect',
      });
    }
    expect((await server.get('/api/auth/profile', first.access_token)).statusCode).toBe(200);
    expect((await out(`${other.id}/sign-out`, { password })).json()).toEqual({ ok: true });
    expect((await server.get('/api/auth/profile', first.access_token)).json()).toMatchObject({
      code: 'auth.session_ended',
    });
    expect((await out('sign-out-others', { password })).statusCode).toBe(200);
  });

  it('U-01 logging out other devices leaves sessions of other members unchanged', async () => {
    const one = await server.addMember();
    const other = await server.addMember();
    const mine = (await server.login(one.email, laptop)).json();
    const theirs = (await server.login(other.email, laptop)).json();
    await server.post('/api/auth/devices/sign-out-others', undefined, bearer(mine.access_token));
    expect(await devices(theirs.access_token)).toMatchObject([{ isCurrent: true, isActive: true }]);
  });

  it('U-01 the device endpoints return 401 without login', async () => {
    expect((await server.get('/api/auth/devices', 'nonsense')).statusCode).toBe(401);
    expect((await server.get('/api/auth/devices')).statusCode).toBe(401);
    expect((await server.post('/api/auth/devices/sign-out-others')).statusCode).toBe(401);
  });
});
