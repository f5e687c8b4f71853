import type { Attempt } from '../../capture/attempt.ts';
import { captureOrder } from './capture-order.ts';
import type { CheckoutDeps } from './deps.ts';

/**
 * Captures a PayPal order that the buyer approved.
 * @param approval value of `approval` in the refusal of the previous capture; 0 for the first, undefined if unknown
 * @throws AppError 403 for a browser other than the ordering one
 */
export async function capturePaypalOrder(
  deps: CheckoutDeps,
  orderId: string,
  token: string | undefined,
  approval?: number,
): Promise<Attempt> {
  const attempt = await deps.attempts.requireOrder(orderId, 'paypal');
  await deps.cookies.requireOwner(token, attempt.purchaseId);
  return captureOrder(deps, attempt, { sequence: approval ?? attempt.callSequence });
}
