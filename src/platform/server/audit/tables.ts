import { type AnyColumn, sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, rowId } from '../database/columns.ts';

/**
 * Returns an SQL condition for entries that are deleted after the retention period. Entries about payments and refunds
 * are kept as payment records; the entry of a started account deletion is needed until the deletion is finished.
 */
export const isTemporary = (action: AnyColumn) =>
  sql`(${action} NOT LIKE 'payment%' AND ${action} NOT LIKE 'refund%' AND ${action} <> 'membership.deletion_begun')`;

/** Audit log. Member ids are stored without foreign keys, because entries remain after the member is deleted. */
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
    index('audit_logs_temporary').on(table.createdAt).where(isTemporary(table.action)),
    index('audit_logs_addresses').on(table.createdAt).where(sql`${table.details} ? 'address'`),
  ],
);
