import type { Attempt } from '../../capture/attempt.ts';
import { cancelAttempt } from '../../capture/usecases/cancel-attempt.ts';
import type { CheckoutDeps } from './deps.ts';

/**
 * Cancels a Toss order. Toss reports a cancellation only to the browser, which forwards it to this server.
 * @throws AppError 403 if the request comes from another browser than the order
 */
export async function cancelTossOrder(
  deps: CheckoutDeps,
  orderId: string,
  code: string,
  token: string | undefined,
): Promise<Attempt> {
  const attempt = await deps.attempts.requireOrder(orderId, 'toss');
  await deps.cookies.requireOwner(token, attempt.purchaseId);
  await cancelAttempt(deps.capture, attempt, code);
  return deps.attempts.get(attempt.id);
}
