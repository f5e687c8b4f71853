import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/server/database/database.ts';
import type { Member } from '../../membership/member.store.ts';
import type { PaidMembership } from '../../membership/periods/paid-member.store.ts';
import { localUsers } from '../../membership/tables.ts';
import { failedRegistrations, loginTickets, paymentTransactions } from '../tables.ts';

/**
 * Store of members who paid and have no account yet.
 * @param tieAccount saves the account id of a member within the transaction
 */
export function createAccountStore(db: Database, tieAccount: PaidMembership['tieAccount']) {
  const isWaiting = and(
    isNull(localUsers.supabaseUserId),
    sql`exists (select 1 from ${paymentTransactions}
         where ${paymentTransactions.userId} = ${localUsers.id} and ${paymentTransactions.userCreated})`,
  );

  return {
    async find(memberId: string): Promise<Member | null> {
      const [row] = await db.select().from(localUsers).where(eq(localUsers.id, memberId));
      return row ?? null;
    },

    /** Returns members whose account creation is due: at once, and after failures with increasing delays. */
    async findWaiting(now: Date, most: number): Promise<Member[]> {
      const isResting = sql`exists (select 1 from ${failedRegistrations}
        join ${paymentTransactions} on ${paymentTransactions.paymentId} = ${failedRegistrations.paymentId}
        where ${paymentTransactions.userId} = ${localUsers.id} and not ${failedRegistrations.recovered}
          and ${failedRegistrations.lastRetryAt} + least(${failedRegistrations.retryCount}, 60) * interval '1 minute'
              > ${now.toISOString()}::timestamptz)`;
      return db
        .select()
        .from(localUsers)
        .where(and(isWaiting, sql`not ${isResting}`))
        .orderBy(asc(localUsers.createdAt))
        .limit(most);
    },

    /** Links member and account and deletes the password hash. */
    async tie(memberId: string, userId: string, now: Date): Promise<void> {
      await db.transaction(async (tx) => {
        await tieAccount(tx, memberId, userId, now);
        const paid = tx
          .select({ paymentId: paymentTransactions.paymentId })
          .from(paymentTransactions)
          .where(eq(paymentTransactions.userId, memberId));
        await tx
          .update(failedRegistrations)
          .set({ recovered: true, lastRetryAt: now })
          .where(and(inArray(failedRegistrations.paymentId, paid), eq(failedRegistrations.recovered, false)));
      });
    },

    async isAccountTied(userId: string): Promise<boolean> {
      const [row] = await db
        .select({ id: localUsers.id })
        .from(localUsers)
        .where(eq(localUsers.supabaseUserId, userId));
      return row !== undefined;
    },

    /** Records a failure: one open row per payment, with a counter. */
    async recordFailure(member: Member, errorMessage: string, now: Date): Promise<void> {
      const [paid] = await db
        .select({ paymentId: paymentTransactions.paymentId })
        .from(paymentTransactions)
        .where(and(eq(paymentTransactions.userId, member.id), paymentTransactions.userCreated))
        .orderBy(desc(paymentTransactions.id))
        .limit(1);
      if (!paid) return;
      const { name, nickname, email } = member;
      const [known] = await db
        .update(failedRegistrations)
        .set({ errorMessage, lastRetryAt: now, retryCount: sql`${failedRegistrations.retryCount} + 1` })
        .where(
          and(eq(failedRegistrations.paymentId, paid.paymentId), eq(failedRegistrations.recovered, false)),
        )
        .returning({ id: failedRegistrations.id });
      if (known) return;
      await db.insert(failedRegistrations).values({
        ...paid,
        registrationData: { name, nickname, email },
        errorMessage,
        retryCount: 1,
        createdAt: now,
        lastRetryAt: now,
      });
    },

    /** Redeems a ticket; of two concurrent calls one succeeds. */
    async takeTicket(orderRef: string, now: Date): Promise<{ memberId: string } | null> {
      const [row] = await db
        .update(loginTickets)
        .set({ used: true })
        .where(
          and(
            eq(loginTickets.orderId, orderRef),
            eq(loginTickets.used, false),
            sql`${loginTickets.expiresAt} > ${now.toISOString()}::timestamptz`,
          ),
        )
        .returning({ memberId: loginTickets.userId });
      return row ?? null;
    },

    /** Restores a ticket if the session could not be started. */
    async returnTicket(orderRef: string): Promise<void> {
      await db.update(loginTickets).set({ used: false }).where(eq(loginTickets.orderId, orderRef));
    },

    async findTicket(orderRef: string): Promise<{ memberId: string; used: boolean; expiresAt: Date } | null> {
      const { userId: memberId, used, expiresAt } = loginTickets;
      const [row] = await db
        .select({ memberId, used, expiresAt })
        .from(loginTickets)
        .where(eq(loginTickets.orderId, orderRef));
      return row ?? null;
    },

    async removeOldTickets(before: Date): Promise<void> {
      await db.delete(loginTickets).where(lte(loginTickets.expiresAt, before));
    },
  };
}

export type AccountStore = ReturnType<typeof createAccountStore>;

type NewTicket = { readonly orderRef: string; readonly memberId: string; readonly expiresAt: Date };

/** Creates the one-time ticket of the ordering browser. */
export async function insertTicket(
  tx: Executor,
  { orderRef, memberId, expiresAt }: NewTicket,
  now: Date,
): Promise<void> {
  await tx
    .insert(loginTickets)
    .values({ orderId: orderRef, userId: memberId, expiresAt, createdAt: now })
    .onConflictDoNothing();
}
