import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthServer, createAuthServer, password } from '../../../../../../test/auth-server.ts';

let server: AuthServer;
beforeAll(async () => {
  server = await createAuthServer({
    emailChangeEnabled: true,
    securePasswordChange: true,
    linkingEnabled: true,
  });
});
afterAll(() => server.close());

const base = '/auth/v1';
const lastMail = () => {
  const mail = server.mails.at(-1);
  return { code: String(mail?.params.code), link: new URL(String(mail?.params.link)) };
};
const follow = async (link: URL) => {
  const answer = await server.get(link.pathname + link.search);
  expect(answer.statusCode).toBe(303);
  return new URL(String(answer.headers.location));
};

async function signedIn() {
  const { email, supabaseUserId: id } = await server.addMember();
  const client = server.client();
  const { data } = await client.signInWithPassword({ email, password });
  if (!data.session) throw new Error('no session');
  return { email, id, client, token: data.session.access_token };
}

describe('A-10 email links bound to the requesting browser (PKCE)', () => {
  test('A-10 the link returns a code, and the code with the verifier returns the session once', async () => {
    const { email } = await server.addMember();
    const client = server.client('pkce');
    await client.signInWithOtp({ email, options: { emailRedirectTo: 'http://site.test/welcome?x=1' } });
    const { link } = lastMail();
    expect(link.searchParams.get('token')).toMatch(/^pkce_/);
    const target = await follow(link);
    expect(target.hash).toBe('');
    expect(target.searchParams.get('x')).toBe('1');
    const code = target.searchParams.get('code') ?? '';
    const { data, error } = await client.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    const again = await server.post(`${base}/token?grant_type=pkce`, { auth_code: code, code_verifier: 'x' });
    expect([again.statusCode, again.json().error_code]).toEqual([404, 'flow_state_not_found']);
    const used = await follow(link);
    expect(used.searchParams.get('error_code')).toBe('otp_expired');
    expect(used.hash).toContain('error_code=otp_expired');
  });

  test('A-10 a wrong verifier is refused and invalidates the code', async () => {
    const { email } = await server.addMember();
    const client = server.client('pkce');
    await client.resetPasswordForEmail(email);
    const code = (await follow(lastMail().link)).searchParams.get('code') ?? '';
    const stolen = await server.post(`${base}/token?grant_type=pkce`, {
      auth_code: code,
      code_verifier: 'v'.repeat(64),
    });
    expect([stolen.statusCode, stolen.json().error_code]).toEqual([400, 'bad_code_verifier']);
    expect((await client.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found');
  });

  test('A-10 a code can be exchanged for 299 seconds, not for 300', async () => {
    const { email } = await server.addMember();
    for (const [seconds, expected] of [
      [299, undefined],
      [300, 'flow_state_expired'],
    ] as const) {
      const client = server.client('pkce');
      await client.signInWithOtp({ email });
      const code = (await follow(lastMail().link)).searchParams.get('code') ?? '';
      server.clock.advance(seconds);
      expect((await client.exchangeCodeForSession(code)).error?.code).toBe(expected);
    }
  });

  test('A-10 the database stores codes only as hashes, and an incomplete challenge is refused', async () => {
    const { email } = await server.addMember();
    await server.client('pkce').signInWithOtp({ email });
    const code = (await follow(lastMail().link)).searchParams.get('code');
    const { rows } = await server.database.pool.query('SELECT auth_code FROM auth.flow_states');
    expect(rows.map((row) => row.auth_code)).not.toContain(code);
    for (const half of [
      { code_challenge: 'x'.repeat(43) },
      { code_challenge_method: 's256' },
      { code_challenge: 'x', code_challenge_method: 's256' },
    ]) {
      expect((await server.post(`${base}/recover`, { email, ...half })).statusCode).toBe(400);
    }
    expect((await server.post(`${base}/token?grant_type=pkce`, {})).statusCode).toBe(400);
  });

  test('A-10 the six digits in the same email can be typed instead of opening the link', async () => {
    const { email } = await server.addMember();
    const client = server.client('pkce');
    await client.signInWithOtp({ email });
    expect((await client.verifyOtp({ type: 'email', email, token: lastMail().code })).error).toBeNull();
  });
});

describe('A-10 input of an untrusted caller', () => {
  test('A-10 links in emails start with the site’s URL, regardless of the Host header of the request', async () => {
    const { email } = await server.addMember();
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    };
    expect((await server.post(`${base}/recover`, { email }, headers)).statusCode).toBe(200);
    expect(lastMail().link.origin).toBe('http://site.test');
    expect(lastMail().link.searchParams.get('redirect_to')).toBe('http://site.test');
  });

  test('A-10 a sign-up cannot set a role', async () => {
    const email = 'climber@example.org';
    const claims = { role: 'service_role', aud: 'x', is_super_admin: true, app_metadata: { role: 'admin' } };
    await server.post(`${base}/signup`, { email, password, ...claims, data: claims });
    const { data } = await server.client().verifyOtp({ type: 'signup', email, token: lastMail().code });
    expect(data.user).toMatchObject({
      role: 'authenticated',
      aud: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
    });
    const admin = await server.get(`${base}/admin/users`, data.session?.access_token);
    expect(admin.statusCode).toBe(403);
  });

  test('A-10 of two simultaneous requests with the same link one succeeds', async () => {
    const { email } = await server.addMember();
    await server.client().signInWithOtp({ email });
    const token_hash = lastMail().link.searchParams.get('token');
    const use = () => server.post(`${base}/verify`, { type: 'magiclink', token_hash });
    const answers = await Promise.all([use(), use()]);
    expect(answers.map((each) => each.statusCode).sort()).toEqual([200, 403]);
  });
});

describe('A-10 reauthentication', () => {
  test('A-10 if the login is not recent, a new password needs the emailed code; the current password is not sufficient', async () => {
    const { client } = await signedIn();
    expect((await client.updateUser({ password: 'fresh-one-1' })).error).toBeNull();
    server.clock.advance(86_401);
    await client.refreshSession();
    for (const proof of [{}, { current_password: 'fresh-one-1' }])
      expect((await client.updateUser({ password: 'fresh-one-2', ...proof })).error).toMatchObject({
        code: 'reauthentication_needed',
        status: 400,
      });
    expect((await client.reauthenticate()).error).toBeNull();
    const { code } = lastMail();
    expect(server.mails.at(-1)?.template).toBe('reauthentication');
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect((await client.updateUser({ password: 'fresh-one-2', nonce: wrong })).error).toMatchObject({
      code: 'reauthentication_not_valid',
      status: 422,
    });
    expect((await client.updateUser({ password: 'fresh-one-2', nonce: code })).error).toBeNull();
    server.clock.advance(601);
    expect((await client.updateUser({ password: 'fresh-one-3', nonce: code })).error?.code).toBe(
      'reauthentication_not_valid',
    );
  });

  test('A-10 without a session no email is sent, and a current password is verified if it is given', async () => {
    const sent = server.mails.length;
    expect((await server.get(`${base}/reauthenticate`)).statusCode).toBe(401);
    expect(server.mails.length).toBe(sent);
    const { client } = await signedIn();
    const change = { password: 'fresh-one-4', current_password: 'something else' };
    expect((await client.updateUser(change)).error?.code).toBe('current_password_invalid');
  });

  test('A-10 a new password ends the other sessions and invalidates every pending code', async () => {
    const { client, email } = await signedIn();
    const other = server.client();
    await other.signInWithPassword({ email, password });
    await other.resetPasswordForEmail(email);
    const { code } = lastMail();
    await client.updateUser({ password: 'fresh-one-5' });
    expect((await other.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await client.getUser()).error).toBeNull();
    expect((await server.client().verifyOtp({ type: 'recovery', email, token: code })).error?.code).toBe(
      'otp_expired',
    );
  });
});

describe('A-10 change of the email address', () => {
  test('A-10 a new email address takes effect after confirmation from both mailboxes, in either order', async () => {
    for (const first of [0, 1]) {
      const { client, email } = await signedIn();
      const fresh = `new-${first}-${email}`;
      const begun = server.mails.length;
      expect((await client.updateUser({ email: fresh })).data.user).toMatchObject({
        email,
        new_email: fresh,
      });
      const mails = server.mails.slice(begun);
      expect(mails.map((mail) => mail.to)).toEqual([fresh, email]);
      const hashes = mails.map((mail) => new URL(String(mail.params.link)).searchParams.get('token') ?? '');
      const stranger = server.client();
      const half = await stranger.verifyOtp({ type: 'email_change', token_hash: hashes[first] ?? '' });
      expect(half.data.session).toBeNull();
      expect((await client.getUser()).data.user?.email).toBe(email);
      const whole = await stranger.verifyOtp({ type: 'email_change', token_hash: hashes[1 - first] ?? '' });
      expect(whole.error).toBeNull();
      const { data } = await client.getUser();
      expect(data.user).toMatchObject({ email: fresh, identities: [{ identity_data: { email: fresh } }] });
      expect(data.user?.new_email).toBeUndefined();
      expect((await server.client().signInWithPassword({ email: fresh, password })).error).toBeNull();
    }
  });

  test('A-10 changing to an email address in use is refused', async () => {
    const { client } = await signedIn();
    const { email } = await server.addMember();
    expect((await client.updateUser({ email })).error?.code).toBe('email_exists');
  });
});

describe('A-10 linked identities', () => {
  const addIdentity = (userId: string) =>
    server.database.pool.query(
      `INSERT INTO auth.identities (user_id, provider, provider_id, email) VALUES ($1::uuid, 'github', $1::text, null)`,
      [userId],
    );

  test('A-10 identities are listed, and one of several can be unlinked, but not the last one or one of another member', async () => {
    const { client, id } = await signedIn();
    await addIdentity(id);
    const { data } = await client.getUserIdentities();
    const own = data?.identities ?? [];
    expect(own.map((each) => each.provider).sort()).toEqual(['email', 'github']);
    const other = await signedIn();
    const github = own.find((each) => each.provider === 'github');
    const email = own.find((each) => each.provider === 'email');
    if (!github || !email) throw new Error('an identity is missing');
    expect((await other.client.unlinkIdentity(github)).error).toMatchObject({
      code: 'identity_not_found',
      status: 422,
    });
    expect((await client.unlinkIdentity(github)).error).toBeNull();
    expect((await client.unlinkIdentity(github)).error?.code).toBe('identity_not_found');
    expect((await client.unlinkIdentity(email)).error).toMatchObject({
      code: 'single_identity_not_deletable',
      status: 422,
    });
    expect((await client.getUser()).data.user?.app_metadata).toMatchObject({
      provider: 'email',
      providers: ['email'],
    });
  });

  test('A-10 if the last two identities are unlinked simultaneously, one of them remains', async () => {
    const { client, id, token } = await signedIn();
    await addIdentity(id);
    const own = (await client.getUserIdentities()).data?.identities ?? [];
    const answers = await Promise.all(
      own.map((each) =>
        server.http.inject({
          method: 'DELETE',
          url: `${base}/user/identities/${each.identity_id}`,
          headers: { authorization: `Bearer ${token}` },
        }),
      ),
    );
    expect(answers.map((each) => each.statusCode).sort()).toEqual([200, 422]);
    expect((await client.getUserIdentities()).data?.identities).toHaveLength(1);
  });
});

test('A-10 two processes share the rate limits', async () => {
  const limits = {
    token: { calls: 4, seconds: 300 },
    verify: { calls: 3, seconds: 300 },
    mail: { calls: 9, seconds: 300 },
    factor: { calls: 9, seconds: 60 },
    anonymous: { calls: 9, seconds: 60 },
    mailSeconds: 60,
  };
  const { createEmbeddedAuth } = await import('../embedded.wiring.ts');
  const options = { ...server.serviceOptions, limits };
  const [one, two] = await Promise.all([createEmbeddedAuth(options), createEmbeddedAuth(options)]);
  const address = '198.51.100.7';
  for (const service of [one, two, one]) await service.limiter.take('verify', address);
  await expect(two.limiter.take('verify', address)).rejects.toMatchObject({ status: 429 });
  await one.limiter.takeMail('Someone@example.org');
  await expect(two.limiter.takeMail('someone@example.org')).rejects.toMatchObject({
    code: 'over_email_send_rate_limit',
  });

  // Refreshes are exchanged between instances once a second.
  for (let call = 0; call < 3; call++) await one.limiter.take('token', address);
  await two.limiter.take('token', address);
  await expect
    .poll(async () => {
      server.clock.advance(1);
      const results = await Promise.allSettled([
        one.limiter.take('token', address),
        two.limiter.take('token', address),
      ]);
      return results.map((each) => each.status);
    })
    .toEqual(['rejected', 'rejected']);
  const { rows } = await server.database.pool.query('SELECT key FROM auth.rate_buckets');
  expect(JSON.stringify(rows)).not.toContain('198.51');
  expect(JSON.stringify(rows)).not.toContain('example.org');
  server.clock.advance(300);
  await expect(one.limiter.take('token', address)).resolves.toBeUndefined();
});
