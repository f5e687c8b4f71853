import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { newcomer, provenCookie } from '../../../../test/newcomer.ts';
import { legalVersion } from '../../../site/legal/document.ts';
import { purchases } from '../../payments/tables.ts';
import { consents, localUsers, users } from '../tables.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

type Person = ReturnType<typeof newcomer>;
const send = (body: unknown, cookie = '', path = '/api/auth/register') =>
  server.call('POST', path, { body, headers: cookie ? { cookie } : {} });
const register = async (person: Person, path?: string) =>
  send(person, await provenCookie(server, person.email), path);
const rowOf = async (email: string) =>
  (await server.database.db.select().from(localUsers).where(eq(localUsers.email, email)))[0];

describe('registration: successful requests', () => {
  test('M-05 a registration creates a free member with a verified email, logged in on this device; the response contains no password', async () => {
    const person = newcomer();
    const answer = await send(
      { ...person, deviceId: 'device-of-newcomer' },
      `${await provenCookie(server, person.email)}; selectedLanguage=ja`,
    );
    expect(answer.statusCode).toBe(201);
    const body = answer.json();
    expect(body.user).toMatchObject({
      name: person.name,
      nickname: person.nickname,
      email: person.email,
      country: 'Japan',
      industry: 'Shipbuilding',
      job: 'Metallurgist',
      avatar: 'robot',
      language: 'ja',
      role: 'Member',
      isVerified: true,
      isPremium: false,
      membershipType: 'free',
      subscriptionStatus: 'free',
    });
    expect(answer.body).not.toMatch(/\$2[aby]\$|passwordHash/);
    const profile = await server.call('GET', '/api/auth/user', {
      headers: { authorization: `Bearer ${body.access_token}` },
    });
    expect([profile.statusCode, profile.json().id]).toEqual([200, body.user.id]);
    expect(body.refresh_token).toEqual(expect.any(String));
    const other = await server.call('POST', '/api/auth/login', {
      body: { email: person.nickname, password: person.password, deviceId: 'another-device' },
    });
    expect([other.statusCode, other.json().code]).toEqual([409, 'auth.other_device']);
  });

  test.each([
    ['kr', 'Germany'],
    ['de', 'South Korea'],
  ])(
    'M-05 with language %s in %s a registration requires the consent to collect personal data, which is recorded',
    async (language, country) => {
      const person = newcomer({ country });
      const cookie = `${await provenCookie(server, person.email)}; selectedLanguage=${language}`;
      for (const path of ['/api/auth/register', '/api/auth/local/register']) {
        const refused = await send(person, cookie, path);
        expect([refused.statusCode, refused.json()]).toMatchObject([
          400,
          { code: 'membership.privacy_consent_required', field: 'agreeToPrivacy' },
        ]);
      }
      expect(await rowOf(person.email)).toBeUndefined();
      expect((await send({ ...person, agreeToPrivacy: true }, cookie)).statusCode).toBe(201);
      const row = await rowOf(person.email);
      const kept = await server.database.db
        .select()
        .from(consents)
        .where(eq(consents.userId, row?.id ?? ''));
      expect(kept.find(({ document }) => document === 'privacy')).toMatchObject({
        version: legalVersion('privacy').effectiveFrom,
        acceptedAt: server.clock.now(),
      });
      expect(kept).toHaveLength(3);
    },
  );

  test('M-05 a registration stores the chosen plan and the accepted versions of terms and refund policy, and sends one welcome email', async () => {
    const person = newcomer({ membershipType: 'monthly' });
    await register(person);
    const row = await rowOf(person.email);
    expect(row).toMatchObject({ purpose: 'monthly', verificationToken: null, passwordHash: null });
    const agreed = await server.database.db
      .select()
      .from(consents)
      .where(eq(consents.userId, row?.id ?? ''));
    expect(agreed.map(({ document, version }) => [document, version]).sort()).toEqual([
      ['refund', legalVersion('refunds').effectiveFrom],
      ['terms', legalVersion('terms').effectiveFrom],
    ]);
    expect(agreed.every(({ acceptedAt }) => acceptedAt.getTime() === server.clock.now().getTime())).toBe(
      true,
    );
    const mails = await server.app.mailbox.list(person.email);
    expect(mails.filter(({ subject }) => subject === 'Welcome to Ferrite')).toHaveLength(1);
    const [projected] = await server.database.db
      .select()
      .from(users)
      .where(eq(users.id, row?.supabaseUserId ?? ''));
    expect(projected).toMatchObject({ email: person.email, isVerified: true, isPremium: false });
  });

  test('M-05 the sign-up form registers in the same way; its response also contains name and nickname', async () => {
    const { avatar: _avatar, agreeToTerms: _agree, membershipType: _plan, ...form } = newcomer();
    const cookie = await provenCookie(server, form.email);
    const body = { ...form, confirmPassword: form.password };
    const answer = await send(body, cookie, '/api/auth/local/register');
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      name: form.name,
      nickname: form.nickname,
      access_token: expect.any(String),
      refresh_token: expect.any(String),
    });
    expect(answer.json().user.avatar).toMatch(/^[a-z-]+$/);
    expect((await rowOf(form.email))?.purpose).toBe('monthly');
  });

  test('M-01 empty optional fields become null, the email is stored in lower case, and its verification cannot be used again', async () => {
    const person = newcomer({ country: '', industry: '', job: '', avatar: '' });
    const cookie = await provenCookie(server, person.email);
    const answer = await send({ ...person, email: ` ${person.email.toUpperCase()} ` }, cookie);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().user).toMatchObject({
      email: person.email,
      country: null,
      industry: null,
      job: null,
    });
    expect(answer.cookies.find(({ name }) => name === 'verified-email')?.value).toBe('');
  });

  test('M-01 a nickname of 2 and a password of 6 characters are accepted', async () => {
    const person = newcomer({ nickname: '鋼鉄', password: 'Ab-12x' });
    expect((await register(person)).statusCode).toBe(201);
  });
});

