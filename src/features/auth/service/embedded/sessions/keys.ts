import { createPrivateKey, type KeyObject, randomUUID, type webcrypto } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK } from 'jose';
import type { Clock } from '../../../../../platform/server/clock.ts';
import type { ImportedKey, KeyAlgorithm } from '../../../../../platform/server/config/auth-keys.ts';
import { ConfigError } from '../../../../../platform/server/config/config.ts';
import type { KeyRow, KeyStore } from './key.store.ts';
import type { Secrets } from './secrets.ts';

type CryptoKey = webcrypto.CryptoKey;
export type SigningKey = {
  readonly kid: string;
  readonly alg: KeyAlgorithm;
  readonly privateKey: KeyObject;
  /** Time at which another key takes over signing; null for an imported key. */
  readonly until: Date | null;
};

/** Seconds for which clients and proxies may cache the list of public keys. */
export const publishedForSeconds = 600;
const rereadMs = publishedForSeconds * 1000;
const unknownKidMs = 30_000;
/** Time between publishing and using a key: twice the cache time, because both a proxy and a client may cache the list. */
const standbyMs = 2 * rereadMs;
const signsForMs = 90 * 86_400_000;

/**
 * ES256 keys of the service. They are stored in the database, with encrypted private keys. One key signs. A standby
 * key is published before it starts to sign. A retired key verifies tokens until they have expired. Imported keys also
 * verify, and one of them may sign.
 */
export type KeyRing = Awaited<ReturnType<typeof createKeyRing>>;

/** Decrypts a private key. @throws ConfigError if another secret encrypted it */
function decryptKey(sealed: Buffer, secrets: Secrets): Buffer {
  try {
    return secrets.open(sealed);
  } catch {
    throw new ConfigError([
      'SERVER_SECRET: the keys in this database were encrypted with another secret. Set the secret with which the database was first started.',
    ]);
  }
}

type KeyRingOptions = {
  readonly store: KeyStore;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly tokenSeconds: number;
  readonly imported?: readonly ImportedKey[] | undefined;
};

export async function createKeyRing(options: KeyRingOptions) {
  const { clock, imported = [] } = options;
  const importedSigning = toSigningKey(imported.find((key) => key.signs));
  let stored = await readKeys(options);
  let readAt = clock.now().getTime();

  async function read(): Promise<void> {
    stored = await readKeys(options);
    readAt = clock.now().getTime();
  }

  const isOlderThan = (ms: number) => Math.abs(clock.now().getTime() - readAt) >= ms;

  return {
    async signingKey(): Promise<SigningKey> {
      if (importedSigning) return importedSigning;
      if (isOlderThan(rereadMs)) await read();
      return stored.signing;
    },
    async verifyingKey(kid: string): Promise<CryptoKey | null> {
      if (isOlderThan(rereadMs) || (!stored.publicKeys.has(kid) && isOlderThan(unknownKidMs))) await read();
      return stored.publicKeys.get(kid) ?? null;
    },
    /** Finds the imported key that verifies a token; a shared secret matches any key id. */
    importedKey(kid: unknown, alg: unknown): ImportedKey | null {
      const fitting = imported.filter((key) => key.alg === alg);
      const named = fitting.find((key) => key.kid === kid) ?? fitting.find((key) => key.kid === null);
      return named ?? fitting.find((key) => key.alg === 'HS256') ?? null;
    },
    /** Returns the public keys; shared secrets are excluded. */
    published: () => publishedKeys(stored.rows, imported),
    /** Publishes a standby key; {@link rotateWhenDue} activates it after the cache time. */
    async beginRotation(): Promise<void> {
      await read();
      if (!stored.rows.some((row) => row.state === 'standby')) await addKey(options, 'standby');
      await read();
    },
    /** Performs the steps of a key rotation that are due: publish, activate, remove. */
    async rotateWhenDue(): Promise<void> {
      await read();
      await rotateDueKeys(options, stored.rows);
      await read();
    },
  };
}

/** Generates a key and stores it with its private part encrypted. */
async function addKey({ store, secrets, clock }: KeyRingOptions, state: 'active' | 'standby'): Promise<void> {
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

type StoredKeys = {
  readonly rows: readonly KeyRow[];
  readonly publicKeys: ReadonlyMap<string, CryptoKey>;
  readonly signing: SigningKey;
};

/** Reads the stored keys. The first call generates the first key. */
async function readKeys(options: KeyRingOptions): Promise<StoredKeys> {
  let rows = await options.store.list();
  if (!rows.some((row) => row.state === 'active')) {
    await addKey(options, 'active');
    rows = await options.store.list();
  }
  const active = rows.find((row) => row.state === 'active');
  if (!active) throw new Error('There is no active signing key.');
  const publicKeys = new Map<string, CryptoKey>();
  for (const row of rows) publicKeys.set(row.kid, (await importJWK(row.publicJwk, 'ES256')) as CryptoKey);
  return { rows, publicKeys, signing: signingKeyOf(active, options.secrets) };
}

function signingKeyOf(row: KeyRow, secrets: Secrets): SigningKey {
  const privateJwk = JSON.parse(decryptKey(row.privateKey, secrets).toString()) as Record<string, string>;
  const until = new Date(row.createdAt.getTime() + signsForMs);
  const privateKey = createPrivateKey({ key: privateJwk, format: 'jwk' });
  return { kid: row.kid, alg: 'ES256', privateKey, until };
}

async function rotateDueKeys(options: KeyRingOptions, rows: readonly KeyRow[]): Promise<void> {
  const { store, clock, tokenSeconds } = options;
  const now = clock.now().getTime();
  const standby = rows.find((row) => row.state === 'standby');
  const isDue = rows.some((row) => row.state === 'active' && now - row.createdAt.getTime() >= signsForMs);
  if (!standby && isDue) await addKey(options, 'standby');
  if (standby && now - standby.createdAt.getTime() >= standbyMs)
    await store.promote(standby.kid, clock.now());
  for (const row of rows) {
    if (row.retiredAt && now - row.retiredAt.getTime() > tokenSeconds * 1000 + rereadMs)
      await store.remove(row.kid);
  }
}

function publishedKeys(
  rows: readonly KeyRow[],
  imported: readonly ImportedKey[],
): { keys: Record<string, unknown>[] } {
  const use = { use: 'sig', key_ops: ['verify'] };
  const own = rows.map((row) => ({ ...row.publicJwk, kid: row.kid, alg: 'ES256', ...use }));
  const others = imported
    .filter(({ alg }) => alg !== 'HS256')
    .map(({ kid, alg, verifying }) => ({ ...verifying.export({ format: 'jwk' }), kid, alg, ...use }));
  return { keys: [...own, ...others] };
}

function toSigningKey(key: ImportedKey | undefined): SigningKey | null {
  if (!key?.signing || key.kid === null) return null;
  return { kid: key.kid, alg: key.alg, privateKey: key.signing, until: null };
}
