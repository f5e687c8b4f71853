import { argon2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { matchesArgon2, readArgon2 } from './argon2.ts';

const salt = Buffer.from('salt of the test');
const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
type Parameters = { algorithm?: string; memory?: number; passes?: number; lanes?: number; version?: number };

/** Returns the text of a hash with these parameters; without `made` its digest matches no password. */
function text(
  { algorithm = 'argon2id', memory = 64, passes = 1, lanes = 1, version = 19 }: Parameters,
  made = Buffer.alloc(32, 1),
) {
  return `$${algorithm}$v=${version}$m=${memory},t=${passes},p=${lanes}$${base64(salt)}$${base64(made)}`;
}
function hashOf(password: string, algorithm: 'argon2id' | 'argon2i', tagLength = 32) {
  const made = argon2Sync(algorithm, {
    ...{ message: password, nonce: salt },
    ...{ memory: 64, passes: 2, parallelism: 2, tagLength },
  });
  return text({ algorithm, passes: 2, lanes: 2 }, made);
}

describe('S-12 imported Argon2 hashes', () => {
  it.each([
    ['argon2id', 32],
    ['argon2i', 32],
    ['argon2id', 16],
    ['argon2id', 64],
  ] as const)(
    'S-12 an %s hash with a digest of %i bytes accepts only its password',
    async (algorithm, length) => {
      const hash = readArgon2(hashOf('heat 7 ', algorithm, length));
      if (!hash) throw new Error('not readable');
      expect(hash).toMatchObject({ algorithm, memory: 64, passes: 2, parallelism: 2, salt });
      expect(hash.tag).toHaveLength(length);
      expect(await matchesArgon2('heat 7 ', hash)).toBe(true);
      for (const other of ['heat 7', 'Heat 7 ', '']) expect(await matchesArgon2(other, hash)).toBe(false);
    },
  );

  it.each([
    [{ memory: 65_536, passes: 10, lanes: 16 }, true],
    [{ memory: 65_537 }, false],
    [{ memory: 8, lanes: 1 }, true],
    [{ memory: 7, lanes: 1 }, false],
    [{ memory: 128, lanes: 16 }, true],
    [{ memory: 127, lanes: 16 }, false],
    [{ passes: 0 }, false],
    [{ passes: 11 }, false],
    [{ lanes: 0 }, false],
    [{ memory: 1024, lanes: 17 }, false],
    [{ version: 16 }, false],
    [{ algorithm: 'argon2d' }, false],
    [{ algorithm: 'argon2' }, false],
  ] as const)('S-12 a hash with the parameters %j can be parsed: %s', (parameters, isReadable) => {
    expect(readArgon2(text(parameters)) !== null).toBe(isReadable);
  });

  it('S-12 a hash with additional characters, a short salt or a short digest is rejected', () => {
    const good = text({});
    expect(readArgon2(good)).not.toBeNull();
    for (const bad of [
      ` ${good}`,
      `${good}\n`,
      `${good}$`,
      `${good}=`,
      good.replace(base64(salt), base64(salt.subarray(0, 7))),
      text({}, Buffer.alloc(15, 1)),
      text({}, Buffer.alloc(65, 1)),
      '',
      '$2b$10$aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    ])
      expect(readArgon2(bad), bad).toBeNull();
  });
});
