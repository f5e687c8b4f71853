import { index, integer, pgSchema, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

/**
 * Attempts per key within a time window; keys are hashes where they would name a person.
 * The table lies in the schema of the auth service, where earlier versions created it.
 */
export const rateBuckets = pgSchema('auth').table(
  'rate_buckets',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: moment('window_ends_at').notNull(),
    blockedUntil: moment('blocked_until'),
  },
  (table) => [index('rate_buckets_end').on(table.windowEndsAt)],
);
