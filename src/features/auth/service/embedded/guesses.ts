import type { Attempt, Attempts } from '../../sign-in/attempts.ts';
import { AuthRefused, translateRefusals } from './refusal.ts';

const wrong = ['invalid_credentials', 'current_password_invalid', 'otp_expired'];

/**
 * Runs a login attempt; failures count together with those of the product's login.
 * @throws AuthRefused 429
 */
export type RunLimitedLogin = <T>(attempt: Attempt, work: () => Promise<T>) => Promise<T>;

export function createGuessLimiter(attempts: Attempts): RunLimitedLogin {
  const isWrong = (error: unknown) => error instanceof AuthRefused && wrong.includes(error.code);
  return (attempt, work) => translateRefusals(() => attempts.run(attempt, work, isWrong));
}
