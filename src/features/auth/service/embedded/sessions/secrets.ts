import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** Functions that use keys derived from the server secret, one key per purpose. */
export type Secrets = {
  /** Encrypts data for storage. */
  seal(plain: Buffer): Buffer;
  open(sealed: Buffer): Buffer;
  /** Returns a keyed hash in hex; the parts are separated, so 'a', 'b' differs from 'ab'. */
  digest(...parts: string[]): string;
  /** Returns the key for the refresh tokens of a session; it is derived, not stored. */
  refreshKey(sessionId: string): KeyObject;
};

const nonceBytes = 12;
const tagBytes = 16;

export function createSecrets(serverSecret: string): Secrets {
  // Key objects are used because `createHmac` would convert bytes at each call, at ten times the cost of the hash.
  const derive = (use: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', serverSecret, 'ferrite-auth', use, 32)));
  const sealKey = derive('seal');
  const digestKey = derive('digest');
  const refreshKey = derive('refresh');
  return {
    seal(plain) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce);
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', sealKey, sealed.subarray(0, nonceBytes));
      decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
    },
    digest(...parts) {
      return createHmac('sha256', digestKey).update(JSON.stringify(parts)).digest('hex');
    },
    refreshKey: (sessionId) => createSecretKey(createHmac('sha256', refreshKey).update(sessionId).digest()),
  };
}

/** Compares two buffers in constant time. */
export function isEqualInConstantTime(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
