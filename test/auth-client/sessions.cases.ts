import { createHmac } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import { application, type Client, password, refusalOf, requireData, type Service } from './bench.ts';

/** Tests of sessions: refresh, reuse of tokens, scopes of logout, claims. */
export function sessionCases(service: () => Service): void {
  let email: string;
  beforeAll(async () => {
    email = service().newEmail();
    const client = service().client();
    requireData(await client.signUp({ email, password }));
    requireData(await client.verifyOtp({ email, token: (await service().mail(email)).code, type: 'email' }));
  });
  async function signedIn(): Promise<Client> {
    const client = service().client();
    requireData(await client.signInWithPassword({ email, password }));
    return client;
  }
  const sessionOf = async (client: Client) => requireData(await client.getSession()).session;

  test('S-12 login and refresh emit events, and a client can continue with the tokens of another', async () => {
    const client = service().client();
    await client.initialize();
    const events: string[] = [];
    const { data } = client.onAuthStateChange((event) => void events.push(event));
    const { session } = requireData(
      await client.signInWithPassword({ email: email.toUpperCase(), password }),
    );
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email } });
    const refreshed = requireData(await client.refreshSession());
    expect(refreshed.session?.refresh_token).not.toBe(session.refresh_token);
    const other = service().client();
    requireData(await other.setSession(refreshed.session as NonNullable<typeof refreshed.session>));
    expect(requireData(await other.getUser()).user.email).toBe(email);
    await expect.poll(() => events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED']);
    data.subscription.unsubscribe();
    await client.startAutoRefresh();
    await client.stopAutoRefresh();
    await client.dispose();
    expect(client.isThrowOnErrorEnabled()).toBe(false);
  });

  test('S-12 a stolen refresh token ends the session if it is used more than 10 seconds after it was replaced', async () => {
    const client = await signedIn();
    const old = (await sessionOf(client))?.refresh_token ?? '';
    requireData(await client.refreshSession());
    requireData(await client.refreshSession());
    service().app.clock.advance(11);
    const thief = service().client();
    expect(refusalOf(await thief.refreshSession({ refresh_token: old }))).toEqual([
      400,
      'refresh_token_already_used',
    ]);
    expect(refusalOf(await client.refreshSession())[1]).toBe('refresh_token_not_found');
  });

  test('S-12 an unknown refresh token and one of an ended session are refused', async () => {
    const client = service().client();
    expect((await client.refreshSession({ refresh_token: 'none' })).error).toMatchObject({ status: 400 });
    const gone = await signedIn();
    const { refresh_token = '' } = (await sessionOf(gone)) ?? {};
    requireData(await gone.signOut({ scope: 'local' }).then(({ error }) => ({ data: true, error })));
    expect(refusalOf(await client.refreshSession({ refresh_token }))[1]).toBe('refresh_token_not_found');
  });

  test('S-12 a logout can end this session, all others, or all sessions', async () => {
    const [one, two, three] = [await signedIn(), await signedIn(), await signedIn()];
    const isLive = async (client: Client) => (await client.getUser()).error === null;
    await one.signOut({ scope: 'local' });
    expect([await isLive(one), await isLive(two), await isLive(three)]).toEqual([false, true, true]);
    await two.signOut({ scope: 'others' });
    expect([await isLive(two), await isLive(three)]).toEqual([true, false]);
    await two.signOut();
    expect(await sessionOf(two)).toBeNull();
  });

  test('S-12 the client verifies claims with the published keys, without a request per token', async () => {
    const client = await signedIn();
    const fetched = vi.spyOn(globalThis, 'fetch');
    const found = requireData(await client.getClaims());
    expect(found?.claims).toMatchObject({ email, role: 'authenticated', aal: 'aal1', is_anonymous: false });
    expect(found?.header.alg).toBe('ES256');
    expect(fetched.mock.calls.map(([url]) => String(url))).toEqual([
      `${service().url}/.well-known/jwks.json`,
    ]);
    fetched.mockRestore();
    const [header, payload] = ((await sessionOf(client))?.access_token ?? '').split('.');
    expect((await client.getClaims(`${header}.${payload}.${'A'.repeat(86)}`)).error).not.toBeNull();
  });

  test('S-12 a token with a foreign signature is refused; the imported key cannot sign tokens of users', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { sub: crypto.randomUUID(), role: 'service_role', aud: 'authenticated' };
    const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
    const forged = `${text}.${createHmac('sha256', 'another secret').update(text).digest('base64url')}`;
    expect(refusalOf(await service().client().getUser(forged))).toEqual([403, 'bad_jwt']);
    expect(refusalOf(await service().admin(forged).listUsers())).toEqual([403, 'bad_jwt']);
    const client = await signedIn();
    const { access_token = '' } = (await sessionOf(client)) ?? {};
    expect(refusalOf(await service().admin(access_token).listUsers())).toEqual([403, 'not_admin']);
  });

  test('S-12 the public key of an application is accepted by public calls; other calls refuse a token without a user', async () => {
    const { k } = JSON.parse(application.AUTH_JWT_KEYS) as { k: string };
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const exp = Math.floor(service().app.clock.now().getTime() / 1000) + 600;
    const headers = (claims: object) => {
      const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ iss: 'app', exp, ...claims })}`;
      const token = `${text}.${createHmac('sha256', Buffer.from(k, 'base64url')).update(text).digest('base64url')}`;
      return { apikey: token, authorization: `Bearer ${token}` };
    };
    const anonymous = headers({ role: 'anon' });
    for (const key of [anonymous, { apikey: 'any text', authorization: 'Bearer any-text' }]) {
      const body = { email, password };
      const entered = await service().send('POST', '/token?grant_type=password', { body, headers: key });
      expect([entered.status, entered.body.user.email]).toEqual([200, email]);
    }
    for (const [method, path] of [
      ['GET', '/user'],
      ['POST', '/factors'],
      ['POST', '/logout?scope=global'],
    ] as const)
      expect(await service().send(method, path, { headers: anonymous })).toMatchObject({
        status: 403,
        body: { code: 'bad_jwt', message: 'invalid claim: missing sub claim' },
      });
    expect(await service().send('GET', '/user', { headers: headers({ sub: '1234567890' }) })).toMatchObject({
      status: 400,
      body: { code: 'bad_jwt', message: 'invalid claim: sub claim must be a UUID' },
    });
    expect(refusalOf(await service().admin(anonymous.apikey).listUsers())).toEqual([403, 'not_admin']);
  });
}
