import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthServer, createAuthServer, password } from '../../../../../test/auth-server.ts';

let server: AuthServer;
beforeAll(async () => {
  server = await createAuthServer({ corsOrigins: ['https://other.example'] });
});
afterAll(() => server.close());

const base = '/auth/v1';
const present = { 'x-supabase-api-version': '2024-01-01' };
const wrong = { email: 'who@example.org', password: 'wrong' };
const json = { 'content-type': 'application/json;charset=UTF-8' };

describe('A-10 error responses', () => {
  test('A-10 errors have the format of the API version in the request', async () => {
    const now = await server.post(`${base}/token?grant_type=password`, wrong, present);
    expect(now.json()).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' });
    expect(now.headers['x-supabase-api-version']).toBe('2024-01-01');
    for (const headers of [
      {},
      { 'x-supabase-api-version': '2023-12-31' },
      { 'x-supabase-api-version': 'newest' },
    ]) {
      const before = await server.post(
        `${base}/token?grant_type=password`,
        wrong,
        headers as Record<string, string>,
      );
      expect(before.json()).toEqual({
        code: 400,
        error_code: 'invalid_credentials',
        msg: 'Invalid login credentials',
      });
      expect(before.headers['x-supabase-api-version']).toBeUndefined();
    }
    const weak = { email: 'weak@example.org', password: '1' };
    expect((await server.post(`${base}/signup`, weak, present)).json()).toMatchObject({
      code: 'weak_password',
      weak_password: { reasons: ['length'] },
    });
    expect((await server.post(`${base}/signup`, weak)).json()).toMatchObject({
      code: 422,
      error_code: 'weak_password',
      weak_password: { reasons: ['length'] },
    });
  });

  test('A-10 a request with a JSON content type and no body is accepted as an empty object', async () => {
    const { email } = await server.addMember();
    const { access_token } = (
      await server.post(`${base}/token?grant_type=password`, { email, password })
    ).json();
    const answer = await server.http.inject({
      method: 'POST',
      url: `${base}/logout`,
      headers: { ...json, authorization: `bearer ${access_token}` },
    });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });

  test('A-10 every error is returned as JSON with its code', async () => {
    const cases: readonly [string, string, string | undefined, number, string][] = [
      ['POST', '/token?grant_type=password', '{"email":', 400, 'bad_json'],
      ['POST', '/token?grant_type=password', '[1]', 400, 'validation_failed'],
      ['POST', '/token?grant_type=password', '{"email":5,"password":"x"}', 400, 'validation_failed'],
      ['POST', '/token?grant_type=sorcery', '{}', 400, 'invalid_credentials'],
      ['POST', '/token?grant_type=pkce', '{}', 400, 'validation_failed'],
      [
        'POST',
        '/token?grant_type=pkce',
        '{"auth_code":"x","code_verifier":"y"}',
        404,
        'flow_state_not_found',
      ],
      ['POST', '/recover', '{"email":"no address"}', 400, 'validation_failed'],
      ['POST', '/signup', '{}', 422, 'anonymous_provider_disabled'],
      ['POST', '/sso', '{}', 404, 'saml_provider_disabled'],
      ['GET', '/authorize?provider=github', undefined, 400, 'validation_failed'],
      ['POST', '/passkeys/authentication/options', '{}', 404, 'passkey_disabled'],
      ['GET', '/nothing-here', undefined, 404, 'unknown'],
      ['GET', '/user', undefined, 401, 'no_authorization'],
      [
        'POST',
        '/otp',
        `{"email":"a@b.cd","data":{"x":"${'x'.repeat(1_100_000)}"}}`,
        413,
        'request_entity_too_large',
      ],
    ];
    for (const [method, path, payload, status, code] of cases) {
      const answer = await server.http.inject({
        method: method as 'GET',
        url: base + path,
        headers: { ...present, ...(payload === undefined ? {} : json) },
        ...(payload === undefined ? {} : { payload }),
      });
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, status, code]);
      expect(answer.headers['content-type']).toContain('application/json');
    }
  });

  test('A-10 linking, passkeys, phone numbers and anonymous accounts are refused with the codes of the protocol', async () => {
    const { email } = await server.addMember();
    const client = server.client();
    await client.signInWithPassword({ email, password });
    expect(
      (await client.linkIdentity({ provider: 'github', options: { skipBrowserRedirect: true } })).error?.code,
    ).toBe('manual_linking_disabled');
    const identity = (await client.getUserIdentities()).data?.identities[0];
    if (!identity) throw new Error('no identity');
    expect((await client.unlinkIdentity(identity)).error?.code).toBe('manual_linking_disabled');
    expect((await client.passkey.list()).error?.code).toBe('passkey_disabled');
    const stranger = server.client();
    expect((await stranger.signInAnonymously()).error?.code).toBe('anonymous_provider_disabled');
    expect((await stranger.signInWithPassword({ phone: '491701234567', password })).error?.code).toBe(
      'phone_provider_disabled',
    );
    expect((await stranger.signInWithSSO({ domain: 'example.org' })).error?.code).toBe(
      'saml_provider_disabled',
    );
  });

  test('A-10 allowed origins may read the headers for version, total and links; other origins get no CORS permission', async () => {
    const answer = await server.http.inject({
      method: 'OPTIONS',
      url: `${base}/user`,
      headers: { origin: 'https://other.example' },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-expose-headers']).toBe(
      'x-supabase-api-version, x-total-count, link',
    );
    const stranger = await server.http.inject({
      method: 'GET',
      url: `${base}/settings`,
      headers: { origin: 'https://evil.example' },
    });
    expect(stranger.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('A-10 the health and settings endpoints return the service’s name and features', async () => {
    expect((await server.get(`${base}/health`)).json()).toMatchObject({ name: 'GoTrue' });
    expect((await server.get(`${base}/settings`)).json()).toMatchObject({
      disable_signup: false,
      external: { email: true, phone: false },
    });
  });
});

describe('A-10 administration with the official client', () => {
  test('A-10 an administrator can create, read, change, ban and delete users', async () => {
    const admin = await server.adminClient();
    const email = 'made-by-admin@example.org';
    const { data, error } = await admin.createUser({
      email,
      password,
      email_confirm: true,
      user_metadata: { a: 1 },
    });
    expect(error).toBeNull();
    const id = data.user?.id ?? '';
    expect((await admin.createUser({ email, password })).error?.code).toBe('email_exists');
    const client = server.client();
    expect((await client.signInWithPassword({ email, password })).error).toBeNull();

    expect(
      (await admin.updateUserById(id, { user_metadata: { b: 2 }, app_metadata: { plan: 'x' } })).data.user,
    ).toMatchObject({
      user_metadata: { a: 1, b: 2, email_verified: true },
      app_metadata: { provider: 'email', plan: 'x' },
    });
    expect((await client.getUser()).error).toBeNull();
    await admin.updateUserById(id, { password: 'another-good-1' });
    expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError');

    await admin.updateUserById(id, { ban_duration: '24h' });
    expect(
      (await server.client().signInWithPassword({ email, password: 'another-good-1' })).error?.code,
    ).toBe('user_banned');
    await admin.updateUserById(id, { ban_duration: 'none' });
    expect(
      (await server.client().signInWithPassword({ email, password: 'another-good-1' })).error,
    ).toBeNull();

    expect((await admin.mfa.listFactors({ userId: id })).data?.factors).toEqual([]);
    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.getUserById(id)).error?.code).toBe('user_not_found');
    const malformed = await server.get(
      `${base}/admin/users/17`,
      await server.service.tokens.issueForService(),
    );
    expect([malformed.statusCode, malformed.json().error_code]).toEqual([404, 'validation_failed']);
  });

  test('A-10 the list of users is returned in pages that the client can follow', async () => {
    for (let each = 0; each < 5; each++) await server.addMember();
    const admin = await server.adminClient();
    const seen = new Set<string>();
    let page: number | null = 1;
    let pages = 0;
    while (page !== null) {
      const { data, error } = (await admin.listUsers({ page, perPage: 3 })) as unknown as {
        data: { users: { id: string }[]; nextPage: number | null; total: number };
        error: unknown;
      };
      expect(error).toBeNull();
      for (const user of data.users) seen.add(user.id);
      page = data.nextPage;
      pages += 1;
      if (page === null) expect(seen.size).toBe(data.total);
    }
    expect(pages).toBeGreaterThanOrEqual(3);
    for (const query of ['page=-1', 'per_page=x', 'page=0']) {
      const answer = await server.get(
        `${base}/admin/users?${query}`,
        await server.service.tokens.issueForService(),
      );
      expect(answer.statusCode, query).toBe(400);
    }
  });

  test('A-10 an administrator can create links and invitations', async () => {
    const admin = await server.adminClient();
    const { email } = await server.addMember();
    const { data, error } = await admin.generateLink({ type: 'recovery', email });
    expect(error).toBeNull();
    expect(data.properties).toMatchObject({
      verification_type: 'recovery',
      email_otp: expect.stringMatching(/^\d{6}$/),
    });
    const client = server.client();
    expect(
      (await client.verifyOtp({ type: 'recovery', token_hash: data.properties?.hashed_token ?? '' })).error,
    ).toBeNull();
    expect((await admin.inviteUserByEmail(email)).error?.code).toBe('email_exists');
    expect((await admin.inviteUserByEmail('invited@example.org')).data.user?.invited_at).toBeDefined();
    expect(server.mails.at(-1)).toMatchObject({ template: 'invite', to: 'invited@example.org' });
  });

  test('A-10 a member cannot use the administration endpoints', async () => {
    const { email } = await server.addMember({ role: 'Admin' });
    const { access_token } = (
      await server.post(`${base}/token?grant_type=password`, { email, password })
    ).json();
    const answer = await server.get(`${base}/admin/users`, access_token);
    expect([answer.statusCode, answer.json().error_code]).toEqual([403, 'not_admin']);
    const raised = await server.http.inject({
      method: 'PUT',
      url: `${base}/user`,
      headers: { authorization: `Bearer ${access_token}` },
      payload: { app_metadata: { role: 'service_role' } },
    });
    expect(raised.statusCode).toBe(403);
  });
});

