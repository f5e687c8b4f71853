import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/server/database/database.ts';
import { localUsers } from '../membership/tables.ts';
import { failedRegistrations, refundTransactions } from '../payments/tables.ts';
import { refundRequests } from '../refunds/tables.ts';
import { toolUploads } from '../tools/tables.ts';
import type { Summary } from './admin.contract.ts';
import { supportRequests } from './tables.ts';

/** Creates the store that counts members and open tasks. */
export function createSummaryStore(db: Database) {
  return {
    countMembers: (): Promise<number> => db.$count(localUsers),

    async countActive(now: Date): Promise<number> {
      const { rows } = await db.execute<{ active: number }>(sql`
        SELECT count(*)::int AS active FROM ${localUsers} m
         WHERE m.subscription_status = 'active'
           AND m.subscription_expires_at > ${now.toISOString()}::timestamptz`);
      return rows[0]?.active ?? 0;
    },

    async readTasks(): Promise<Omit<Summary, 'members' | 'activeMembers'>> {
      // The planner uses the partial index of open requests only if the condition repeats that of the index.
      const { rows } = await db.execute<Record<string, unknown>>(sql`
        SELECT (SELECT count(*)::int FROM ${refundRequests} q
                 WHERE q.status IN ('pending', 'approved') AND q.status = 'pending') AS refunds,
               (SELECT min(q.created_at) FROM ${refundRequests} q
                 WHERE q.status IN ('pending', 'approved') AND q.status = 'pending') AS oldest,
               (SELECT count(*)::int FROM ${failedRegistrations} f WHERE NOT f.recovered) AS failed,
               (SELECT count(*)::int FROM ${refundTransactions} r
                 WHERE r.refund_request_id IS NULL AND r.status = 'manual') AS manual,
               (SELECT count(*)::int FROM ${supportRequests} s WHERE s.status = 'open') AS support,
               (SELECT count(*)::int FROM ${toolUploads} u WHERE u.state = 'new') AS uploads`);
      const row = rows[0] ?? {};
      return {
        pendingRefunds: Number(row['refunds']),
        oldestRefundAt: row['oldest'] ? new Date(String(row['oldest'])).toISOString() : null,
        failedRegistrations: Number(row['failed']),
        manualRefunds: Number(row['manual']),
        openSupport: Number(row['support']),
        newUploads: Number(row['uploads']),
      };
    },
  };
}

export type SummaryStore = ReturnType<typeof createSummaryStore>;
