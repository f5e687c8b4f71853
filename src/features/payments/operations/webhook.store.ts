import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import type { ProviderId, Signal } from '../providers/provider.port.ts';
import { paymentNotices } from '../tables.ts';

/** Stored webhook: ids of the payment concerned and the message body. */
export type StoredWebhook = {
  readonly id: number;
  readonly provider: ProviderId;
  readonly signal: Signal;
  readonly receivedAt: Date;
};

export function createWebhookStore(db: Database) {
  return {
    /**
     * Stores a webhook once, even if it is delivered repeatedly.
     * @returns whether it was new
     */
    async insert(provider: ProviderId, signal: Signal, body: string, now: Date): Promise<boolean> {
      const { dedupeKey, authenticity } = signal;
      const raw = JSON.stringify({ signal, body });
      const rows = await db
        .insert(paymentNotices)
        .values({ provider, dedupeKey, raw, authenticity, receivedAt: now })
        .onConflictDoNothing()
        .returning({ id: paymentNotices.id });
      return rows.length > 0;
    },

    /** Returns the number of unprocessed webhooks without a signature. */
    async countWaitingUnsigned(): Promise<number> {
      return db.$count(
        paymentNotices,
        and(isNull(paymentNotices.processedAt), eq(paymentNotices.authenticity, 'unsigned')),
      );
    },

    /** Returns unprocessed webhooks. Processing is idempotent, so they are not locked. */
    async findWaiting(most: number): Promise<StoredWebhook[]> {
      const rows = await db
        .select()
        .from(paymentNotices)
        .where(isNull(paymentNotices.processedAt))
        .orderBy(asc(paymentNotices.id))
        .limit(most);
      return rows.map(({ id, provider, raw, receivedAt }) => {
        const { signal } = JSON.parse(raw) as { signal: Signal };
        return { id, provider: provider as ProviderId, signal, receivedAt };
      });
    },

    /** Marks webhooks as processed and deletes their bodies. */
    async finish(ids: readonly number[], now: Date): Promise<void> {
      if (ids.length === 0) return;
      await db
        .update(paymentNotices)
        .set({ processedAt: now, raw: sql`(${paymentNotices.raw}::jsonb - 'body')::text` })
        .where(inArray(paymentNotices.id, [...ids]));
    },

    /**
     * Deletes old webhooks. Providers repeat a delivery only for some days, so older ones are not needed to detect
     * duplicates.
     */
    async removeOld(before: Date): Promise<void> {
      await db.delete(paymentNotices).where(lt(paymentNotices.processedAt, before));
    },
  };
}

export type WebhookStore = ReturnType<typeof createWebhookStore>;
