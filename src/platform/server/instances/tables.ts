import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { rowId, timestamptz } from '../database/columns.ts';

/** Running instances of the product; each instance renews its row every ten seconds. Contains no personal data. */
export const instances = pgTable('instances', {
  id: text('id').primaryKey(),
  /** Host name and port, e.g. `web1:3000`. */
  name: text('name').notNull(),
  version: text('version').notNull(),
  startedAt: timestamptz('started_at').notNull(),
  /** Time of the last renewal, by the clock of the database. */
  seenAt: timestamptz('seen_at').notNull().defaultNow(),
  isDraining: boolean('is_draining').notNull().default(false),
  /** Clock of the instance minus the clock of the database, in milliseconds. */
  clockOffsetMs: integer('clock_offset_ms').notNull().default(0),
  diskFreeBytes: bigint('disk_free_bytes', { mode: 'number' }).notNull().default(0),
  /** Keyed hash of a constant; equal on instances with the same secret. */
  secretMark: text('secret_mark').notNull(),
});

/** Backups made by `npm run backup`, for the status page and alerts. */
export const backups = pgTable('backups', {
  id: rowId(),
  madeAt: timestamptz('made_at').notNull().defaultNow(),
  sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
  /** When the backup was restored into a scratch database and compared with the original. */
  verifiedAt: timestamptz('verified_at'),
});
