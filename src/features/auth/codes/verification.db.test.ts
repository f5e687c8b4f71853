import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthServer, createAuthServer } from '../../../../test/auth-server.ts';
import { removeExpired } from '../usecases/clean-up.ts';
import { verifyEmail } from './usecases/verify-email.ts';

let server: AuthServer;
beforeAll(async () => {
  server = await createAuthServer();
});
afterAll(() => server.close());

const send = (email: string) => server.post('/api/auth/send-verification', { email });
const resend = (email: string) => server.post('/api/auth/resend-verification', { email });
const verify = (email: string, code: string) => server.post('/api/auth/verify-code', { email, code });
const lastCode = (email: string) =>
  server.mails.filter((mail) => mail.to === email && mail.template === 'confirmation').at(-1)?.params.code ??
  '';
async function codeFor(email: string): Promise<string> {
  expect((await send(email)).statusCode).toBe(200);
  return lastCode(email);
}
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const expired = () => ({
  subscriptionStatus: 'expired',
  membershipType: 'annual',
  subscriptionExpiresAt: new Date(server.clock.now().getTime() - 1000),
});
let made = 0;
const fresh = () => `newcomer-${++made}@example.org`;

describe('email verification: too many wrong codes', () => {
  test('M-03 after five wrong codes the response requires a new code, which is then accepted', async () => {
    const email = fresh();
    const code = await codeFor(email);
    for (let tries = 0; tries < 5; tries++)
      expect((await verify(email, other(code))).json()).toMatchObject({ code: 'auth.code_invalid' });
    const spent = await verify(email, code);
    expect([spent.statusCode, spent.json()]).toEqual([
      429,
      expect.objectContaining({
        code: 'auth.too_many_tries',
        message: 'Too many wrong codes. Please request a new one.',
      }),
    ]);
    server.clock.advance(61);
    expect((await resend(email)).statusCode).toBe(200);
    expect((await verify(email, lastCode(email))).statusCode).toBe(200);
  });
});

describe('email verification: the auth service refuses', () => {
  test.each([
    [
      'refuses',
      async () => ({
        ok: false as const,
        refusal: { status: 429, code: 'over_request_rate_limit', message: 'later' },
      }),
    ],
    ['fails', () => Promise.reject(new Error('no connection'))],
  ])(
    'M-03 if the auth service %s the confirmation, the member stays unverified and the code valid',
    async (_how, updateUser) => {
      const { email } = await server.addMember({ isVerified: false, emailConfirmed: false });
      const code = await codeFor(email);
      const auth = server.makeAuth({ ...server.service.port, updateUser });
      await expect(verifyEmail(auth, email, code, {})).rejects.toThrow();
      expect(await server.members.findByEmail(email)).toMatchObject({ isVerified: false });
      expect((await verify(email, code)).statusCode).toBe(200);
      expect(await server.members.findByEmail(email)).toMatchObject({ isVerified: true });
    },
  );
});

describe('email verification: successful requests', () => {
  test('M-03 a new email address gets a code by email, and the code gives a signed cookie that is valid for 60 minutes', async () => {
    const email = fresh();
    const sent = await send(email);
    expect(sent.json()).toEqual({
      isRenewal: false,
      message: 'Verification Email Sent',
      resendAfter: 60,
      expiresIn: 600,
    });
    const verified = await verify(email.toUpperCase(), lastCode(email));
    expect([verified.statusCode, verified.json()]).toEqual([
      200,
      { message: 'Email Verification Complete', isRenewal: false, isMember: false },
    ]);
    const cookie = verified.cookies.find((each) => each.name === 'verified-email');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    const { verifiedEmails } = server.auth;
    expect(verifiedEmails.read(cookie?.value)).toBe(email);
    expect(verifiedEmails.read(`${cookie?.value}x`)).toBeNull();
    const [, signature] = cookie?.value.split('.') ?? [];
    const forged = Buffer.from(`${Date.now() + 9e6} boss@example.org`).toString('base64url');
    expect(verifiedEmails.read(`${forged}.${signature}`)).toBeNull();
    expect(verifiedEmails.read(undefined)).toBeNull();
    server.clock.advance(3599);
    expect(verifiedEmails.read(cookie?.value)).toBe(email);
    server.clock.advance(1);
    expect(verifiedEmails.read(cookie?.value)).toBeNull();
  });

  test('M-14 profile and renewal token of an expired member are returned only with the correct code', async () => {
    const member = await server.addMember({ ...expired(), country: 'Japan', job: 'Student' });
    const sent = await send(member.email);
    expect(sent.json()).toMatchObject({ isRenewal: true });
    expect(sent.body).not.toMatch(/userData|renewalToken|Person|Japan/);
    const code = lastCode(member.email);
    expect((await verify(member.email, other(code))).body).not.toMatch(/userData|renewalToken/);
    const verified = (await verify(member.email, code)).json();
    expect(verified).toMatchObject({
      isRenewal: true,
      isMember: true,
      userData: {
        name: member.name,
        nickname: member.nickname,
        email: member.email,
        country: 'Japan',
        subscriptionExpiresAt: member.subscriptionExpiresAt?.toISOString(),
      },
    });
    expect(JSON.stringify(verified)).not.toMatch(/access_token|refresh_token|\$2[ab]\$/);
    expect(await server.auth.renewalTokens.read(verified.renewalToken)).toBe(member.id);
  });

  test('M-03 a member whose email was never verified can log in after entering the code', async () => {
    const member = await server.addMember({ isVerified: false, emailConfirmed: false });
    expect((await server.login(member.email)).statusCode).toBe(403);
    expect((await resend(member.email)).json()).toEqual({ message: expect.any(String) });
    const verified = await verify(member.email, lastCode(member.email));
    expect(verified.json()).toMatchObject({ isMember: true, isRenewal: false });
    expect(verified.json().userData).toBeUndefined();
    expect((await server.login(member.email)).statusCode).toBe(200);
  });

  test('M-03 the response to resending is the same for every email address, and a verified member gets no email', async () => {
    const settled = await server.addMember();
    const answers = [await resend(fresh()), await resend(settled.email)];
    expect(answers.map((each) => each.statusCode)).toEqual([200, 200]);
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    expect(lastCode(settled.email)).toBe('');
    const refused = [
      await resend(fresh()),
      await resend(settled.email),
      await verify(settled.email, '123456'),
    ];
    expect(refused.map((each) => each.statusCode)).toEqual([200, 429, 400]);
  });

  test('M-03 a code is valid for 600 seconds, and resending it restarts this time', async () => {
    const email = fresh();
    const code = await codeFor(email);
    server.clock.advance(600);
    expect((await verify(email, code)).statusCode).toBe(200);
    const second = fresh();
    await codeFor(second);
    server.clock.advance(599);
    await resend(second);
    server.clock.advance(600);
    expect((await verify(second, lastCode(second))).statusCode).toBe(200);
  });

  test('M-03 the email with the code contains no link and is in the language of the site', async () => {
    const email = fresh();
    await server.post('/api/auth/send-verification', { email }, { cookie: 'selectedLanguage=ja' });
    const mail = server.mails.find((each) => each.to === email);
    expect(mail?.language).toBe('ja');
    expect(mail?.params.link).toBeUndefined();
  });
});

