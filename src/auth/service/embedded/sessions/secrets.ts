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

/** Everything secret of the service, from one server secret; each use has a key of its own. */
export type Secrets = {
  /** Encrypts what must be stored but not be readable in a stolen copy of the database. */
  seal(plain: Buffer): Buffer;
  open(sealed: Buffer): Buffer;
  /** Keyed hash, hex. Parts cannot run into each other. */
  digest(...parts: string[]): string;
  /** Key of one session's refresh tokens. It can be computed again, so that it need not be stored or read. */
  refreshKey(sessionId: string): KeyObject;
};

const nonceBytes = 12;
const tagBytes = 16;

export function createSecrets(serverSecret: string): Secrets {
  // As key objects: given bytes, `createHmac` makes one each time, at ten times the cost of the hash.
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

/** Compares in the same time wherever they differ. */
export function isSame(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
