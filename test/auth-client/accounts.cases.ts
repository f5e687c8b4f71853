import { beforeAll, expect, test } from 'vitest';
import { password, refusalOf, requireData, type Service } from './bench.ts';

/** Tests of sign-up, confirmation, codes, and changes that users make to their own account. */
export function accountCases(service: () => Service): void {
  let email: string;
  beforeAll(() => {
    email = service().newEmail();
  });

  test('S-12 sign-up returns a user without a session, and the mailed code confirms the user', async () => {
    const client = service().client();
    const { user, session } = requireData(
      await client.signUp({ email, password, options: { data: { name: 'Ada' } } }),
    );
    expect(session).toBeNull();
    expect(user).toMatchObject({ email, role: 'authenticated', user_metadata: { name: 'Ada' } });
    expect(user?.email_confirmed_at).toBeUndefined();
    expect(refusalOf(await client.signInWithPassword({ email, password }))).toEqual([
      400,
      'email_not_confirmed',
    ]);
    const { code } = await service().mail(email);
    expect(refusalOf(await client.verifyOtp({ email, token: '000000', type: 'signup' }))[1]).toBe(
      'otp_expired',
    );
    const confirmed = requireData(await client.verifyOtp({ email, token: code, type: 'signup' }));
    expect(confirmed.user).toMatchObject({ email, email_confirmed_at: expect.any(String) });
    expect(requireData(await client.getUser()).user.identities).toMatchObject([{ provider: 'email' }]);
  });

  test('S-12 repeated sign-up: the response does not reveal that the account exists, and a new code can be requested', async () => {
    const client = service().client();
    const repeated = requireData(await client.signUp({ email, password }));
    expect(repeated.user).toMatchObject({ email, identities: [] });
    const other = service().newEmail();
    requireData(await client.signUp({ email: other, password }));
    requireData(await client.resend({ type: 'signup', email: other }));
    expect((await service().mail(other)).code).toMatch(/^\d{6}$/);
  });

  test('S-12 a mailed link with PKCE leads to the application, with a code that only the requesting client can redeem', async () => {
    const client = service().client('pkce');
    requireData(
      await client.signInWithOtp({
        email,
        options: { emailRedirectTo: 'http://app.test/welcome', shouldCreateUser: false },
      }),
    );
    const { link } = await service().mail(email, /sign-in|login|link/i);
    const answer = await fetch(link, { redirect: 'manual' });
    const target = new URL(answer.headers.get('location') ?? '');
    expect(target.href).toMatch(/^http:\/\/app\.test\/welcome\?code=/);
    const code = target.searchParams.get('code') ?? '';
    expect((await service().client('pkce').exchangeCodeForSession(code)).error).not.toBeNull();
    expect(requireData(await client.exchangeCodeForSession(code)).user.email).toBe(email);
  });

  test('S-12 recovery: the mailed code starts a session in which a new password can be set', async () => {
    const client = service().client();
    requireData(await client.resetPasswordForEmail(email, { redirectTo: 'http://app.test/new-password' }));
    const { code } = await service().mail(email, /password/i);
    requireData(await client.verifyOtp({ email, token: code, type: 'recovery' }));
    expect(refusalOf(await client.updateUser({ password: '12345' }))).toEqual([422, 'weak_password']);
    expect(refusalOf(await client.updateUser({ password }))).toEqual([422, 'same_password']);
    requireData(await client.updateUser({ password: `${password}-new` }));
    requireData(await client.signInWithPassword({ email, password: `${password}-new` }));
  });

  test('S-12 users can change their metadata; a change of the email address must be confirmed from the old and the new address', async () => {
    const client = service().client();
    requireData(await client.signInWithPassword({ email, password: `${password}-new` }));
    expect(
      requireData(await client.updateUser({ data: { city: 'Solingen' } })).user.user_metadata,
    ).toMatchObject({
      name: 'Ada',
      city: 'Solingen',
    });
    const moved = service().newEmail();
    expect(requireData(await client.updateUser({ email: moved })).user.new_email).toBe(moved);
    const [first, second] = [await service().mail(moved), await service().mail(email, /address|e-?mail/i)];
    requireData(await client.verifyOtp({ email: moved, token: first.code, type: 'email_change' }));
    requireData(await client.verifyOtp({ email, token: second.code, type: 'email_change' }));
    expect(requireData(await client.getUser()).user).toMatchObject({ email: moved });
    email = moved;
  });

  test('S-12 ten minutes after login, changing the password requires the current password or a mailed code', async () => {
    const client = service().client();
    requireData(await client.signInWithPassword({ email, password: `${password}-new` }));
    service().app.clock.advance(11 * 60);
    expect(refusalOf(await client.updateUser({ password: `${password}-2` }))).toEqual([
      400,
      'reauthentication_needed',
    ]);
    requireData(await client.reauthenticate());
    const { code } = await service().mail(email, /confirm|code|change/i);
    expect(refusalOf(await client.updateUser({ password: `${password}-2`, nonce: '000000' }))[1]).toBe(
      'reauthentication_not_valid',
    );
    requireData(await client.updateUser({ password: `${password}-2`, nonce: code }));
  });

  test('S-12 the only identity of a user cannot be unlinked, and other providers cannot be linked', async () => {
    const client = service().client();
    requireData(await client.signInWithPassword({ email, password: `${password}-2` }));
    const [identity] = requireData(await client.getUserIdentities()).identities;
    if (!identity) throw new Error('no identity');
    expect(refusalOf(await client.unlinkIdentity(identity))).toEqual([422, 'single_identity_not_deletable']);
    expect(refusalOf(await client.linkIdentity({ provider: 'github' }))).toEqual([400, 'validation_failed']);
    expect(requireData(await client.signInWithOAuth({ provider: 'github' })).url).toContain('/authorize?');
  });
}
