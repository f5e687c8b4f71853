import { and, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/server/database/database.ts';
import { formatAmount, type Money } from '../../../platform/shared/money/money.ts';
import { lookAlikeKey } from '../../../platform/shared/text/look-alikes.ts';
import type { Snapshot } from '../../membership/periods/paid-member.store.ts';
import { type AttemptState, uncertainStates } from '../capture/attempt.rules.ts';
import { attemptOf } from '../capture/attempt.store.ts';
import type { Attempt } from '../capture/attempt.ts';
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
/** States of attempts that may still be captured. */
const running: AttemptState[] = [...uncertainStates, 'draft', 'open'];
/** States of attempts that are paid or that the provider may still report as captured. */
const payable: AttemptState[] = [
  'open',
  'refused',
  ...uncertainStates,
  'declined',
  'canceled',
  'expired',
  'paid',
];
const maxEarlier = 5;
const lower = (text: string) => text.toLowerCase();

export const createOrderStore = (db: Database) => ({
  transaction: <T>(work: (tx: Executor) => Promise<T>): Promise<T> => db.transaction(work),
  lockBuyer,
  findOpenPurchases,
  findRunning,
  savePurchase,
  insertAttempt,
  findEarlier: (buyer: Parameters<typeof findEarlier>[1], since: Date) => findEarlier(db, buyer, since),
  forgetAbandoned: (before: Date, now: Date) => forgetAbandoned(db, before, now),
});

export type OrderStore = ReturnType<typeof createOrderStore>;

/** Serializes the orders of one email address and of one nickname until the transaction ends. */
async function lockBuyer(tx: Executor, { email, nickname }: Snapshot): Promise<void> {
  for (const key of [`order email ${lower(email)}`, `order nickname ${lookAlikeKey(nickname)}`])
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
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
async function findRunning(tx: Executor, purchaseIds: readonly string[]): Promise<Attempt[]> {
  if (purchaseIds.length === 0) return [];
  const { purchaseId, state, id } = paymentTransactions;
  const rows = await tx
    .select()
    .from(paymentTransactions)
    .where(and(inArray(purchaseId, [...purchaseIds]), inArray(state, running)))
    .orderBy(desc(id));
  return rows.map(attemptOf);
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

async function insertAttempt(tx: Executor, order: NewOrder, purchaseId: string, now: Date): Promise<Attempt> {
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
  return attemptOf(row);
}

/**
 * Returns the latest attempts of a buyer that are paid or can still be paid.
 * @param buyer members, and the email address of a registration
 */
async function findEarlier(
  db: Database,
  { memberIds, email }: { readonly memberIds: readonly string[]; readonly email: string | undefined },
  since: Date,
): Promise<Attempt[]> {
  const isOfBuyer = or(
    memberIds.length > 0 ? inArray(purchases.userId, [...memberIds]) : undefined,
    email ? and(eq(purchases.status, 'open'), eq(sql`lower(${purchases.email})`, lower(email))) : undefined,
  );
  if (!isOfBuyer) return [];
  const { createdAt, state, id } = paymentTransactions;
  const rows = await db
    .select({ row: paymentTransactions })
    .from(paymentTransactions)
    .innerJoin(purchases, eq(purchases.id, paymentTransactions.purchaseId))
    .where(and(isOfBuyer, gt(createdAt, since), inArray(state, payable)))
    .orderBy(desc(id))
    .limit(maxEarlier);
  return rows.map(({ row }) => attemptOf(row));
}

/** Deletes the registration data of abandoned purchases. */
async function forgetAbandoned(db: Database, before: Date, now: Date): Promise<void> {
  await db
    .update(purchases)
    .set({ status: 'closed', registrationSnapshot: null, nickname: null, nicknameKey: null, updatedAt: now })
    .where(
      and(
        eq(purchases.status, 'open'),
        lt(purchases.updatedAt, before),
        sql`not exists (select 1 from ${paymentTransactions}
             where ${paymentTransactions.purchaseId} = ${purchases.id}
               and (${paymentTransactions.nextCheckAt} is not null or ${paymentTransactions.state} = 'manual'))`,
      ),
    );
}
