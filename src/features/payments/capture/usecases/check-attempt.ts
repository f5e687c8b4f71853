import { changeState } from './change-state.ts';
import { completeAttempt } from './complete-attempt.ts';
import type { CaptureDeps } from './deps.ts';
import { applyQueryResult, queryPayment } from './query-payment.ts';

/** Queries the provider about an attempt and applies the result. Does not throw when the provider does not respond. */
export async function checkAttempt(deps: CaptureDeps, attemptId: number, timeoutMs?: number): Promise<void> {
  const attempt = await deps.attempts.get(attemptId);
  const isRunning = attempt.leaseUntil !== null && attempt.leaseUntil > deps.clock.now();
  if (attempt.state === 'capturing' && isRunning) return;
  if (attempt.state === 'draft' || attempt.state === 'closed') return changeState(deps, attempt, 'closed');
  const provider = deps.providers.get(attempt.provider);
  const outcome = provider ? await queryPayment(deps, attempt, provider, timeoutMs) : null;
  const isApproved = await applyQueryResult(deps, attempt, outcome?.kind === 'ok' ? outcome.value : null);
  if (!isApproved) return;
  const { startFailure, attempt: after } = await completeAttempt(deps, attemptId, attempt.callSequence);
  if (startFailure === 'granted') await changeState(deps, after, 'canceled');
  // Only schedules the next query. For the other reasons, the worker that changed the attempt has done so.
  else if (startFailure === 'other_running') await changeState(deps, after, after.state);
}
