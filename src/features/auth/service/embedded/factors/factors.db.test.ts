import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthServer, createAuthServer, password } from '../../../../../../test/auth-server.ts';

let server: AuthServer;
beforeAll(async () => {
  server = await createAuthServer();
});
afterAll(() => server.close());

const base = '/auth/v1';
const codeOf = (uri: string, steps = 0) => {
  const totp = new TOTP({ secret: new URL(uri).searchParams.get('secret') ?? '' });
  return totp.generate({ timestamp: server.clock.now().getTime() + steps * 30_000 });
};
const otherThan = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    aal: string;
    amr: { method: string }[];
    session_id: string;
  };

async function signedIn() {
  const { email, supabaseUserId: id } = await server.addMember();
  const client = server.client();
  const { data } = await client.signInWithPassword({ email, password });
  if (!data.session) throw new Error('no session');
  return { email, id, client, session: data.session };
}

/** Creates a member with a verified authenticator app; the clock is advanced to the next time step. */
async function secured() {
  const person = await signedIn();
  const { data } = await person.client.mfa.enroll({ factorType: 'totp' });
  if (!data) throw new Error('not enrolled');
  const code = codeOf(data.totp.uri);
  const { error } = await person.client.mfa.challengeAndVerify({ factorId: data.id, code });
  if (error) throw error;
  server.clock.advance(30);
  return { ...person, factorId: data.id, uri: data.totp.uri };
}

