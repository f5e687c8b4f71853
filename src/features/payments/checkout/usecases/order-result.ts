import type { AuthSession } from '../../../auth/service/auth-service.port.ts';
import { isRecorded, isRefundedOrReversed, isUndecided } from '../../capture/attempt.rules.ts';
import type { Attempt } from '../../capture/attempt.ts';
import { refuse } from '../../refusals.ts';
import { claimSession } from '../accounts/claim-session.ts';
import type { SessionClaim } from '../accounts/deps.ts';
import type { PaymentOutcome } from '../result.contract.ts';
import type { CheckoutDeps } from './deps.ts';

export type Result = {
  readonly message: string;
  readonly outcome: PaymentOutcome;
  readonly nickname?: string;
  readonly subscriptionExpiresAt?: string;
  readonly session: AuthSession | null;
};

/** Returns the result of a paid order to the ordering browser; for a new member it contains the session once. */
export async function claimResult(
  deps: CheckoutDeps,
  orderId: string,
  token: string | undefined,
  pickUp: SessionClaim,
): Promise<Result> {
  const attempt = await deps.attempts.requireOrder(orderId);
  await deps.cookies.requireOwner(token, attempt.purchaseId);
  return resultOf(deps, attempt, token, pickUp);
}

/** Returns the status of an unfinished order of this browser; null if the order has a result. */
export async function unfinishedStatus(
  deps: CheckoutDeps,
  orderId: string,
  token: string | undefined,
): Promise<'UNPAID' | 'PENDING' | null> {
  const attempt = await deps.attempts.requireOrder(orderId);
  await deps.cookies.requireOwner(token, attempt.purchaseId);
  if (isUndecided(attempt.state)) return 'PENDING';
  return isRecorded(attempt.state) ? null : 'UNPAID';
}

/**
 * Returns the result of an order and can be called repeatedly. For a new member it contains a session if the request
 * comes from the ordering browser.
 * @throws AppError 409 while the order is not paid
 */
export async function resultOf(
  { attempts, buyers, orderDetails, cookies, accounts }: CheckoutDeps,
  attempt: Attempt,
  token: string | undefined,
  pickUp: SessionClaim,
): Promise<Result> {
  if (attempt.state === 'duplicate' || attempt.state === 'mismatch')
    throw refuse(`payments.${attempt.state}`);
  requirePaid(attempt);
  await attempts.markReported(attempt);
  const isOwner = await cookies.ownsPurchase(token, attempt.purchaseId);
  const session = isOwner && attempt.userCreated ? await claimSession(accounts, attempt, pickUp) : null;
  const member = isOwner && attempt.memberId ? await buyers.findMember(attempt.memberId) : null;
  const until = member?.subscriptionExpiresAt;
  const details = {
    session,
    ...(member ? { nickname: member.nickname } : {}),
    ...(until ? { subscriptionExpiresAt: until.toISOString() } : {}),
  };
  if (attempt.userCreated)
    return { message: 'Payment complete, registration complete', outcome: 'registered', ...details };
  const outcome = (await orderDetails.extendsPeriod(attempt.id)) ? 'extended' : 'begun';
  return { message: 'Payment complete, subscription updated', outcome, ...details };
}

/**
 * Checks that the order is paid.
 * @throws AppError 409 otherwise
 */
export function requirePaid({ state }: Attempt): void {
  if (isUndecided(state)) throw refuse('payments.being_checked');
  if (isRefundedOrReversed(state)) throw refuse('payments.refunded');
  if (state !== 'paid') throw refuse('payments.not_completed', { kind: 'conflict', about: false });
}
