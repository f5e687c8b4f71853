/** Imported keys of the auth service: a JWK (RFC 7517), a list of them, or a JWK set. */
import { createPrivateKey, createPublicKey, createSecretKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';

const algorithms = ['ES256', 'RS256', 'HS256'] as const;
export type KeyAlgorithm = (typeof algorithms)[number];

export type ImportedKey = {
  /** Key id; null if tokens signed with this key contain no key id, e.g. with a shared secret. */
  readonly kid: string | null;
  readonly alg: KeyAlgorithm;
  /** Key that verifies tokens; for HS256 the shared secret. */
  readonly verifying: KeyObject;
  /** Key that signs tokens; null if this key only verifies. */
  readonly signing: KeyObject | null;
  readonly signs: boolean;
  /** Length of a shared secret in bits; 0 for other keys. */
  readonly bits: number;
};

const jwk = z.looseObject({
  kty: z.enum(['EC', 'RSA', 'oct']),
  kid: z.string().min(1).max(100).optional(),
  alg: z.enum(algorithms).optional(),
  key_ops: z.array(z.string()).default([]),
});
const usual = { EC: 'ES256', RSA: 'RS256', oct: 'HS256' } as const;
const maxKeys = 10;
const minRsaBits = 2048;

/**
 * Parses imported keys.
 * @throws Error with the reason in one line
 */
export function parseAuthKeys(text: string): readonly ImportedKey[] {
  const keys = listOf(text).map(importKey);
  if (keys.length === 0 || keys.length > maxKeys) throw new Error(`1 to ${maxKeys} keys are accepted`);
  if (keys.filter((key) => key.signs).length > 1)
    throw new Error('only one key may contain "sign" in key_ops');
  const kids = keys.flatMap(({ kid }) => (kid === null ? [] : [kid]));
  if (new Set(kids).size < kids.length) throw new Error('two keys have the same kid');
  return keys;
}

/** Returns the reason why imported keys are invalid; null if they are valid. */
export function keyProblem(text: string): string | null {
  try {
    parseAuthKeys(text);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

function listOf(text: string): unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('must be a JWK or a JWK set in JSON');
  }
  if (Array.isArray(value)) return value;
  const { keys } = (value ?? {}) as { keys?: unknown };
  return Array.isArray(keys) ? keys : [value];
}

function importKey(value: unknown): ImportedKey {
  const parsed = jwk.safeParse(value);
  if (!parsed.success) throw new Error('each key needs kty EC, RSA or oct, and alg ES256, RS256 or HS256');
  const { kty, kid = null, key_ops: uses } = parsed.data;
  const alg = parsed.data.alg ?? usual[kty];
  const name = kid === null ? 'a key' : `key ${kid}`;
  if (alg !== usual[kty]) throw new Error(`${name}: ${alg} does not fit kty ${kty}`);
  const signs = uses.includes('sign');
  if (signs && kid === null) throw new Error('a key that signs needs a kid');
  if (kid === null && kty !== 'oct') throw new Error(`a key of type ${kty} needs a kid`);
  try {
    const { verifying, signing } = keyObjects(parsed.data, signs);
    const bits = verifying.type === 'secret' ? (verifying.symmetricKeySize ?? 0) * 8 : 0;
    return { kid, alg, verifying, signing, signs, bits };
  } catch {
    throw new Error(`${name}: the key cannot be read`);
  }
}

function keyObjects(key: z.infer<typeof jwk>, signs: boolean): Pick<ImportedKey, 'verifying' | 'signing'> {
  if (key.kty === 'oct') {
    const secret = createSecretKey(Buffer.from(String(key.k ?? ''), 'base64url'));
    if (!secret.symmetricKeySize) throw new Error('empty');
    return { verifying: secret, signing: signs ? secret : null };
  }
  const verifying = createPublicKey({ key: key as never, format: 'jwk' });
  const details = verifying.asymmetricKeyDetails;
  if (key.kty === 'EC' && details?.namedCurve !== 'prime256v1') throw new Error('curve');
  if (key.kty === 'RSA' && (details?.modulusLength ?? 0) < minRsaBits) throw new Error('length');
  return { verifying, signing: signs ? createPrivateKey({ key: key as never, format: 'jwk' }) : null };
}
