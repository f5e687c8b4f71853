import { and, count, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { localUsers } from '../membership/tables.ts';
import type { Database, Executor } from '../platform/server/database/database.ts';
import type { Erase } from '../platform/server/database/person.ts';
import type { Window } from '../platform/server/http/paging.ts';
import type { AuditAction, AuditDetails } from '../platform/shared/audit.ts';
import { auditLogs } from './tables.ts';

export type AuditEntry = {
  readonly action: AuditAction;
  /** Member id of who did it; null for the system and for people who are not signed in. */
  readonly memberId?: string | null;
  /** Member id of whom it was done to. */
  readonly targetId?: string | null;
  /** No secrets, and no more about people than whoever reads the trail needs. */
  readonly details?: AuditDetails;
  readonly at: Date;
};

export type CountedEntry = {
  readonly action: AuditAction;
  readonly targetId: string | null;
  readonly address: string | null;
  readonly count: number;
  readonly since: Date;
  readonly at: Date;
};

/** The trail of what was done: rows are only added, and counted ones brought up to date. */
export function createAuditStore(db: Database) {
  async function record(entry: AuditEntry, executor: Executor = db): Promise<void> {
    await executor.insert(auditLogs).values({
      action: entry.action,
      userId: entry.memberId ?? null,
      targetUserId: entry.targetId ?? null,
      details: { ...entry.details },
      createdAt: entry.at,
    });
  }

  return {
    /** Adds a line; as part of the caller's transaction when it is given one. */
    record,

    /**
     * What happens often stands once, with how often: the first adds a row, further ones bring the row about the
     * same that was added after `since` up to date.
     */
    async recount({ since, count, address, ...entry }: CountedEntry): Promise<void> {
      const { action, targetId, at } = entry;
      const details = { address, count };
      if (count === 1) return record({ action, targetId, details, at });
      await db
        .update(auditLogs)
        .set({ details })
        .where(
          and(
            eq(auditLogs.action, action),
            targetId ? eq(auditLogs.targetUserId, targetId) : isNull(auditLogs.targetUserId),
            sql`${auditLogs.details}->>'address' IS NOT DISTINCT FROM ${address}`,
            gt(auditLogs.createdAt, since),
            // Of two at once the later count stays.
            sql`(${auditLogs.details}->>'count')::int < ${count}`,
          ),
        );
    },

    /** From where somebody tried to sign in before; that it was tried stays. */
    async eraseAddresses(before: Date): Promise<void> {
      await db
        .update(auditLogs)
        .set({ details: sql`${auditLogs.details} - 'address'` })
        .where(and(lt(auditLogs.createdAt, before), sql`${auditLogs.details} ? 'address'`));
    },

    /** The newest first, with the names of who did it and to whom. */
    async list({ action, memberId }: AuditFilter, { limit, offset }: Window) {
      const target = alias(localUsers, 'target');
      return db
        .select({
          id: auditLogs.id,
          action: auditLogs.action,
          memberId: auditLogs.userId,
          memberName: localUsers.name,
          targetId: auditLogs.targetUserId,
          targetName: target.name,
          details: auditLogs.details,
          createdAt: auditLogs.createdAt,
        })
        .from(auditLogs)
        .leftJoin(localUsers, eq(localUsers.id, auditLogs.userId))
        .leftJoin(target, eq(target.id, auditLogs.targetUserId))
        .where(matching({ action, memberId }))
        .orderBy(desc(auditLogs.createdAt), desc(auditLogs.id))
        .limit(limit)
        .offset(offset);
    },

    async count(filter: AuditFilter): Promise<number> {
      const [row] = await db.select({ total: count() }).from(auditLogs).where(matching(filter));
      return row?.total ?? 0;
    },
  };
}

export type AuditFilter = {
  /** One action, or several with commas between. */
  readonly action?: string | undefined;
  readonly memberId?: string | undefined;
};

function matching({ action, memberId }: AuditFilter) {
  return and(
    action ? inArray(auditLogs.action, action.split(',')) : undefined,
    memberId ? or(eq(auditLogs.userId, memberId), eq(auditLogs.targetUserId, memberId)) : undefined,
  );
}

/** That something was done stays; what was noted about the person with it goes. */
export const eraseAuditDetails: Erase = async (tx, { memberId }) => {
  await tx
    .update(auditLogs)
    .set({ details: {} })
    .where(or(eq(auditLogs.userId, memberId), eq(auditLogs.targetUserId, memberId)));
};

export type AuditStore = ReturnType<typeof createAuditStore>;
