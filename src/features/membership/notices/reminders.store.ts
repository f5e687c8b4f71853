import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { auditLogs } from '../../../platform/server/audit/tables.ts';
import type { Database, Executor } from '../../../platform/server/database/database.ts';
import type { AuditAction, AuditDetails } from '../../../platform/shared/audit.ts';
import { type Member, updateUsersRow } from '../member.store.ts';
import { refreshType } from '../periods/period.store.ts';
import { localUsers, subscriptions } from '../tables.ts';

const batch = 50;

/** Kind of reminder, and the condition that members must still fulfil. */
type Occasion = {
  readonly action: AuditAction;
  readonly now: Date;
  readonly isStill: (member: Member) => boolean;
};

/** Creates the store of reminders. A sent reminder is recorded in the audit log, once per end of a membership. */
export function createReminderStore(
  db: Database,
  record: (
    entry: { action: AuditAction; targetId: string; details: AuditDetails; at: Date },
    tx: Executor,
  ) => Promise<void>,
) {
  /**
   * Notifies each candidate once. The condition is checked again with the row locked, so that only one of two workers
   * sends the mail.
   */
  async function eachOnce(
    candidates: readonly { id: string }[],
    { action, now, isStill }: Occasion,
    notify: (tx: Executor, member: Member) => Promise<void>,
  ): Promise<void> {
    for (const { id } of candidates) {
      await db.transaction(async (tx) => {
        const [member] = await tx.select().from(localUsers).where(eq(localUsers.id, id)).for('update');
        if (!member?.subscriptionExpiresAt || !isStill(member)) return;
        const end = member.subscriptionExpiresAt.toISOString();
        const [told] = await tx
          .select({ id: auditLogs.id })
          .from(auditLogs)
          .where(
            and(
              eq(auditLogs.targetUserId, id),
              eq(auditLogs.action, action),
              sql`${auditLogs.details}->>'end' = ${end}`,
            ),
          )
          .limit(1);
        if (told) return;
        await notify(tx, member);
        await record({ action, targetId: id, details: { end }, at: now }, tx);
      });
    }
  }

  return {
    /** Reminds members whose membership ends after `from` and no later than `until`, once per end date. */
    async remindBetween(
      action: AuditAction,
      { from, until }: { readonly from: Date; readonly until: Date },
      now: Date,
      notify: (tx: Executor, member: Member) => Promise<void>,
    ): Promise<void> {
      const isNotTold = sql`not exists (select 1 from ${auditLogs}
        where ${auditLogs.targetUserId} = ${localUsers.id} and ${auditLogs.action} = ${action}
          and (${auditLogs.details}->>'end')::timestamptz = ${localUsers.subscriptionExpiresAt})`;
      const candidates = await db
        .select({ id: localUsers.id })
        .from(localUsers)
        .where(
          and(
            eq(localUsers.subscriptionStatus, 'active'),
            gt(localUsers.subscriptionExpiresAt, from),
            lte(localUsers.subscriptionExpiresAt, until),
            isNotTold,
          ),
        )
        .orderBy(asc(localUsers.subscriptionExpiresAt))
        .limit(batch);
      const isStill = ({ subscriptionStatus, subscriptionExpiresAt: end }: Member) =>
        subscriptionStatus === 'active' && end !== null && end > from && end <= until;
      await eachOnce(candidates, { action, now, isStill }, notify);
    },

    /** Changes the plan of members whose annual period is over and who continue with monthly periods. */
    async endYears(now: Date): Promise<void> {
      const moment = sql`${now.toISOString()}::timestamptz`;
      const held = (plan: string) => sql`exists (select 1 from ${subscriptions} s
        where s.user_id = ${localUsers.id} and s.revoked_at is null and s.plan_id = ${plan} and s.current_period_end > ${moment})`;
      const candidates = await db
        .select({ id: localUsers.id })
        .from(localUsers)
        .where(
          and(
            eq(localUsers.subscriptionStatus, 'active'),
            eq(localUsers.membershipType, 'annual'),
            gt(localUsers.subscriptionExpiresAt, now),
            // Members whom an administrator made annual have no annual period and are excluded.
            sql`exists (select 1 from ${subscriptions} s where s.user_id = ${localUsers.id} and s.plan_id = 'annual' and s.revoked_at is null)`,
            held('monthly'),
            sql`not ${held('annual')}`,
          ),
        );
      for (const { id } of candidates) await db.transaction((tx) => refreshType(tx, id, now));
    },

    /**
     * Marks memberships that have ended as expired.
     * @returns their number
     */
    async expire(
      action: AuditAction,
      now: Date,
      notify: (tx: Executor, member: Member) => Promise<void>,
    ): Promise<number> {
      const candidates = await db
        .select({ id: localUsers.id })
        .from(localUsers)
        .where(and(eq(localUsers.subscriptionStatus, 'active'), lte(localUsers.subscriptionExpiresAt, now)))
        .orderBy(asc(localUsers.subscriptionExpiresAt))
        .limit(batch);
      const isOver = ({ subscriptionStatus, subscriptionExpiresAt: end }: Member) =>
        subscriptionStatus === 'active' && end !== null && end <= now;
      await eachOnce(candidates, { action, now, isStill: isOver }, async (tx, member) => {
        await tx
          .update(localUsers)
          .set({ subscriptionStatus: 'expired', updatedAt: now })
          .where(eq(localUsers.id, member.id));
        await updateUsersRow(tx, member.id);
        if (member.role !== 'Admin') await notify(tx, member);
      });
      return candidates.length;
    },
  };
}

export type ReminderStore = ReturnType<typeof createReminderStore>;