describe('registration: rejected data', () => {
  test.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ nickname: 'x' }, 'nickname', 'Nickname is required'],
    [{ email: 'nobody' }, 'email', 'Invalid email address'],
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [{ agreeToTerms: false }, 'agreeToTerms', 'You must agree to the Terms of Service and Refund Policy'],
    [{ membershipType: 'lifetime' }, 'membershipType', null],
    [{ country: 'Atlantis' }, 'country', null],
    [{ industry: 'Alchemy' }, 'industry', null],
    [{ job: 'Blacksmith of the gods' }, 'job', null],
    [{ avatar: 'https://example.org/x.png' }, 'avatar', null],
  ])(
    'M-01 a registration with %j is rejected with a message for the field %s',
    async (change, field, message) => {
      const answer = await send(newcomer(change));
      expect(answer.statusCode).toBe(400);
      const fault = answer.json().fields.find((each: { field: string }) => each.field === field);
      expect(fault).toBeDefined();
      if (message) expect(fault.message).toBe(message);
    },
  );

  test('M-01 a registration with two different passwords is rejected', async () => {
    const answer = await send(
      { ...newcomer(), confirmPassword: 'something else' },
      '',
      '/api/auth/local/register',
    );
    expect([answer.statusCode, answer.json().fields[0]]).toEqual([
      400,
      { field: 'confirmPassword', message: "Passwords don't match" },
    ]);
  });

  test.each(['admin', 'Аdmin', '4dm1n', 'a d m i n', 'Administrator'])(
    'M-05 a registration with the reserved nickname %s is rejected',
    async (nickname) => {
      const person = newcomer({ nickname });
      const answer = await register(person);
      expect([answer.statusCode, answer.json().code, answer.json().field]).toEqual([
        400,
        'membership.nickname_invalid',
        'nickname',
      ]);
      expect(await rowOf(person.email)).toBeUndefined();
    },
  );

  test('M-05 a nickname with @ is rejected, since it could be mistaken for an email address', async () => {
    const answer = await register(newcomer({ nickname: 'me@work' }));
    expect([answer.statusCode, answer.json().reason]).toEqual([400, 'at_sign']);
  });

  test('M-05 a password of more than 72 bytes is rejected instead of truncated', async () => {
    const person = newcomer({ password: '鋼'.repeat(25) });
    const answer = await register(person);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'membership.password_too_long']);
    expect(await rowOf(person.email)).toBeUndefined();
  });
});

describe('registration without a verified email address', () => {
  test.each(['/api/auth/register', '/api/auth/local/register'])(
    'M-10 POST %s returns 403 without a verification by this browser',
    async (path) => {
      const person = newcomer();
      const stranger = await provenCookie(server, newcomer().email);
      for (const cookie of ['', stranger, 'verified-email=x.y']) {
        const answer = await send(person, cookie, path);
        expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth.email_not_verified']);
      }
      expect(await rowOf(person.email)).toBeUndefined();
    },
  );

  test('M-10 a registration returns 403 one hour after the verification', async () => {
    const person = newcomer();
    const cookie = await provenCookie(server, person.email);
    server.clock.advance(3600);
    expect((await send(person, cookie)).statusCode).toBe(403);
  });
});