describe('A-10 limits', () => {
  test('A-10 requests are limited per IP address, and a recipient gets one email a minute, with or without an account', async () => {
    const limited = await createAuthServer({
      limits: {
        token: { calls: 3, seconds: 300 },
        verify: { calls: 30, seconds: 300 },
        mail: { calls: 30, seconds: 300 },
        factor: { calls: 30, seconds: 60 },
        anonymous: { calls: 9, seconds: 60 },
        mailSeconds: 60,
      },
    });
    try {
      const statuses: number[] = [];
      for (let turn = 0; turn < 4; turn++)
        statuses.push(
          (await limited.post(`${base}/token?grant_type=refresh_token`, { refresh_token: 'x' })).statusCode,
        );
      expect(statuses).toEqual([400, 400, 400, 429]);
      limited.clock.advance(300);
      expect(
        (await limited.post(`${base}/token?grant_type=refresh_token`, { refresh_token: 'x' })).statusCode,
      ).toBe(400);

      const { email } = await limited.addMember();
      for (const each of [email, 'nobody@example.org']) {
        expect((await limited.post(`${base}/recover`, { email: each })).statusCode).toBe(200);
        limited.clock.advance(59);
        const soon = await limited.post(`${base}/recover`, { email: each }, present);
        expect([soon.statusCode, soon.json().code, soon.headers['retry-after']]).toEqual([
          429,
          'over_email_send_rate_limit',
          '1',
        ]);
        limited.clock.advance(1);
        expect((await limited.post(`${base}/recover`, { email: each })).statusCode).toBe(200);
      }
    } finally {
      await limited.close();
    }
  });
});

test('A-10 leaked passwords are refused if configured; short passwords are always refused, and good ones always accepted', async () => {
  const { createPasswords } = await import('./accounts/passwords.ts');
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const commonest = dictionary['passwords-common'].find((each) => /^[a-z]{10,}$/.test(each)) ?? '';
  const strict = await createPasswords({ minPasswordLength: 10, refuseCommonPasswords: true, cost: 4 });
  for (const known of ['1234567899', 'Password2024', '0123456789', 'Ferrite2026', 'Martensite1', commonest])
    expect(await strict.weaknesses(known)).toEqual(['pwned']);
  expect(await strict.weaknesses('nine-long')).toEqual(['length']);
  await expect(strict.check('nine-long')).rejects.toMatchObject({ code: 'weak_password' });
  for (const good of ['walk-the-heat-7', 'quench-and-temper-9'])
    expect(await strict.weaknesses(good)).toEqual([]);
  const open = await createPasswords({ minPasswordLength: 6, refuseCommonPasswords: false, cost: 4 });
  expect(await open.weaknesses('michelle')).toEqual([]);
});
