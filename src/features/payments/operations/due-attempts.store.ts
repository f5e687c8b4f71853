/** Attempts that the workers, the daily report and the administrators look for. */
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import { attemptOf } from '../capture/attempt.store.ts';
import type { Attempt } from '../capture/attempt.ts';
import type { ProviderId } from '../providers/provider.port.ts';
import { paymentTransactions } from '../tables.ts';

export const createDueAttemptsStore = (db: Database) => ({
  /** Leases the attempts whose next query is due; other workers take them only after the lease has expired. */
  async takeDue(now: Date, leaseUntil: Date, most: number): Promise<Attempt[]> {
    const due = db
      .select({ id: paymentTransactions.id })
      .from(paymentTransactions)
      .where(lte(paymentTransactions.nextCheckAt, now))
      .orderBy(asc(paymentTransactions.nextCheckAt))
      .limit(most)
      .for('update', { skipLocked: true });
    const rows = await db
      .update(paymentTransactions)
      .set({ nextCheckAt: leaseUntil })
      .where(inArray(paymentTransactions.id, due))
      .returning();
    return rows.flatMap((row) => (row.purchaseId ? [attemptOf(row)] : []));
  },

  /** Returns the attempts captured on a day (YYYY-MM-DD, UTC). */
  async findCapturedOn(provider: ProviderId, day: string): Promise<Attempt[]> {
    const rows = await db
      .select()
      .from(paymentTransactions)
      .where(
        and(
          eq(paymentTransactions.provider, provider),
          sql`${paymentTransactions.capturedAt} >= ${`${day}T00:00:00Z`}::timestamptz`,
          sql`${paymentTransactions.capturedAt} < ${`${day}T00:00:00Z`}::timestamptz + interval '1 day'`,
        ),
      );
    return rows.flatMap((row) => (row.purchaseId ? [attemptOf(row)] : []));
  },

  /** Returns attempts that need a human decision. */
  async findManual(): Promise<Attempt[]> {
    const rows = await db
      .select()
      .from(paymentTransactions)
      .where(eq(paymentTransactions.state, 'manual'))
      .orderBy(asc(paymentTransactions.id))
      .limit(200);
    return rows.flatMap((row) => (row.purchaseId ? [attemptOf(row)] : []));
  },

  async nextDue(): Promise<Date | null> {
    const [row] = await db
      .select({ at: paymentTransactions.nextCheckAt })
      .from(paymentTransactions)
      .where(sql`${paymentTransactions.nextCheckAt} is not null`)
      .orderBy(asc(paymentTransactions.nextCheckAt))
      .limit(1);
    return row?.at ?? null;
  },
});

export type DueAttemptsStore = ReturnType<typeof createDueAttemptsStore>;
