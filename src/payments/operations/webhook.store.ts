import { asc, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/server/database/database.ts';
import type { ProviderId, Signal } from '../providers/provider.port.ts';
import { paymentNotices } from '../tables.ts';

/** A message as it is kept: what it speaks of, beside what it said. */
export type Notice = {
  readonly id: number;
  readonly provider: ProviderId;
  readonly signal: Signal;
  readonly receivedAt: Date;
};

export function createWebhookStore(db: Database) {
  return {
    /** Once per message, however often it is delivered. @returns whether it is a new one */
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

    /** Messages that nobody has acted upon yet. Acting twice does no harm, so they are not locked. */
    async findWaiting(most: number): Promise<Notice[]> {
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

    /** Done with it; what it said is not needed any more. */
    async finish(ids: readonly number[], now: Date): Promise<void> {
      if (ids.length === 0) return;
      await db
        .update(paymentNotices)
        .set({ processedAt: now, raw: sql`(${paymentNotices.raw}::jsonb - 'body')::text` })
        .where(inArray(paymentNotices.id, [...ids]));
    },

    /** Providers repeat for some days; after that a key need not be known any more. */
    async removeOld(before: Date): Promise<void> {
      await db.delete(paymentNotices).where(lt(paymentNotices.processedAt, before));
    },
  };
}

export type WebhookStore = ReturnType<typeof createWebhookStore>;
