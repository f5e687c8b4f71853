import { and, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/server/database/database.ts';
import { rateBuckets } from '../service/tables.ts';

/** Counts failures and mails per key; keys are hashes, so that the table names nobody. */
export function createLimitStore(db: Database) {
  return {
    /** Until when the last of these keys is blocked; null when none is. */
    async blockedUntil(keys: readonly string[], now: Date): Promise<Date | null> {
      const rows = await db
        .select({ until: rateBuckets.blockedUntil })
        .from(rateBuckets)
        .where(inArray(rateBuckets.key, [...keys]));
      const times = rows.flatMap((row) => (row.until && row.until > now ? [row.until.getTime()] : []));
      return times.length > 0 ? new Date(Math.max(...times)) : null;
    },

    /** One failure more; a window that has run out begins anew. @returns how many there are */
    async countFailure(key: string, windowMs: number, now: Date): Promise<number> {
      const at = now.toISOString();
      const isOver = sql`${rateBuckets.windowEndsAt} <= ${at}::timestamptz`;
      const windowEndsAt = new Date(now.getTime() + windowMs);
      const [row] = await db
        .insert(rateBuckets)
        .values({ key, count: 1, windowEndsAt })
        .onConflictDoUpdate({
          target: rateBuckets.key,
          set: {
            count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${rateBuckets.count} + 1 END`,
            windowEndsAt: sql`CASE WHEN ${isOver} THEN excluded.window_ends_at ELSE ${rateBuckets.windowEndsAt} END`,
            blockedUntil: sql`CASE WHEN ${isOver} THEN NULL ELSE ${rateBuckets.blockedUntil} END`,
          },
        })
        .returning({ count: rateBuckets.count });
      return row?.count ?? 1;
    },

    /** Takes one of `most` in the window. @returns null, or from when there are some again */
    async take(key: string, most: number, windowMs: number, now: Date): Promise<Date | null> {
      const at = now.toISOString();
      const isOver = sql`${rateBuckets.windowEndsAt} <= ${at}::timestamptz`;
      const windowEndsAt = new Date(now.getTime() + windowMs);
      const taken = await db
        .insert(rateBuckets)
        .values({ key, count: 1, windowEndsAt })
        .onConflictDoUpdate({
          target: rateBuckets.key,
          set: {
            count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${rateBuckets.count} + 1 END`,
            windowEndsAt: sql`CASE WHEN ${isOver} THEN excluded.window_ends_at ELSE ${rateBuckets.windowEndsAt} END`,
          },
          setWhere: or(isOver, lt(rateBuckets.count, most)) ?? sql`false`,
        })
        .returning({ key: rateBuckets.key });
      if (taken.length > 0) return null;
      const [row] = await db
        .select({ end: rateBuckets.windowEndsAt })
        .from(rateBuckets)
        .where(eq(rateBuckets.key, key));
      return row?.end ?? windowEndsAt;
    },

    /** Gives one back of what {@link take} took. */
    async giveBack(key: string): Promise<void> {
      await db
        .update(rateBuckets)
        .set({ count: sql`greatest(${rateBuckets.count} - 1, 0)` })
        .where(eq(rateBuckets.key, key));
    },

    /** Adds what was counted elsewhere, in one statement. @returns how many there are over all processes */
    async add(
      sums: readonly { key: string; count: number; windowEndsAt: Date }[],
      now: Date,
    ): Promise<{ key: string; count: number; windowEndsAt: Date }[]> {
      if (sums.length === 0) return [];
      const isOver = sql`${rateBuckets.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
      return db
        .insert(rateBuckets)
        .values([...sums])
        .onConflictDoUpdate({
          target: rateBuckets.key,
          set: {
            count: sql`CASE WHEN ${isOver} THEN excluded.count ELSE ${rateBuckets.count} + excluded.count END`,
            windowEndsAt: sql`CASE WHEN ${isOver} THEN excluded.window_ends_at ELSE ${rateBuckets.windowEndsAt} END`,
          },
        })
        .returning({
          key: rateBuckets.key,
          count: rateBuckets.count,
          windowEndsAt: rateBuckets.windowEndsAt,
        });
    },

    /** Blocks a key; the window lasts at least as long, so that the next wait is a longer one. */
    async block(key: string, until: Date, windowMs: number): Promise<void> {
      const end = new Date(until.getTime() + windowMs);
      await db
        .update(rateBuckets)
        .set({ blockedUntil: until, windowEndsAt: end })
        .where(eq(rateBuckets.key, key));
    },

    /** Remembers keys until then; what they count stays. */
    async keep(keys: readonly string[], until: Date): Promise<void> {
      await db
        .insert(rateBuckets)
        .values(keys.map((key) => ({ key, count: 0, windowEndsAt: until })))
        .onConflictDoUpdate({ target: rateBuckets.key, set: { windowEndsAt: until } });
    },

    /** Whether one of these keys is remembered. */
    async hasAny(keys: readonly string[], now: Date): Promise<boolean> {
      const rows = await db
        .select({ key: rateBuckets.key })
        .from(rateBuckets)
        .where(and(inArray(rateBuckets.key, [...keys]), gt(rateBuckets.windowEndsAt, now)))
        .limit(1);
      return rows.length > 0;
    },

    async forget(key: string): Promise<void> {
      await db.delete(rateBuckets).where(eq(rateBuckets.key, key));
    },

    async removeExpired(now: Date): Promise<void> {
      await db.delete(rateBuckets).where(lt(rateBuckets.windowEndsAt, now));
    },
  };
}

export type LimitStore = ReturnType<typeof createLimitStore>;
