import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthServer, createAuthServer, password, siteUrl } from '../../../test/auth-server.ts';
import { seedAccounts } from '../membership/seed.ts';
import { createEmbeddedAuth } from './service/embedded/embedded.wiring.ts';

let server: AuthServer;
beforeAll(async () => {
  server = await createAuthServer();
});
afterAll(() => server.close());

async function signedIn(fields: Parameters<AuthServer['addMember']>[0] = {}) {
  const member = await server.addMember(fields);
  const { access_token } = (await server.login(member.email)).json<{ access_token: string }>();
  const patch = (payload: object) =>
    server.http.inject({
      method: 'PATCH',
      url: '/api/auth/profile',
      headers: { authorization: `Bearer ${access_token}` },
      payload,
    });
  return { member, token: access_token, patch };
}

describe('profile: successful requests', () => {
  test('A-03 the profile of the token’s member is returned without secrets', async () => {
    const { member, token } = await signedIn({ avatar: 'robot', membershipType: 'annual' });
    const answer = await server.get('/api/auth/profile', token);
    expect(answer.json()).toMatchObject({
      id: member.id,
      email: member.email,
      name: member.name,
      nickname: member.nickname,
      role: 'Member',
      avatar: 'robot',
      isPremium: false,
      membershipType: 'annual',
      totalToolsUsed: 0,
    });
    expect(answer.body).not.toMatch(/password|hash|token/i);
  });

  test('A-04 name, nickname, country and job are changed, also in the table `users`; an empty password keeps the current one', async () => {
    const { member, patch } = await signedIn();
    const answer = await patch({
      name: ' New Name ',
      nickname: 'brand-new',
      country: 'Korea',
      job: '',
      password: '',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user).toMatchObject({
      name: 'New Name',
      nickname: 'brand-new',
      country: 'Korea',
      job: null,
      email: member.email,
    });
    const { rows } = await server.database.pool.query('SELECT first_name FROM users WHERE id = $1', [
      member.supabaseUserId,
    ]);
    expect(rows).toEqual([{ first_name: 'New Name' }]);
    expect((await server.login('brand-new', { takeOver: true })).statusCode).toBe(200);
  });

  test('A-04 fields that are not sent keep their values', async () => {
    const { member, patch } = await signedIn();
    await patch({ name: 'Changed Elsewhere', country: 'Korea' });
    const kept = { name: 'Changed Elsewhere', country: 'Korea', job: null, nickname: member.nickname };
    expect((await patch({})).json().user).toMatchObject(kept);
    expect((await patch({ job: 'Welder' })).json().user).toMatchObject({ ...kept, job: 'Welder' });
  });

  test('A-04 image or language can be changed alone; a member cannot change the member’s own role', async () => {
    const { patch } = await signedIn();
    expect((await patch({ profileImageUrl: '/files/a.png' })).json().user.profileImageUrl).toBe(
      '/files/a.png',
    );
    expect((await patch({ language: 'kr', role: 'Admin', isPremium: true })).json().user).toMatchObject({
      language: 'kr',
      role: 'Member',
      isPremium: false,
    });
  });

  test('A-04 a password changed right after login keeps the current session, ends the others and sends an email', async () => {
    const { member, token, patch } = await signedIn();
    const other = await server.service.port.passwordGrant(member.email, password, {});
    expect((await patch({ password: 'a-new-one-42' })).statusCode).toBe(200);
    expect((await server.get('/api/auth/profile', token)).statusCode).toBe(200);
    expect(other.ok && (await server.service.port.getUser(other.value.access_token)).ok).toBe(false);
    expect(server.mails.filter(({ to }) => to === member.email)).toMatchObject([
      { template: 'password_changed' },
    ]);
    expect((await server.login(member.email, { password: 'a-new-one-42', takeOver: true })).statusCode).toBe(
      200,
    );
  });

  test('A-04 ten minutes after login a new password needs the current one', async () => {
    const { patch } = await signedIn();
    server.clock.advance(601);
    expect((await patch({ password: 'a-new-one-42' })).json()).toMatchObject({
      code: 'auth.current_password_required',
    });
    expect((await patch({ password: 'a-new-one-42', currentPassword: 'not it' })).json()).toMatchObject({
      code: 'auth.password_incorrect',
    });
    expect((await patch({ password: 'a-new-one-42', currentPassword: password })).statusCode).toBe(200);
  });

  test('A-10 /api/config returns the settings that the browser needs', async () => {
    expect((await server.get('/api/config')).json()).toEqual({
      mode: 'demo',
      authUrl: '/auth/v1',
      authKey: null,
      securityKeys: true,
      version: '0.0.0',
    });
  });
});

describe('profile: invalid changes', () => {
  test('A-04 nicknames of one letter, with @ or similar to the administrator’s are rejected', async () => {
    const { patch } = await signedIn();
    for (const nickname of [
      '',
      'x',
      'a@b',
      'admin',
      'ADMIN',
      'аdmin',
      '4dm1n',
      'a.d-m_i n',
      'ａｄｍｉｎ',
      'Administrator',
      'adrnin',
    ]) {
      expect((await patch({ nickname })).statusCode, nickname).toBe(400);
    }
    for (const nickname of ['Ad', '철강', 'madmin', 'admiral'])
      expect((await patch({ nickname })).statusCode, nickname).toBe(200);
  });
  test('A-04 invalid image URLs and weak passwords are rejected', async () => {
    const { patch } = await signedIn();
    for (const profileImageUrl of ['javascript:alert(1)', '//evil.example/x.png', 'https://x/"onload="y'])
      expect((await patch({ profileImageUrl })).statusCode).toBe(400);
    expect((await patch({ password: '12345' })).json()).toMatchObject({
      code: 'auth.weak_password',
      reasons: ['length'],
    });
  });
});

describe('profile: invalid tokens', () => {
  test('A-03 requests without a token get 401', async () => {
    for (const path of ['/api/auth/profile', '/api/auth/user'])
      expect((await server.get(path)).statusCode).toBe(401);
    expect((await server.post('/api/auth/heartbeat')).statusCode).toBe(401);
  });

  test('A-09 forged, truncated and expired tokens, tokens signed with another key, and those with a wrong audience, issuer or subject are rejected', async () => {
    const { member, token } = await signedIn();
    const [header = '', payload = '', signature = ''] = token.split('.');
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString());
    const foreign = await generateKeyPair('ES256');
    const ours = (await server.service.keys.signingKey()).privateKey;
    const sign = (changes: object, key: Parameters<SignJWT['sign']>[0] = ours, alg = 'ES256') =>
      new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg, kid, typ: 'JWT' }).sign(key);
    const hmac = new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid })
      .sign(new TextEncoder().encode(JSON.stringify(server.service.keys.published().keys[0])));
    const now = Math.floor(server.clock.now().getTime() / 1000);
    const bad: Readonly<Record<string, string>> = {
      'another payload': `${header}.${encode({ ...claims, sub: crypto.randomUUID() })}.${signature}`,
      'another key': await sign({}, foreign.privateKey),
      'no algorithm': `${encode({ alg: 'none', kid })}.${payload}.`,
      'the public key as a secret': await hmac,
      'unknown key': await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'other' }).sign(ours),
      'two parts': `${header}.${payload}`,
      'four parts': `${token}.x`,
      shortened: token.slice(0, -4),
      padded: `${header}.${payload}.${signature}==`,
      'wrong audience': await sign({ aud: 'anon' }),
      'several audiences': await sign({ aud: ['authenticated', 'x'] }),
      'wrong issuer': await sign({ iss: 'https://evil.example/auth/v1' }),
      'subject no UUID': await sign({ sub: '17' }),
      'no subject': await sign({ sub: undefined }),
      expired: await sign({ exp: now - 10 }),
      'no expiry': await sign({ exp: undefined }),
      'unknown session': await sign({ session_id: crypto.randomUUID() }),
      'no session': await sign({ session_id: undefined }),
      'unknown person': await sign({ sub: crypto.randomUUID() }),
      'service token': await server.service.tokens.issueForService(),
      nothing: '',
    };
    for (const [name, each] of Object.entries(bad)) {
      const answer = await server.http.inject({
        url: '/api/auth/profile',
        headers: { authorization: `Bearer ${each}` },
      });
      expect([name, answer.statusCode]).toEqual([name, 401]);
    }
    expect(
      (await server.http.inject({ url: '/api/auth/profile', headers: { authorization: `Basic ${token}` } }))
        .statusCode,
    ).toBe(401);
    expect((await server.get('/api/auth/profile', await sign({ iss: `${siteUrl}/auth/v1` }))).json().id).toBe(
      member.id,
    );
  });

  test('A-09 a token expires at its exact second even if it was accepted shortly before', async () => {
    const { token } = await signedIn();
    server.clock.advance(3599);
    expect((await server.get('/api/auth/profile', token)).statusCode).toBe(200);
    server.clock.advance(1);
    expect((await server.get('/api/auth/profile', token)).statusCode).toBe(401);
  });

  test('A-09 an ended session is rejected at once in this process and within ten seconds in another', async () => {
    const { token, member } = await signedIn();
    const elsewhere = server.makeAuth();
    const other = await createOtherProcess();
    expect((await server.get('/api/auth/profile', token)).statusCode).toBe(200);
    expect(await other.callers.identify(`Bearer ${token}`)).toMatchObject({ memberId: member.id });
    await server.service.port.endAllSessions(member.supabaseUserId);
    expect((await server.get('/api/auth/profile', token)).statusCode).toBe(401);
    await expect(elsewhere.callers.identify(`Bearer ${token}`)).rejects.toMatchObject({
      code: 'auth.session_ended',
    });
    server.clock.advance(10);
    await expect(other.callers.identify(`Bearer ${token}`)).rejects.toMatchObject({
      code: 'auth.session_ended',
    });
  });

  test('A-09 an account without a member has no profile', async () => {
    const { token, member } = await signedIn();
    await server.database.pool.query('DELETE FROM local_users WHERE id = $1', [member.id]);
    expect((await server.get('/api/auth/profile', token)).json()).toMatchObject({ code: 'auth.no_member' });
  });
});

