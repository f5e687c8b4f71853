import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthServer, createAuthServer, password } from '../../../../../../test/auth-server.ts';
import { languages } from '../../../../../platform/shared/i18n/i18n.ts';
import { renderAuthMail } from '../../../mails/mails.ts';

let server: AuthServer;
beforeAll(async () => {
  server = await createAuthServer();
});
afterAll(() => server.close());

const lastMail = () => server.mails.at(-1);
const codeOf = () => lastMail()?.params.code ?? '';
const linkOf = () => new URL(lastMail()?.params.link ?? '');
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('A-10 registration and codes with the official client', () => {
  test('A-10 sign-up emails a code in the requested language; the code confirms the email address and starts the session', async () => {
    const client = server.client();
    const email = 'New.Person@Example.org';
    const { data, error } = await client.signUp({ email, password, options: { data: { language: 'de' } } });
    expect(error).toBeNull();
    expect([data.session, data.user?.email, data.user?.email_confirmed_at]).toEqual([
      null,
      'new.person@example.org',
      undefined,
    ]);
    expect(lastMail()).toMatchObject({
      to: 'new.person@example.org',
      template: 'confirmation',
      language: 'de',
    });
    expect(codeOf()).toMatch(/^\d{6}$/);
    const verified = await client.verifyOtp({ type: 'signup', email, token: codeOf() });
    expect(verified.error).toBeNull();
    expect(verified.data.user?.user_metadata).toMatchObject({ email_verified: true });
    expect((await client.signInWithPassword({ email, password })).error).toBeNull();
  });

  test('A-10 a second registration of an email address gets the same response and changes nothing', async () => {
    const { email, supabaseUserId } = await server.addMember();
    const mails = server.mails.length;
    const { data, error } = await server.client().signUp({ email, password: 'quite-another-9' });
    expect(error).toBeNull();
    expect(data.user?.id).not.toBe(supabaseUserId);
    expect(data.user?.identities).toEqual([]);
    expect(server.mails.length).toBe(mails);
    expect((await server.client().signInWithPassword({ email, password })).error).toBeNull();
  });

  test('A-10 an emailed code is valid for one login', async () => {
    const { email } = await server.addMember();
    const client = server.client();
    expect((await client.signInWithOtp({ email, options: { shouldCreateUser: false } })).error).toBeNull();
    const token = codeOf();
    expect((await client.verifyOtp({ type: 'email', email, token })).data.session).not.toBeNull();
    expect((await client.verifyOtp({ type: 'email', email, token })).error?.code).toBe('otp_expired');
  });

  test('A-10 five wrong codes invalidate the code; a correct code at the fifth attempt is accepted', async () => {
    const { email } = await server.addMember();
    const client = server.client();
    await client.signInWithOtp({ email });
    const first = codeOf();
    for (let turn = 0; turn < 5; turn++)
      expect((await client.verifyOtp({ type: 'email', email, token: wrong(first) })).error?.code).toBe(
        'otp_expired',
      );
    expect((await client.verifyOtp({ type: 'email', email, token: first })).error?.code).toBe('otp_expired');
    await client.signInWithOtp({ email });
    const second = codeOf();
    for (let turn = 0; turn < 4; turn++)
      await client.verifyOtp({ type: 'email', email, token: wrong(second) });
    expect((await client.verifyOtp({ type: 'email', email, token: second })).error).toBeNull();
  });

  test('A-10 simultaneous guesses are limited to five attempts', async () => {
    const { email } = await server.addMember();
    await server.client().signInWithOtp({ email });
    const right = codeOf();
    const guesses = Array.from({ length: 12 }, () =>
      server.post('/auth/v1/verify', { type: 'email', email, token: wrong(right) }),
    );
    await Promise.all(guesses);
    expect((await server.post('/auth/v1/verify', { type: 'email', email, token: right })).statusCode).toBe(
      403,
    );
  });

  test('A-10 a code is valid for 600 seconds and not for 601', async () => {
    const { email } = await server.addMember();
    const client = server.client();
    await client.signInWithOtp({ email });
    server.clock.advance(599);
    expect((await client.verifyOtp({ type: 'email', email, token: codeOf() })).error).toBeNull();
    await client.signInWithOtp({ email });
    server.clock.advance(601);
    expect((await client.verifyOtp({ type: 'email', email, token: codeOf() })).error?.code).toBe(
      'otp_expired',
    );
  });

  test('A-10 of two simultaneous requests with the same code one succeeds', async () => {
    const { email } = await server.addMember();
    await server.client().signInWithOtp({ email });
    const tries = await Promise.all(
      [0, 1].map(() => server.post('/auth/v1/verify', { type: 'email', email, token: codeOf() })),
    );
    expect(tries.map((each) => each.statusCode).sort()).toEqual([200, 403]);
  });

  test('A-10 the database stores codes only as hashes', async () => {
    const { email } = await server.addMember();
    await server.client().signInWithOtp({ email });
    const { rows } = await server.database.pool.query(
      'SELECT row_to_json(t)::text AS row FROM auth.one_time_tokens t WHERE address = $1',
      [email],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].row).not.toContain(`"${codeOf()}"`);
  });

  test('A-10 recovery: the code starts a recovery session, and the new password invalidates the old one and the other sessions', async () => {
    const { email } = await server.addMember();
    const elsewhere = server.client();
    await elsewhere.signInWithPassword({ email, password });
    const client = server.client();
    expect((await client.resetPasswordForEmail(email)).error).toBeNull();
    expect(lastMail()).toMatchObject({ template: 'recovery', to: email });
    expect((await client.verifyOtp({ type: 'recovery', email, token: codeOf() })).error).toBeNull();
    expect((await client.getClaims()).data?.claims.amr?.[0]).toMatchObject({ method: 'recovery' });
    expect((await client.updateUser({ password: 'a-better-one-5' })).error).toBeNull();
    expect((await client.getUser()).error).toBeNull();
    expect((await elsewhere.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await server.client().signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    );
    expect(
      (await server.client().signInWithPassword({ email, password: 'a-better-one-5' })).error,
    ).toBeNull();
  });

  test('A-10 recovery and resending get the same response for unknown email addresses', async () => {
    const { email } = await server.addMember();
    const mails = server.mails.length;
    for (const path of ['/auth/v1/recover', '/auth/v1/resend']) {
      const body = { type: 'signup' };
      const known = await server.post(path, { ...body, email });
      const unknown = await server.post(path, { ...body, email: 'nobody-has-this@example.org' });
      expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
      expect(known.body).toBe('{}');
    }
    expect(server.mails.slice(mails).map((mail) => mail.to)).toEqual([email]);
  });

  test('A-10 the response is sent before data is written or mail is sent for an account', async () => {
    const { email } = await server.addMember();
    const waiting = 'waiting-for-a-code@example.org';
    await server.post('/auth/v1/signup', { email: waiting, password });
    const mails = server.mails.length;
    const other = await server.database.pool.connect();
    try {
      // The lock allows reading accounts but neither changing them nor storing codes.
      await other.query('BEGIN');
      await other.query('LOCK TABLE auth.users, auth.one_time_tokens IN SHARE MODE');
      for (const [path, body] of [
        ['recover', { email }],
        ['otp', { email, create_user: false }],
        ['otp', { email: waiting }],
        ['otp', { email: 'nobody-has-this-either@example.org' }],
        ['resend', { email: waiting, type: 'signup' }],
        ['signup', { email: waiting, password }],
        ['signup', { email, password }],
      ] as const) {
        const answer = await server.http.inject({
          method: 'POST',
          url: `/auth/v1/${path}`,
          payload: body,
        });
        expect([path, answer.statusCode]).toEqual([path, 200]);
      }
      expect(server.mails.length).toBe(mails);
    } finally {
      await other.query('ROLLBACK');
      other.release();
    }
    await server.settled();
    const recipients = server.mails.slice(mails).map(({ to }) => to);
    expect(recipients.sort()).toEqual(
      [email, email, 'nobody-has-this-either@example.org', waiting, waiting, waiting].sort(),
    );
  });

  test('A-10 with sign-up disabled, requesting a code gets the same response for an unknown email address as for a member', async () => {
    const closed = await createAuthServer({ signupEnabled: false });
    try {
      const { email } = await closed.addMember();
      for (const create_user of [true, false]) {
        const ask = (to: string) => closed.post('/auth/v1/otp', { email: to, create_user });
        const [known, unknown] = [await ask(email), await ask('nobody-has-this@example.org')];
        expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
        expect(known.statusCode).toBe(200);
      }
      expect(closed.mails.map((mail) => mail.to)).toEqual([email, email]);
    } finally {
      await closed.close();
    }
  });

  test('A-10 requesting a code for an unknown email address is refused if the request excludes new accounts', async () => {
    const { error } = await server
      .client()
      .signInWithOtp({ email: 'not-there@example.org', options: { shouldCreateUser: false } });
    expect(error?.code).toBe('otp_disabled');
  });

  test('A-10 an emailed link redirects to the site with the session in the fragment, works once, and never redirects to another site', async () => {
    const { email } = await server.addMember();
    await server.client().resetPasswordForEmail(email, { redirectTo: 'https://evil.example/steal' });
    const link = linkOf();
    expect(link.searchParams.get('redirect_to')).toBe('http://site.test');
    link.searchParams.set('redirect_to', 'http://site.test.evil.example/');
    const first = await server.get(link.pathname + link.search);
    expect(first.statusCode).toBe(303);
    const target = new URL(String(first.headers.location));
    expect(target.origin).toBe('http://site.test');
    expect(new URLSearchParams(target.hash.slice(1)).get('type')).toBe('recovery');
    expect(target.hash).toContain('access_token=');
    const second = await server.get(link.pathname + link.search);
    expect(String(second.headers.location)).toContain('error_code=otp_expired');
  });

  test('A-10 members cannot change their email address at the auth service', async () => {
    const { email } = await server.addMember();
    const client = server.client();
    await client.signInWithPassword({ email, password });
    expect((await client.updateUser({ email: 'other@example.org' })).error?.code).toBe('validation_failed');
    expect((await client.updateUser({ data: { language: 'ja' } })).data.user?.user_metadata.language).toBe(
      'ja',
    );
  });
});

