import type { AttemptState } from '../attempt.rules.ts';
import type { Attempt } from '../attempt.ts';
import { alertAfterMs, needsDecision, nextCheck } from '../schedule.rules.ts';
import type { CaptureDeps } from './deps.ts';

/**
 * Saves the state of an attempt and the time of its next query, unless the attempt changed meanwhile. An attempt whose
 * outcome has been unknown for too long gets the state `manual` and is reported.
 */
export async function changeState(
  { attempts, clock, alert, onUncertain }: CaptureDeps,
  attempt: Attempt,
  state: AttemptState,
  more: { readonly reason?: string | undefined; readonly callSequence?: number } = {},
): Promise<void> {
  const now = clock.now();
  // The polling intervals of a lost response are counted from the start of the call.
  const isLost = state === 'unknown' && attempt.state === 'capturing';
  const isSame = state === attempt.state || isLost;
  const checks = isSame ? attempt.checks + (isLost ? 0 : 1) : 0;
  const since = isSame ? attempt.since : now;
  const moments = { now, createdAt: attempt.createdAt, since, checks };
  const next: AttemptState = needsDecision(state, moments) ? 'manual' : state;
  const saved = await attempts.save(attempt, {
    state: next,
    checks,
    nextCheckAt: nextCheck(next, attempt.provider, moments),
    ...(isSame ? {} : { since }),
    ...(more.reason === undefined ? {} : { reason: more.reason }),
    ...(more.callSequence === undefined ? {} : { callSequence: more.callSequence }),
  });
  if (!saved) return;
  if (next === 'unknown') await onUncertain();
  const isOld = next === 'unknown' && now.getTime() - since.getTime() >= alertAfterMs;
  if (next === 'manual' || isOld)
    await alert(`payment.${next}`, { payment: attempt.orderRef, provider: attempt.provider });
}
