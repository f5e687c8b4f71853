import { hash } from '@node-rs/bcrypt';
import { refuse } from '../refusals.ts';
import { isCommon } from './embedded/accounts/common-passwords.ts';

/** Maximum length in bytes; bcrypt ignores further bytes. */
const longestBytes = 72;

type OrderPasswordRules = {
  readonly minPasswordLength: number;
  /** Cost factor of bcrypt. */
  readonly passwordCost: number;
  /** Whether common passwords are rejected. */
  readonly refuseCommon: boolean;
};

/**
 * Hashes the password of an order; the account is created with the hash after the payment.
 * @throws AppError 422 for a common password if those are rejected, 400 for a password that is too long
 */
export async function hashForOrder(
  password: string,
  { minPasswordLength, passwordCost, refuseCommon }: OrderPasswordRules,
): Promise<string> {
  const fields = { field: 'password' };
  if ([...password].length < minPasswordLength) {
    throw refuse('membership.password_too_short', { about: minPasswordLength, fields });
  }
  if (Buffer.byteLength(password) > longestBytes) {
    throw refuse('membership.password_too_long', {
      about: 'Password cannot be longer than 72 characters',
      fields,
    });
  }
  if (refuseCommon && (await isCommon(password))) {
    throw refuse('membership.weak_password', {
      about: 'Password is known to be weak and easy to guess, please choose a different one.',
      fields,
    });
  }
  return hash(password, { cost: passwordCost, version: '2a' });
}
