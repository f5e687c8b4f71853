import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, rowId, timestamptz } from '../database/columns.ts';

/**
 * Email queue, and the built-in mailbox of demo mode. Emails are stored first, so that no request waits for a mail
 * server.
 */
export const mails = pgTable(
  'mails',
  {
    id: rowId(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    language: text('language').notNull().default('en'),
    status: text('status', { enum: ['queued', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    nextAttemptAt: timestamptz('next_attempt_at').notNull().defaultNow(),
    createdAt: createdAt(),
    sentAt: timestamptz('sent_at'),
  },
  (table) => [
    index('mails_due').on(table.nextAttemptAt).where(sql`${table.status} = 'queued'`),
    index('mails_newest').on(table.createdAt.desc(), table.id.desc()),
    index('mails_to').on(table.to, table.createdAt.desc()),
  ],
);
