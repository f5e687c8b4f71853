import { and, count, desc, eq, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { auditLogs } from '../../platform/server/audit/tables.ts';
import type { Database } from '../../platform/server/database/database.ts';
import type { Window } from '../../platform/server/http/paging.ts';
import { localUsers } from '../membership/tables.ts';

export type AuditFilter = {
  /** Audit action, or several separated by commas. */
  readonly action?: string | undefined;
  /** Member who acted or was affected. */
  readonly memberId?: string | undefined;
};

export function createAuditLogStore(db: Database) {
  return {
    /** Returns entries with the names of the acting and the affected member, newest first. */
    async list(filter: AuditFilter, { limit, offset }: Window) {
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
        .where(filterCondition(filter))
        .orderBy(desc(auditLogs.createdAt), desc(auditLogs.id))
        .limit(limit)
        .offset(offset);
    },

    async count(filter: AuditFilter): Promise<number> {
      const [row] = await db.select({ total: count() }).from(auditLogs).where(filterCondition(filter));
      return row?.total ?? 0;
    },
  };
}

function filterCondition({ action, memberId }: AuditFilter) {
  return and(
    action ? inArray(auditLogs.action, action.split(',')) : undefined,
    memberId ? or(eq(auditLogs.userId, memberId), eq(auditLogs.targetUserId, memberId)) : undefined,
  );
}

export type AuditLogStore = ReturnType<typeof createAuditLogStore>;
