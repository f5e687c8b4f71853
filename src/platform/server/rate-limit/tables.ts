import { index, integer, pgSchema, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '../database/columns.ts';

/**
 * Number of attempts per key within a time window; keys that would identify a person are hashed. The table is in the
 * schema of the auth service for compatibility with earlier versions.
 */
export const rateBuckets = pgSchema('auth').table(
  'rate_buckets',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: timestamptz('window_ends_at').notNull(),
    blockedUntil: timestamptz('blocked_until'),
  },
  (table) => [index('rate_buckets_end').on(table.windowEndsAt)],
);
