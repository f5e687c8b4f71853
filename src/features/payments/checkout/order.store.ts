import { and, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/server/database/database.ts';
import { formatAmount, type Money } from '../../../platform/shared/money/money.ts';
import { lookAlikeKey } from '../../../platform/shared/text/look-alikes.ts';
import type { Snapshot } from '../../membership/periods/paid-member.store.ts';
import { localUsers, subscriptions } from '../../membership/tables.ts';
import { refundRequests } from '../../refunds/tables.ts';
import type { AttemptState } from '../capture/attempt.rules.ts';
import type { Attempt } from '../capture/attempt.ts';
import { attemptOf } from '../capture/attempt-row.store.ts';
import type { ProviderId } from '../providers/provider.port.ts';
import { paymentTransactions, purchases } from '../tables.ts';

export type NewOrder = {
  /** Member whose period the order extends; null for a registration. */
  readonly memberId: string | null;
  readonly planId: string;
  readonly amount: Money;
  readonly provider: ProviderId;
  readonly orderRef: string;
  /** Registration data. The `passwordHash` in it stays with the purchase until the account exists. */
  readonly snapshot: Snapshot;
  readonly reservedUntil: Date;
  /** Time at which to check whether the order reached its buyer. */
  readonly nextCheckAt: Date | null;
};
export type PlacedOrder = { readonly attempt: Attempt; readonly isNew: boolean };
export type OrderRefusal = 'other_running' | 'nickname_taken';

const uncertain: AttemptState[] = ['capturing', 'unknown', 'pending'];
const beginning: AttemptState[] = ['draft', 'open'];
/** States of attempts that are paid or that the provider may still report as captured. */
const payable: AttemptState[] = ['open', 'refused', ...uncertain, 'declined', 'canceled', 'expired', 'paid'];
const maxEarlier = 5;
const lower = (text: string) => text.toLowerCase();

/** Refund request and the administrator's note of its approval. */
export type RefundToMake = {
  readonly id: number;
  readonly kind: 'refund' | 'withdrawal';
  readonly note: string | null;
};

export function createOrderStore(db: Database) {
  return {
    /**
     * Places an order. A buyer has at most one open purchase, so that orders of different plans in two tabs are not both
     * paid; one attempt is stored per plan, provider and click. Simultaneous orders of one buyer are serialized.
     */
    async place(order: NewOrder, now: Date, sameClickSince: Date): Promise<PlacedOrder | OrderRefusal> {
      return db.transaction(async (tx) => {
        const { memberId, planId, provider, snapshot } = order;
        await lock(tx, `order email ${lower(snapshot.email)}`);
        await lock(tx, `order nickname ${lookAlikeKey(snapshot.nickname)}`);
        const open = await findOpenPurchases(tx, order);
        const running = await findRunning(
          tx,
          open.map((each) => each.id),
        );
        if (running.some((row) => uncertain.includes(row.state as AttemptState))) return 'other_running';
        const [current] = open;
        const sameClick = running.find(
          (row) =>
            row.purchaseId === current?.id &&
            row.planType === planId &&
            row.provider === provider &&
            row.createdAt > sameClickSince,
        );
        if (sameClick) return { attempt: attemptOf(sameClick), isNew: false };
        if (!memberId && (await isReserved(tx, snapshot, now))) return 'nickname_taken';
        const purchaseId = await savePurchase(tx, order, current?.id ?? null, now);
        const row = await insertAttempt(tx, order, purchaseId, now);
        return { attempt: attemptOf(row), isNew: true };
      });
    },

    /**
     * Returns the latest attempts of a buyer that are paid or can still be paid.
     * @param buyer members, and the email address of a registration
     */
    async findEarlier(
      buyer: { readonly memberIds: readonly string[]; readonly email: string | undefined },
      since: Date,
    ): Promise<Attempt[]> {
      const { memberIds, email } = buyer;
      const isOfBuyer = or(
        memberIds.length > 0 ? inArray(purchases.userId, [...memberIds]) : undefined,
        email
          ? and(eq(purchases.status, 'open'), eq(sql`lower(${purchases.email})`, lower(email)))
          : undefined,
      );
      if (!isOfBuyer) return [];
      const rows = await db
        .select({ row: paymentTransactions })
        .from(paymentTransactions)
        .innerJoin(purchases, eq(purchases.id, paymentTransactions.purchaseId))
        .where(
          and(
            isOfBuyer,
            gt(paymentTransactions.createdAt, since),
            inArray(paymentTransactions.state, payable),
          ),
        )
        .orderBy(desc(paymentTransactions.id))
        .limit(maxEarlier);
      return rows.map(({ row }) => attemptOf(row));
    },

    async findMember(memberId: string): Promise<typeof localUsers.$inferSelect | null> {
      const [row] = await db.select().from(localUsers).where(eq(localUsers.id, memberId));
      return row ?? null;
    },

    /** Returns the language of an order; null if unknown. */
    async findLanguage(attemptId: number, executor: Executor = db): Promise<string | null> {
      const [row] = await executor
        .select({ language: sql<string | null>`${paymentTransactions.registrationSnapshot} ->> 'language'` })
        .from(paymentTransactions)
        .where(eq(paymentTransactions.id, attemptId));
      return row?.language ?? null;
    },

    /** Returns whether the payment extended a running period; null if the payment granted no period. */
    async extendsPeriod(attemptId: number): Promise<boolean | null> {
      const [row] = await db
        .select({ start: subscriptions.currentPeriodStart, grantedAt: subscriptions.createdAt })
        .from(subscriptions)
        .where(eq(subscriptions.paymentTransactionId, attemptId));
      return row ? row.start > row.grantedAt : null;
    },

    /** Returns the approved request of a refund; null for a refund without a request. */
    async findRefundRequest(attemptId: number, executor: Executor = db): Promise<RefundToMake | null> {
      const [row] = await executor
        .select({ id: refundRequests.id, kind: refundRequests.kind, note: refundRequests.adminNotes })
        .from(refundRequests)
        .where(
          and(
            eq(refundRequests.paymentTransactionId, attemptId),
            inArray(refundRequests.status, ['approved', 'completed']),
          ),
        )
        .orderBy(desc(refundRequests.id))
        .limit(1);
      return row ?? null;
    },

    /** Returns whether a member has this or a confusable nickname. */
    async isNicknameTaken(nickname: string): Promise<boolean> {
      const [row] = await db
        .select({ id: localUsers.id })
        .from(localUsers)
        .where(
          or(
            eq(sql`lower(${localUsers.nickname})`, lower(nickname)),
            eq(localUsers.nicknameKey, lookAlikeKey(nickname)),
          ),
        )
        .limit(1);
      return row !== undefined;
    },

    /** Deletes the registration data of abandoned purchases. */
    async forgetAbandoned(before: Date, now: Date): Promise<void> {
      await db
        .update(purchases)
        .set({
          status: 'closed',
          registrationSnapshot: null,
          nickname: null,
          nicknameKey: null,
          updatedAt: now,
        })
        .where(
          and(
            eq(purchases.status, 'open'),
            lt(purchases.updatedAt, before),
            sql`not exists (select 1 from ${paymentTransactions}
                 where ${paymentTransactions.purchaseId} = ${purchases.id}
                   and (${paymentTransactions.nextCheckAt} is not null or ${paymentTransactions.state} = 'manual'))`,
          ),
        );
    },
  };
}

export type OrderStore = ReturnType<typeof createOrderStore>;

async function lock(tx: Executor, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** Returns whether an open order of another buyer reserves the nickname. */
async function isReserved(tx: Executor, { nickname, email }: Snapshot, now: Date): Promise<boolean> {
  const [row] = await tx
    .select({ id: purchases.id })
    .from(purchases)
    .where(
      and(
        eq(purchases.status, 'open'),
        gt(purchases.reservedUntil, now),
        or(
          eq(sql`lower(${purchases.nickname})`, lower(nickname)),
          eq(purchases.nicknameKey, lookAlikeKey(nickname)),
        ),
        ne(sql`lower(${purchases.email})`, lower(email)),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Returns open purchases of the buyer, newest first. */
function findOpenPurchases(tx: Executor, { memberId, snapshot }: NewOrder) {
  const isOfBuyer = or(
    eq(sql`lower(${purchases.email})`, lower(snapshot.email)),
    memberId ? eq(purchases.userId, memberId) : undefined,
  );
  return tx
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(eq(purchases.status, 'open'), isOfBuyer))
    .orderBy(desc(purchases.createdAt));
}

/** Returns attempts of these purchases that may still be captured, newest first. */
async function findRunning(tx: Executor, purchaseIds: readonly string[]) {
  if (purchaseIds.length === 0) return [];
  const { purchaseId, state, id } = paymentTransactions;
  return tx
    .select()
    .from(paymentTransactions)
    .where(and(inArray(purchaseId, [...purchaseIds]), inArray(state, [...uncertain, ...beginning])))
    .orderBy(desc(id));
}

/** Updates the buyer's open purchase, or inserts one. @returns its id */
async function savePurchase(
  tx: Executor,
  { memberId, planId, amount, snapshot, reservedUntil }: NewOrder,
  openId: string | null,
  now: Date,
): Promise<string> {
  const fields = {
    userId: memberId,
    planId,
    amountMinor: amount.minor,
    currency: amount.currency,
    isRenewal: memberId !== null,
    email: snapshot.email,
    nickname: snapshot.nickname,
    nicknameKey: lookAlikeKey(snapshot.nickname),
    reservedUntil,
    registrationSnapshot: { ...snapshot },
    updatedAt: now,
  };
  const [purchase] = openId
    ? await tx.update(purchases).set(fields).where(eq(purchases.id, openId)).returning()
    : await tx
        .insert(purchases)
        .values({ ...fields, createdAt: now })
        .returning();
  if (!purchase) throw new Error('The purchase was not inserted.');
  return purchase.id;
}

async function insertAttempt(tx: Executor, order: NewOrder, purchaseId: string, now: Date) {
  const { memberId, planId, amount, provider, snapshot } = order;
  const { passwordHash: _, ...shown } = snapshot;
  const [row] = await tx
    .insert(paymentTransactions)
    .values({
      userId: memberId,
      purchaseId,
      paymentId: order.orderRef,
      provider,
      paymentMethod: provider,
      userEmail: snapshot.email,
      amount: formatAmount(amount),
      currency: amount.currency,
      planType: planId,
      registrationSnapshot: shown,
      nextCheckAt: order.nextCheckAt,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('The payment was not inserted.');
  return row;
}
