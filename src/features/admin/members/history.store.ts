import { desc, eq, or } from 'drizzle-orm';
import { auditLogs } from '../../../platform/server/audit/tables.ts';
import type { Database } from '../../../platform/server/database/database.ts';
import { subscriptions } from '../../membership/tables.ts';
import { refundRequests } from '../../refunds/tables.ts';
import { toolAccessLogs } from '../../tools/tables.ts';

const longest = 50;

/** Creates the store that reads the history of a member: the newest events of each kind. */
export function createHistoryStore(db: Database) {
  return {
    async read(memberId: string) {
      const [periods, refunds, toolUses, audit] = await Promise.all([
        db
          .select({
            id: subscriptions.id,
            planId: subscriptions.planId,
            status: subscriptions.status,
            from: subscriptions.currentPeriodStart,
            until: subscriptions.currentPeriodEnd,
            revokedAt: subscriptions.revokedAt,
          })
          .from(subscriptions)
          .where(eq(subscriptions.userId, memberId))
          .orderBy(desc(subscriptions.currentPeriodEnd))
          .limit(longest),
        db
          .select({
            id: refundRequests.id,
            kind: refundRequests.kind,
            status: refundRequests.status,
            pgStatus: refundRequests.pgStatus,
            refundAmount: refundRequests.refundAmount,
            currency: refundRequests.currency,
            reason: refundRequests.reason,
            adminNotes: refundRequests.adminNotes,
            requestedAt: refundRequests.createdAt,
            processedAt: refundRequests.processedAt,
          })
          .from(refundRequests)
          .where(eq(refundRequests.userId, memberId))
          .orderBy(desc(refundRequests.createdAt))
          .limit(longest),
        db
          .select({
            category: toolAccessLogs.category,
            toolName: toolAccessLogs.toolName,
            accessedAt: toolAccessLogs.accessedAt,
          })
          .from(toolAccessLogs)
          .where(eq(toolAccessLogs.userId, memberId))
          .orderBy(desc(toolAccessLogs.accessedAt))
          .limit(longest),
        db
          .select()
          .from(auditLogs)
          .where(or(eq(auditLogs.targetUserId, memberId), eq(auditLogs.userId, memberId)))
          .orderBy(desc(auditLogs.createdAt), desc(auditLogs.id))
          .limit(longest),
      ]);
      return { periods, refunds, toolUses, audit };
    },
  };
}

export type HistoryStore = ReturnType<typeof createHistoryStore>;
