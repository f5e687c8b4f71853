import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, rowId } from '../database/columns.ts';

/** Audit log. Member ids are stored without foreign keys, because rows outlive members. */
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
