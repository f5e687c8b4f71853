import { beforeAll, expect, test, vi } from 'vitest';
import { createAuthenticator } from './authenticator.ts';
import { type Client, password, refusalOf, requireData, type Service } from './bench.ts';

const site = { rpId: 'app.test', rpOrigins: ['http://app.test'] };

/** Tests of security keys as second factor. */
export function webauthnCases(service: () => Service): void {
  let email: string;
  let client: Client;
  let factorId: string;
  const key = createAuthenticator('http://app.test');
  beforeAll(async () => {
    email = service().newEmail();
    client = service().client();
    requireData(await client.signUp({ email, password }));
    requireData(await client.verifyOtp({ email, token: (await service().mail(email)).code, type: 'signup' }));
  });

  async function challenge(to = client, id = factorId) {
    const made = requireData(await to.mfa.challenge({ factorId: id, webauthn: site }));
    if (made.webauthn.type !== 'request') throw new Error('no request');
    return { id: made.id, options: made.webauthn.credential_options.publicKey };
  }
  const answer = (credential: unknown, type: 'create' | 'request') => ({
    webauthn: { ...site, type, credential_response: credential as never },
  });

  test('S-12 a key can be enrolled; its first challenge creates it and upgrades the session to aal2', async () => {
    const enrolled = requireData(await client.mfa.webauthn.enroll({ friendlyName: 'Blue key' }));
    expect(enrolled).toMatchObject({ type: 'webauthn', friendly_name: 'Blue key' });
    factorId = enrolled.id;
    const made = requireData(await client.mfa.challenge({ factorId, webauthn: site }));
    expect(made).toMatchObject({ type: 'webauthn', webauthn: { type: 'create' } });
    if (made.webauthn.type !== 'create') throw new Error('no creation');
    const { publicKey } = made.webauthn.credential_options;
    expect(publicKey).toMatchObject({ rp: { id: 'app.test' }, user: { name: email }, attestation: 'none' });
    const credential = key.create(publicKey as never);
    const verified = requireData(
      await client.mfa.webauthn.verify({ factorId, challengeId: made.id, ...answer(credential, 'create') }),
    );
    expect(verified.user.factors).toMatchObject([
      { id: factorId, factor_type: 'webauthn', status: 'verified' },
    ]);
    const level = requireData(await client.mfa.getAuthenticatorAssuranceLevel());
    expect(level.currentLevel).toBe('aal2');
    expect(level.currentAuthenticationMethods).toContainEqual(
      expect.objectContaining({ method: 'mfa/webauthn' }),
    );
    expect(requireData(await client.mfa.listFactors()).webauthn).toHaveLength(1);
    expect(JSON.stringify(verified.user)).not.toContain(credential.id);
  });

  test('S-12 second step of a login: the response of a key is accepted once, only for its challenge and its site', async () => {
    requireData(await client.signInWithPassword({ email, password }));
    expect(requireData(await client.mfa.getAuthenticatorAssuranceLevel())).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    const verify = async (challengeId: string, credential: unknown) =>
      client.mfa.verify({ factorId, challengeId, ...answer(credential, 'request') });
    const first = await challenge();
    const second = await challenge();
    expect(refusalOf(await verify(second.id, key.get(first.options as never)))).toEqual([
      422,
      'mfa_verification_failed',
    ]);
    const elsewhere = createAuthenticator('http://evil.test');
    elsewhere.create({ challenge: new Uint8Array(1), rp: {}, user: { id: '' } });
    expect(refusalOf(await verify(second.id, elsewhere.get(second.options as never)))[1]).toBe(
      'mfa_verification_failed',
    );
    const given = key.get(second.options as never);
    requireData(await verify(second.id, given));
    expect((await verify(second.id, given)).error).toMatchObject({ status: 422 });
    expect(requireData(await client.mfa.getAuthenticatorAssuranceLevel()).currentLevel).toBe('aal2');
  });

  test('S-12 a copied key is detected by its counter, and a challenge expires after five minutes', async () => {
    requireData(await client.signInWithPassword({ email, password }));
    const copied = await challenge();
    key.rewind();
    const old = key.get(copied.options as never);
    expect(
      refusalOf(await client.mfa.verify({ factorId, challengeId: copied.id, ...answer(old, 'request') }))[1],
    ).toBe('mfa_verification_failed');
    for (let use = 0; use < 10; use++) key.get(copied.options as never);
    const late = await challenge();
    service().app.clock.advance(301);
    expect(
      refusalOf(
        await client.mfa.verify({
          factorId,
          challengeId: late.id,
          ...answer(key.get(late.options as never), 'request'),
        }),
      ),
    ).toEqual([422, 'mfa_challenge_expired']);
  });

  test('S-12 a site that is not in the settings gets no challenge', async () => {
    for (const webauthn of [
      { rpId: 'evil.test', rpOrigins: ['http://evil.test'] },
      { rpId: 'app.test', rpOrigins: ['http://app.test.evil.test'] },
      { rpId: 'test', rpOrigins: ['http://app.test'] },
    ])
      expect(refusalOf(await client.mfa.challenge({ factorId, webauthn }))).toEqual([
        400,
        'validation_failed',
      ]);
  });

  test('S-12 malformed responses are refused, whatever they contain', async () => {
    const { id } = await challenge();
    for (const response of [
      {},
      { clientDataJSON: '', authenticatorData: '', signature: '' },
      { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
      { clientDataJSON: '{}', authenticatorData: '!', signature: '"' },
    ]) {
      const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response, toJSON: undefined };
      const { access_token } = requireData(await client.getSession()).session ?? {};
      const { status, body } = await service().send('POST', `/factors/${factorId}/verify`, {
        headers: { authorization: `Bearer ${access_token}` },
        body: { challenge_id: id, webauthn: { ...site, type: 'request', credential_response: credential } },
      });
      expect([400, 422]).toContain(status);
      expect(['validation_failed', 'mfa_verification_failed', 'mfa_challenge_expired']).toContain(body.code);
    }
  });

  test('S-12 in a browser, a user can log in with authenticate(), add another key with register(), and remove it', async () => {
    const other = createAuthenticator('http://app.test');
    let creating = key;
    class PublicKeyCredential {}
    const present = (credential: object) => Object.assign(new PublicKeyCredential(), credential);
    vi.stubGlobal('PublicKeyCredential', PublicKeyCredential);
    vi.stubGlobal('window', { PublicKeyCredential, location: new URL('http://app.test') });
    vi.stubGlobal('document', {});
    vi.stubGlobal('navigator', {
      credentials: {
        create: async ({ publicKey }: { publicKey: never }) => present(creating.create(publicKey)),
        get: async ({ publicKey }: { publicKey: never }) => present(key.get(publicKey)),
      },
    });
    try {
      requireData(await client.signInWithPassword({ email, password }));
      requireData(await client.mfa.webauthn.authenticate({ factorId, webauthn: site }));
      creating = other;
      requireData(await client.mfa.webauthn.register({ friendlyName: 'Red key', webauthn: site }));
      const { data } = await client.mfa.webauthn.challenge({ factorId, webauthn: site });
      expect(data?.webauthn.type).toBe('request');
      // Registers the same key again under another name.
      expect(
        refusalOf(await client.mfa.webauthn.register({ friendlyName: 'Again', webauthn: site }))[1],
      ).toBe('webauthn_credential_exists');
    } finally {
      vi.unstubAllGlobals();
    }
    const keys = requireData(await client.mfa.listFactors()).webauthn;
    expect(keys.map((each) => each.friendly_name)).toEqual(['Blue key', 'Red key']);
    for (const each of keys) requireData(await client.mfa.unenroll({ factorId: each.id }));
    expect(requireData(await client.mfa.listFactors()).webauthn).toEqual([]);
    const { rows } = await service().app.database.pool.query('SELECT 1 FROM auth.security_keys');
    expect(rows).toEqual([]);
  });
}
