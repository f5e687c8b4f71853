import { and, asc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/server/database/database.ts';
import { requireAmount } from '../../../platform/server/errors/require-amount.ts';
import { isCurrency, type Money } from '../../../platform/shared/money/money.ts';
import type { ReturnReason } from '../capture/attempt.rules.ts';
import type { Attempt } from '../capture/attempt.ts';
import { paymentTransactions, refundTransactions } from '../tables.ts';
import type { RefundStatus } from './refund.rules.ts';

export type RefundOrigin = 'user' | ReturnReason | 'external' | 'admin';
export type Refund = {
  readonly id: number;
  readonly refundId: string;
  readonly refundRequestId: number | null;
  readonly provider: string;
  readonly amount: Money;
  readonly status: RefundStatus;
  readonly origin: RefundOrigin;
  readonly providerRefundId: string | null;
  readonly balanceBefore: Money | null;
  readonly checks: number;
  /** Number of responses to refund calls; part of the idempotency key. */
  readonly answers: number;
  readonly sentAt: Date | null;
  readonly payment: Pick<
    Attempt,
    'id' | 'memberId' | 'orderRef' | 'providerOrderId' | 'paymentKey' | 'captureId' | 'amount'
  >;
};
export type NewRefund = {
  readonly paymentTransactionId: number;
  readonly provider: string;
  readonly amount: Money;
  readonly origin: RefundOrigin;
  readonly refundRequestId?: number | null;
};
export type RefundChanges = {
  readonly status: RefundStatus;
  readonly nextCheckAt: Date | null;
  readonly checks: number;
  readonly answers?: number;
  readonly reason?: string;
  readonly balanceBefore?: number;
  readonly providerRefundId?: string;
  /** Time at which the refund was first sent. */
  readonly sentAt?: Date;
};

/** Statuses of refunds that have ended without returning money; another refund of the payment is then possible. */
const withoutMoney: RefundStatus[] = ['rejected'];

function moneyOf(minor: number, currency: string): Money {
  if (!isCurrency(currency)) throw new Error(`Unknown currency ${currency}.`);
  return { minor, currency };
}

type Row = {
  readonly refund: typeof refundTransactions.$inferSelect;
  readonly payment: typeof paymentTransactions.$inferSelect;
};

function refundOf({ refund, payment }: Row): Refund {
  const response = (refund.providerResponse ?? {}) as { answers?: number };
  const { id, refundId, refundRequestId, provider, origin, providerRefundId, checks } = refund;
  return {
    id,
    refundId,
    refundRequestId,
    provider,
    origin,
    providerRefundId,
    checks,
    amount: moneyOf(refund.amount, refund.currency),
    status: refund.status as RefundStatus,
    balanceBefore: refund.balanceBefore === null ? null : moneyOf(refund.balanceBefore, refund.currency),
    answers: response.answers ?? 0,
    sentAt: refund.processedAt,
    payment: {
      id: payment.id,
      memberId: payment.userId,
      orderRef: payment.paymentId,
      providerOrderId: payment.providerOrderId,
      paymentKey: payment.paymentKey,
      captureId: payment.providerTransactionId,
      amount: requireAmount(payment.amount, payment.currency as Money['currency']),
    },
  };
}

function select(executor: Executor) {
  return executor
    .select({ refund: refundTransactions, payment: paymentTransactions })
    .from(refundTransactions)
    .innerJoin(paymentTransactions, eq(paymentTransactions.id, refundTransactions.paymentTransactionId))
    .$dynamic();
}

async function insert(
  tx: Executor,
  refund: NewRefund,
  fields: Partial<typeof refundTransactions.$inferInsert>,
  now: Date,
): Promise<number | null> {
  const { paymentTransactionId, provider, amount, origin, refundRequestId = null } = refund;
  // Serializes concurrent requests for the same payment.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`refund ${paymentTransactionId}`}, 0))`,
  );
  const others = await tx
    .select({ id: refundTransactions.id, status: refundTransactions.status })
    .from(refundTransactions)
    .where(eq(refundTransactions.paymentTransactionId, paymentTransactionId));
  if (others.some((each) => !withoutMoney.includes(each.status as RefundStatus))) return null;
  const [row] = await tx
    .insert(refundTransactions)
    .values({
      refundRequestId,
      paymentTransactionId,
      provider,
      refundId: `R${paymentTransactionId}-${others.length + 1}-${now.getTime().toString(36)}`,
      amount: amount.minor,
      currency: amount.currency,
      origin,
      nextCheckAt: now,
      createdAt: now,
      updatedAt: now,
      ...fields,
    })
    .returning({ id: refundTransactions.id });
  return row?.id ?? null;
}

async function find(db: Database, id: number): Promise<Refund | null> {
  const [row] = await select(db).where(eq(refundTransactions.id, id));
  return row ? refundOf(row) : null;
}

