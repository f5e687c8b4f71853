import { expect, test } from 'vitest';
import { password, refusalOf, requireData, type Service } from './bench.ts';

/** Tests of disabled features of the service: each call returns the protocol's error code in JSON. */
export function disabledCases(service: () => Service): void {
  const id = crypto.randomUUID();

  async function signedIn() {
    const client = service().client();
    const email = service().newEmail();
    requireData(await client.signUp({ email, password }));
    requireData(await client.verifyOtp({ email, token: (await service().mail(email)).code, type: 'signup' }));
    return client;
  }

  test('S-12 login by wallet, ID token, single sign-on, anonymous account or passkey returns an error', async () => {
    const client = service().client();
    const web3 = { chain: 'solana', message: 'x', signature: new Uint8Array(64) } as const;
    expect(refusalOf(await client.signInWithWeb3(web3))).toEqual([422, 'web3_provider_disabled']);
    for (const [provider, issuer] of [
      ['google', 'https://accounts.google.com'],
      ['azure', 'azure'],
    ] as const) {
      const { error } = await client.signInWithIdToken({ provider, token: 'x' });
      expect(error).toMatchObject({ status: 400, code: 'provider_disabled' });
      expect(error?.message).toBe(`Provider (issuer "${issuer}") is not enabled`);
    }
    expect(refusalOf(await client.signInWithSSO({ domain: 'example.org' }))).toEqual([
      404,
      'saml_provider_disabled',
    ]);
    expect(refusalOf(await client.signInAnonymously())).toEqual([422, 'anonymous_provider_disabled']);
    // These two methods need a browser and fail before they send a request.
    expect((await client.signInWithPasskey()).error).not.toBeNull();
    expect((await client.registerPasskey()).error).not.toBeNull();
  });

  test('S-12 an invalid phone number is reported as invalid; with any other, phone login is reported as disabled', async () => {
    const client = service().client();
    const none = 'Invalid phone number format (E.164 required)';
    for (const phone of ['12-34', 'none', '+0123456', '+1234567890123456']) {
      expect((await client.signUp({ phone, password })).error?.message).toBe(none);
      expect((await client.signInWithOtp({ phone })).error?.message).toBe(none);
      expect((await client.verifyOtp({ phone, token: '123456', type: 'sms' })).error?.message).toBe(none);
      expect((await client.resend({ phone, type: 'sms' })).error?.message).toBe(none);
    }
    const phone = '+49 30 123456';
    for (const answer of [
      await client.signUp({ phone, password }),
      await client.signInWithOtp({ phone }),
      await client.resend({ phone, type: 'sms' }),
    ])
      expect(refusalOf(answer)).toEqual([400, 'phone_provider_disabled']);
    expect((await client.verifyOtp({ phone, token: '123456', type: 'sms' })).error?.message).toBe(
      'Token has expired or is invalid',
    );
  });

  test('S-12 calls for passkeys and the OAuth server return the error that they are disabled', async () => {
    const client = await signedIn();
    const passkeys = [
      await client.passkey.startRegistration(),
      await client.passkey.verifyRegistration({ challengeId: id, credential: {} as never }),
      await client.passkey.startAuthentication(),
      await client.passkey.verifyAuthentication({ challengeId: id, credential: {} as never }),
      await client.passkey.list(),
      await client.passkey.update({ passkeyId: id, friendlyName: 'Key' }),
      await client.passkey.delete({ passkeyId: id }),
    ];
    for (const answer of passkeys) expect(refusalOf(answer)).toEqual([404, 'passkey_disabled']);
    const server = [
      await client.oauth.getAuthorizationDetails(id),
      await client.oauth.approveAuthorization(id, { skipBrowserRedirect: true }),
      await client.oauth.denyAuthorization(id, { skipBrowserRedirect: true }),
      await client.oauth.listGrants(),
      await client.oauth.revokeGrant({ clientId: id }),
    ];
    for (const answer of server) expect(refusalOf(answer)).toEqual([404, 'feature_disabled']);
  });

  test('S-12 administration calls for passkeys and the OAuth server return the error that they are disabled', async () => {
    const { k } = JSON.parse((await import('./bench.ts')).application.AUTH_JWT_KEYS) as { k: string };
    const { SignJWT } = await import('jose');
    const token = await new SignJWT({ role: 'service_role' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(Buffer.from(k, 'base64url'));
    const admin = service().admin(token);
    const client = { client_name: 'x', redirect_uris: ['https://x.example'] };
    const provider = { name: 'x' } as never;
    const refused = [
      await admin.oauth.listClients(),
      await admin.oauth.createClient(client),
      await admin.oauth.getClient(id),
      await admin.oauth.updateClient(id, { client_name: 'y' }),
      await admin.oauth.deleteClient(id),
      await admin.oauth.regenerateClientSecret(id),
      await admin.customProviders.listProviders(),
      await admin.customProviders.createProvider(provider),
      await admin.customProviders.getProvider('custom:x'),
      await admin.customProviders.updateProvider('custom:x', provider),
      await admin.customProviders.deleteProvider('custom:x'),
    ];
    for (const answer of refused) expect(refusalOf(answer)).toEqual([404, 'feature_disabled']);
    for (const answer of [
      await admin.passkey.listPasskeys({ userId: id }),
      await admin.passkey.deletePasskey({ userId: id, passkeyId: id }),
    ])
      expect(refusalOf(answer)).toEqual([404, 'passkey_disabled']);
  });

  test('S-12 a request to an unknown path returns JSON with an error code, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
      for (const path of ['/nothing', '/user/nothing/here', '/admin/nothing']) {
        const { status, isJson, body } = await service().send(method, path, {
          headers: { accept: 'text/html' },
        });
        expect([method, path, status, isJson, body.code]).toEqual([method, path, 404, true, 'unknown']);
      }
  });

  test('S-12 /settings lists every provider of the protocol and the on/off settings', async () => {
    const { body } = await service().send('GET', '/settings');
    expect(body).toMatchObject({
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
    });
    expect(Object.entries(body.external).filter(([, offered]) => offered)).toEqual([['email', true]]);
    const names = Object.keys(body.external);
    for (const name of [
      'anonymous_users',
      'azure',
      'discord',
      'keycloak',
      'linkedin_oidc',
      'slack_oidc',
      'zoom',
    ])
      expect(names).toContain(name);
  });

  test('S-12 an application at an origin in the settings can read responses and error codes, others cannot', async () => {
    const allowed = await service().send('GET', '/user', { headers: { origin: 'http://app.test' } });
    expect(allowed.headers.get('access-control-allow-origin')).toBe('http://app.test');
    expect(allowed.headers.get('access-control-expose-headers')).toContain('x-supabase-api-version');
    const other = await service().send('GET', '/user', { headers: { origin: 'http://other.test' } });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('S-12 a link to a redirect URL that is not in the settings leads to the application instead', async () => {
    const client = service().client();
    const email = service().newEmail();
    requireData(await client.signUp({ email, password, options: { emailRedirectTo: 'http://evil.test/' } }));
    const { link } = await service().mail(email);
    expect(link.searchParams.get('redirect_to')).toBe('http://app.test');
  });
}
