import type { AppError } from '../../../../platform/server/errors/errors.ts';
import type { CallerRow } from '../../auth.store.ts';
import { viewUserData } from '../../profile.ts';
import { refuse } from '../../refusals.ts';
import type { AuthRefusal } from '../../service/auth-service.port.ts';
import { suspended } from '../callers.ts';
import type { SignInDeps } from './deps.ts';

export const hasExpired = (
  { isExpired, clock }: Pick<SignInDeps, 'isExpired' | 'clock'>,
  member: CallerRow,
) => isExpired(member, clock.now());

/**
 * Checks that the member may log in.
 * @throws AppError if the member is suspended or the email is not verified
 */
export function assertNotSuspended(member: CallerRow): void {
  if (member.suspendedAt) throw suspended(member.suspensionReason);
  if (!member.isVerified) throw unverified(member.email);
}

/**
 * Checks that the member may log in and has not expired.
 * @throws AppError if not; 402 contains the data for a renewal
 */
export async function assertMayEnter(
  deps: Pick<SignInDeps, 'isExpired' | 'clock' | 'renewalTokens'>,
  member: CallerRow,
): Promise<void> {
  assertNotSuspended(member);
  if (!hasExpired(deps, member)) return;
  const renewalToken = await deps.renewalTokens.issue(member.id);
  throw subscriptionExpired({ userData: viewUserData(member), renewalToken });
}

export function subscriptionExpired(fields: Record<string, unknown> = {}): AppError {
  return refuse('auth.subscription_expired', { fields });
}

function unverified(email: string): AppError {
  return refuse('auth.email_not_verified', { about: 'login', fields: { email } });
}

/** Returns the error for a session that the auth service did not start. */
export function grantRefused(refusal: AuthRefusal, email: string): AppError {
  switch (refusal.code) {
    case 'invalid_credentials':
    case 'validation_failed':
      return refuse('auth.password_incorrect', { kind: 'unauthenticated' });
    case 'email_not_confirmed':
      return unverified(email);
    case 'user_banned':
      return suspended(null);
    default:
      if (refusal.status === 429) {
        return refuse('auth.too_many_attempts', { about: {}, headers: { 'retry-after': '5' } });
      }
      return refuse('auth.unavailable', { cause: refusal });
  }
}
