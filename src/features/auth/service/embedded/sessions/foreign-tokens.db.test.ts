import type { KeyObject } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthServer, createAuthServer, password } from '../../../../../../test/auth-server.ts';
import { createKeyStore } from './key.store.ts';
import { createKeyRing } from './keys.ts';
import { createSecrets } from './secrets.ts';

let server: AuthServer;
beforeAll(async () => {
  server = await createAuthServer();
});
afterAll(() => server.close());

const base = '/auth/v1';

async function ownKey() {
  const ring = await keyRing(server.serviceOptions.serverSecret);
  return ring.signingKey();
}

const keyRing = (serverSecret: string) =>
  createKeyRing({
    store: createKeyStore(server.database.db),
    secrets: createSecrets(serverSecret),
    clock: server.clock,
    tokenSeconds: 3600,
  });

async function memberToken(): Promise<string> {
  const { email } = await server.addMember();
  const answer = await server.post(`${base}/token?grant_type=password`, { email, password });
  return answer.json<{ access_token: string }>().access_token;
}

test('A-09 a start with another SERVER_SECRET than that of the database is refused with the name of the setting', async () => {
  await expect(keyRing('another secret, long enough for tests')).rejects.toThrow(
    /^SERVER_SECRET: the keys in this database were encrypted with another secret/,
  );
});

describe('A-09 tokens that the service did not issue', () => {
  test('A-10 a token without an expiry is refused even with our signature', async () => {
    const access_token = await memberToken();
    const { kid, privateKey } = await ownKey();
    const signed = (claims: object) =>
      new SignJWT({ ...claims }).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey);
    const { exp, ...endless } = decodeJwt(access_token);
    const ask = async (token: string) =>
      server.http.inject({ url: `${base}/user`, headers: { authorization: `Bearer ${token}` } });
    expect((await ask(await signed({ ...endless, exp }))).statusCode).toBe(200);
    const refused = await ask(await signed(endless));
    expect([refused.statusCode, refused.json().error_code]).toEqual([403, 'bad_jwt']);
  });

  test('A-09 a token whose header contains a key, an unsigned token and a token that is not yet valid are refused', async () => {
    const access_token = await memberToken();
    const { kid = '' } = decodeProtectedHeader(access_token);
    const foreign = await generateKeyPair('ES256', { extractable: true });
    const jwk = await exportJWK(foreign.publicKey);
    const signed = (header: object, claims: object = {}, key: CryptoKey | KeyObject = foreign.privateKey) =>
      new SignJWT({ ...decodeJwt(access_token), ...claims })
        .setProtectedHeader({ alg: 'ES256', ...header })
        .sign(key);
    const own = (await ownKey()).privateKey as KeyObject;
    const soon = Math.floor(server.clock.now().getTime() / 1000) + 60;
    const [, claims] = access_token.split('.');
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', kid })).toString('base64url');
    const ask = async (token: string) =>
      (await server.http.inject({ url: `${base}/user`, headers: { authorization: `Bearer ${token}` } }))
        .statusCode;
    expect(await ask(await signed({ kid }, {}, own))).toBe(200);
    for (const refused of [
      await signed({ kid, jwk }),
      await signed({ jwk }),
      await signed({ kid, jku: 'https://evil.example/keys.json' }),
      await signed({ kid, x5u: 'https://evil.example/certificate' }),
      `${unsigned}.${claims}.`,
      await signed({ kid }, { nbf: soon }, own),
    ])
      expect(await ask(refused)).toBe(403);
  });
});
