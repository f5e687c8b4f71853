import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthServer, createAuthServer, password } from '../../../../../../test/auth-server.ts';
import { createEmbeddedAuth } from '../embedded.wiring.ts';

let server: AuthServer;
beforeAll(async () => {
  server = await createAuthServer();
});
afterAll(() => server.close());

const base = '/auth/v1';
const version = { 'x-supabase-api-version': '2024-01-01' };

async function signedIn() {
  const { email } = await server.addMember();
  const client = server.client();
  const { data, error } = await client.signInWithPassword({ email, password });
  if (error || !data.session) throw error ?? new Error('no session');
  return { email, client, session: data.session };
}
const refresh = (refreshToken: string) =>
  server.post(`${base}/token?grant_type=refresh_token`, { refresh_token: refreshToken }, version);

describe('A-10 login with the official client', () => {
  test('A-10 a password login returns session, user, claims and expiry as the protocol specifies', async () => {
    const { client, session, email } = await signedIn();
    expect(session).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      user: { email, aud: 'authenticated', role: 'authenticated', is_anonymous: false },
    });
    expect(session.user.identities?.[0]).toMatchObject({
      provider: 'email',
      identity_data: { email, email_verified: true },
    });
    const claims = (await client.getClaims()).data?.claims;
    expect(claims).toMatchObject({
      iss: 'http://site.test/auth/v1',
      aud: 'authenticated',
      email,
      aal: 'aal1',
      sub: session.user.id,
    });
    expect(claims?.amr?.[0]).toMatchObject({ method: 'password' });
    expect(JSON.stringify(session)).not.toMatch(/\$2[ab]\$/);
    expect((await client.getUser()).data.user?.id).toBe(session.user.id);
  });

  test('A-10 setSession accepts the tokens of the product’s login', async () => {
    const { session } = await signedIn();
    const other = server.client();
    const { data, error } = await other.setSession(session);
    expect(error).toBeNull();
    expect(data.user?.id).toBe(session.user.id);
  });

  test('A-10 an unknown email address, a wrong password and an unconfirmed account are refused with the codes of the protocol', async () => {
    const { email } = await server.addMember();
    const unconfirmed = await server.addMember({ emailConfirmed: false });
    const client = server.client();
    const wrong = (await client.signInWithPassword({ email, password: 'something else' })).error;
    const unknown = (await client.signInWithPassword({ email: 'who@example.org', password })).error;
    expect([wrong?.code, wrong?.status, wrong?.message]).toEqual([
      'invalid_credentials',
      400,
      'Invalid login credentials',
    ]);
    expect([unknown?.code, unknown?.status, unknown?.message]).toEqual([
      'invalid_credentials',
      400,
      'Invalid login credentials',
    ]);
    expect((await client.signInWithPassword({ email: unconfirmed.email, password })).error?.code).toBe(
      'email_not_confirmed',
    );
    expect(
      (await client.signInWithPassword({ email: unconfirmed.email, password: 'something else' })).error?.code,
    ).toBe('invalid_credentials');
  });

  test('A-10 thirty simultaneous logins succeed without delaying other requests', async () => {
    const { email } = await server.addMember();
    let done = 0;
    const logIn = async () => {
      const answer = await server.post(`${base}/token?grant_type=password`, { email, password });
      done += 1;
      return answer;
    };
    const all = Promise.all(Array.from({ length: 30 }, logIn));
    await server.get(`${base}/health`);
    expect(done).toBeLessThan(30);
    const answers = await all;
    expect(answers.map((each) => each.statusCode)).toEqual(Array(30).fill(200));
    expect(new Set(answers.map((each) => each.json().refresh_token)).size).toBe(30);
  });
});

describe('A-10 refresh tokens are replaced when used, and reusing one ends the session', () => {
  test('A-10 five tabs that use the same refresh token simultaneously get the same new token', async () => {
    const { session } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(session.refresh_token)));
    expect(answers.map((each) => each.statusCode)).toEqual([200, 200, 200, 200, 200]);
    const next = new Set(answers.map((each) => each.json().refresh_token));
    expect(next.size).toBe(1);
    expect(next.has(session.refresh_token)).toBe(false);
  });

  test('A-10 the previous refresh token always returns the current one', async () => {
    const { session } = await signedIn();
    const current = (await refresh(session.refresh_token)).json().refresh_token;
    server.clock.advance(3000);
    expect((await refresh(session.refresh_token)).json().refresh_token).toBe(current);
  });

  test('A-10 an older refresh token is accepted up to 10 seconds after the last refresh; after 11 it ends the session', async () => {
    const { session } = await signedIn();
    const second = (await refresh(session.refresh_token)).json().refresh_token;
    const third = (await refresh(second)).json().refresh_token;
    server.clock.advance(9);
    expect((await refresh(session.refresh_token)).json().refresh_token).toBe(third);
    server.clock.advance(2);
    const replayed = await refresh(session.refresh_token);
    expect(replayed.statusCode).toBe(400);
    expect(replayed.json()).toMatchObject({ code: 'refresh_token_already_used' });
    expect((await refresh(third)).json()).toMatchObject({ code: 'refresh_token_not_found' });
    expect((await server.get(`${base}/user`, session.access_token)).json()).toMatchObject({
      error_code: 'session_not_found',
    });
  });

  test('A-10 the client refreshes the tokens and keeps the session', async () => {
    const { client, session } = await signedIn();
    const { data, error } = await client.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect(data.session?.user.id).toBe(session.user.id);
  });

  test('A-10 invented, truncated and lengthened refresh tokens, and one with the session id of another, are refused', async () => {
    const { session } = await signedIn();
    const other = await signedIn();
    for (const token of [
      'x',
      'not a token',
      session.refresh_token.slice(0, -1),
      `${session.refresh_token}A`,
      'A'.repeat(5000),
    ]) {
      expect((await refresh(token)).json()).toMatchObject({ code: 'validation_failed' });
    }
    const spliced = Buffer.from(session.refresh_token, 'base64url');
    Buffer.from(other.session.refresh_token, 'base64url').copy(spliced, 1, 1, 17);
    expect((await refresh(spliced.toString('base64url'))).statusCode).toBe(400);
    expect((await refresh(session.refresh_token)).statusCode).toBe(200);
  });
});

