import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/bcrypt';
import { counted } from '../../../../../platform/shared/text/counted.ts';
import { AuthRefused, invalidRequest } from '../refusal.ts';
import { matchesArgon2, readArgon2 } from './argon2.ts';
import { isCommon } from './common-passwords.ts';

/** Maximum length in bytes. bcrypt ignores further bytes, so longer passwords are rejected. */
const longestBytes = 72;
const longestQueue = 300;

export type PasswordRules = {
  readonly minPasswordLength: number;
  /** Whether common and trivial passwords are rejected. */
  readonly refuseCommonPasswords: boolean;
  /** Cost factor of bcrypt: hashing takes 2^cost rounds. */
  readonly cost: number;
};

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Compares a password with a hash in constant time; false without a stored hash. */
  verify(password: string, stored: string | null): Promise<boolean>;
  needsRehash(stored: string): boolean;
  /**
   * Checks a new password.
   * @throws AuthRefused `weak_password` with reasons, or `validation_failed` for more than 72 bytes
   */
  check(password: string): Promise<void>;
  weaknesses(password: string): Promise<string[]>;
  isHash(text: string): boolean;
};

/**
 * Creates the password functions. Simultaneous hashing is limited, because it uses the native thread pool that file
 * and DNS access share.
 */
export async function createPasswords(rules: PasswordRules): Promise<Passwords> {
  const { cost } = rules;
  const queued = createQueue(Math.max(1, Math.min(3, availableParallelism())));
  const unusableHash = await hash(randomBytes(16).toString('hex'), { cost, version: '2a' });

  async function weaknesses(password: string): Promise<string[]> {
    const reasons: string[] = [];
    if ([...password].length < rules.minPasswordLength) reasons.push('length');
    if (rules.refuseCommonPasswords && (await isCommon(password))) reasons.push('pwned');
    return reasons;
  }

  return {
    hash: (password) => queued(() => hash(password, { cost, version: '2a', rejectLongPasswords: true })),
    async verify(password, stored) {
      const argon2 = stored === null ? null : readArgon2(stored);
      const matches = await queued(() =>
        argon2 ? matchesArgon2(password, argon2) : verify(password, stored ?? unusableHash),
      );
      return matches && stored !== null && Buffer.byteLength(password) <= longestBytes;
    },
    needsRehash: (stored) => readArgon2(stored) !== null || parseOptions(stored).cost < cost,
    weaknesses,
    async check(password) {
      if (Buffer.byteLength(password) > longestBytes)
        throw invalidRequest('Password cannot be longer than 72 characters');
      const reasons = await weaknesses(password);
      if (reasons.length === 0) return;
      const message = reasons.includes('length')
        ? `Password should be at least ${counted(rules.minPasswordLength, 'character')}.`
        : 'Password is known to be weak and easy to guess, please choose a different one.';
      throw new AuthRefused(422, 'weak_password', message, { reasons });
    },
    isHash(text) {
      if (readArgon2(text)) return true;
      try {
        return parseOptions(text).cost <= 15;
      } catch {
        return false;
      }
    },
  };
}

function createQueue(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= longestQueue)
        throw new AuthRefused(429, 'over_request_rate_limit', 'Request rate limit reached');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The released slot goes to the call that has waited longest.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
