import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { auditLogs } from '../../../platform/server/audit/tables.ts';
import type { Database, Executor } from '../../../platform/server/database/database.ts';
import type { AuditAction } from '../../../platform/shared/audit.ts';
import { type Member, updateUsersRow } from '../member.store.ts';
import { refreshType } from '../periods/period.store.ts';
import { localUsers, subscriptions } from '../tables.ts';

/** Maximum number of members per run. */
const batch = 50;

const isActive = eq(localUsers.subscriptionStatus, 'active');

/** Creates the store of reminders. A sent reminder is an entry of the audit log with the end of the membership. */
export function createReminderStore(db: Database) {
  return {
    transaction: <T>(work: (tx: Executor) => Promise<T>): Promise<T> => db.transaction(work),

    /**
     * Returns the ids of active members whose membership ends after `from` and no later than `until`, and for whose end
     * the action is not recorded.
     */
    async findEndingBetween(
      action: AuditAction,
      { from, until }: { readonly from: Date; readonly until: Date },
    ): Promise<string[]> {
      const isNotRecorded = sql`not exists (select 1 from ${auditLogs}
        where ${auditLogs.targetUserId} = ${localUsers.id} and ${auditLogs.action} = ${action}
          and (${auditLogs.details}->>'end')::timestamptz = ${localUsers.subscriptionExpiresAt})`;
      const isInWindow = and(
        gt(localUsers.subscriptionExpiresAt, from),
        lte(localUsers.subscriptionExpiresAt, until),
      );
      const rows = await db
        .select({ id: localUsers.id })
        .from(localUsers)
        .where(and(isActive, isInWindow, isNotRecorded))
        .orderBy(asc(localUsers.subscriptionExpiresAt))
        .limit(batch);
      return rows.map(({ id }) => id);
    },

    /** Returns the ids of active members whose membership has ended. */
    async findEnded(now: Date): Promise<string[]> {
      const rows = await db
        .select({ id: localUsers.id })
        .from(localUsers)
        .where(and(isActive, lte(localUsers.subscriptionExpiresAt, now)))
        .orderBy(asc(localUsers.subscriptionExpiresAt))
        .limit(batch);
      return rows.map(({ id }) => id);
    },

    findEndedAnnual: (now: Date): Promise<string[]> => findEndedAnnual(db, now),
    refreshType,

    /** Locks the row of a member. @returns the member; null unless the membership is active */
    async lockActive(tx: Executor, id: string): Promise<Member | null> {
      const [member] = await tx.select().from(localUsers).where(eq(localUsers.id, id)).for('update');
      return member?.subscriptionStatus === 'active' ? member : null;
    },

    /** Returns whether the audit log has an action for this end of the membership. */
    async isRecorded(
      tx: Executor,
      { id, action, end }: { readonly id: string; readonly action: AuditAction; readonly end: Date },
    ): Promise<boolean> {
      const isOfEnd = sql`${auditLogs.details}->>'end' = ${end.toISOString()}`;
      const rows = await tx
        .select({ id: auditLogs.id })
        .from(auditLogs)
        .where(and(eq(auditLogs.targetUserId, id), eq(auditLogs.action, action), isOfEnd))
        .limit(1);
      return rows.length > 0;
    },

    /** Marks the membership as expired. */
    async expire(tx: Executor, id: string, now: Date): Promise<void> {
      const fields = { subscriptionStatus: 'expired', updatedAt: now };
      await tx.update(localUsers).set(fields).where(eq(localUsers.id, id));
      await updateUsersRow(tx, id);
    },
  };
}

/** Returns the ids of annual members whose annual period is over and who have a monthly one. */
async function findEndedAnnual(db: Database, now: Date): Promise<string[]> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const hasPeriod = (plan: string) => sql`exists (select 1 from ${subscriptions} s
    where s.user_id = ${localUsers.id} and s.revoked_at is null and s.plan_id = ${plan} and s.current_period_end > ${moment})`;
  const rows = await db
    .select({ id: localUsers.id })
    .from(localUsers)
    .where(
      and(
        isActive,
        eq(localUsers.membershipType, 'annual'),
        gt(localUsers.subscriptionExpiresAt, now),
        // Members whom an administrator made annual have no annual period and are excluded.
        sql`exists (select 1 from ${subscriptions} s where s.user_id = ${localUsers.id} and s.plan_id = 'annual' and s.revoked_at is null)`,
        hasPeriod('monthly'),
        sql`not ${hasPeriod('annual')}`,
      ),
    );
  return rows.map(({ id }) => id);
}

export type ReminderStore = ReturnType<typeof createReminderStore>;
