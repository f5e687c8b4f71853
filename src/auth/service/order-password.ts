import { hash } from '@node-rs/bcrypt';
import { AppError } from '../../platform/errors.ts';
import { isCommon } from './embedded/common-passwords.ts';

const cost = 10;
/** bcrypt reads no further. */
const longestBytes = 72;

/**
 * The hash that an account is made of later, when its order is paid: the password itself is kept nowhere.
 * @throws AppError 422 for a password that is easy to guess, where those are refused, 400 for one that is too long
 */
export async function hashForOrder(
  password: string,
  minLength: number,
  refuseCommon: boolean,
): Promise<string> {
  const fields = { field: 'password' };
  if ([...password].length < minLength) {
    const message = `Password should be at least ${minLength} characters.`;
    throw new AppError('invalid', 'membership.password_too_short', { message, fields });
  }
  if (Buffer.byteLength(password) > longestBytes) {
    const message = 'Password cannot be longer than 72 characters';
    throw new AppError('invalid', 'membership.password_too_long', { message, fields });
  }
  if (refuseCommon && (await isCommon(password))) {
    const message = 'Password is known to be weak and easy to guess, please choose a different one.';
    throw new AppError('declined', 'membership.weak_password', { message, fields });
  }
  return hash(password, { cost, version: '2a' });
}
