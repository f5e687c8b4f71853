import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';
import { isEqualInConstantTime } from '../sessions/secrets.ts';

/** Parts of an Argon2 hash, version 1.3 (RFC 9106), written as `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export type Argon2Hash = {
  readonly algorithm: 'argon2i' | 'argon2id';
  /** Memory cost in KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly salt: Buffer;
  readonly tag: Buffer;
};

/** Limits of imported hashes in memory (KiB) and time, which each verification costs. */
const maxMemory = 65_536;
const maxPasses = 10;
const maxLanes = 16;
const pattern =
  /^\$(argon2id?)\$v=19\$m=(\d{1,7}),t=(\d{1,4}),p=(\d{1,3})\$([A-Za-z\d+/]{11,86})\$([A-Za-z\d+/]{22,86})$/;

/** Parses a hash; null if the text is not a hash or exceeds the limits. */
export function readArgon2(text: string): Argon2Hash | null {
  const [, algorithm, memory, passes, lanes, salt = '', tag = ''] = pattern.exec(text) ?? [];
  if (!algorithm) return null;
  const hash = {
    algorithm: algorithm as Argon2Hash['algorithm'],
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(lanes),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
  const { parallelism } = hash;
  if (hash.memory > maxMemory || hash.memory < 8 * parallelism) return null;
  if (hash.passes < 1 || hash.passes > maxPasses || parallelism < 1 || parallelism > maxLanes) return null;
  return hash;
}

/** Compares a password with a hash in constant time. */
export async function matchesArgon2(password: string, hash: Argon2Hash): Promise<boolean> {
  const { algorithm, memory, passes, parallelism, salt, tag } = hash;
  const tagLength = tag.length;
  const made = await promisify(argon2)(algorithm, {
    ...{ message: password, nonce: salt },
    ...{ memory, passes, parallelism, tagLength },
  });
  return isEqualInConstantTime(made, tag);
}
