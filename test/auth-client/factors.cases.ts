import { TOTP } from 'otpauth';
import { beforeAll, expect, test } from 'vitest';
import { type Client, password, refusalOf, requireData, type Service } from './bench.ts';

/** Tests of second factors: authenticator apps and recovery codes. */
export function factorCases(service: () => Service): void {
  let email: string;
  let client: Client;
  let secret: string;
  let factorId: string;
  beforeAll(async () => {
    email = service().newEmail();
    client = service().client();
    requireData(await client.signUp({ email, password }));
    requireData(await client.verifyOtp({ email, token: (await service().mail(email)).code, type: 'signup' }));
  });
  const codeNow = () => {
    // Each code is accepted only once, so every call advances to the next time step.
    service().app.clock.advance(30);
    return new TOTP({ secret }).generate({ timestamp: service().app.clock.now().getTime() });
  };

  test('S-12 an authenticator app can be enrolled and verified, which upgrades the session to aal2', async () => {
    const enrolled = requireData(await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' }));
    expect(enrolled).toMatchObject({ type: 'totp', friendly_name: 'Phone' });
    expect(enrolled.totp.qr_code).toMatch(/^data:image\/svg\+xml/);
    ({ id: factorId } = enrolled);
    ({ secret } = enrolled.totp);
    expect(refusalOf(await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' }))).toEqual([
      422,
      'mfa_factor_name_conflict',
    ]);
    const challenge = requireData(await client.mfa.challenge({ factorId }));
    expect(
      refusalOf(await client.mfa.verify({ factorId, challengeId: challenge.id, code: '000000' })),
    ).toEqual([422, 'mfa_verification_failed']);
    requireData(await client.mfa.verify({ factorId, challengeId: challenge.id, code: codeNow() }));
    expect(requireData(await client.mfa.getAuthenticatorAssuranceLevel())).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
    });
    expect(requireData(await client.mfa.listFactors()).totp).toMatchObject([
      { id: factorId, status: 'verified' },
    ]);
  });

  test('S-12 recovery codes can be generated and counted; each can be used once; new ones replace the old ones', async () => {
    const { codes } = requireData(await client.mfa.recoveryCodes.generate());
    expect(requireData(await client.mfa.recoveryCodes.getStatus())).toBeTruthy();
    requireData(await client.signInWithPassword({ email, password }));
    const [code = ''] = codes;
    requireData(await client.mfa.recoveryCodes.verify({ code }));
    requireData(await client.signInWithPassword({ email, password }));
    expect((await client.mfa.recoveryCodes.verify({ code })).error).toMatchObject({ status: 422 });
    requireData(await client.mfa.challengeAndVerify({ factorId, code: codeNow() }));
    const renewed = requireData(await client.mfa.recoveryCodes.regenerate());
    expect(renewed.codes).not.toContain(codes[1]);
    requireData(await client.mfa.recoveryCodes.unenroll());
  });

  test('S-12 without the second factor the password cannot be changed and the factor cannot be removed', async () => {
    const half = service().client();
    requireData(await half.signInWithPassword({ email, password }));
    expect(requireData(await half.mfa.getAuthenticatorAssuranceLevel())).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    expect(refusalOf(await half.updateUser({ password: 'something-else-1' }))).toEqual([
      401,
      'insufficient_aal',
    ]);
    expect(refusalOf(await half.mfa.unenroll({ factorId }))).toEqual([422, 'insufficient_aal']);
    requireData(await client.signInWithPassword({ email, password }));
    requireData(await client.mfa.challengeAndVerify({ factorId, code: codeNow() }));
    expect(requireData(await client.mfa.unenroll({ factorId }))).toMatchObject({ id: factorId });
    expect(requireData(await client.mfa.listFactors()).all).toEqual([]);
  });

  test('S-12 without a session each call returns 401, whatever the id', async () => {
    for (const id of ['not-an-id', crypto.randomUUID()]) {
      const calls: [string, string][] = [
        ['POST', '/factors'],
        ['POST', `/factors/${id}/challenge`],
        ['POST', `/factors/${id}/verify`],
        ['DELETE', `/factors/${id}`],
        ['DELETE', `/user/identities/${id}`],
        ['GET', `/admin/users/${id}`],
        ['DELETE', `/admin/users/${id}`],
        ['GET', `/admin/users/${id}/factors`],
        ['DELETE', `/admin/users/${id}/factors/${id}`],
      ];
      for (const [method, path] of calls) {
        const answer = await service().send(method, path);
        expect([method, path, answer.status, answer.body.code]).toEqual([
          method,
          path,
          401,
          'no_authorization',
        ]);
      }
    }
    expect(refusalOf(await service().client().mfa.challenge({ factorId: 'not-an-id' }))[0]).toBe(401);
  });

  test('S-12 with a session, an id that does not exist or is malformed returns 404', async () => {
    const other = service().client();
    const address = service().newEmail();
    requireData(await other.signUp({ email: address, password }));
    const token = (await service().mail(address)).code;
    requireData(await other.verifyOtp({ email: address, token, type: 'signup' }));
    expect(refusalOf(await other.mfa.challenge({ factorId: 'not-an-id' }))).toEqual([
      404,
      'validation_failed',
    ]);
    expect(refusalOf(await other.mfa.unenroll({ factorId: crypto.randomUUID() }))).toEqual([
      404,
      'mfa_factor_not_found',
    ]);
  });
}
