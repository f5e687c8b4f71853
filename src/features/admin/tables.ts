import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, rowId, timestamptz, updatedAt } from '../../platform/server/database/columns.ts';
import { byMember, type ExportSection } from '../../platform/server/database/personal-data.ts';
import { localUsers } from '../membership/tables.ts';

/** Support request from a member. Premium members are answered first. */
export const supportRequests = pgTable(
  'support_requests',
  {
    id: rowId(),
    userId: uuid('user_id').references(() => localUsers.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** Whether the member was premium at the time of the request. */
    isPremium: boolean('is_premium').notNull().default(false),
    status: text('status', { enum: ['open', 'answered', 'closed'] })
      .notNull()
      .default('open'),
    answer: text('answer'),
    answeredBy: uuid('answered_by').references(() => localUsers.id, { onDelete: 'set null' }),
    answeredAt: timestamptz('answered_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('support_requests_order').on(table.status, table.isPremium.desc(), table.createdAt, table.id),
    index('support_requests_user').on(table.userId, table.createdAt.desc()),
  ],
);

/** Personal data in the tables of support requests. */
export const adminExport: readonly ExportSection[] = [
  {
    name: 'supportRequests',
    table: supportRequests,
    columns: ['subject', 'text', 'status', 'answer', 'answered_at', 'created_at'],
    theirs: byMember(),
  },
];