describe('A-10 an authenticator app with the official client', () => {
  test('A-10 setting up an app returns an SVG data URL, the secret as text and an otpauth URI', async () => {
    const { client, email } = await signedIn();
    const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
    expect(error).toBeNull();
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'phone' });
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
    expect(data?.totp.qr_code).not.toContain('#');
    expect(data?.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(data?.totp.uri ?? '');
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain(email);
    expect(uri.searchParams.get('issuer')).toBe('site.test');
    expect(uri.searchParams.get('secret')).toBe(data?.totp.secret);
    const { rows } = await server.database.pool.query('SELECT secret FROM auth.factors WHERE id = $1', [
      data?.id,
    ]);
    expect(rows[0].secret.includes(Buffer.from(data?.totp.secret ?? '?'))).toBe(false);
  });

  test('A-10 a correct code upgrades the session to aal2 with new tokens and totp as the first method', async () => {
    const { client, session } = await signedIn();
    const { data: factor } = await client.mfa.enroll({ factorType: 'totp' });
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
    });
    const { data } = await client.mfa.challengeAndVerify({
      factorId: factor?.id ?? '',
      code: codeOf(factor?.totp.uri ?? ''),
    });
    const claims = claimsOf(data?.access_token ?? '');
    expect(claims).toMatchObject({ aal: 'aal2', session_id: claimsOf(session.access_token).session_id });
    expect(claims.amr.map((each) => each.method).sort()).toEqual(['password', 'totp']);
    expect(data?.refresh_token).not.toBe(session.refresh_token);
    expect((await client.mfa.listFactors()).data?.totp).toMatchObject([{ status: 'verified' }]);
    const { data: renewed } = await client.refreshSession();
    expect(claimsOf(renewed.session?.access_token ?? '')).toMatchObject({ aal: 'aal2' });
    expect(claimsOf(renewed.session?.access_token ?? '').amr).toHaveLength(2);
  });

  test('A-10 a refresh token issued before the second factor is refused, and using it later ends the session', async () => {
    const { client, session } = await signedIn();
    const { data: factor } = await client.mfa.enroll({ factorType: 'totp' });
    await client.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code: codeOf(factor?.totp.uri ?? '') });
    const old = { refresh_token: session.refresh_token };
    const soon = await server.post(`${base}/token?grant_type=refresh_token`, old);
    expect([soon.statusCode, soon.json().error_code]).toEqual([400, 'refresh_token_not_found']);
    expect((await client.getUser()).error).toBeNull();
    server.clock.advance(11);
    const late = await server.post(`${base}/token?grant_type=refresh_token`, old);
    expect(late.json().error_code).toBe('refresh_token_already_used');
    expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError');
  });

  test('A-10 turning on two-factor ends the member’s sessions that have no second factor', async () => {
    const { client, email } = await signedIn();
    const other = server.client();
    await other.signInWithPassword({ email, password });
    const { data: factor } = await client.mfa.enroll({ factorType: 'totp' });
    expect((await other.getUser()).error).toBeNull();
    await client.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code: codeOf(factor?.totp.uri ?? '') });
    expect((await other.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await client.getUser()).error).toBeNull();
  });

  test('A-10 a code is accepted if the clock differs by one time step, refused if it differs by two, and accepted only once', async () => {
    const { client, factorId, uri } = await secured();
    server.clock.advance(300);
    const attempt = async (code: string) =>
      (await client.mfa.challengeAndVerify({ factorId, code })).error?.code ?? 'in';
    expect(await attempt(codeOf(uri, -2))).toBe('mfa_verification_failed');
    expect(await attempt(codeOf(uri, 2))).toBe('mfa_verification_failed');
    expect(await attempt(codeOf(uri, -1))).toBe('in');
    expect(await attempt(codeOf(uri, -1))).toBe('mfa_verification_failed');
    expect(await attempt(codeOf(uri, 1))).toBe('in');
    // This time step is within the accepted window but older than one already used.
    expect(await attempt(codeOf(uri))).toBe('mfa_verification_failed');
  });

  test('A-10 if five tabs send the same code simultaneously, one of them succeeds', async () => {
    const { client, factorId, uri } = await secured();
    const code = codeOf(uri);
    const token = (await client.getSession()).data.session?.access_token ?? '';
    const headers = { authorization: `Bearer ${token}` };
    const challenges = await Promise.all(
      Array.from({ length: 5 }, () => server.post(`${base}/factors/${factorId}/challenge`, {}, headers)),
    );
    const answers = await Promise.all(
      challenges.map((each) =>
        server.post(`${base}/factors/${factorId}/verify`, { challenge_id: each.json().id, code }, headers),
      ),
    );
    expect(answers.map((each) => each.statusCode).sort()).toEqual([200, 422, 422, 422, 422]);
  });

  test('A-10 five wrong codes invalidate a challenge, which is valid for 300 s and can be used once', async () => {
    const { client, factorId, uri } = await secured();
    const challenge = async () => (await client.mfa.challenge({ factorId })).data?.id ?? '';
    const verify = async (challengeId: string, code: string) =>
      (await client.mfa.verify({ factorId, challengeId, code })).error?.code ?? 'in';
    const burnt = await challenge();
    for (let turn = 0; turn < 5; turn++)
      expect(await verify(burnt, otherThan(codeOf(uri)))).toBe('mfa_verification_failed');
    expect(await verify(burnt, codeOf(uri))).toBe('mfa_challenge_expired');
    const old = await challenge();
    server.clock.advance(300);
    expect(await verify(old, codeOf(uri))).toBe('mfa_challenge_expired');
    const good = await challenge();
    server.clock.advance(299);
    expect(await verify(good, codeOf(uri))).toBe('in');
    server.clock.advance(30);
    expect(await verify(good, codeOf(uri))).toBe('mfa_challenge_expired');
    expect(await verify('00000000-0000-4000-8000-000000000000', codeOf(uri))).toBe('mfa_factor_not_found');
  });

  test('A-10 a challenge is accepted only from the IP address that requested it', async () => {
    const { client, factorId, uri } = await secured();
    const token = (await client.getSession()).data.session?.access_token ?? '';
    const { data } = await client.mfa.challenge({ factorId });
    const answer = await server.http.inject({
      method: 'POST',
      url: `${base}/factors/${factorId}/verify`,
      remoteAddress: '203.0.113.9',
      headers: { authorization: `Bearer ${token}` },
      payload: { challenge_id: data?.id, code: codeOf(uri) },
    });
    expect([answer.statusCode, answer.json().error_code]).toEqual([422, 'mfa_ip_address_mismatch']);
  });

  test('A-10 factor names are unique, a member has at most ten factors, and unverified ones are deleted after five minutes', async () => {
    const { client } = await signedIn();
    const enrol = (friendlyName?: string) =>
      client.mfa.enroll({ factorType: 'totp', ...(friendlyName ? { friendlyName } : {}) });
    expect((await enrol('a')).error).toBeNull();
    expect((await enrol('a')).error?.code).toBe('mfa_factor_name_conflict');
    expect((await enrol()).error).toBeNull();
    expect((await enrol()).error?.code).toBe('mfa_factor_name_conflict');
    for (let number = 2; number < 10; number++) expect((await enrol(`n${number}`)).error).toBeNull();
    expect((await enrol('eleventh')).error?.code).toBe('too_many_enrolled_mfa_factors');
    server.clock.advance(301);
    expect((await enrol('a')).error).toBeNull();
    expect((await client.mfa.listFactors()).data?.all).toHaveLength(1);
    expect((await client.mfa.enroll({ factorType: 'phone', phone: '+491701234567' })).error?.code).toBe(
      'mfa_phone_enroll_not_enabled',
    );
  });

  test('A-10 a member cannot access the factor of another member', async () => {
    const { factorId } = await secured();
    const { client } = await signedIn();
    expect((await client.mfa.challenge({ factorId })).error?.code).toBe('mfa_factor_not_found');
    expect((await client.mfa.unenroll({ factorId })).error?.code).toBe('mfa_factor_not_found');
  });
});

