import { and, asc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/server/database/database.ts';
import { requireAmount } from '../../../platform/server/errors/require-amount.ts';
import { withDatabase } from '../../../platform/server/with-database.ts';
import { isCurrency } from '../../../platform/shared/money/money.ts';
import { subscriptions } from '../../membership/tables.ts';
import type { ProviderId } from '../providers/provider.port.ts';
import { refuse } from '../refusals.ts';
import { paymentTransactions, purchases } from '../tables.ts';
import {
  type Approval,
  type AttemptState,
  isUncertain,
  type PurchaseFacts,
  shownStatus,
  uncertainStates,
} from './attempt.rules.ts';
import type { Attempt } from './attempt.ts';

export type AttemptUpdate = {
  readonly state: AttemptState;
  readonly reason?: string | null;
  readonly nextCheckAt: Date | null;
  readonly checks: number;
  readonly callSequence?: number;
  /** Time at which the attempt entered this state; omitted if the state is unchanged. */
  readonly since?: Date;
};

type Row = typeof paymentTransactions.$inferSelect;
export type LockedAttempt = {
  readonly attempt: Attempt;
  readonly purchase: typeof purchases.$inferSelect;
} & PurchaseFacts;

/** Start of a capture; until `leaseUntil` no other process captures the attempt. */
export type CaptureStart = { readonly now: Date; readonly leaseUntil: Date; readonly approval: Approval };

async function saveUpdate(executor: Executor, attempt: Attempt, update: AttemptUpdate): Promise<boolean> {
  const { state, reason, nextCheckAt, checks, callSequence, since } = update;
  const rows = await executor
    .update(paymentTransactions)
    .set({
      state,
      paymentStatus: shownStatus(state),
      nextCheckAt,
      checks,
      leaseUntil: null,
      version: sql`${paymentTransactions.version} + 1`,
      ...(reason === undefined ? {} : { reason }),
      ...(callSequence === undefined ? {} : { callSequence }),
      ...(since === undefined ? {} : { updatedAt: since }),
    })
    .where(and(eq(paymentTransactions.id, attempt.id), eq(paymentTransactions.version, attempt.version)))
    .returning({ id: paymentTransactions.id });
  return rows.length > 0;
}

export const createAttemptStore = (db: Database) => ({
  ...withDatabase(db, { find, findOrder, requireOrder, get, open, markReported, checkSoon }),
  isOtherUncertain,
  startCapture,
  transaction: <T>(work: (tx: Executor) => Promise<T>): Promise<T> => db.transaction(work),
  lock: lockAttempt,
  /** Saves a state unless the attempt was changed by another process. @returns whether it was saved */
  save: (attempt: Attempt, update: AttemptUpdate, executor: Executor = db): Promise<boolean> =>
    saveUpdate(executor, attempt, update),
});

export type AttemptStore = ReturnType<typeof createAttemptStore>;

/** Returns whether another attempt of the purchase may have been captured. */
async function isOtherUncertain(tx: Executor, purchaseId: string, attemptId: number): Promise<boolean> {
  const { id, state } = paymentTransactions;
  const [other] = await tx
    .select({ id })
    .from(paymentTransactions)
    .where(
      and(
        eq(paymentTransactions.purchaseId, purchaseId),
        ne(id, attemptId),
        inArray(state, [...uncertainStates]),
      ),
    )
    .limit(1);
  return other !== undefined;
}

/** Stores an attempt as being captured. */
async function startCapture(
  tx: Executor,
  attempt: Attempt,
  { now, leaseUntil, approval }: CaptureStart,
): Promise<Attempt> {
  const { paymentKey } = approval;
  // The payment key is replaced only if no call with the old one can have succeeded.
  const isReplaced = paymentKey && !(isUncertain(attempt.state) && attempt.paymentKey);
  const isRepeated = attempt.state === 'capturing' || attempt.state === 'unknown';
  const [row] = await tx
    .update(paymentTransactions)
    .set({
      state: 'capturing',
      paymentStatus: shownStatus('capturing'),
      leaseUntil,
      nextCheckAt: leaseUntil,
      ...(isReplaced ? { paymentKey } : {}),
      ...(isRepeated ? { checks: attempt.checks + 1 } : { updatedAt: now, checks: 0 }),
      version: sql`${paymentTransactions.version} + 1`,
    })
    .where(eq(paymentTransactions.id, attempt.id))
    .returning();
  if (!row) throw new Error(`Payment ${attempt.id} does not exist.`);
  return attemptOf(row);
}

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

/** Finds an attempt by its displayed order id: PayPal's id, or our reference for other providers. */
async function findOrder(db: Database, orderId: string, provider?: ProviderId): Promise<Attempt | null> {
  const [row] = await db
    .select()
    .from(paymentTransactions)
    .where(
      and(
        or(
          eq(paymentTransactions.paymentId, orderId),
          and(eq(paymentTransactions.provider, 'paypal'), eq(paymentTransactions.providerOrderId, orderId)),
        ),
        provider ? eq(paymentTransactions.provider, provider) : undefined,
      ),
    )
    .limit(1);
  return row?.purchaseId ? attemptOf(row) : null;
}

/** Finds an attempt by our order reference, or by the provider's order id or capture id. */
async function find(
  db: Database,
  provider: ProviderId,
  by: { readonly orderRef?: string; readonly providerOrderId?: string; readonly captureId?: string },
): Promise<Attempt | null> {
  const isIdentified = or(
    by.orderRef ? eq(paymentTransactions.paymentId, by.orderRef) : undefined,
    by.providerOrderId ? eq(paymentTransactions.providerOrderId, by.providerOrderId) : undefined,
    by.captureId ? eq(paymentTransactions.providerTransactionId, by.captureId) : undefined,
  );
  if (!isIdentified) return null;
  const [row] = await db
    .select()
    .from(paymentTransactions)
    .where(and(eq(paymentTransactions.provider, provider), isIdentified))
    .orderBy(asc(paymentTransactions.id))
    .limit(1);
  return row?.purchaseId ? attemptOf(row) : null;
}

/** Finds an attempt like `findOrder`. @throws payments.order_unknown */
async function requireOrder(db: Database, orderId: string, provider?: ProviderId): Promise<Attempt> {
  const attempt = await findOrder(db, orderId, provider);
  if (!attempt) throw refuse('payments.order_unknown');
  return attempt;
}

async function get(db: Database, attemptId: number): Promise<Attempt> {
  const [row] = await db.select().from(paymentTransactions).where(eq(paymentTransactions.id, attemptId));
  if (!row) throw new Error(`Payment ${attemptId} does not exist.`);
  return attemptOf(row);
}

/** Saves the provider's response to the created order and the time of the next query. */
async function open(
  db: Database,
  attempt: Attempt,
  { providerOrderId, nextCheckAt }: Pick<Attempt, 'providerOrderId' | 'nextCheckAt'>,
  now: Date,
): Promise<void> {
  await db
    .update(paymentTransactions)
    .set({
      state: 'open',
      providerOrderId,
      nextCheckAt,
      checks: 0,
      updatedAt: now,
      version: sql`${paymentTransactions.version} + 1`,
    })
    .where(and(eq(paymentTransactions.id, attempt.id), eq(paymentTransactions.state, 'draft')));
}

/** Records that the buyer was informed of the payment. */
async function markReported(db: Database, { id, isReported }: Attempt): Promise<void> {
  if (isReported) return;
  const paymentData = sql`coalesce(${paymentTransactions.paymentData}, '{}') || '{"isReported": true}'`;
  await db.update(paymentTransactions).set({ paymentData }).where(eq(paymentTransactions.id, id));
}

/** Schedules a query as soon as possible, unless a call is in progress. */
async function checkSoon(db: Database, attemptId: number, now: Date): Promise<void> {
  await db
    .update(paymentTransactions)
    .set({ nextCheckAt: now })
    .where(
      and(
        eq(paymentTransactions.id, attemptId),
        or(isNull(paymentTransactions.leaseUntil), lte(paymentTransactions.leaseUntil, now)),
      ),
    );
}