describe('email verification: rejected codes', () => {
  test('M-03 wrong, expired and used codes, and codes of another email address, get the same response', async () => {
    const [email, somebody] = [fresh(), fresh()];
    const code = await codeFor(email);
    const foreign = await codeFor(somebody);
    const answers = [await verify(email, other(code)), await verify(fresh(), code)];
    if (foreign !== code) answers.push(await verify(email, foreign));
    expect((await verify(email, code)).statusCode).toBe(200);
    answers.push(await verify(email, code));
    server.clock.advance(601);
    answers.push(await verify(somebody, foreign));
    const burnt = fresh();
    const right = await codeFor(burnt);
    for (let turn = 0; turn < 5; turn++) answers.push(await verify(burnt, other(right)));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        code: 'auth.code_invalid',
        message: 'Invalid or expired verification code',
        requestId: expect.any(String),
      });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  test('M-03 a code for email verification cannot reset the password', async () => {
    const { email } = await server.addMember({ isVerified: false });
    const code = await codeFor(email);
    const answer = await server.post('/api/auth/reset-password', {
      token: code,
      email,
      newPassword: 'something-new',
      confirmPassword: 'something-new',
    });
    expect(answer.statusCode).toBe(400);
    expect((await verify(email, code)).statusCode).toBe(200);
  });

  test('M-13 malformed email addresses and codes are rejected with a message', async () => {
    expect((await send('nobody')).json().message).toContain('Invalid email');
    expect((await verify('a@b.cd', '12345')).json().message).toContain('Verification code must be 6 digits');
    expect((await verify('a@b.cd', '12345x')).json().message).toContain('Code must contain only numbers');
  });

  test('M-03 of two simultaneous requests with the same code one succeeds', async () => {
    const email = fresh();
    const code = await codeFor(email);
    const answers = await Promise.all([verify(email, code), verify(email, code)]);
    expect(answers.map((each) => each.statusCode).sort()).toEqual([200, 400]);
  });
});

describe('email verification: registered email addresses', () => {
  test('M-03 sending a code to a registered email address returns 409 and sends no email', async () => {
    const active = {
      subscriptionStatus: 'active',
      subscriptionExpiresAt: new Date(server.clock.now().getTime() + 1e9),
    };
    for (const member of [await server.addMember(), await server.addMember(active)]) {
      const answer = await send(member.email);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'auth.email_registered',
        message: expect.stringContaining('already registered'),
      });
      expect(lastCode(member.email)).toBe('');
    }
  });
});

describe('email verification: limits', () => {
  test('M-03 another code can be requested after 60 seconds, not after 59', async () => {
    const email = fresh();
    await codeFor(email);
    server.clock.advance(59);
    for (const answer of [await send(email), await resend(email)])
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '1']);
    server.clock.advance(1);
    expect((await resend(email)).statusCode).toBe(200);
  });
});

describe('email verification: clean-up', () => {
  test('M-03 expired codes are deleted', async () => {
    const email = fresh();
    await codeFor(email);
    server.clock.advance(601);
    await removeExpired(server.auth);
    const { rows } = await server.database.pool.query(
      'SELECT count(*)::int AS n FROM email_verifications WHERE email = $1',
      [email],
    );
    expect(rows[0].n).toBe(0);
  });
});
