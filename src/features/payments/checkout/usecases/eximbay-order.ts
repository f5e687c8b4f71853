import { isRecorded } from '../../capture/attempt.rules.ts';
import type { Attempt } from '../../capture/attempt.ts';
import { checkAttempt } from '../../capture/usecases/check-attempt.ts';
import { completeAttempt } from '../../capture/usecases/complete-attempt.ts';
import type { ReturnEvidence } from '../../providers/provider.port.ts';
import type { CheckoutDeps } from './deps.ts';

/** Minimum interval of provider queries caused by a waiting page. */
const queryEveryMs = 3_000;

/** Eximbay: returns the state of an order; queries the provider at intervals. */
export async function checkEximbayOrder(deps: CheckoutDeps, orderId: string): Promise<Attempt> {
  const attempt = await deps.attempts.requireOrder(orderId, 'eximbay');
  const now = deps.clock.now().getTime();
  const last = deps.lastQueries.get(attempt.id) ?? Number.NEGATIVE_INFINITY;
  if (isRecorded(attempt.state) || now - last < queryEveryMs) return attempt;
  deps.lastQueries.set(attempt.id, now);
  await checkAttempt(deps.capture, attempt.id);
  return deps.attempts.get(attempt.id);
}

/** Eximbay: handles data that the window returns through the browser; unknown orders are ignored. */
export async function returnFromEximbay(
  { attempts, capture }: Pick<CheckoutDeps, 'attempts' | 'capture'>,
  orderRef: string,
  evidence: ReturnEvidence,
): Promise<void> {
  const attempt = await attempts.findOrder(orderRef, 'eximbay');
  if (attempt && !isRecorded(attempt.state)) await completeAttempt(capture, attempt.id, evidence);
}
