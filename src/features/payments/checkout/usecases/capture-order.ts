import { setTimeout as pause } from 'node:timers/promises';
import { isRecorded } from '../../capture/attempt.rules.ts';
import type { Attempt } from '../../capture/attempt.ts';
import { type Completion, completeAttempt } from '../../capture/usecases/complete-attempt.ts';
import type { ReturnEvidence } from '../../providers/provider.port.ts';
import { requireNoRefusal } from '../results.ts';
import type { CheckoutDeps } from './deps.ts';

const waitSteps = 60;
const waitMs = 150;

/**
 * Captures an order unless it is recorded already.
 * @throws AppError unless the payment was or may have been captured
 */
export async function captureOrder(
  deps: CheckoutDeps,
  attempt: Attempt,
  evidence?: ReturnEvidence,
): Promise<Attempt> {
  if (isRecorded(attempt.state)) return attempt;
  const completion = await completeOnce(deps, attempt, evidence);
  requireNoRefusal(completion);
  return completion.attempt;
}

/** Captures an attempt; calls during a running capture wait for its result. */
async function completeOnce(
  { attempts, capture }: CheckoutDeps,
  attempt: Attempt,
  evidence?: ReturnEvidence,
): Promise<Completion> {
  const first = await completeAttempt(capture, attempt.id, evidence);
  if (first.notBegun !== 'busy') return first;
  for (let step = 0; step < waitSteps; step++) {
    await pause(waitMs);
    const now = await attempts.get(attempt.id);
    if (now.state !== 'capturing') return { attempt: now, notBegun: null, refusal: null };
  }
  return first;
}