describe('A-10 assurance levels', () => {
  test('A-10 a session with only the password cannot add or remove a factor or change password or email address', async () => {
    const { email, factorId } = await secured();
    const half = server.client();
    await half.signInWithPassword({ email, password });
    expect((await half.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    expect((await half.mfa.enroll({ factorType: 'totp', friendlyName: 'mine' })).error).toMatchObject({
      code: 'insufficient_aal',
      status: 403,
    });
    expect((await half.mfa.unenroll({ factorId })).error).toMatchObject({
      code: 'insufficient_aal',
      status: 422,
    });
    expect((await half.updateUser({ password: 'a-new-one-77' })).error).toMatchObject({
      code: 'insufficient_aal',
      status: 401,
    });
    expect((await half.updateUser({ data: { colour: 'blue' } })).error).toBeNull();
  });

  test('A-10 removing the last factor lowers sessions to aal1, deletes the recovery codes and makes the password sufficient', async () => {
    const { email, client, factorId } = await secured();
    expect((await client.mfa.recoveryCodes.generate()).error).toBeNull();
    expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await client.mfa.listFactors()).data?.all).toEqual([]);
    const { data } = await client.refreshSession();
    expect(claimsOf(data.session?.access_token ?? '')).toMatchObject({ aal: 'aal1' });
    expect(claimsOf(data.session?.access_token ?? '').amr.map((each) => each.method)).toEqual(['password']);
    const again = server.client();
    await again.signInWithPassword({ email, password });
    expect((await again.mfa.getAuthenticatorAssuranceLevel()).data?.nextLevel).toBe('aal1');
  });

  test('A-10 an administrator can list and remove the factors of a member', async () => {
    const { id, email, factorId } = await secured();
    const admin = await server.adminClient();
    const { data } = await admin.mfa.listFactors({ userId: id });
    expect(data?.factors).toMatchObject([{ id: factorId, status: 'verified', factor_type: 'totp' }]);
    expect(JSON.stringify(data)).not.toContain('secret');
    expect((await admin.mfa.deleteFactor({ userId: id, id: factorId })).error).toBeNull();
    expect(server.mails.at(-1)).toMatchObject({ to: email, template: 'two_factor_off' });
    expect((await admin.mfa.deleteFactor({ userId: id, id: factorId })).error?.code).toBe(
      'mfa_factor_not_found',
    );
  });

  test('A-10 wrong codes are limited to ten an hour over all challenges of a member, and a correct code resets the count', async () => {
    const limited = await createAuthServer({
      limits: {
        token: { calls: 500, seconds: 300 },
        verify: { calls: 500, seconds: 300 },
        mail: { calls: 500, seconds: 300 },
        factor: { calls: 500, seconds: 60 },
        anonymous: { calls: 500, seconds: 60 },
        mailSeconds: 60,
      },
    });
    try {
      const { email } = await limited.addMember();
      const client = limited.client();
      await client.signInWithPassword({ email, password });
      const { data } = await client.mfa.enroll({ factorType: 'totp' });
      const factorId = data?.id ?? '';
      const totp = new TOTP({ secret: data?.totp.secret ?? '' });
      const right = () => totp.generate({ timestamp: limited.clock.now().getTime() });
      const attempt = async (code: string) =>
        (await client.mfa.challengeAndVerify({ factorId, code })).error?.code ?? 'in';
      for (let turn = 0; turn < 9; turn++)
        expect(await attempt(otherThan(right()))).toBe('mfa_verification_failed');
      expect(await attempt(right())).toBe('in');
      limited.clock.advance(30);
      for (let turn = 0; turn < 10; turn++)
        expect(await attempt(otherThan(right()))).toBe('mfa_verification_failed');
      expect(await attempt(right())).toBe('over_request_rate_limit');
      limited.clock.advance(3600);
      await client.refreshSession();
      expect(await attempt(right())).toBe('in');
    } finally {
      await limited.close();
    }
  });
});

