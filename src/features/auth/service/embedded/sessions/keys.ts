import { createPrivateKey, type KeyObject, randomUUID, type webcrypto } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK } from 'jose';
import type { Clock } from '../../../../../platform/server/clock.ts';
import type { KeyRow, KeyStore } from './key.store.ts';
import type { Secrets } from './secrets.ts';

type CryptoKey = webcrypto.CryptoKey;
type SigningKey = { readonly kid: string; readonly privateKey: KeyObject };

/** Cache lifetime of the published list. */
export const publishedForSeconds = 600;
const rereadMs = publishedForSeconds * 1000;
const unknownKidMs = 30_000;
/** Twice the caching time: proxies and clients. */
const standbyMs = 2 * rereadMs;
/** Time after which another key signs. */
const signsForMs = 90 * 86_400_000;

/**
 * ES256 keys of the service, stored in the database with encrypted private keys. One signs; a standby key is published
 * before it signs; a retired key verifies until its tokens expire.
 */
export type KeyRing = Awaited<ReturnType<typeof createKeyRing>>;

export async function createKeyRing(options: {
  store: KeyStore;
  secrets: Secrets;
  clock: Clock;
  tokenSeconds: number;
}) {
  const { store, secrets, clock, tokenSeconds } = options;
  let publicKeys = new Map<string, CryptoKey>();
  let rows: KeyRow[] = [];
  let signing: SigningKey;
  let readAt = 0;

  async function addKey(state: 'active' | 'standby'): Promise<void> {
    const pair = await generateKeyPair('ES256', { extractable: true });
    const { kty = 'EC', crv = 'P-256', x = '', y = '' } = await exportJWK(pair.publicKey);
    const privateJwk = await exportJWK(pair.privateKey);
    await store.insert({
      kid: randomUUID(),
      state,
      publicJwk: { kty, crv, x, y },
      privateKey: secrets.seal(Buffer.from(JSON.stringify(privateJwk))),
      createdAt: clock.now(),
    });
  }

  async function read(): Promise<void> {
    rows = await store.list();
    if (!rows.some((row) => row.state === 'active')) {
      await addKey('active');
      rows = await store.list();
    }
    publicKeys = new Map();
    for (const row of rows) {
      publicKeys.set(row.kid, (await importJWK(row.publicJwk, 'ES256')) as CryptoKey);
      if (row.state !== 'active') continue;
      const privateJwk = JSON.parse(secrets.open(row.privateKey).toString()) as Record<string, string>;
      signing = { kid: row.kid, privateKey: createPrivateKey({ key: privateJwk, format: 'jwk' }) };
    }
    readAt = clock.now().getTime();
  }

  const isOlderThan = (ms: number) => Math.abs(clock.now().getTime() - readAt) >= ms;

  await read();
  return {
    async signingKey(): Promise<SigningKey> {
      if (isOlderThan(rereadMs)) await read();
      return signing;
    },
    async verifyingKey(kid: string): Promise<CryptoKey | null> {
      if (isOlderThan(rereadMs) || (!publicKeys.has(kid) && isOlderThan(unknownKidMs))) await read();
      return publicKeys.get(kid) ?? null;
    },
    /** Returns the public keys. */
    published(): { keys: Record<string, unknown>[] } {
      return {
        keys: rows.map((row) => ({
          ...row.publicJwk,
          kid: row.kid,
          alg: 'ES256',
          use: 'sig',
          key_ops: ['verify'],
        })),
      };
    },
    /** Publishes a standby key, which {@link rotateWhenDue} activates after the caching time. */
    async beginRotation(): Promise<void> {
      await read();
      if (!rows.some((row) => row.state === 'standby')) await addKey('standby');
      await read();
    },
    /** Performs the next due step of a rotation: publish, activate, remove. */
    async rotateWhenDue(): Promise<void> {
      await read();
      const now = clock.now().getTime();
      const standby = rows.find((row) => row.state === 'standby');
      const isDue = rows.some((row) => row.state === 'active' && now - row.createdAt.getTime() >= signsForMs);
      if (!standby && isDue) await addKey('standby');
      if (standby && now - standby.createdAt.getTime() >= standbyMs)
        await store.promote(standby.kid, clock.now());
      for (const row of rows) {
        if (row.retiredAt && now - row.retiredAt.getTime() > tokenSeconds * 1000 + rereadMs)
          await store.remove(row.kid);
      }
      await read();
    },
  };
}
