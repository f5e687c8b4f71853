import type { Database, Executor } from '../platform/database.ts';
import { auditLogs } from './tables.ts';

export type AuditEntry = {
  /** `feature.what_happened`, as for error codes. */
  readonly action: string;
  /** Member id of who did it; null for the system and for people who are not signed in. */
  readonly memberId?: string | null;
  /** Member id of whom it was done to. */
  readonly targetId?: string | null;
  /** No secrets, and no more about people than whoever reads the trail needs. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly at: Date;
};

/** The trail of what was done: rows are only added. */
export function createAuditStore(db: Database) {
  return {
    /** Adds a line; as part of the caller's transaction when it is given one. */
    async record(entry: AuditEntry, executor: Executor = db): Promise<void> {
      await executor.insert(auditLogs).values({
        action: entry.action,
        userId: entry.memberId ?? null,
        targetUserId: entry.targetId ?? null,
        details: { ...entry.details },
        createdAt: entry.at,
      });
    },
  };
}

export type AuditStore = ReturnType<typeof createAuditStore>;
