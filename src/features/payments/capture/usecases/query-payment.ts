import type { Outcome, PaymentProvider, ProviderPayment } from '../../providers/provider.port.ts';
import { isPaymentOf, paymentRefOf } from '../attempt.rules.ts';
import type { Attempt } from '../attempt.ts';
import { isPastDeadline, mayCaptureWithoutReturn } from '../schedule.rules.ts';
import { nextAfterQuery } from '../transitions.rules.ts';
import { changeState } from './change-state.ts';
import type { CaptureDeps } from './deps.ts';
import { recordPayment } from './record-payment.ts';

/** Time limit of a query at the provider. */
export const queryTimeoutMs = 20_000;

/** Reports that the provider returned the payment of another order. */
export const reportForeignPayment = (
  { alert }: CaptureDeps,
  { orderRef, provider }: Attempt,
): Promise<void> => alert('payment.foreign', { payment: orderRef, provider });

/**
 * Queries the payment of an attempt. If the provider returns the payment of another order, the payment counts as
 * absent.
 */
export async function queryPayment(
  deps: CaptureDeps,
  attempt: Attempt,
  provider: PaymentProvider,
  timeoutMs = queryTimeoutMs,
): Promise<Outcome<ProviderPayment>> {
  const context = { idempotencyKey: `query-${attempt.orderRef}`, timeoutMs };
  const outcome = await provider.query(paymentRefOf(attempt), context);
  deps.failpoint('check.answered');
  if (outcome.kind !== 'ok' || isPaymentOf(attempt, outcome.value)) return outcome;
  await reportForeignPayment(deps, attempt);
  return { kind: 'ok', value: { state: 'absent', orderRef: attempt.orderRef, raw: null } };
}

/**
 * Applies the result of a query.
 * @param payment payment found; null if the provider did not respond
 * @returns whether the attempt must be captured now
 */
export async function applyQueryResult(
  deps: CaptureDeps,
  attempt: Attempt,
  payment: ProviderPayment | null,
): Promise<boolean> {
  const now = deps.clock.now();
  const abilities = deps.providers.get(attempt.provider)?.abilities;
  const next = nextAfterQuery(attempt.state, payment?.state ?? null, {
    isPastDeadline: isPastDeadline(attempt.provider, attempt.createdAt, now),
    mayAutoComplete: abilities?.approvalIsFinal === true && mayCaptureWithoutReturn(attempt.createdAt, now),
    absentNeedsReview: abilities?.absentNeedsReview === true,
    mayRepeat: abilities?.repeatsCapture === true && attempt.paymentKey !== null,
  });
  if (next.do === 'complete') return true;
  if (next.do === 'record' && payment) await recordPayment(deps, attempt, payment, 'query');
  else if (next.do === 'transition') await changeState(deps, attempt, next.state);
  return false;
}
