import { isRecorded } from '../../capture/attempt.rules.ts';
import type { Attempt } from '../../capture/attempt.ts';
import { checkAttempt } from '../../capture/usecases/check-attempt.ts';
import { completeAttempt } from '../../capture/usecases/complete-attempt.ts';
import type { ReturnEvidence } from '../../providers/provider.port.ts';
import type { CheckoutDeps } from './deps.ts';

/** Minimum interval between provider queries that polling pages cause. */
const queryEveryMs = 3_000;

/** Returns the current state of an Eximbay order; queries the provider at most every 3 seconds. */
export async function checkEximbayOrder(deps: CheckoutDeps, orderId: string): Promise<Attempt> {
  const attempt = await deps.attempts.requireOrder(orderId, 'eximbay');
  const now = deps.clock.now().getTime();
  const last = deps.lastQueries.get(attempt.id) ?? Number.NEGATIVE_INFINITY;
  if (!isRecorded(attempt.state) && now - last >= queryEveryMs) {
    deps.lastQueries.set(attempt.id, now);
    await checkAttempt(deps.capture, attempt.id);
  }
  const checked = await deps.attempts.get(attempt.id);
  if (checked.state === 'paid') await deps.attempts.markReported(checked);
  return checked;
}

/** Handles the data that Eximbay's window returns through the buyer's browser; unknown orders are ignored. */
export async function returnFromEximbay(
  { attempts, capture }: Pick<CheckoutDeps, 'attempts' | 'capture'>,
  orderRef: string,
  evidence: ReturnEvidence,
): Promise<void> {
  const attempt = await attempts.findOrder(orderRef, 'eximbay');
  if (attempt && !isRecorded(attempt.state))
    await completeAttempt(capture, attempt.id, attempt.callSequence, evidence);
}
