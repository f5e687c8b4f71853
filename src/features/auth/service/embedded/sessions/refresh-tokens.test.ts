import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isGenuine, readRefreshToken, writeRefreshToken } from './refresh-tokens.ts';
import { createSecrets, isEqualInConstantTime } from './secrets.ts';

const secrets = createSecrets('a secret of the tests, long enough');
const sessionId = '0b9c1d2e-3f40-4a5b-8c6d-7e8f90a1b2c3';
const key = secrets.refreshKey(sessionId);
const bytesOf = (token: string) => Buffer.from(token, 'base64url');

function isAccepted(token: string): boolean {
  const read = readRefreshToken(token);
  return read !== null && isGenuine(token, read, key);
}

/** Changes the bytes before the checksum and returns the token with a matching checksum. */
function changed(token: string, change: (signed: Buffer) => Buffer): string {
  const signed = change(Buffer.from(bytesOf(token).subarray(0, -4)));
  return Buffer.concat([signed, createHash('sha256').update(signed).digest().subarray(0, 4)]).toString(
    'base64url',
  );
}

describe('A-10 refresh tokens', () => {
  it.each([0, 1, 127, 128, 16_383, 16_384, 2_097_151, 2_097_152, 2 ** 31, 2 ** 35 - 1])(
    'A-10 a token with the counter %i is parsed to the same counter and session, and is genuine',
    (counter) => {
      const token = writeRefreshToken(sessionId, counter, key);
      expect(token).toMatch(/^[\w-]{12,80}$/);
      expect(readRefreshToken(token)).toEqual({ sessionId, counter });
      expect(isGenuine(token, { sessionId, counter }, key)).toBe(true);
    },
  );

  it('A-10 a token made for another key, session or counter can be parsed but is not genuine', () => {
    const token = writeRefreshToken(sessionId, 7, key);
    expect(isGenuine(token, { sessionId, counter: 7 }, secrets.refreshKey(randomUUID()))).toBe(false);
    expect(isGenuine(token, { sessionId, counter: 8 }, key)).toBe(false);
    const spliced = changed(token, (signed) => {
      signed[5] = (signed[5] ?? 0) ^ 1;
      return signed;
    });
    const read = readRefreshToken(spliced);
    expect(read).toMatchObject({ counter: 7 });
    expect(read?.sessionId).not.toBe(sessionId);
    expect(read && isGenuine(spliced, read, key)).toBe(false);
  });

  it('A-10 a token is invalid if a byte is changed or a character is missing or added', () => {
    const token = writeRefreshToken(sessionId, 300, key);
    const bytes = bytesOf(token);
    for (const [at, byte] of bytes.entries()) {
      const other = Buffer.from(bytes);
      other[at] = byte ^ 1;
      expect(readRefreshToken(other.toString('base64url')), `byte ${at}`).toBeNull();
    }
    for (const other of [
      token.slice(0, -1),
      `${token}A`,
      `${token}=`,
      ` ${token}`,
      `${token}\n`,
      '',
      'A',
      'x'.repeat(81),
    ])
      expect(isAccepted(other), other).toBe(false);
    for (const other of [`${token}=`, ` ${token}`, `${token}\n`, `${token} `])
      expect(readRefreshToken(other), other).toBeNull();
  });

  it('A-10 a token with another version, no counter or a counter of more than five bytes cannot be parsed, even with a valid checksum', () => {
    const token = writeRefreshToken(sessionId, 7, key);
    const insert = (signed: Buffer, more: number[]) =>
      Buffer.concat([signed.subarray(0, 17), Buffer.from(more), signed.subarray(18)]);
    expect(readRefreshToken(changed(token, (signed) => signed))).not.toBeNull();
    expect(
      readRefreshToken(changed(token, (signed) => insert(signed, [0x80, 0x80, 0x80, 0x80, 1]))),
    ).not.toBeNull();
    expect(
      readRefreshToken(changed(token, (signed) => insert(signed, [0x80, 0x80, 0x80, 0x80, 0x80, 1]))),
    ).toBeNull();
    expect(readRefreshToken(changed(token, (signed) => insert(signed, [])))).toBeNull();
    expect(
      readRefreshToken(
        changed(token, (signed) => {
          signed[0] = 2;
          return signed;
        }),
      ),
    ).toBeNull();
  });
});

describe('A-10 secrets of the service', () => {
  it('A-10 encrypted data can be decrypted only unmodified and with the same secret, and differs each time', () => {
    const plain = Buffer.from('key of an authenticator app');
    const sealed = secrets.seal(plain);
    expect(createSecrets('a secret of the tests, long enough').open(sealed)).toEqual(plain);
    expect(secrets.seal(plain)).not.toEqual(sealed);
    expect(sealed.includes(plain)).toBe(false);
    expect(() => createSecrets('another secret').open(sealed)).toThrow();
    for (const at of sealed.keys()) {
      const other = Buffer.from(sealed);
      other[at] = (other[at] ?? 0) ^ 1;
      expect(() => secrets.open(other), `byte ${at}`).toThrow();
    }
  });

  it('A-10 a digest depends on the secret and on how the text is divided into parts', () => {
    expect(secrets.digest('a', 'b')).toMatch(/^[\da-f]{64}$/);
    expect(secrets.digest('a', 'b')).toBe(
      createSecrets('a secret of the tests, long enough').digest('a', 'b'),
    );
    const others = [
      secrets.digest('ab'),
      secrets.digest('a,b'),
      secrets.digest('b', 'a'),
      createSecrets('x').digest('a', 'b'),
    ];
    expect(new Set([...others, secrets.digest('a', 'b')]).size).toBe(5);
  });

  it('A-10 the key for refresh tokens is always the same for one session and different for another session', () => {
    const exported = (id: string) => secrets.refreshKey(id).export().toString('hex');
    expect(exported(sessionId)).toBe(exported(sessionId));
    expect(exported(sessionId)).not.toBe(exported(randomUUID()));
    expect(key.symmetricKeySize).toBe(32);
  });

  it('A-10 two buffers are equal only if length and bytes are equal', () => {
    expect(isEqualInConstantTime(Buffer.from('ab'), Buffer.from('ab'))).toBe(true);
    expect(isEqualInConstantTime(Buffer.from('ab'), Buffer.from('ac'))).toBe(false);
    expect(isEqualInConstantTime(Buffer.from('ab'), Buffer.from('abc'))).toBe(false);
  });
});
