import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { AuditAction, AuditEvent } from '../../shared/audit.ts';
import { type Database, deleteInBatches, type Executor } from '../database/database.ts';
import type { Erase } from '../database/personal-data.ts';
import { auditLogs, isTemporary } from './tables.ts';

type CountedEntry = {
  readonly action: AuditAction;
  readonly targetId: string | null;
  readonly address: string | null;
  readonly count: number;
  readonly since: Date;
  readonly at: Date;
};

export async function insertAuditEntries(executor: Executor, entries: readonly AuditEvent[]): Promise<void> {
  await executor.insert(auditLogs).values(
    entries.map(({ action, memberId, targetId, details, at }) => ({
      action,
      userId: memberId ?? null,
      targetUserId: targetId ?? null,
      details: { ...details },
      createdAt: at,
    })),
  );
}

/** Writes the audit log: adds rows and updates the counters of repeated events. */
export function createAuditStore(db: Database) {
  /** Adds an entry, in the caller's transaction if one is passed. */
  async function record(entry: AuditEvent, executor: Executor = db): Promise<void> {
    await insertAuditEntries(executor, [entry]);
  }

  return {
    record,

    /** Adds a row for the first event; for repetitions updates the count in the row that was added after `since`. */
    async recordCount({ since, count, address, ...entry }: CountedEntry): Promise<void> {
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
            // For concurrent updates, the higher count is kept.
            sql`(${auditLogs.details}->>'count')::int < ${count}`,
          ),
        );
    },

    /** Removes IP addresses from entries older than `before`. */
    async eraseAddresses(before: Date): Promise<void> {
      await db
        .update(auditLogs)
        .set({ details: sql`${auditLogs.details} - 'address'` })
        .where(and(lt(auditLogs.createdAt, before), sql`${auditLogs.details} ? 'address'`));
    },

    /** Deletes entries older than `before`, except those about payments, refunds and started account deletions. */
    async removeOld(before: Date): Promise<void> {
      await deleteInBatches(
        db,
        auditLogs,
        and(lt(auditLogs.createdAt, before), isTemporary(auditLogs.action)),
      );
    },
  };
}

/** Clears the details of all entries by or about a member; the entries remain. */
export const eraseAuditDetails: Erase = async (tx, { memberId }) => {
  await tx
    .update(auditLogs)
    .set({ details: {} })
    .where(or(eq(auditLogs.userId, memberId), eq(auditLogs.targetUserId, memberId)));
};

export type AuditStore = ReturnType<typeof createAuditStore>;
