import { argon2Sync, createHmac, randomBytes } from 'node:crypto';
import { hash } from '@node-rs/bcrypt';
import { TOTP } from 'otpauth';
import { beforeAll, expect, test } from 'vitest';
import { testPasswordCost } from '../settings.ts';
import { application, password, refusalOf, requireData, type Service, serviceToken } from './bench.ts';

/** Tests of calls with a service token: users, links, factors, sessions. */
export function administrationCases(service: () => Service): void {
  let admin: ReturnType<Service['admin']>;
  beforeAll(async () => {
    admin = service().admin(await serviceToken(service(), '2'));
  });
  const create = async (fields: object = {}) =>
    requireData(
      await admin.createUser({ email: service().newEmail(), password, email_confirm: true, ...fields }),
    ).user;

  test('S-12 npm run admin -- service-token: the token is valid for the given days, its issue is audited, and invalid numbers of days are refused', async () => {
    const token = await serviceToken(service(), '2');
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ role: 'service_role', exp: claims.iat + 2 * 86_400 });
    const { rows } = await service().app.database.pool.query(
      `SELECT details FROM audit_logs WHERE action = 'auth.service_token'`,
    );
    expect(rows.at(-1)?.details).toEqual({ until: new Date(claims.exp * 1000).toISOString() });
    await expect(serviceToken(service(), '91')).rejects.toThrow(/1 to 90/);
  });

  test('S-12 users can be created, found, listed by pages, changed and deleted', async () => {
    const user = await create({ user_metadata: { name: 'Grace' }, app_metadata: { plan: 'a' } });
    expect(user).toMatchObject({ user_metadata: { name: 'Grace' }, app_metadata: { plan: 'a' } });
    expect(requireData(await admin.getUserById(user.id)).user.email).toBe(user.email);
    await create();
    const page = requireData(await admin.listUsers({ page: 1, perPage: 1 }));
    expect(page).toMatchObject({ aud: 'authenticated', nextPage: 2 });
    expect(page.users).toHaveLength(1);
    const changed = requireData(
      await admin.updateUserById(user.id, { ban_duration: '24h', app_metadata: { plan: 'b' } }),
    );
    expect(changed.user.app_metadata).toMatchObject({ plan: 'b', provider: 'email' });
    const client = service().client();
    expect(refusalOf(await client.signInWithPassword({ email: user.email ?? '', password }))).toEqual([
      400,
      'user_banned',
    ]);
    requireData(await admin.updateUserById(user.id, { ban_duration: 'none' }));
    requireData(await client.signInWithPassword({ email: user.email ?? '', password }));
    requireData(await admin.deleteUser(user.id));
    expect(refusalOf(await client.getUser())).toEqual([403, 'user_not_found']);
    expect(refusalOf(await admin.getUserById(user.id))).toEqual([404, 'user_not_found']);
  });

  test('S-12 users can be imported with bcrypt and argon2 hashes; the first login replaces an argon2 hash', async () => {
    const nonce = randomBytes(16);
    const plain = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
    const cost = { parallelism: 4, tagLength: 32, memory: 1024, passes: 3 };
    const tag = argon2Sync('argon2id', { message: password, nonce, ...cost });
    const hashes = [
      await hash(password, { cost: testPasswordCost - 1, version: '2b' }),
      `$argon2id$v=19$m=1024,t=3,p=4$${plain(nonce)}$${plain(tag)}`,
    ];
    const stored = async (id: string) =>
      (
        await service().app.database.pool.query('SELECT encrypted_password FROM auth.users WHERE id = $1', [
          id,
        ])
      ).rows[0]?.encrypted_password as string;
    for (const password_hash of hashes) {
      const { id, email = '' } = await create({ password: undefined, password_hash });
      const client = service().client();
      expect(refusalOf(await client.signInWithPassword({ email, password: 'wrong' }))[1]).toBe(
        'invalid_credentials',
      );
      expect(await stored(id)).toBe(password_hash);
      requireData(await client.signInWithPassword({ email, password }));
      expect(await stored(id)).toMatch(`$2a$0${testPasswordCost}$`);
      requireData(await service().client().signInWithPassword({ email, password }));
    }
    const costly = `$argon2id$v=19$m=1048576,t=3,p=4$${plain(nonce)}$${plain(tag)}`;
    for (const password_hash of [costly, '$argon2d$v=19$m=8,t=1,p=1$x$y', '$1$md5'])
      expect(refusalOf(await admin.createUser({ email: service().newEmail(), password_hash }))[1]).toBe(
        'validation_failed',
      );
  });

  test('S-12 links of each type can be generated without an email, and each starts a session', async () => {
    const { email = '' } = await create();
    for (const type of ['magiclink', 'recovery'] as const) {
      const { properties } = requireData(await admin.generateLink({ type, email }));
      expect(properties.verification_type).toBe(type);
      const client = service().client();
      requireData(await client.verifyOtp({ token_hash: properties.hashed_token, type }));
      expect(requireData(await client.getUser()).user.email).toBe(email);
    }
    const invited = requireData(await admin.generateLink({ type: 'invite', email: service().newEmail() }));
    expect(invited.user.invited_at).toEqual(expect.any(String));
    const opened = await fetch(invited.properties.action_link, { redirect: 'manual' });
    expect(opened.headers.get('location')).toMatch(/^http:\/\/app\.test\/?#access_token=.*type=invite/);
    const signup = { type: 'signup', email: service().newEmail(), password } as const;
    expect(requireData(await admin.generateLink(signup)).properties.email_otp).toMatch(/^\d{6}$/);
    const welcome = 'http://app.test/welcome';
    for (const redirectTo of [welcome, `${welcome}?from=mail&step=a%20b`]) {
      const made = await admin.generateLink({
        ...signup,
        email: service().newEmail(),
        options: { redirectTo },
      });
      const { action_link } = requireData(made).properties;
      expect(new URL(action_link).searchParams.get('redirect_to')).toBe(redirectTo);
      if (redirectTo === welcome) expect(action_link).toContain(`redirect_to=${welcome}`);
    }
    const newEmail = service().newEmail();
    for (const type of ['email_change_current', 'email_change_new'] as const)
      expect(requireData(await admin.generateLink({ type, email, newEmail })).user.new_email).toBe(newEmail);
  });

  test('S-12 a user invited by email can open the account with the mailed link', async () => {
    const email = service().newEmail();
    requireData(await admin.inviteUserByEmail(email, { data: { team: 'furnace' } }));
    const { code } = await service().mail(email);
    const client = service().client();
    expect(requireData(await client.verifyOtp({ email, token: code, type: 'invite' })).user).toMatchObject({
      user_metadata: { team: 'furnace' },
    });
    expect(refusalOf(await admin.inviteUserByEmail(email))).toEqual([422, 'email_exists']);
  });

  test('S-12 an administrator can list and remove a user’s factors, and end a session by its token', async () => {
    const { id: userId, email = '' } = await create();
    const client = service().client();
    const { session } = requireData(await client.signInWithPassword({ email, password }));
    const { id, totp } = requireData(await client.mfa.enroll({ factorType: 'totp' }));
    const timestamp = service().app.clock.now().getTime();
    const code = new TOTP({ secret: totp.secret }).generate({ timestamp });
    requireData(await client.mfa.challengeAndVerify({ factorId: id, code }));
    expect(requireData(await admin.mfa.listFactors({ userId })).factors).toMatchObject([
      { id, factor_type: 'totp', status: 'verified' },
    ]);
    requireData(await admin.mfa.deleteFactor({ userId, id }));
    expect(requireData(await admin.mfa.listFactors({ userId })).factors).toEqual([]);
    expect((await admin.signOut(session.access_token)).error).toBeNull();
    expect((await client.getUser(session.access_token)).error).not.toBeNull();
  });

  test('S-12 a token signed with the imported key has administrator rights, even without expiry and user id', async () => {
    const { k } = JSON.parse(application.AUTH_JWT_KEYS) as { k: string };
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const token = (claims: object) => {
      const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
      const key = Buffer.from(k, 'base64url');
      return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
    };
    for (const role of ['service_role', 'supabase_admin'])
      requireData(
        await service()
          .admin(token({ role, sub: '1234567890' }))
          .listUsers(),
      );
    expect(
      refusalOf(
        await service()
          .admin(token({ role: 'anon' }))
          .listUsers(),
      ),
    ).toEqual([403, 'bad_jwt']);
    const exp = Math.floor(Date.now() / 1000) - 3600;
    expect(
      refusalOf(
        await service()
          .admin(token({ role: 'service_role', exp }))
          .listUsers(),
      )[1],
    ).toBe('bad_jwt');
    const { keys } = (await service().send('GET', '/.well-known/jwks.json')).body;
    expect(keys.map((key: { kty: string }) => key.kty)).toEqual(['EC']);
  });
}
