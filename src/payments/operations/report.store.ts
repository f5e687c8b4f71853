import { and, eq, sql } from 'drizzle-orm';
import { auditLogs } from '../../platform/server/audit/tables.ts';
import type { Database } from '../../platform/server/database/database.ts';
import type { AuditAction } from '../../platform/shared/audit.ts';

/** Which daily reports were made: the trail says it. */
export function createReportStore(db: Database) {
  return {
    /** Whether the trail has a line with this detail. */
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
