import type { Executor } from '../../../../platform/server/database/database.ts';
import { nextQueryAt } from '../../capture/schedule.rules.ts';
import { needsDecision } from '../refund.rules.ts';
import type { Refund } from '../refund.store.ts';
import type { RefundDeps } from './deps.ts';

/**
 * Records the completion of a refund and its consequences, once.
 * @param also runs in the same transaction
 * @returns false if the completion was recorded before
 */
export async function completeRefund(
  { store, clock, failpoint, onRefundDone, onChanged }: RefundDeps,
  refund: Refund,
  also?: (tx: Executor) => Promise<void>,
): Promise<boolean> {
  const isDone = await store.transaction(async (tx) => {
    if (!(await store.complete(tx, refund, clock.now()))) return false;
    await onRefundDone(tx, refund);
    await also?.(tx);
    return true;
  });
  failpoint('refund.recorded');
  await onChanged();
  return isDone;
}

/**
 * Saves the status of a refund in progress and schedules its next query. After 72 hours without a response it needs an
 * administrator's decision.
 */
export async function scheduleNextQuery(
  deps: RefundDeps,
  refund: Refund,
  status: Refund['status'],
  more: { readonly reason?: string; readonly answers?: number; readonly providerRefundId?: string } = {},
): Promise<void> {
  const now = deps.clock.now();
  if (needsDecision(status, refund.sentAt, now))
    return requireDecision(deps, refund, more.reason ?? 'no_answer');
  const checks = status === refund.status ? refund.checks + 1 : 0;
  const changes = { status, checks, nextCheckAt: nextQueryAt(checks, now), ...more };
  await deps.store.transaction((tx) => deps.store.save(tx, refund, changes, now));
}

/** Marks a refund as needing an administrator's decision, records this in the audit log and sends an alert. */
export async function requireDecision(
  { store, clock, alert, audit }: RefundDeps,
  refund: Refund,
  reason: string,
): Promise<void> {
  const at = clock.now();
  const { refundId, refundRequestId, payment } = refund;
  const details = { refund: refundId, payment: payment.orderRef, reason };
  const entry: Parameters<typeof audit>[0] = {
    action: 'refund.manual',
    targetId: payment.memberId,
    details: { ...details, ...(refundRequestId !== null && { request: refundRequestId }) },
    at,
  };
  const changes = { status: 'manual', checks: 0, nextCheckAt: null, reason } as const;
  const isSaved = await store.transaction(async (tx) => {
    if (!(await store.save(tx, refund, changes, at))) return false;
    await audit(entry, tx);
    return true;
  });
  if (isSaved) await alert('refund.manual', details, { isRecorded: true });
}
