import { and, asc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/server/database/database.ts';
import type { ProviderId } from '../providers/provider.port.ts';
import { refuse } from '../refusals.ts';
import { paymentTransactions } from '../tables.ts';
import {
  type Approval,
  type AttemptState,
  isAnswered,
  isUncertain,
  mayCapture,
  shownStatus,
} from './attempt.rules.ts';
import type { Attempt } from './attempt.ts';
import { attemptOf, lockAttempt } from './attempt-row.store.ts';

/** Reason why a capture is not started; `answered`: a capture for the same approval was answered before. */
export type StartFailure = 'busy' | 'granted' | 'other_running' | 'over' | 'answered';
export type AttemptUpdate = {
  readonly state: AttemptState;
  readonly reason?: string | null;
  readonly nextCheckAt: Date | null;
  readonly checks: number;
  readonly callSequence?: number;
  /** Time at which the attempt entered this state; omitted if the state is unchanged. */
  readonly since?: Date;
};

const uncertain: AttemptState[] = ['capturing', 'unknown', 'pending'];

async function saveUpdate(executor: Executor, attempt: Attempt, reading: AttemptUpdate): Promise<boolean> {
  const { state, reason, nextCheckAt, checks, callSequence, since } = reading;
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

export function createAttemptStore(db: Database) {
  /** Finds an attempt by its displayed order id: PayPal's id, or our reference for other providers. */
  async function findOrder(orderId: string, provider?: ProviderId): Promise<Attempt | null> {
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

  return {
    /** Finds an attempt by our order reference, or by the provider's order id or capture id. */
    async find(
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
    },

    findOrder,

    /** Finds an attempt like `findOrder`. @throws payments.order_unknown */
    async requireOrder(orderId: string, provider?: ProviderId): Promise<Attempt> {
      const attempt = await findOrder(orderId, provider);
      if (!attempt) throw refuse('payments.order_unknown');
      return attempt;
    },

    async get(attemptId: number): Promise<Attempt> {
      const [row] = await db.select().from(paymentTransactions).where(eq(paymentTransactions.id, attemptId));
      if (!row) throw new Error(`Payment ${attemptId} does not exist.`);
      return attemptOf(row);
    },

    /**
     * Records the start of a capture before the provider is called. Refused while another worker captures the attempt,
     * if the purchase already has a period, if another attempt of the purchase may be captured, or if a capture for the
     * same approval was answered.
     */
    async begin(
      attemptId: number,
      at: { readonly now: Date; readonly leaseUntil: Date; readonly approval: Approval },
    ): Promise<{ readonly before: AttemptState; readonly attempt: Attempt } | StartFailure> {
      return db.transaction(async (tx) => {
        const locked = await lockAttempt(tx, attemptId);
        if (!locked) return 'over';
        const { attempt, purchase } = locked;
        const obstacle = obstacleOf(locked, at);
        if (obstacle) return obstacle;
        if (await isOtherUncertain(tx, purchase.id, attemptId)) return 'other_running';
        const [row] = await tx
          .update(paymentTransactions)
          .set({
            state: 'capturing',
            paymentStatus: shownStatus('capturing'),
            leaseUntil: at.leaseUntil,
            nextCheckAt: at.leaseUntil,
            ...begunFields(attempt, at),
            version: sql`${paymentTransactions.version} + 1`,
          })
          .where(eq(paymentTransactions.id, attemptId))
          .returning();
        if (!row) return 'over';
        return { before: attempt.state, attempt: attemptOf(row) };
      });
    },

    /**
     * Saves a state unless the attempt changed meanwhile.
     * @param onSaved runs in the same transaction
     * @returns whether it was saved
     */
    async save(
      attempt: Attempt,
      reading: AttemptUpdate,
      onSaved?: (tx: Executor) => Promise<void>,
    ): Promise<boolean> {
      if (onSaved)
        return db.transaction(async (tx) => {
          const isSaved = await saveUpdate(tx, attempt, reading);
          if (isSaved) await onSaved(tx);
          return isSaved;
        });
      return saveUpdate(db, attempt, reading);
    },

    /** Saves the provider's response to the created order and the time of the next query. */
    async open(
      attempt: Attempt,
      providerOrderId: string | null,
      nextCheckAt: Date | null,
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
    },

    /** Records that the buyer was informed of the payment. */
    async markReported({ id, isReported }: Attempt): Promise<void> {
      if (isReported) return;
      const paymentData = sql`coalesce(${paymentTransactions.paymentData}, '{}') || '{"isReported": true}'`;
      await db.update(paymentTransactions).set({ paymentData }).where(eq(paymentTransactions.id, id));
    },

    /** Schedules a query as soon as possible, unless a call is in progress. */
    async checkSoon(attemptId: number, now: Date): Promise<void> {
      await db
        .update(paymentTransactions)
        .set({ nextCheckAt: now })
        .where(
          and(
            eq(paymentTransactions.id, attemptId),
            or(isNull(paymentTransactions.leaseUntil), lte(paymentTransactions.leaseUntil, now)),
          ),
        );
    },

    /** Leases the attempts whose next query is due; other workers take them only after the lease has expired. */
    async takeDue(now: Date, leaseUntil: Date, most: number): Promise<Attempt[]> {
      const due = db
        .select({ id: paymentTransactions.id })
        .from(paymentTransactions)
        .where(lte(paymentTransactions.nextCheckAt, now))
        .orderBy(asc(paymentTransactions.nextCheckAt))
        .limit(most)
        .for('update', { skipLocked: true });
      const rows = await db
        .update(paymentTransactions)
        .set({ nextCheckAt: leaseUntil })
        .where(inArray(paymentTransactions.id, due))
        .returning();
      return rows.flatMap((row) => (row.purchaseId ? [attemptOf(row)] : []));
    },

    /** Returns the attempts captured on a day (YYYY-MM-DD, UTC). */
    async findCapturedOn(provider: ProviderId, day: string): Promise<Attempt[]> {
      const rows = await db
        .select()
        .from(paymentTransactions)
        .where(
          and(
            eq(paymentTransactions.provider, provider),
            sql`${paymentTransactions.capturedAt} >= ${`${day}T00:00:00Z`}::timestamptz`,
            sql`${paymentTransactions.capturedAt} < ${`${day}T00:00:00Z`}::timestamptz + interval '1 day'`,
          ),
        );
      return rows.flatMap((row) => (row.purchaseId ? [attemptOf(row)] : []));
    },

    /** Returns attempts that need a human decision. */
    async findManual(): Promise<Attempt[]> {
      const rows = await db
        .select()
        .from(paymentTransactions)
        .where(eq(paymentTransactions.state, 'manual'))
        .orderBy(asc(paymentTransactions.id))
        .limit(200);
      return rows.flatMap((row) => (row.purchaseId ? [attemptOf(row)] : []));
    },

    async nextDue(): Promise<Date | null> {
      const [row] = await db
        .select({ at: paymentTransactions.nextCheckAt })
        .from(paymentTransactions)
        .where(sql`${paymentTransactions.nextCheckAt} is not null`)
        .orderBy(asc(paymentTransactions.nextCheckAt))
        .limit(1);
      return row?.at ?? null;
    },
  };
}

export type AttemptStore = ReturnType<typeof createAttemptStore>;

/** Returns whether another attempt of the purchase may have been captured. */
async function isOtherUncertain(tx: Executor, purchaseId: string, attemptId: number): Promise<boolean> {
  const { id, state } = paymentTransactions;
  const [other] = await tx
    .select({ id })
    .from(paymentTransactions)
    .where(and(eq(paymentTransactions.purchaseId, purchaseId), ne(id, attemptId), inArray(state, uncertain)))
    .limit(1);
  return other !== undefined;
}

/** Returns the fields to store when a capture is started or repeated. */
function begunFields(attempt: Attempt, at: { readonly now: Date; readonly approval: Approval }) {
  const { paymentKey } = at.approval;
  // The payment key is replaced only if no call with the old one can have succeeded.
  const isReplaced = paymentKey && !(isUncertain(attempt.state) && attempt.paymentKey);
  const isRepeated = attempt.state === 'capturing' || attempt.state === 'unknown';
  return {
    ...(isReplaced ? { paymentKey } : {}),
    ...(isRepeated ? { checks: attempt.checks + 1 } : { updatedAt: at.now, checks: 0 }),
  };
}

/** Returns why the attempt's own state prevents a capture; null if it can start. */
function obstacleOf(
  { attempt, purchase, isGranted, hasBuyer }: NonNullable<Awaited<ReturnType<typeof lockAttempt>>>,
  { now, approval }: { readonly now: Date; readonly approval: Approval },
): StartFailure | null {
  if (!mayCapture(attempt.state) || !hasBuyer) return 'over';
  if (isGranted || purchase.status === 'closed') return 'granted';
  if (attempt.state === 'capturing' && attempt.leaseUntil && attempt.leaseUntil > now) return 'busy';
  return isAnswered(attempt, approval) ? 'answered' : null;
}
