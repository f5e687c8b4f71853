import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/server/database/database.ts';
import type { Money } from '../../../platform/shared/money/money.ts';
import type { Member } from '../../membership/member.store.ts';
import type { ProviderPayment } from '../providers/provider.port.ts';
import { paymentLedger, payments, paymentTransactions, purchases } from '../tables.ts';
import { type AttemptState, shownStatus } from './attempt.rules.ts';
import { lockAttempt } from './attempt.store.ts';
import type { Attempt } from './attempt.ts';
import type { RecordSource } from './recorded.ts';
import { nextCheck } from './schedule.rules.ts';

export type LedgerEntry = {
  readonly kind: 'captured' | 'refunded' | 'reversed';
  readonly amount: Money;
  readonly refundTransactionId: number | null;
  readonly source: RecordSource;
  readonly reference: string | null;
};
type Granted = { readonly member: Member; readonly isNew: boolean; readonly subscriptionId: number | null };

const nextVersion = sql`${paymentTransactions.version} + 1`;

/** Creates the store of recorded payments. Methods with `tx` run in the transaction of the use case. */
export const createCaptureStore = (db: Database) => ({
  saveCapture,
  saveReversal,
  writeLedger,
  insertPayment,
  setMember,
  setBuyer,
  markGranted,
  markRefunded,
  transaction: <Result>(work: (tx: Executor) => Promise<Result>): Promise<Result> => db.transaction(work),
  lock: lockAttempt,
});

export type CaptureStore = ReturnType<typeof createCaptureStore>;

async function saveCapture(
  tx: Executor,
  attempt: Attempt,
  capture: { readonly state: AttemptState; readonly payment: ProviderPayment },
  now: Date,
): Promise<void> {
  const { state, payment } = capture;
  const capturedAt = payment.capturedAt ? new Date(payment.capturedAt) : now;
  await tx
    .update(paymentTransactions)
    .set({
      state,
      paymentStatus: shownStatus(state),
      providerTransactionId: payment.captureId ?? attempt.captureId,
      providerResponse: (payment.raw ?? null) as Record<string, unknown> | null,
      paymentData: payment.methodLabel ? { method: payment.methodLabel } : null,
      capturedAt: Number.isNaN(capturedAt.getTime()) ? now : capturedAt,
      leaseUntil: null,
      checks: 0,
      nextCheckAt: nextCheck(state, attempt.provider, { now, createdAt: now, since: now, checks: 0 }),
      version: nextVersion,
      updatedAt: now,
    })
    .where(eq(paymentTransactions.id, attempt.id));
}

/** Saves that a captured payment was refunded or reversed. */
async function saveReversal(
  tx: Executor,
  attemptId: number,
  kind: 'refunded' | 'reversed',
  now: Date,
): Promise<void> {
  await tx
    .update(paymentTransactions)
    .set({
      state: kind,
      paymentStatus: shownStatus(kind),
      nextCheckAt: null,
      leaseUntil: null,
      version: nextVersion,
      updatedAt: now,
    })
    .where(eq(paymentTransactions.id, attemptId));
  await tx.update(payments).set({ status: kind }).where(eq(payments.paymentTransactionId, attemptId));
}

async function writeLedger(tx: Executor, attemptId: number, entry: LedgerEntry, now: Date): Promise<void> {
  await tx.insert(paymentLedger).values({
    paymentTransactionId: attemptId,
    refundTransactionId: entry.refundTransactionId,
    kind: entry.kind,
    amountMinor: entry.amount.minor,
    currency: entry.amount.currency,
    source: entry.source,
    reference: entry.reference,
    createdAt: now,
  });
}

/** Inserts the row of the payment list that members and administrators see. */
async function insertPayment(
  tx: Executor,
  attempt: Attempt,
  payment: { readonly state: AttemptState; readonly amount: Money; readonly granted: Granted | null },
  now: Date,
): Promise<void> {
  const { state, amount, granted } = payment;
  await tx.insert(payments).values({
    userId: granted?.member.id ?? attempt.memberId,
    subscriptionId: granted?.subscriptionId ?? null,
    paymentTransactionId: attempt.id,
    amount: amount.minor,
    currency: amount.currency.toLowerCase(),
    status: state === 'paid' ? 'completed' : state,
    createdAt: now,
  });
}

/** Saves to which member the payment belongs. */
async function setMember(tx: Executor, attemptId: number, { member, isNew }: Granted): Promise<void> {
  await tx
    .update(paymentTransactions)
    .set({ userId: member.id, userCreated: isNew })
    .where(eq(paymentTransactions.id, attemptId));
}

/** Assigns a payment that grants nothing to the member who made it, who then sees it with its documents. */
async function setBuyer(tx: Executor, attemptId: number, memberId: string): Promise<void> {
  const isUnassigned = isNull(paymentTransactions.userId);
  await tx
    .update(paymentTransactions)
    .set({ userId: memberId })
    .where(and(eq(paymentTransactions.id, attemptId), isUnassigned));
}

/**
 * Marks the purchase as granted, with the plan and price of the paid attempt, and deletes its password hash, which
 * the member's row now contains.
 */
async function markGranted(
  tx: Executor,
  { purchaseId, planId, amount }: Attempt,
  memberId: string,
  now: Date,
): Promise<void> {
  await tx
    .update(purchases)
    .set({
      status: 'granted',
      planId,
      amountMinor: amount.minor,
      currency: amount.currency,
      userId: memberId,
      reservedUntil: null,
      updatedAt: now,
      registrationSnapshot: sql`${purchases.registrationSnapshot} - 'passwordHash'`,
    })
    .where(eq(purchases.id, purchaseId));
}

async function markRefunded(tx: Executor, purchaseId: string, now: Date): Promise<void> {
  await tx.update(purchases).set({ status: 'refunded', updatedAt: now }).where(eq(purchases.id, purchaseId));
}
