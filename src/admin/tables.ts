import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, rowId } from '../platform/columns.ts';

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
  ],
);