/** Creates a second process with the same database; it is not notified of sessions that the first process ends. */
async function createOtherProcess() {
  const { port } = await createEmbeddedAuth(server.serviceOptions);
  return server.makeAuth(port);
}

describe('profile: nicknames in use', () => {
  test('A-04 a nickname in use is rejected, regardless of case', async () => {
    const { member } = await signedIn();
    const { patch } = await signedIn();
    const answer = await patch({ nickname: member.nickname.toUpperCase() });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'auth.nickname_taken']);
    expect(answer.json().message).toContain('already taken');
  });

  test('A-04 if the nickname is taken, the password sent with it is not changed either', async () => {
    const { member: other } = await signedIn();
    const { member, patch } = await signedIn();
    const newPassword = 'quench-and-temper-9';
    const change = { nickname: other.nickname, password: newPassword, currentPassword: password };
    expect((await patch(change)).json().code).toBe('auth.nickname_taken');
    expect((await server.login(member.email, { password: newPassword })).statusCode).toBe(401);
  });

  test('A-04 a nickname that looks like that of another member is rejected', async () => {
    const { patch } = await signedIn();
    const { patch: other } = await signedIn();
    expect((await patch({ nickname: 'Quench' })).statusCode).toBe(200);
    for (const nickname of ['Qu\u0435nch', 'Ｑuench', 'QUENCH']) {
      const answer = await other({ nickname });
      expect([answer.statusCode, answer.json().code], nickname).toEqual([409, 'auth.nickname_taken']);
    }
    const invisible = await other({ nickname: 'Quench\u200b' });
    expect([invisible.statusCode, invisible.json().reason]).toEqual([400, 'invisible']);
  });

  test('A-04 a member whose nickname violates a newer rule can still save the profile and log in', async () => {
    const { member, patch } = await signedIn();
    await server.database.pool.query(
      'UPDATE local_users SET nickname = $1, nickname_key = NULL WHERE id = $2',
      ['\u0410dmin \u200bOld', member.id],
    );
    expect((await patch({ nickname: '\u0410dmin \u200bOld', job: 'Welder' })).statusCode).toBe(200);
    expect((await server.login('\u0410dmin \u200bOld', { takeOver: true })).statusCode).toBe(200);
  });

  test('A-04 if two members choose the same nickname simultaneously, one of them gets 409', async () => {
    const [one, two] = [await signedIn(), await signedIn()];
    const both = await Promise.all([
      one.patch({ nickname: 'contested' }),
      two.patch({ nickname: 'Contested' }),
    ]);
    expect(both.map((each) => each.statusCode).sort()).toEqual([200, 409]);
  });
});