/** Leases the refunds that are due; other workers take them only after the lease has expired. */
async function takeDue(
  db: Database,
  { now, leaseUntil, most }: { readonly now: Date; readonly leaseUntil: Date; readonly most: number },
): Promise<Refund[]> {
  const due = db
    .select({ id: refundTransactions.id })
    .from(refundTransactions)
    .where(lte(refundTransactions.nextCheckAt, now))
    .orderBy(asc(refundTransactions.nextCheckAt))
    .limit(most)
    .for('update', { skipLocked: true });
  const taken = await db
    .update(refundTransactions)
    .set({ nextCheckAt: leaseUntil, leaseUntil })
    .where(inArray(refundTransactions.id, due))
    .returning({ id: refundTransactions.id });
  if (taken.length === 0) return [];
  const rows = await select(db).where(
    inArray(
      refundTransactions.id,
      taken.map((each) => each.id),
    ),
  );
  return rows.map(refundOf);
}

/** Saves changes of a refund that has not ended. @returns whether they were saved */
async function save(
  tx: Executor,
  refund: Refund,
  { answers = refund.answers, reason, sentAt, balanceBefore, providerRefundId, ...fields }: RefundChanges,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(refundTransactions)
    .set({
      ...fields,
      ...(sentAt ? { processedAt: sentAt } : {}),
      ...(balanceBefore === undefined ? {} : { balanceBefore }),
      ...(providerRefundId === undefined ? {} : { providerRefundId }),
      providerResponse: { answers, ...(reason ? { reason } : {}) },
      updatedAt: now,
    })
    .where(
      and(eq(refundTransactions.id, refund.id), notInArray(refundTransactions.status, ['done', 'rejected'])),
    )
    .returning({ id: refundTransactions.id });
  return rows.length > 0;
}

/**
 * Marks a refund as completed.
 * @returns false if it was already completed, or its manual decision was already made
 */
async function complete(tx: Executor, refund: Refund, now: Date): Promise<boolean> {
  // An administrator's decision applies only while the refund still needs one.
  const stillOpen =
    refund.status === 'manual'
      ? eq(refundTransactions.status, 'manual')
      : notInArray(refundTransactions.status, ['done']);
  const rows = await tx
    .update(refundTransactions)
    .set({
      status: 'done',
      nextCheckAt: null,
      leaseUntil: null,
      completedAt: now,
      processedAt: sql`coalesce(${refundTransactions.processedAt}, ${now.toISOString()}::timestamptz)`,
      ...(refund.providerRefundId ? { providerRefundId: refund.providerRefundId } : {}),
      updatedAt: now,
    })
    .where(and(eq(refundTransactions.id, refund.id), stillOpen))
    .returning({ id: refundTransactions.id });
  return rows.length > 0;
}

/**
 * Schedules a refund with status `manual` to be sent again.
 * @returns false if it no longer needs a decision
 */
async function sendAgain(tx: Executor, refund: Refund, now: Date): Promise<boolean> {
  const rows = await tx
    .update(refundTransactions)
    .set({ status: 'requested', checks: 0, nextCheckAt: now, updatedAt: now })
    .where(and(eq(refundTransactions.id, refund.id), eq(refundTransactions.status, 'manual')))
    .returning({ id: refundTransactions.id });
  return rows.length > 0;
}

/** Makes the next query due now, unless a worker has a lease. */
async function scheduleNow(db: Database, requestId: number, now: Date): Promise<void> {
  await db
    .update(refundTransactions)
    .set({ nextCheckAt: now })
    .where(
      and(
        eq(refundTransactions.refundRequestId, requestId),
        inArray(refundTransactions.status, ['requested', 'unknown', 'pending']),
      ),
    );
}

/** Returns the refunds about which an administrator must decide. */
async function findManual(db: Database): Promise<Refund[]> {
  const rows = await select(db)
    .where(eq(refundTransactions.status, 'manual'))
    .orderBy(asc(refundTransactions.id))
    .limit(200);
  return rows.map(refundOf);
}

/** Creates the store of refunds. Functions with `tx` write in the transaction of the caller. */
export function createRefundStore(db: Database) {
  return {
    transaction: <Result>(work: (tx: Executor) => Promise<Result>): Promise<Result> => db.transaction(work),

    /** Requests a refund. @returns its id, or null if a refund of this payment is in progress or completed */
    request: (tx: Executor, refund: NewRefund, now: Date) => insert(tx, refund, {}, now),

    /**
     * Records a refund made at the provider.
     * @returns its id; null if a refund by this server is in progress or completed
     */
    recordExternal: (tx: Executor, refund: Omit<NewRefund, 'origin'>, now: Date) =>
      insert(
        tx,
        { ...refund, origin: 'external' },
        { status: 'done', nextCheckAt: null, processedAt: now, completedAt: now },
        now,
      ),

    save,
    complete,
    sendAgain,
    find: (id: number) => find(db, id),
    findManual: () => findManual(db),
    takeDue: (now: Date, leaseUntil: Date, most: number) => takeDue(db, { now, leaseUntil, most }),
    scheduleNow: (requestId: number, now: Date) => scheduleNow(db, requestId, now),
  };
}

export type RefundStore = ReturnType<typeof createRefundStore>;
