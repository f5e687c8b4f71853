import { and, eq, inArray, lt, or } from 'drizzle-orm';
import { auditLogs } from '../../../platform/server/audit/tables.ts';
import type { Database, Executor } from '../../../platform/server/database/database.ts';
import type { Person } from '../../../platform/server/database/personal-data.ts';
import { paymentTransactions, refundTransactions } from '../../payments/tables.ts';
import { refundRequests } from '../../refunds/tables.ts';
import { localUsers, users } from '../tables.ts';
import { begunAction } from './deletion.rules.ts';

/** Member to delete, with the language of the last mail. */
export type MemberToDelete = Person & { readonly language: string };

const person = {
  memberId: localUsers.id,
  userId: localUsers.supabaseUserId,
  email: localUsers.email,
  language: localUsers.language,
};

/** Creates the store of account deletions. */
export function createDeletionStore(db: Database) {
  return {
    transaction: <T>(work: (tx: Executor) => Promise<T>): Promise<T> => db.transaction(work),

    async find(memberId: string): Promise<(MemberToDelete & { nickname: string; role: string }) | null> {
      const [row] = await db
        .select({ ...person, nickname: localUsers.nickname, role: localUsers.role })
        .from(localUsers)
        .where(eq(localUsers.id, memberId));
      return row ?? null;
    },

    /** Returns the number of Admins, with the lock for revoking the role, so that two cannot delete each other. */
    async lockAdmins(tx: Executor): Promise<number> {
      const admins = await tx
        .select({ id: localUsers.id })
        .from(localUsers)
        .where(eq(localUsers.role, 'Admin'))
        .orderBy(localUsers.id)
        .for('update');
      return admins.length;
    },

    /** Locks the row of a member. @returns the role; null for an unknown member */
    async lockRole(tx: Executor, memberId: string): Promise<string | null> {
      const [member] = await tx
        .select({ role: localUsers.role })
        .from(localUsers)
        .where(eq(localUsers.id, memberId))
        .for('update');
      return member?.role ?? null;
    },

    hasMoneyInTransit,

    async deleteMember(tx: Executor, memberId: string): Promise<void> {
      await tx.delete(localUsers).where(eq(localUsers.id, memberId));
    },

    async deleteUser(tx: Executor, userId: string): Promise<void> {
      await tx.delete(users).where(eq(users.id, userId));
    },

    /** Returns members whose deletion was started before the given time and is not finished. */
    async findUnfinished(before: Date): Promise<MemberToDelete[]> {
      return db
        .selectDistinct(person)
        .from(localUsers)
        .innerJoin(auditLogs, eq(auditLogs.targetUserId, localUsers.id))
        .where(and(eq(auditLogs.action, begunAction), lt(auditLogs.createdAt, before)));
    },
  };
}

export type DeletionStore = ReturnType<typeof createDeletionStore>;

/** Returns whether a payment or refund is in progress, or a withdrawal is undecided. */
async function hasMoneyInTransit(tx: Executor, memberId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: paymentTransactions.id })
    .from(paymentTransactions)
    .leftJoin(refundTransactions, eq(refundTransactions.paymentTransactionId, paymentTransactions.id))
    .leftJoin(refundRequests, eq(refundRequests.paymentTransactionId, paymentTransactions.id))
    .where(
      and(
        eq(paymentTransactions.userId, memberId),
        or(
          inArray(paymentTransactions.state, ['capturing', 'unknown', 'pending']),
          inArray(refundTransactions.status, ['requested', 'sent', 'unknown', 'pending']),
          and(eq(refundRequests.kind, 'withdrawal'), eq(refundRequests.status, 'pending')),
        ),
      ),
    )
    .limit(1);
  return row !== undefined;
}
