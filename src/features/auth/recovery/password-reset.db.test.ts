import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthServer, createAuthServer, password, siteUrl } from '../../../../test/auth-server.ts';
import { codeRules, defaultSignInLimits } from '../auth.rules.ts';

let server: AuthServer;
beforeAll(async () => {
  server = await createAuthServer();
});
afterAll(() => server.close());

const newPassword = 'temper-at-600-C';
const ask = (email: string, at = server) => at.post('/api/auth/request-password-reset', { email });
const reset = (token: string, email?: string, chosen = newPassword, at = server) =>
  at.post('/api/auth/reset-password', {
    token,
    newPassword: chosen,
    confirmPassword: chosen,
    ...(email === undefined ? {} : { email }),
  });
const mailTo = (email: string, template: string, at = server) =>
  at.mails.filter((mail) => mail.to === email && mail.template === template).at(-1);
async function codeFor(email: string, at = server): Promise<string> {
  expect((await ask(email, at)).statusCode).toBe(200);
  return mailTo(email, 'recovery', at)?.params.code ?? '';
}
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('password reset: successful requests', () => {
  test('M-07 the emailed code sets the new password once, ends the sessions, frees the device slot and sends an email', async () => {
    const { email, supabaseUserId } = await server.addMember({ language: 'de' });
    const { access_token, refresh_token } = (await server.login(email, { deviceId: 'a-device-1' })).json();
    const code = await codeFor(email);
    expect(code).toMatch(/^\d{6}$/);
    expect(mailTo(email, 'recovery')).toMatchObject({ language: 'de', params: { minutes: 10 } });

    const answer = await reset(code, ` ${email.toUpperCase()} `);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toMatch(/token|session/);
    expect(answer.headers['set-cookie']).toBeUndefined();

    expect((await server.get('/api/auth/profile', access_token)).statusCode).toBe(401);
    const refreshed = await server.post('/auth/v1/token?grant_type=refresh_token', { refresh_token });
    expect(refreshed.statusCode).toBe(400);
    expect(await server.store.findLeases(supabaseUserId)).toEqual([]);
    expect(mailTo(email, 'password_reset')).toMatchObject({ language: 'de' });
    expect((await server.login(email)).json().message).toBe('Incorrect password');
    expect((await server.login(email, { password: newPassword, deviceId: 'a-device-2' })).statusCode).toBe(
      200,
    );
    expect((await reset(code, email)).statusCode).toBe(400);
  });

  test('M-07 the long token of the email link is accepted without an email address', async () => {
    const { email } = await server.addMember();
    await codeFor(email);
    const link = mailTo(email, 'recovery')?.params.link ?? '';
    expect(link.startsWith(`${siteUrl}/reset-password#token=`)).toBe(true);
    expect((await reset(link.split('#token=')[1] ?? '')).statusCode).toBe(200);
  });

  test('M-07 a code is valid for 600 seconds', async () => {
    const { email } = await server.addMember();
    const code = await codeFor(email);
    server.clock.advance(600);
    expect((await reset(code, email)).statusCode).toBe(200);
  });

  test('M-07 known and unknown email addresses get the same response, and only a known one gets an email', async () => {
    const { email } = await server.addMember();
    const stranger = 'nobody-here@example.org';
    const [known, unknown] = [await ask(email), await ask(stranger)];
    expect(known.json()).toEqual({
      ok: true,
      message: expect.any(String),
      resendAfter: 60,
      expiresIn: 600,
    });
    expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()]);
    expect(server.mails.some((mail) => mail.to === stranger)).toBe(false);
    const [again, alike] = [await ask(email), await ask(stranger)];
    expect([again.statusCode, again.json().message]).toEqual([429, alike.json().message]);
    expect(alike.headers['retry-after']).toBe(again.headers['retry-after']);
    const [wrong, wrongAlike] = [await reset('x', email), await reset('x', stranger)];
    const { requestId: _a, ...first } = wrong.json();
    const { requestId: _b, ...second } = wrongAlike.json();
    expect([wrong.statusCode, first]).toEqual([wrongAlike.statusCode, second]);
  });

  test('M-07 no six-digit code that could be guessed is stored for an email address without an account', async () => {
    await ask('ghost@example.org');
    const { rows } = await server.database.pool.query(
      `SELECT verification_code FROM email_verifications WHERE email = 'ghost@example.org'`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].verification_code).not.toMatch(/^\d{6}$/);
  });

  test('M-07 the email is in the language of the site', async () => {
    const { email } = await server.addMember();
    await server.post('/api/auth/request-password-reset', { email }, { cookie: 'selectedLanguage=kr' });
    expect(mailTo(email, 'recovery')?.language).toBe('kr');
  });

  test('M-07 of two simultaneous resets with the same code one succeeds', async () => {
    const { email } = await server.addMember();
    const code = await codeFor(email);
    const chosen = ['first-choice-1', 'second-choice-2'];
    const answers = await Promise.all(chosen.map((each) => reset(code, email, each)));
    expect(answers.map((each) => each.statusCode).sort()).toEqual([200, 400]);
    const winner = chosen[answers.findIndex((each) => each.statusCode === 200)];
    expect((await server.login(email, { password: winner })).statusCode).toBe(200);
  });
});

