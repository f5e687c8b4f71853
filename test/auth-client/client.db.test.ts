/** Tests the auth service through the product's version of the official client, with different settings. */
import { createHmac, createPublicKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountCases } from './accounts.cases.ts';
import { administrationCases } from './administration.cases.ts';
import {
  application,
  called,
  password,
  publicMethods,
  refusalOf,
  requireData,
  startService,
} from './bench.ts';
import { disabledCases } from './disabled.cases.ts';
import { factorCases } from './factors.cases.ts';
import { sessionCases } from './sessions.cases.ts';
import { webauthnCases } from './webauthn.cases.ts';

let service: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => {
  service = await startService(application);
});
afterAll(() => service.close());

describe('S-12 A-10 accounts', () => accountCases(() => service));
describe('S-12 A-10 sessions', () => sessionCases(() => service));
describe('S-12 A-10 second factors', () => factorCases(() => service));
describe('S-12 A-10 security keys', () => webauthnCases(() => service));
describe('S-12 A-10 administration', () => administrationCases(() => service));
describe('S-12 A-10 unsupported calls', () => disabledCases(() => service));

describe('S-12 with auto-confirm and anonymous users', () => {
  let open: typeof service;
  beforeAll(async () => {
    open = await startService({ ...application, AUTH_AUTO_CONFIRM: 'on', AUTH_ANONYMOUS: 'on' });
  });
  afterAll(() => open.close());

  test('S-12 sign-up returns a session immediately, and a repeated sign-up reports that the account exists', async () => {
    const client = open.client();
    const email = open.newEmail();
    const { session, user } = requireData(await client.signUp({ email, password }));
    expect(session?.access_token).toEqual(expect.any(String));
    expect(user).toMatchObject({
      email_confirmed_at: expect.any(String),
      user_metadata: { email_verified: true },
    });
    expect(refusalOf(await open.client().signUp({ email, password }))).toEqual([422, 'user_already_exists']);
    expect((await open.send('GET', '/settings')).body).toMatchObject({
      mailer_autoconfirm: true,
      external: { anonymous_users: true },
    });
  });

  test('S-12 an anonymous user counts as not logged in to the product, and keeps the account after adding an email address', async () => {
    const client = open.client();
    const { user, session } = requireData(await client.signInAnonymously({ options: { data: { cart: 3 } } }));
    expect(user).toMatchObject({
      is_anonymous: true,
      email: '',
      app_metadata: {},
      user_metadata: { cart: 3 },
    });
    expect(user?.identities).toEqual([]);
    expect(requireData(await client.getClaims())?.claims.is_anonymous).toBe(true);
    const asMember = await fetch(`${open.origin}/api/user/questions`, {
      headers: { authorization: `Bearer ${session?.access_token}` },
    });
    const visitor = await fetch(`${open.origin}/api/auth/user`, {
      headers: { authorization: `Bearer ${session?.access_token}` },
    });
    expect([asMember.status, visitor.status]).toEqual([401, 401]);
    expect(refusalOf(await client.mfa.enroll({ factorType: 'totp' }))).toEqual([403, 'no_authorization']);
    expect(refusalOf(await client.updateUser({ password }))).toEqual([422, 'validation_failed']);
    open.app.clock.advance(3_000);
    const email = open.newEmail();
    const kept = requireData(await client.updateUser({ email, password }));
    expect(kept.user).toMatchObject({
      id: user?.id,
      email,
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email' }],
    });
    expect(requireData(await open.client().signInWithPassword({ email, password })).user.id).toBe(user?.id);
    expect(requireData(await client.refreshSession()).user?.is_anonymous).toBe(false);
  });
});

describe('S-12 without auto-confirm', () => {
  test('S-12 an email address that an anonymous user adds takes effect after confirmation by email', async () => {
    const mailed = await startService({ ...application, AUTH_ANONYMOUS: 'on' });
    try {
      const client = mailed.client();
      requireData(await client.signInAnonymously());
      const email = mailed.newEmail();
      expect(requireData(await client.updateUser({ email })).user).toMatchObject({
        is_anonymous: true,
        email: '',
      });
      const { code } = await mailed.mail(email);
      const { user } = requireData(await client.verifyOtp({ email, token: code, type: 'email_change' }));
      expect(user).toMatchObject({ email, is_anonymous: false, identities: [{ provider: 'email', email }] });
      requireData(await client.updateUser({ password }));
      requireData(await mailed.client().signInWithPassword({ email, password }));
    } finally {
      await mailed.close();
    }
  });
});

