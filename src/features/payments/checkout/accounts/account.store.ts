import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/server/database/database.ts';
import type { Member } from '../../../membership/member.store.ts';
import type { PaidMembership } from '../../../membership/periods/paid-member.store.ts';
import { localUsers } from '../../../membership/tables.ts';
import { failedRegistrations, paymentTransactions } from '../../tables.ts';

/**
 * Creates the store of members who paid and have no account yet.
 * @param tieAccount links a member to an account within the transaction
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

    /** Returns members whose account must be created now; after failures the delay between attempts increases. */
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

    /** Links the member to the account and deletes the password hash. */
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

    recordFailure: (member: Member, errorMessage: string, now: Date) =>
      recordFailure(db, member, errorMessage, now),
  };
}

export type AccountStore = ReturnType<typeof createAccountStore>;

/** Records a failed account creation: one open row per payment, with a failure counter. */
async function recordFailure(db: Database, member: Member, errorMessage: string, now: Date): Promise<void> {
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
    .where(and(eq(failedRegistrations.paymentId, paid.paymentId), eq(failedRegistrations.recovered, false)))
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
}