describe('A-10 logout', () => {
  async function three() {
    const { email } = await server.addMember();
    const clients = [server.client(), server.client(), server.client()] as const;
    for (const client of clients) await client.signInWithPassword({ email, password });
    const live = async () =>
      Promise.all(
        clients.map(
          async (each) =>
            (await server.get(`${base}/user`, tokens[clients.indexOf(each)])).statusCode === 200,
        ),
      );
    const tokens = await Promise.all(
      clients.map(async (each) => (await each.getSession()).data.session?.access_token),
    );
    return { clients, live };
  }
  test('A-10 scope local ends this session only', async () => {
    const { clients, live } = await three();
    expect((await clients[0].signOut({ scope: 'local' })).error).toBeNull();
    expect(await live()).toEqual([false, true, true]);
  });
  test('A-10 scope others ends all other sessions', async () => {
    const { clients, live } = await three();
    expect((await clients[0].signOut({ scope: 'others' })).error).toBeNull();
    expect(await live()).toEqual([true, false, false]);
  });
  test('A-10 scope global, the default, ends all sessions', async () => {
    const { clients, live } = await three();
    expect((await clients[0].signOut()).error).toBeNull();
    expect(await live()).toEqual([false, false, false]);
  });
  test('A-10 an unknown scope is refused', async () => {
    const { session } = await signedIn();
    const answer = await server.post(`${base}/logout?scope=everywhere`, undefined, {
      authorization: `Bearer ${session.access_token}`,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ msg: 'Unsupported logout scope "everywhere"' });
  });
});

describe('A-09 signing keys', () => {
  test('A-09 the signing key verifies every token, including signatures that start with zeros (one in 128)', async () => {
    for (let turn = 0; turn < 1_500; turn++) {
      const token = await server.service.tokens.issueForService();
      expect(await server.service.tokens.verify(token)).toMatchObject({ role: 'service_role' });
    }
  });

  test('A-09 the published keys have no private parts, are cacheable, and verify a token in WebCrypto', async () => {
    const { session } = await signedIn();
    const answer = await server.get(`${base}/.well-known/jwks.json`);
    expect(answer.headers['cache-control']).toBe('public, max-age=600');
    const [key] = answer.json().keys;
    expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', key_ops: ['verify'] });
    expect(key.d).toBeUndefined();
    const [header = '', payload = '', signature = ''] = session.access_token.split('.');
    const imported = await crypto.subtle.importKey(
      'jwk',
      key,
      { name: 'ECDSA', namedCurve: 'P-256' },
      false,
      ['verify'],
    );
    const signed = new TextEncoder().encode(`${header}.${payload}`);
    expect(
      await crypto.subtle.verify(
        { name: 'ECDSA', hash: 'SHA-256' },
        imported,
        Buffer.from(signature, 'base64url'),
        signed,
      ),
    ).toBe(true);
  });

  test('A-09 processes that start simultaneously share the signing keys, which are stored encrypted', async () => {
    const two = await Promise.all([
      createEmbeddedAuth(server.serviceOptions),
      createEmbeddedAuth(server.serviceOptions),
    ]);
    const { session } = await signedIn();
    for (const each of two) expect(await each.port.verifyAccessToken(session.access_token)).not.toBeNull();
    const { rows } = await server.database.pool.query('SELECT private_key FROM auth.signing_keys');
    expect(rows).toHaveLength(1);
    expect(rows[0].private_key.toString('latin1')).not.toContain('"d"');
  });

  test('A-09 a change of the signing key does not end sessions', async () => {
    const { session } = await signedIn();
    await server.service.keys.beginRotation();
    server.clock.advance(20 * 60);
    await server.service.keys.rotateWhenDue();
    const later = await signedIn();
    const kid = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;
    expect(kid(later.session.access_token)).not.toBe(kid(session.access_token));
    expect((await server.get(`${base}/user`, session.access_token)).statusCode).toBe(200);
    server.clock.advance(2 * 3600);
    await server.service.keys.rotateWhenDue();
    expect(server.service.keys.published().keys.map((key) => key.kid)).not.toContain(
      kid(session.access_token),
    );
  });
});