describe('S-12 imported keys', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const rsa = { ...privateKey.export({ format: 'jwk' }), kid: 'imported', alg: 'RS256' };
  const shared = { kty: 'oct', k: randomBytes(32).toString('base64url'), kid: 'shared', alg: 'HS256' };
  const nameless = randomBytes(32).toString('base64url');
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const bySecretOf = (k: string, text: string) =>
    `${text}.${createHmac('sha256', Buffer.from(k, 'base64url')).update(text).digest('base64url')}`;

  test.each([
    { signing: rsa, other: shared, expected: ['RS256', 'imported'] },
    { signing: shared, other: rsa, expected: ['HS256', 'shared'] },
  ])(
    'S-12 with an imported signing key of type $signing.kty, each imported key verifies service tokens, also the last one, which has no key id',
    async ({ signing, other, expected }) => {
      const keys = [
        { ...signing, key_ops: ['sign', 'verify'] },
        { ...other, key_ops: ['verify'] },
        { kty: 'oct', k: nameless },
      ];
      const started = await startService({
        ...application,
        AUTH_AUTO_CONFIRM: 'on',
        AUTH_JWT_KEYS: JSON.stringify(keys),
      });
      try {
        const client = started.client();
        const email = started.newEmail();
        requireData(await client.signUp({ email, password }));
        const found = requireData(await client.getClaims());
        expect([found?.header.alg, found?.header.kid, found?.claims.email]).toEqual([...expected, email]);
        requireData(await client.refreshSession());
        expect(requireData(await client.getUser()).user.email).toBe(email);
        const published = (await started.send('GET', '/.well-known/jwks.json')).body.keys;
        expect(published.map((key: { kid: string; d?: string }) => [key.kid, key.d])).toContainEqual([
          'imported',
          undefined,
        ]);
        expect(JSON.stringify(published)).not.toContain(shared.k);

        const claims = part({ role: 'service_role', iss: 'application' });
        const byRsa = `${part({ alg: 'RS256', kid: 'imported' })}.${claims}`;
        const bySecret = `${part({ alg: 'HS256', kid: 'shared' })}.${claims}`;
        for (const token of [
          `${byRsa}.${sign('sha256', Buffer.from(byRsa), privateKey).toString('base64url')}`,
          bySecretOf(shared.k, bySecret),
          bySecretOf(nameless, `${part({ alg: 'HS256' })}.${claims}`),
        ])
          requireData(await started.admin(token).listUsers());
        // Each key works only with its own algorithm, so a token signed with the public key as secret must be refused.
        const confused = `${part({ alg: 'HS256', kid: 'imported' })}.${claims}`;
        const pem = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' });
        const forged = `${confused}.${createHmac('sha256', pem).update(confused).digest('base64url')}`;
        expect(refusalOf(await started.admin(forged).listUsers())).toEqual([403, 'bad_jwt']);
      } finally {
        await started.close();
      }
    },
  );
});

describe('S-12 other settings', () => {
  test.each([
    ['auto', [200, null]],
    ['off', [422, 'mfa_webauthn_enroll_not_enabled']],
  ] as const)(
    'S-12 with AUTH_WEBAUTHN=%s on localhost, enrolling a security key returns %j',
    async (value, expected) => {
      const shipped = await startService({
        AUTH_SIGNUP: 'on',
        AUTH_AUTO_CONFIRM: 'on',
        AUTH_WEBAUTHN: value,
      });
      try {
        const { securityKeys } = (await shipped.app.call('GET', '/api/config')).json();
        expect(securityKeys).toBe(value === 'auto');
        const client = shipped.client();
        requireData(await client.signUp({ email: shipped.newEmail(), password }));
        const enrolled = await client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Blue' });
        expect(enrolled.error ? refusalOf(enrolled) : [200, null]).toEqual(expected);
      } finally {
        await shipped.close();
      }
    },
  );

  test('S-12 by default, sign-up, linking of identities and changes of the email address are off', async () => {
    const shipped = await startService();
    try {
      const client = shipped.client();
      const email = shipped.newEmail();
      for (const answer of [await client.signUp({ email, password }), await client.signInAnonymously()])
        expect(refusalOf(answer)).toEqual([422, 'signup_disabled']);
      expect(requireData(await client.signInWithOtp({ email }))).toMatchObject({ session: null });
      const listed = await shipped.send('GET', '/user', { headers: { origin: 'http://app.test' } });
      expect(listed.headers.get('access-control-allow-origin')).toBeNull();
    } finally {
      await shipped.close();
    }
  });

  test('S-12 password length, lifetimes, rate limits and secure password change follow the settings', async () => {
    const strict = await startService({
      ...application,
      AUTH_AUTO_CONFIRM: 'on',
      AUTH_MIN_PASSWORD: '12',
      AUTH_TOKEN_SECONDS: '600',
      AUTH_SECURE_PASSWORD_CHANGE: 'on',
      AUTH_LINKING: 'off',
      AUTH_REUSE_SECONDS: '0',
      AUTH_LIMIT_MAILS: '6',
      RATE_LIMITS: 'on',
    });
    try {
      const client = strict.client();
      const email = strict.newEmail();
      const weak = await client.signUp({ email, password: 'eleven-sign' });
      expect(weak.error?.message).toBe('Password should be at least 12 characters.');
      const { session } = requireData(await client.signUp({ email, password }));
      expect(session?.expires_in).toBe(600);
      expect(refusalOf(await client.linkIdentity({ provider: 'github' }))).toEqual([
        404,
        'manual_linking_disabled',
      ]);
      strict.app.clock.advance(9 * 60);
      requireData(await client.refreshSession());
      strict.app.clock.advance(2 * 60);
      requireData(await client.refreshSession());
      const changes = { password: `${password}-2`, current_password: password };
      expect(refusalOf(await client.updateUser(changes))).toEqual([400, 'reauthentication_needed']);
      const calls = [];
      for (let call = 0; call < 7; call++)
        calls.push(refusalOf(await strict.client().signUp({ email: 'not an address', password }))[0]);
      expect(calls.filter((status) => status === 429).length).toBeGreaterThan(0);
    } finally {
      await strict.close();
    }
  });
});

test('S-12 the tests in this file call every public method of the auth client', () => {
  const all = [...publicMethods(service.client()), ...publicMethods(service.admin('x'), 'admin.')];
  expect(all.length).toBeGreaterThan(60);
  expect([...new Set(all)].filter((name) => !called.has(name))).toEqual([]);
});
