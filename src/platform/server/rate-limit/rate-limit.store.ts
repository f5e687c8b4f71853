import { and, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { withDatabase } from '../with-database.ts';
import { rateBuckets } from './tables.ts';

/** Counts failures, emails and calls by key. Callers hash keys that would identify a person. */
export const createRateLimitStore = (db: Database) => ({
  ...withDatabase(db, {
    blockedUntil,
    countFailure,
    release,
    add,
    block,
    remember,
    isAnyRemembered,
    reset,
    removeExpired,
  }),
  /** Consumes one of `max` attempts in the window. @returns null, or the end of the window if no attempt is left */
  consume: (key: string, max: number, windowMs: number, now: Date) =>
    consume(db, key, { max, windowMs }, now),
});

export type RateLimitStore = ReturnType<typeof createRateLimitStore>;

/** Returns the time when the last of the blocks on these keys ends; null if no key is blocked. */
async function blockedUntil(db: Database, keys: readonly string[], now: Date): Promise<Date | null> {
  const rows = await db
    .select({ until: rateBuckets.blockedUntil })
    .from(rateBuckets)
    .where(inArray(rateBuckets.key, [...keys]));
  const times = rows.flatMap((row) => (row.until && row.until > now ? [row.until.getTime()] : []));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

/**
 * Counts a failure; an expired window starts again.
 * @returns the number of failures in the window
 */
async function countFailure(db: Database, key: string, windowMs: number, now: Date): Promise<number> {
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
}

async function consume(
  db: Database,
  key: string,
  { max, windowMs }: { readonly max: number; readonly windowMs: number },
  now: Date,
): Promise<Date | null> {
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
      setWhere: or(isOver, lt(rateBuckets.count, max)) ?? sql`false`,
    })
    .returning({ key: rateBuckets.key });
  if (taken.length > 0) return null;
  const [row] = await db
    .select({ end: rateBuckets.windowEndsAt })
    .from(rateBuckets)
    .where(eq(rateBuckets.key, key));
  return row?.end ?? windowEndsAt;
}

/** Undoes one {@link consume}. */
async function release(db: Database, key: string): Promise<void> {
  await db
    .update(rateBuckets)
    .set({ count: sql`greatest(${rateBuckets.count} - 1, 0)` })
    .where(eq(rateBuckets.key, key));
}

/**
 * Adds the counts of this process in one statement.
 * @returns the sums over all processes
 */
async function add(
  db: Database,
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
}

/** Blocks a key, and extends its window beyond the end of the block so that the next block is longer. */
async function block(db: Database, key: string, until: Date, windowMs: number): Promise<void> {
  const end = new Date(until.getTime() + windowMs);
  await db
    .update(rateBuckets)
    .set({ blockedUntil: until, windowEndsAt: end })
    .where(eq(rateBuckets.key, key));
}

/** Stores keys until the given time without changing their counts. */
async function remember(db: Database, keys: readonly string[], until: Date): Promise<void> {
  await db
    .insert(rateBuckets)
    .values(keys.map((key) => ({ key, count: 0, windowEndsAt: until })))
    .onConflictDoUpdate({ target: rateBuckets.key, set: { windowEndsAt: until } });
}

/** Returns whether one of these keys is stored and not expired. */
async function isAnyRemembered(db: Database, keys: readonly string[], now: Date): Promise<boolean> {
  const rows = await db
    .select({ key: rateBuckets.key })
    .from(rateBuckets)
    .where(and(inArray(rateBuckets.key, [...keys]), gt(rateBuckets.windowEndsAt, now)))
    .limit(1);
  return rows.length > 0;
}

async function reset(db: Database, key: string): Promise<void> {
  await db.delete(rateBuckets).where(eq(rateBuckets.key, key));
}

async function removeExpired(db: Database, now: Date): Promise<void> {
  await db.delete(rateBuckets).where(lt(rateBuckets.windowEndsAt, now));
}