describe('demo accounts', () => {
  test('M-05 demo accounts are created once; later starts leave them unchanged, except that the premium membership is renewed', async () => {
    const seed = () =>
      seedAccounts({ port: server.service.port, members: server.members, clock: server.clock, password });
    await Promise.all([seed(), seed()]);
    await seed();
    const login = async (name: string) => server.login(`${name}@demo.local`, { takeOver: true });
    expect((await login('admin')).json().user).toMatchObject({
      role: 'Admin',
      nickname: 'admin',
      isPremium: true,
    });
    expect((await login('member')).json().user).toMatchObject({
      isPremium: false,
      subscriptionStatus: 'free',
    });
    expect((await login('premium')).json().user).toMatchObject({ isPremium: true, membershipType: 'annual' });
    expect((await login('expired')).statusCode).toBe(402);

    const found = await server.members.findByEmail('member@demo.local');
    await server.members.update(found?.id ?? '', { name: 'Changed By Hand' });
    server.clock.advance(400 * 86_400);
    expect((await login('premium')).statusCode).toBe(402);
    await seed();
    expect((await login('premium')).json().user.isPremium).toBe(true);
    expect((await login('member')).json().user.name).toBe('Changed By Hand');
    const { rows } = await server.database.pool.query(
      `SELECT count(*)::int AS n FROM local_users WHERE email LIKE '%@demo.local'`,
    );
    expect(rows[0].n).toBe(4);
  });
});