describe('registration: email or nickname in use', () => {
  test('M-05 an email or nickname in use is rejected, regardless of case', async () => {
    const first = newcomer();
    const cookie = await provenCookie(server, first.email);
    expect((await send(first, cookie)).statusCode).toBe(201);
    const again = await send({ ...newcomer(), email: first.email }, cookie);
    expect([again.statusCode, again.json()]).toMatchObject([
      409,
      {
        code: 'membership.email_taken',
        field: 'email',
        message: 'This email is already registered. Please log in.',
      },
    ]);
    const twin = await register(newcomer({ nickname: first.nickname.toUpperCase() }));
    expect([twin.statusCode, twin.json()]).toMatchObject([
      409,
      { code: 'membership.nickname_taken', field: 'nickname' },
    ]);
  });

  test('M-05 a rejected registration changes neither the password nor the sessions of the existing account', async () => {
    const first = newcomer();
    const cookie = await provenCookie(server, first.email);
    const { access_token } = (await send(first, cookie)).json();
    await send({ ...newcomer(), email: first.email, password: 'another-password-9' }, cookie);
    const headers = { authorization: `Bearer ${access_token}` };
    expect((await server.call('GET', '/api/auth/user', { headers })).statusCode).toBe(200);
  });

  test('M-05 a nickname reserved by another buyer’s open order is available when the reservation ends', async () => {
    const person = newcomer();
    const now = server.clock.now();
    await server.database.db.insert(purchases).values({
      planId: 'annual',
      amountMinor: 9600,
      currency: 'USD',
      email: 'buyer@example.org',
      nickname: person.nickname.toUpperCase(),
      reservedUntil: new Date(now.getTime() + 60_000),
    });
    const cookie = await provenCookie(server, person.email);
    const held = await send(person, cookie);
    expect([held.statusCode, held.json().field]).toEqual([409, 'nickname']);
    server.clock.advance(60);
    expect((await send(person, cookie)).statusCode).toBe(201);
  });

  test('M-05 of twelve simultaneous registrations with the same nickname or email, one succeeds', async () => {
    const shared = newcomer();
    const people = Array.from({ length: 12 }, () => newcomer({ nickname: shared.nickname }));
    const cookies = await Promise.all(people.map(({ email }) => provenCookie(server, email)));
    const answers = await Promise.all(people.map((person, index) => send(person, cookies[index])));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(11).fill(409)]);
    expect(answers.filter(({ statusCode }) => statusCode === 409).map((each) => each.json().field)).toEqual(
      Array(11).fill('nickname'),
    );

    const one = newcomer();
    const cookie = await provenCookie(server, one.email);
    const passwords = Array.from({ length: 12 }, (_, index) => `walk-the-heat-${index}-x`);
    const tries = await Promise.all(
      passwords.map((password) => send({ ...newcomer(), email: one.email, password }, cookie)),
    );
    const winner = tries.findIndex(({ statusCode }) => statusCode === 201);
    expect(tries.filter(({ statusCode }) => statusCode === 409)).toHaveLength(11);
    const login = await server.call('POST', '/api/auth/login', {
      body: { email: one.email, password: passwords[winner], takeOver: true, deviceId: 'device-of-one' },
    });
    expect(login.statusCode).toBe(200);
  });
});

describe('interrupted registrations', () => {
  test('M-05 an account without a member, left by a crash, is reused with the new password', async () => {
    const person = newcomer();
    const { port } = server.app.authService;
    const orphan = await port.createUser({
      email: person.email,
      password: 'an-older-password-1',
      emailConfirmed: false,
    });
    const answer = await register(person);
    expect(answer.statusCode).toBe(201);
    expect((await rowOf(person.email))?.supabaseUserId).toBe(orphan.ok && orphan.value.id);
    const old = await port.passwordGrant(person.email, 'an-older-password-1', {});
    expect(old.ok).toBe(false);
  });

  test('M-05 an unfinished registration reserves email and nickname for a minute, then a retry succeeds', async () => {
    const person = newcomer();
    await server.database.db.insert(localUsers).values({
      name: 'Half',
      nickname: person.nickname,
      email: person.email,
      verificationToken: 'an attempt that broke off',
      verificationTokenExpiry: new Date(server.clock.now().getTime() + 60_000),
    });
    const cookie = await provenCookie(server, person.email);
    expect((await send(person, cookie)).statusCode).toBe(409);
    server.clock.advance(60);
    expect((await send(person, cookie)).statusCode).toBe(201);
    expect((await rowOf(person.email))?.name).toBe(person.name);
  });

  test('M-05 a paid member whose account is not created yet keeps email and nickname', async () => {
    const person = newcomer();
    await server.database.db.insert(localUsers).values({
      name: 'Paid',
      nickname: 'paid-and-waiting',
      email: person.email,
      passwordHash: '$2a$10$waiting',
      verificationToken: 'x',
      verificationTokenExpiry: new Date(0),
    });
    const cookie = await provenCookie(server, person.email);
    expect((await send(person, cookie)).json().field).toBe('email');
    await server.app.runJob('membership-clean-up');
    expect((await rowOf(person.email))?.name).toBe('Paid');
  });

  test('M-05 a registration with a rejected password does not block email and nickname', async () => {
    const person = newcomer({ password: '鋼'.repeat(25) });
    const cookie = await provenCookie(server, person.email);
    expect((await send(person, cookie)).statusCode).toBe(400);
    expect((await send({ ...person, password: 'walk-the-heat-8' }, cookie)).statusCode).toBe(201);
  });

  test('M-05 the clean-up deletes interrupted registrations but never completed ones', async () => {
    const email = 'broken-off@example.org';
    await server.database.db.insert(localUsers).values({
      name: 'Half',
      nickname: 'broken-off',
      email,
      verificationToken: 'an attempt that broke off',
      verificationTokenExpiry: new Date(server.clock.now().getTime() + 1000),
    });
    await server.app.runJob('membership-clean-up');
    expect(await rowOf(email)).toBeDefined();
    server.clock.advance(1);
    await server.app.runJob('membership-clean-up');
    expect(await rowOf(email)).toBeUndefined();
    expect(await rowOf('member@demo.local')).toBeDefined();
  });
});
