import { isUndecided } from '../../capture/attempt.rules.ts';
import { refuse } from '../../refusals.ts';
import type { SessionClaim } from '../accounts/deps.ts';
import { captureOrder } from './capture-order.ts';
import type { CheckoutDeps } from './deps.ts';
import { type Result, resultOf } from './order-result.ts';

/**
 * Confirms a Toss payment that the buyer authorized. Any browser may confirm; only the ordering browser gets a
 * session.
 * @returns the result; null while the payment is being verified
 * @throws AppError 400 if the amount in the return URL differs from the order
 */
export async function confirmTossOrder(
  deps: CheckoutDeps,
  confirm: { readonly orderId: string; readonly paymentKey: string; readonly amount: number },
  token: string | undefined,
  pickUp: SessionClaim,
): Promise<Result | null> {
  const attempt = await deps.attempts.requireOrder(confirm.orderId, 'toss');
  if (confirm.amount !== attempt.amount.minor) {
    const { orderRef, provider } = attempt;
    await deps.audit('payments.amount_changed', { provider, orderRef, amount: confirm.amount });
    throw refuse('payments.amount_changed', { about: 'order' });
  }
  const { paymentKey } = confirm;
  const after = await captureOrder(deps, attempt, { sequence: attempt.callSequence, paymentKey });
  return isUndecided(after.state) ? null : resultOf(deps, after, token, pickUp);
}
