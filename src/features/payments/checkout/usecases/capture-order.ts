import { setTimeout as pause } from 'node:timers/promises';
import { isRecorded, isReturned, isUncertain } from '../../capture/attempt.rules.ts';
import type { Attempt } from '../../capture/attempt.ts';
import { type Completion, completeAttempt } from '../../capture/usecases/complete-attempt.ts';
import type { ProviderErrorKind, ReturnEvidence } from '../../providers/provider.port.ts';
import { notCompleted, refuse } from '../../refusals.ts';
import type { CheckoutDeps } from './deps.ts';

const waitSteps = 60;
const waitMs = 150;

/**
 * Captures an order unless its payment is already recorded.
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

/**
 * Checks the result of a capture.
 * @throws AppError unless the payment was or may have been captured
 */
function requireNoRefusal({ attempt, notBegun, refusal }: Completion): void {
  const { state } = attempt;
  if (notBegun === 'other_running' || notBegun === 'busy') throw refuse('payments.being_checked');
  if (state === 'paid' || isUncertain(state)) return;
  if (notBegun === 'granted') throw refuse('payments.already_paid');
  if (state === 'duplicate' || state === 'mismatch' || isReturned(state)) return;
  throw refuse(codeOf(attempt, refusal), {
    kind: refusal && temporary.has(refusal.kind) ? 'unavailable' : 'declined',
    fields: {
      error: notCompleted,
      // The buyer can choose another card in PayPal's window.
      restart: state === 'open',
      ...(refusal?.providerCode ? { providerCode: refusal.providerCode } : {}),
    },
  });
}

const temporary: ReadonlySet<ProviderErrorKind> = new Set([
  'configuration',
  'invalid_request',
  'unavailable',
  'rate_limited',
  'retry_later',
]);

function codeOf(attempt: Attempt, refusal: Completion['refusal']) {
  switch (refusal?.kind) {
    case 'declined':
    case 'expired':
    case 'not_found':
      return `payments.${refusal.kind}` as const;
    case 'not_ready':
    case 'buyer_action_required':
      return 'payments.not_approved';
    case 'buyer_canceled':
      return 'payments.canceled';
    case undefined:
      return attempt.state === 'expired' ? 'payments.expired' : 'payments.not_completed';
    default:
      return 'payments.provider_unavailable';
  }
}