describe('password reset: invalid requests', () => {
  const messageOf = (body: object) =>
    server.post('/api/auth/reset-password', body).then((answer) => {
      expect(answer.statusCode).toBe(400);
      return answer.json().message as string;
    });

  test('M-13 missing and invalid fields are reported with the specified messages', async () => {
    const whole = { token: '123456', newPassword, confirmPassword: newPassword, email: 'a@b.cd' };
    expect(await messageOf({ ...whole, token: ' ' })).toContain('Reset token is required');
    expect(await messageOf({ ...whole, newPassword: 'short' })).toContain(
      'Password must be at least 6 characters',
    );
    expect(await messageOf({ ...whole, confirmPassword: '' })).toContain('Please confirm your password');
    expect(await messageOf({ ...whole, confirmPassword: 'something-else' })).toContain(
      'Passwords do not match',
    );
    expect(await messageOf({ ...whole, email: 'no address' })).toContain('Invalid email');
    for (const email of ['', 'x', 'a@b', 'a@b.cd\0', `${'x'.repeat(260)}@example.org`])
      expect((await ask(email)).json().message, email).toContain('Invalid email');
  });

  test('M-07 wrong, expired, replaced, invalidated and incomplete codes, and codes of another member, get the same response', async () => {
    const { email } = await server.addMember();
    const code = await codeFor(email);
    const somebody = await server.addMember();
    const foreign = await codeFor(somebody.email);
    const answers = [
      await reset(other(code), email),
      await reset(code, somebody.email),
      await reset(code),
      await reset('', email).then(() => reset('------', email)),
      await reset(`${code}.%%%`),
      await reset(`${code}.AAAA`),
    ];
    server.clock.advance(60);
    const newer = await codeFor(email);
    if (newer !== code) answers.push(await reset(code, email));
    server.clock.advance(601);
    answers.push(await reset(newer, email), await reset(foreign, somebody.email));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        code: 'auth.code_invalid',
        message: 'Invalid or expired reset token',
        requestId: expect.any(String),
      });
    }
    expect((await server.login(email)).statusCode).toBe(200);
  });

  test('M-07 five wrong attempts invalidate a code, even when they are simultaneous', async () => {
    for (const atOnce of [false, true]) {
      const { email } = await server.addMember();
      const code = await codeFor(email);
      if (atOnce) await Promise.all(Array.from({ length: 5 }, () => reset(other(code), email)));
      else for (let turn = 0; turn < 5; turn++) await reset(other(code), email);
      expect((await reset(code, email)).statusCode).toBe(400);
    }
    const { email } = await server.addMember();
    const code = await codeFor(email);
    for (let turn = 0; turn < 4; turn++) await reset(other(code), email);
    expect((await reset(code, email)).statusCode).toBe(200);
  });
});

describe('password reset: rejected passwords', () => {
  test('M-07 a password rejected by the auth service never invalidates the code', async () => {
    const strict = await createAuthServer({ refuseCommonPasswords: true });
    try {
      const { email } = await strict.addMember();
      const code = await codeFor(email, strict);
      for (let turn = 0; turn < 6; turn++) {
        const refused = await reset(code, email, 'password', strict);
        expect([refused.statusCode, refused.json()]).toMatchObject([
          422,
          { code: 'auth.weak_password', reasons: ['pwned'] },
        ]);
      }
      expect((await reset(code, email, 'x'.repeat(73), strict)).statusCode).toBe(422);
      expect((await strict.login(email, { password })).statusCode).toBe(200);
      expect((await reset(code, email, newPassword, strict)).statusCode).toBe(200);
    } finally {
      await strict.close();
    }
  });
});

describe('password reset: limits', () => {
  test('M-07 another code can be requested after 60 seconds, not after 59, as Retry-After states', async () => {
    const { email } = await server.addMember();
    const code = await codeFor(email);
    server.clock.advance(59);
    const early = await ask(email);
    expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '1']);
    expect(early.json().code).toBe('auth.too_many_codes');
    server.clock.advance(1);
    const [one, two] = await Promise.all([ask(email), ask(email)]);
    expect([one.statusCode, two.statusCode].sort()).toEqual([200, 429]);
    const newer = mailTo(email, 'recovery')?.params.code ?? '';
    if (newer !== code) expect((await reset(code, email)).statusCode).toBe(400);
    expect((await reset(newer, email)).statusCode).toBe(200);
  });

  test('M-07 at most five codes an hour are sent for an email address and sixty for a caller, known or not; the counters contain no addresses', async () => {
    const limited = await createAuthServer({ signInLimits: defaultSignInLimits });
    try {
      const { email } = await limited.addMember();
      for (const address of [email, 'nobody@example.org']) {
        const statuses: number[] = [];
        for (let turn = 0; turn < 6; turn++) {
          statuses.push((await ask(address, limited)).statusCode);
          limited.clock.advance(60);
        }
        expect(statuses, address).toEqual([200, 200, 200, 200, 200, 429]);
      }
      const others: number[] = [];
      // Twelve requests of this caller were already counted above.
      const left = codeRules.sendsPerCaller - 12;
      for (let turn = 0; turn <= left; turn++)
        others.push((await ask(`person-${turn}@example.net`, limited)).statusCode);
      expect(others).toEqual([...Array(left).fill(200), 429]);
      const refused = await ask('one-more@example.net', limited);
      expect(refused.headers['retry-after']).toBe(String(3600 - 12 * 60));
      limited.clock.advance(3600);
      expect((await ask(email, limited)).statusCode).toBe(200);
      const { rows } = await limited.database.pool.query(
        `SELECT string_agg(key, ' ') AS keys FROM auth.rate_buckets`,
      );
      expect(rows[0].keys).not.toMatch(/@|127\.0/);
    } finally {
      await limited.close();
    }
  });
});
