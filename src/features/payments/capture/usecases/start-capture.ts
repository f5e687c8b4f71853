import { type AttemptState, isAnswered, mayCapture } from '../attempt.rules.ts';
import type { CaptureStart, LockedAttempt } from '../attempt.store.ts';
import type { Attempt } from '../attempt.ts';
import type { CaptureDeps } from './deps.ts';

/** Reason why a capture is not started; `answered`: a capture for the same approval was answered before. */
export type StartFailure = 'busy' | 'granted' | 'other_running' | 'over' | 'answered';
export type StartedCapture = { readonly before: AttemptState; readonly attempt: Attempt };

/**
 * Records the start of a capture before the provider is called. Refused while another worker captures the attempt, if
 * the purchase already has a period, if another attempt of the purchase may be captured, or if a capture for the same
 * approval was answered.
 */
export function startCapture(
  { attempts }: Pick<CaptureDeps, 'attempts'>,
  attemptId: number,
  start: CaptureStart,
): Promise<StartedCapture | StartFailure> {
  return attempts.transaction(async (tx) => {
    const locked = await attempts.lock(tx, attemptId);
    if (!locked) return 'over';
    const failure = failureOf(locked, start);
    if (failure) return failure;
    if (await attempts.isOtherUncertain(tx, locked.purchase.id, attemptId)) return 'other_running';
    return { before: locked.attempt.state, attempt: await attempts.startCapture(tx, locked.attempt, start) };
  });
}

/** Returns why the attempt's own state prevents a capture; null if it can start. */
function failureOf(
  { attempt, purchase, isGranted, hasBuyer }: LockedAttempt,
  { now, approval }: CaptureStart,
): StartFailure | null {
  if (!mayCapture(attempt.state) || !hasBuyer) return 'over';
  if (isGranted || purchase.status === 'closed') return 'granted';
  if (attempt.state === 'capturing' && attempt.leaseUntil && attempt.leaseUntil > now) return 'busy';
  return isAnswered(attempt, approval) ? 'answered' : null;
}