describe('A-10 passwords', () => {
  test('A-10 a password may have 72 bytes, regardless of the number of characters; one with 73 is refused', async () => {
    const client = server.client();
    expect(
      (await client.signUp({ email: 'bytes72@example.org', password: '가'.repeat(24) })).error,
    ).toBeNull();
    expect(
      (await client.signUp({ email: 'bytes73@example.org', password: `${'가'.repeat(24)}a` })).error?.code,
    ).toBe('validation_failed');
  });
  test('A-10 passwords are compared as typed: case and surrounding spaces count, and any characters are allowed', async () => {
    const email = 'as-typed@example.org';
    const typed = ' schöne 熱処理 Heat ';
    await server.service.port.createUser({ email, password: typed, emailConfirmed: true });
    const signIn = async (attempt: string) =>
      (await server.client().signInWithPassword({ email, password: attempt })).error?.code;
    expect(await signIn(typed)).toBeUndefined();
    for (const other of [typed.trim(), typed.toLowerCase(), typed.normalize('NFD')])
      expect(await signIn(other)).toBe('invalid_credentials');
  });
  test('A-10 a new password that is too short is refused with reasons, and so is the current password', async () => {
    const { email } = await server.addMember();
    const client = server.client();
    await client.signInWithPassword({ email, password });
    const weak = (await client.updateUser({ password: 'a1b2c' })).error;
    expect(weak).toMatchObject({ code: 'weak_password', status: 422, reasons: ['length'] });
    expect((await client.updateUser({ password })).error?.code).toBe('same_password');
  });
});

test('A-10 emails exist in five languages, and inserted values are escaped', () => {
  for (const language of languages) {
    for (const template of [
      'confirmation',
      'invite',
      'recovery',
      'magic_link',
      'email_change',
      'reauthentication',
      'password_changed',
      'password_reset',
      'sign_in_attacked',
      'two_factor_on',
      'two_factor_off',
      'recovery_codes_renewed',
      'recovery_code_used',
    ] as const) {
      const mail = renderAuthMail(
        {
          to: 'a@b.c',
          template,
          language,
          params: {
            email: '<b>x</b>@b.c',
            code: '012345',
            link: 'http://s/?a=1&b=2',
            newEmail: 'n@b.c',
            minutes: 10,
          },
        },
        { name: 'Ferrite & Sons', url: 'https://ferrite.example' },
      );
      expect(mail.text + mail.subject).not.toMatch(/[{}]/);
      expect(mail.text).toContain('012345');
      expect(mail.html).not.toContain('<b>');
      expect(mail.html).toContain('a=1&amp;b=2');
    }
  }
});
