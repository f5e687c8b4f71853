import type { Executor } from '../../../../platform/server/database/database.ts';
import type { Money } from '../../../../platform/shared/money/money.ts';
import type { ProviderPayment } from '../../providers/provider.port.ts';
import { runAfterCapture } from '../after-capture.ts';
import { isRecorded } from '../attempt.rules.ts';
import type { Attempt } from '../attempt.ts';
import type { RecordedChange, RecordSource } from '../recorded.ts';
import type { CaptureDeps } from './deps.ts';
import { recordCapture } from './record-capture.ts';
import { recordReversal } from './record-reversal.ts';

/**
 * Records captured or returned money that the provider reports. Works from any state, is idempotent, and uses one
 * transaction; mails and other follow-up run afterwards.
 */
export async function recordPayment(
  deps: CaptureDeps,
  attempt: Attempt,
  payment: ProviderPayment,
  source: RecordSource,
): Promise<void> {
  const recorded = await deps.store.transaction(async (tx) => {
    const change = await recordWithin(deps, tx, attempt.id, { payment, source });
    deps.failpoint('record.before_commit');
    return change;
  });
  deps.failpoint('record.committed');
  if (recorded) await runAfterCapture(deps.after, recorded);
  if (recorded?.kind === 'reversed')
    await deps.alert('payments.reversed', { payment: attempt.orderRef }, { isRecorded: true });
  // A partial refund at the provider does not end the membership.
  if (!recorded && payment.state === 'partially_refunded')
    await deps.alert('payment.partially_refunded', { payment: attempt.orderRef });
}

/** Records a chargeback that was reported by a signed webhook or an administrator. */
export async function recordChargeback(
  deps: CaptureDeps,
  attempt: Attempt,
  reference: string | null,
): Promise<void> {
  const { orderRef, amount } = attempt;
  const payment = { state: 'reversed' as const, orderRef, raw: null, captured: amount };
  await recordPayment(
    deps,
    attempt,
    { ...payment, ...(reference ? { captureId: reference } : {}) },
    'notice',
  );
}

/** Records the completion of a refund by this server, within the given transaction. */
export async function recordRefund(
  deps: Pick<CaptureDeps, 'store' | 'hooks' | 'clock' | 'after'>,
  tx: Executor,
  refund: {
    readonly paymentTransactionId: number;
    readonly refundTransactionId: number;
    readonly amount: Money;
    readonly reference: string | null;
  },
): Promise<void> {
  const locked = await deps.store.lock(tx, refund.paymentTransactionId);
  if (locked) await recordReversal(deps, tx, locked, { ...refund, kind: 'refunded', source: 'call' });
}

async function recordWithin(
  deps: CaptureDeps,
  tx: Executor,
  attemptId: number,
  reported: { readonly payment: ProviderPayment; readonly source: RecordSource },
): Promise<RecordedChange | null> {
  const locked = await deps.store.lock(tx, attemptId);
  if (!locked) return null;
  const { attempt } = locked;
  const { payment, source } = reported;
  if (!isRecorded(attempt.state)) return recordCapture(deps, tx, locked, reported);
  if (attempt.state === 'refunded' || attempt.state === 'reversed') return null;
  if (payment.state === 'reversed')
    return recordReversal(deps, tx, locked, {
      kind: 'reversed',
      amount: attempt.amount,
      refundTransactionId: null,
      source,
      reference: payment.captureId ?? null,
    });
  if (payment.state !== 'refunded') return null;
  const amount = payment.refunded ?? attempt.amount;
  const refund = { paymentTransactionId: attempt.id, provider: attempt.provider, amount };
  const refundTransactionId = await deps.hooks.recordExternalRefund(tx, refund, deps.clock.now());
  // Our own refund is in progress or completed and is recorded by the refund code.
  if (refundTransactionId === null) return null;
  const reference = payment.refunds?.at(-1)?.refundId ?? null;
  return recordReversal(deps, tx, locked, {
    kind: 'refunded',
    amount,
    refundTransactionId,
    source,
    reference,
  });
}
