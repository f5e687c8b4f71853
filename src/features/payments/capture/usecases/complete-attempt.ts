import { needsNewIdempotencyKey } from '../../providers/outcomes.ts';
import type {
  Outcome,
  PaymentProvider,
  ProviderError,
  ProviderPayment,
  ReturnEvidence,
} from '../../providers/provider.port.ts';
import {
  type AttemptState,
  answerOf,
  isPaymentOf,
  nextAfterCall,
  nextAfterRefusal,
  paymentRefOf,
} from '../attempt.rules.ts';
import type { Attempt } from '../attempt.ts';
import { leaseMs } from '../schedule.rules.ts';
import { hasMoneyMoved } from '../transitions.rules.ts';
import { changeState } from './change-state.ts';
import type { CaptureDeps } from './deps.ts';
import { applyQueryResult, queryPayment, queryTimeoutMs, reportForeignPayment } from './query-payment.ts';
import { recordPayment } from './record-payment.ts';
import { type StartedCapture, type StartFailure, startCapture } from './start-capture.ts';

export type Completion = {
  /** State of the attempt after the call. */
  readonly attempt: Attempt;
  readonly startFailure: StartFailure | null;
  /** Set when the provider rejected the capture or did not respond. */
  readonly refusal: ProviderError | null;
};

const captureTimeoutMs = 45_000;

/**
 * Captures an attempt at most once for each approval, even if it is called repeatedly.
 * @param sequence number of answered captures when the approval became known; see `Approval`
 */
export async function completeAttempt(
  deps: CaptureDeps,
  attemptId: number,
  sequence: number,
  evidence?: ReturnEvidence,
): Promise<Completion> {
  const { attempts, clock, failpoint } = deps;
  const attempt = await attempts.get(attemptId);
  const provider = deps.providers.get(attempt.provider);
  let startFailure: StartFailure | null = null;
  let refusal: ProviderError | null = null;
  if (provider?.abilities.capturesWithoutServer)
    refusal = await applyReturn(deps, attempt, provider, evidence);
  else {
    const now = clock.now();
    const leaseUntil = new Date(now.getTime() + leaseMs);
    failpoint('complete.before_write');
    const approval = { sequence, paymentKey: evidence?.paymentKey };
    const started = await startCapture(deps, attemptId, { now, leaseUntil, approval });
    if (typeof started === 'string') startFailure = started;
    else if (provider) refusal = await capture(deps, started, provider, evidence);
  }
  return { attempt: await attempts.get(attemptId), startFailure, refusal };
}

/** Handles the buyer's return from a provider that captures in its own window: only queries the payment. */
async function applyReturn(
  deps: CaptureDeps,
  attempt: Attempt,
  provider: PaymentProvider,
  evidence?: ReturnEvidence,
): Promise<ProviderError | null> {
  const outcome = await provider.complete(
    { ref: paymentRefOf(attempt), ...(evidence ? { evidence } : {}) },
    { idempotencyKey: `return-${attempt.orderRef}`, timeoutMs: queryTimeoutMs },
  );
  if (outcome.kind === 'rejected' && attempt.state === 'open') {
    const reason = reasonOf(outcome.error);
    await changeState(deps, attempt, nextAfterRefusal(outcome.error, false), { reason });
    return outcome.error;
  }
  const isOwn = outcome.kind === 'ok' && isPaymentOf(attempt, outcome.value);
  await applyQueryResult(deps, attempt, isOwn ? outcome.value : null);
  return outcome.kind === 'ok' ? null : outcome.error;
}

/**
 * Captures an attempt that is stored as `capturing`.
 * @returns the error if the provider refused or did not respond
 */
async function capture(
  deps: CaptureDeps,
  { attempt, before }: StartedCapture,
  provider: PaymentProvider,
  evidence?: ReturnEvidence,
): Promise<ProviderError | null> {
  deps.failpoint('complete.written');
  const outcome = await provider.complete(
    { ref: paymentRefOf(attempt), ...(evidence ? { evidence } : {}) },
    {
      idempotencyKey: `complete-${attempt.orderRef}-${attempt.callSequence}`,
      timeoutMs: captureTimeoutMs,
    },
  );
  deps.failpoint('complete.answered');
  if (outcome.kind === 'ok' && !isPaymentOf(attempt, outcome.value)) {
    await reportForeignPayment(deps, attempt);
    await changeState(deps, attempt, 'unknown');
    return null;
  }
  const error = outcome.kind === 'ok' ? null : outcome.error;
  if (error) await reportMisconfiguration(deps, provider, error);
  const isSpent = needsNewIdempotencyKey(outcome, provider.abilities.callIdempotency);
  const more = {
    reason: error ? reasonOf(error) : undefined,
    callSequence: attempt.callSequence + (isSpent ? 1 : 0),
  };
  const isRestartable = provider.abilities.retriesDeclined;
  const next = nextAfterCall(before, answerOf(outcome), isRestartable);
  if (next.do === 'record' && outcome.kind === 'ok')
    await recordPayment(deps, attempt, outcome.value, 'call');
  else if (next.do === 'transition') await changeState(deps, attempt, next.state, more);
  else if (next.do === 'query' && error) {
    const found = await queryPayment(deps, attempt, provider);
    await settleRejection(deps, attempt, found, { ...more, state: nextAfterRefusal(error, isRestartable) });
  }
  return error;
}

/**
 * Applies a refusal that followed a lost response: records the payment if it was captured, otherwise saves the
 * refusal.
 */
async function settleRejection(
  deps: CaptureDeps,
  attempt: Attempt,
  found: Outcome<ProviderPayment>,
  {
    state,
    ...more
  }: { readonly state: AttemptState; readonly reason: string | undefined; readonly callSequence: number },
): Promise<void> {
  if (found.kind === 'ok' && hasMoneyMoved(found.value.state))
    return recordPayment(deps, attempt, found.value, 'query');
  await changeState(deps, attempt, found.kind === 'ok' ? state : 'unknown', more);
}

async function reportMisconfiguration(
  { alert }: CaptureDeps,
  provider: PaymentProvider,
  error: ProviderError,
): Promise<void> {
  if (error.kind === 'configuration' || error.kind === 'invalid_request')
    await alert('payment.configuration', { provider: provider.id, code: reasonOf(error) });
}

const reasonOf = (error: ProviderError) => error.providerCode ?? error.kind;