describe('A-10 recovery codes with the official client', () => {
  test('A-10 recovery codes are created after the app is verified, shown once, stored as hashes, and each is valid once', async () => {
    const { client, email } = await secured();
    expect((await client.mfa.recoveryCodes.getStatus()).error?.code).toBe('mfa_factor_not_found');
    const { data, error } = await client.mfa.recoveryCodes.generate();
    expect(error).toBeNull();
    const codes = data?.codes ?? [];
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{24}$/);
    expect((await client.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_verified_factor_exists');
    const { rows } = await server.database.pool.query('SELECT code_hash FROM auth.recovery_codes');
    expect(rows.map((row) => row.code_hash)).not.toContain(codes[0]);

    const half = server.client();
    await half.signInWithPassword({ email, password });
    expect((await half.mfa.recoveryCodes.verify({ code: 'aaaa-bbbb-cccc-dddd' })).error?.code).toBe(
      'mfa_verification_failed',
    );
    const typed = (codes[0] ?? '').toUpperCase().replace(/(.{4})(?!$)/g, '$1- ');
    const { data: session } = await half.mfa.recoveryCodes.verify({ code: typed });
    expect(server.mails.at(-1)).toMatchObject({ to: email, template: 'recovery_code_used' });
    expect(claimsOf(session?.access_token ?? '')).toMatchObject({ aal: 'aal2' });
    expect(claimsOf(session?.access_token ?? '').amr.map((each) => each.method)).toContain(
      'mfa/recovery_code',
    );
    expect((await half.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 });
    expect((await half.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })).error?.code).toBe(
      'mfa_verification_failed',
    );
  });

  test('A-10 if one recovery code is used twice simultaneously, one request succeeds', async () => {
    const { client, email } = await secured();
    const codes = (await client.mfa.recoveryCodes.generate()).data?.codes ?? [];
    const { access_token } = (
      await server.post(`${base}/token?grant_type=password`, { email, password })
    ).json();
    const use = () =>
      server.post(
        `${base}/factors/recovery-codes/verify`,
        { code: codes[3] },
        { authorization: `Bearer ${access_token}` },
      );
    const answers = await Promise.all([use(), use()]);
    expect(answers.map((each) => each.statusCode).sort()).toEqual([200, 422]);
  });

  test('A-10 new recovery codes replace the old ones and require a session at aal2 and a verified app', async () => {
    const { client, email } = await secured();
    const old = (await client.mfa.recoveryCodes.generate()).data?.codes ?? [];
    const half = server.client();
    await half.signInWithPassword({ email, password });
    for (const call of ['generate', 'regenerate', 'unenroll'] as const)
      expect((await half.mfa.recoveryCodes[call]()).error?.code, call).toBe('insufficient_aal');
    const fresh = (await client.mfa.recoveryCodes.regenerate()).data?.codes ?? [];
    expect((await half.mfa.recoveryCodes.verify({ code: old[0] ?? '' })).error?.code).toBe(
      'mfa_verification_failed',
    );
    expect((await half.mfa.recoveryCodes.verify({ code: fresh[0] ?? '' })).error).toBeNull();
    expect((await client.mfa.recoveryCodes.unenroll()).error).toBeNull();
    expect((await client.mfa.recoveryCodes.regenerate()).error?.code).toBe('mfa_factor_not_found');
    const lone = await signedIn();
    expect((await lone.client.mfa.recoveryCodes.generate()).error?.code).toBe('insufficient_aal');
  });
});
