import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { localUsers } from '../../src/features/membership/tables.ts';
import { createdAt, rowId } from '../../src/platform/server/database/columns.ts';

export const announcements = pgTable('announcements', {
  id: rowId(),
  text: text('text').notNull(),
  authorId: uuid('author_id').references(() => localUsers.id, { onDelete: 'set null' }),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  createdAt: createdAt(),
});

/** SQL that creates the table, because the sample feature has no migration. */
export const createAnnouncements = sql`CREATE TABLE announcements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  text text NOT NULL,
  author_id uuid REFERENCES local_users (id) ON DELETE SET NULL,
  ends_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
)`;
