import { setTimeout as pause } from 'node:timers/promises';
import {
  type Approval,
  type AttemptState,
  isPayable,
  isRecorded,
  isRefundedOrReversed,
  isUndecided,
} from '../../capture/attempt.rules.ts';
import type { Attempt } from '../../capture/attempt.ts';
import { type Completion, completeAttempt } from '../../capture/usecases/complete-attempt.ts';
import type { ProviderErrorKind } from '../../providers/provider.port.ts';
import { notCompleted, refuse } from '../../refusals.ts';
import type { CheckoutDeps } from './deps.ts';

const waitSteps = 60;
const pollDelayMs = 150;

/**
 * Captures an order unless its payment is already recorded.
 * @throws AppError unless the payment was or may have been captured
 */
export async function captureOrder(
  deps: CheckoutDeps,
  attempt: Attempt,
  approval: Approval,
): Promise<Attempt> {
  const captured = isRecorded(attempt.state) ? attempt : await captureUnrecorded(deps, attempt, approval);
  if (captured.state === 'paid') await deps.attempts.markReported(captured);
  return captured;
}

async function captureUnrecorded(deps: CheckoutDeps, attempt: Attempt, approval: Approval): Promise<Attempt> {
  const completion = await completeOnce(deps, attempt, approval);
  requireNoRefusal(completion);
  return completion.attempt;
}

/** Captures an attempt; calls during a running capture wait for its result. */
async function completeOnce(
  { attempts, capture }: CheckoutDeps,
  attempt: Attempt,
  { sequence, paymentKey }: Approval,
): Promise<Completion> {
  const evidence = paymentKey === undefined ? undefined : { paymentKey };
  const first = await completeAttempt(capture, attempt.id, sequence, evidence);
  if (first.startFailure !== 'busy') return first;
  for (let step = 0; step < waitSteps; step++) {
    await pause(pollDelayMs);
    const now = await attempts.get(attempt.id);
    if (now.state !== 'capturing') return { attempt: now, startFailure: null, refusal: null };
  }
  return first;
}

/**
 * Checks the result of a capture.
 * @throws AppError unless the payment was or may have been captured
 */
function requireNoRefusal({ attempt, startFailure, refusal }: Completion): void {
  const { state } = attempt;
  if (startFailure === 'other_running' || startFailure === 'busy') throw refuse('payments.being_checked');
  if (state === 'paid' || isUndecided(state)) return;
  if (startFailure === 'granted') throw refuse('payments.already_paid');
  if (state === 'duplicate' || state === 'mismatch' || isRefundedOrReversed(state)) return;
  const storedReason = hasStoredCode(state) ? attempt.reason : null;
  const providerCode = refusal ? refusal.providerCode : storedReason;
  throw refuse(codeOf(attempt, refusal), {
    kind: refusal && temporary.has(refusal.kind) ? 'unavailable' : 'declined',
    fields: {
      error: notCompleted,
      // The buyer can choose another card in PayPal's window.
      restart: isPayable(state),
      // The next capture of the order states this number, so that a repeated call is not treated as a new approval.
      approval: attempt.callSequence,
      ...(providerCode ? { providerCode } : {}),
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

/** Codes of a refusal that an earlier call of the same approval received. */
const storedCodes = {
  refused: 'payments.declined',
  declined: 'payments.declined',
  expired: 'payments.expired',
  canceled: 'payments.canceled',
} as const;
const hasStoredCode = (state: AttemptState): state is keyof typeof storedCodes =>
  Object.hasOwn(storedCodes, state);

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
      return hasStoredCode(attempt.state) ? storedCodes[attempt.state] : 'payments.not_completed';
    default:
      return 'payments.provider_unavailable';
  }
}
