import { and, eq, sql } from 'drizzle-orm';
import { auditLogs } from '../../../platform/server/audit/tables.ts';
import type { Database } from '../../../platform/server/database/database.ts';
import type { AuditAction } from '../../../platform/shared/audit.ts';

/** Creates the store that reads from the audit log which daily reports are completed. */
export function createReportStore(db: Database) {
  return {
    /** Returns whether the audit log has an event with this detail. */
    async wasRecorded(action: AuditAction, key: string, value: string): Promise<boolean> {
      const [row] = await db
        .select({ id: auditLogs.id })
        .from(auditLogs)
        .where(and(eq(auditLogs.action, action), sql`${auditLogs.details}->>${key} = ${value}`))
        .limit(1);
      return row !== undefined;
    },
  };
}

export type ReportStore = ReturnType<typeof createReportStore>;
