import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { localUsers } from '../membership/tables.ts';
import { createdAt, moment, rowId, updatedAt } from '../platform/server/database/columns.ts';

/** Who did what to whom. Member ids by value: the trail outlives the members. */
export const auditLogs = pgTable(
  'audit_logs',
  {
    id: rowId(),
    userId: uuid('user_id'),
    action: text('action').notNull(),
    targetUserId: uuid('target_user_id'),
    details: jsonb('details').$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_logs_newest').on(table.createdAt.desc(), table.id.desc()),
    index('audit_logs_target').on(table.targetUserId, table.createdAt.desc()),
    index('audit_logs_action').on(table.action, table.createdAt.desc()),
  ],
);

/** Support request from a member. Premium members are answered first. */
export const supportRequests = pgTable(
  'support_requests',
  {
    id: rowId(),
    userId: uuid('user_id').references(() => localUsers.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** As of the moment of asking. */
    isPremium: boolean('is_premium').notNull().default(false),
    status: text('status', { enum: ['open', 'answered', 'closed'] })
      .notNull()
      .default('open'),
    answer: text('answer'),
    answeredBy: uuid('answered_by').references(() => localUsers.id, { onDelete: 'set null' }),
    answeredAt: moment('answered_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('support_requests_order').on(table.status, table.isPremium.desc(), table.createdAt, table.id),
    index('support_requests_user').on(table.userId, table.createdAt.desc()),
  ],
);
