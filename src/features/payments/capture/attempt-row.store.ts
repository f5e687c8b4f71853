/** Maps attempt rows to `Attempt` and locks them in a fixed order. */

import { eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database/database.ts';
import { requireAmount } from '../../../platform/server/errors/require-amount.ts';
import { isCurrency } from '../../../platform/shared/money/money.ts';
import { subscriptions } from '../../membership/tables.ts';
import type { ProviderId } from '../providers/provider.port.ts';
import { paymentTransactions, purchases } from '../tables.ts';
import type { AttemptState, PurchaseFacts } from './attempt.rules.ts';
import type { Attempt } from './attempt.ts';

type Row = typeof paymentTransactions.$inferSelect;
export type LockedAttempt = {
  readonly attempt: Attempt;
  readonly purchase: typeof purchases.$inferSelect;
} & PurchaseFacts;

export function attemptOf(row: Row): Attempt {
  if (!row.purchaseId || !isCurrency(row.currency)) throw new Error(`Payment ${row.id} has no purchase.`);
  const { id, provider, providerOrderId, paymentKey, reason, callSequence, leaseUntil, nextCheckAt } = row;
  return {
    id,
    purchaseId: row.purchaseId,
    memberId: row.userId,
    provider: provider as ProviderId,
    orderRef: row.paymentId,
    providerOrderId,
    paymentKey,
    captureId: row.providerTransactionId,
    amount: requireAmount(row.amount, row.currency),
    planId: row.planType ?? '',
    state: row.state as AttemptState,
    reason,
    callSequence,
    leaseUntil,
    nextCheckAt,
    checks: row.checks,
    version: row.version,
    isReported: row.paymentData?.['isReported'] === true,
    userCreated: row.userCreated,
    createdAt: row.createdAt,
    since: row.updatedAt,
  };
}

/** Locks the purchase, then its attempt; the fixed order prevents deadlocks. */
export async function lockAttempt(tx: Executor, attemptId: number): Promise<LockedAttempt | null> {
  const [found] = await tx
    .select({ purchaseId: paymentTransactions.purchaseId })
    .from(paymentTransactions)
    .where(eq(paymentTransactions.id, attemptId));
  if (!found?.purchaseId) return null;
  const [purchase] = await tx
    .select()
    .from(purchases)
    .where(eq(purchases.id, found.purchaseId))
    .for('update');
  const [row] = await tx
    .select()
    .from(paymentTransactions)
    .where(eq(paymentTransactions.id, attemptId))
    .for('update');
  const [grant] = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.purchaseId, found.purchaseId));
  if (!purchase || !row) return null;
  const hasBuyer = purchase.userId !== null || purchase.registrationSnapshot !== null;
  return { attempt: attemptOf(row), purchase, isGranted: grant !== undefined, hasBuyer };
}
