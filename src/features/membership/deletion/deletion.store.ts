import { and, eq, inArray, lt, or } from 'drizzle-orm';
import { auditLogs } from '../../../platform/server/audit/tables.ts';
import type { Database, Executor } from '../../../platform/server/database/database.ts';
import type { Erase } from '../../../platform/server/database/personal-data.ts';
import type { AuditAction } from '../../../platform/shared/audit.ts';
import { paymentTransactions, refundTransactions } from '../../payments/tables.ts';
import { refundRequests } from '../../refunds/tables.ts';
import { localUsers, users } from '../tables.ts';
import type { DeletionOptions, MemberToDelete } from './deletion.ts';

const begunAction = 'membership.deletion_begun';
const doneAction = 'membership.member_deleted';

export type PersonalData = {
  /** Returns the functions that erase personal data, one per feature. */
  readonly erasers: () => readonly Erase[];
  /** Removes personal data and the link to the account from public reports that remain online. */
  readonly releaseReports: (tx: Executor, memberId: string) => Promise<void>;
};

export type RecordAudit = (
  entry: { action: AuditAction; memberId: string | null; targetId: string; at: Date },
  tx: Executor,
) => Promise<void>;

/**
 * Creates the store of account deletions.
 * @param audit adds an audit entry within the transaction
 * @param queueFarewell queues the last mail within the transaction, after other queued mails to the person were
 * deleted
 */
export function createDeletionStore(
  db: Database,
  { erasers, releaseReports }: PersonalData,
  audit: RecordAudit,
  queueFarewell: (tx: Executor, leaver: MemberToDelete) => Promise<void>,
): DeletionOptions['store'] {
  const person = {
    memberId: localUsers.id,
    userId: localUsers.supabaseUserId,
    email: localUsers.email,
    language: localUsers.language,
  };
  return {
    async find(memberId) {
      const [row] = await db
        .select({ ...person, nickname: localUsers.nickname, role: localUsers.role })
        .from(localUsers)
        .where(eq(localUsers.id, memberId));
      return row ?? null;
    },

    async begin(memberId, actorId, at, { keepReports }) {
      return db.transaction(async (tx) => {
        // The same lock as for revoking the role, so that two Admins cannot delete each other simultaneously.
        const admins = await tx
          .select({ id: localUsers.id })
          .from(localUsers)
          .where(eq(localUsers.role, 'Admin'))
          .orderBy(localUsers.id)
          .for('update');
        const [member] = await tx
          .select({ role: localUsers.role })
          .from(localUsers)
          .where(eq(localUsers.id, memberId))
          .for('update');
        if (!member) return null;
        if (member.role === 'Admin' && admins.length === 1) return 'last_admin';
        if (await hasMoneyOnItsWay(tx, memberId)) return 'payment_running';
        await audit({ action: begunAction, memberId: actorId, targetId: memberId, at }, tx);
        if (keepReports) await releaseReports(tx, memberId);
        return 'begun';
      });
    },

    async finish(found, actorId, at) {
      await db.transaction(async (tx) => {
        const theirs = eq(localUsers.id, found.memberId);
        const [member] = await tx.select({ id: localUsers.id }).from(localUsers).where(theirs).for('update');
        // Another worker has already finished the deletion.
        if (!member) return;
        for (const erase of erasers()) await erase(tx, found);
        await tx.delete(localUsers).where(theirs);
        await queueFarewell(tx, found);
        if (found.userId) await tx.delete(users).where(eq(users.id, found.userId));
        await audit({ action: doneAction, memberId: actorId, targetId: found.memberId, at }, tx);
      });
    },

    async findUnfinished(before) {
      return db
        .selectDistinct(person)
        .from(localUsers)
        .innerJoin(auditLogs, eq(auditLogs.targetUserId, localUsers.id))
        .where(and(eq(auditLogs.action, begunAction), lt(auditLogs.createdAt, before)));
    },
  };
}

/** Returns whether a payment or refund is in progress, or a withdrawal is undecided. */
async function hasMoneyOnItsWay(tx: Executor, memberId: string): Promise<boolean> {
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
