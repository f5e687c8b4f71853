import { type AnyColumn, sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, rowId } from '../database/columns.ts';

/**
 * Condition of entries that are removed some day. Entries about payments and refunds are records of payments; that of a begun
 * deletion of an account is read until it is finished.
 */
export const isTemporary = (action: AnyColumn) =>
  sql`(${action} NOT LIKE 'payment%' AND ${action} NOT LIKE 'refund%' AND ${action} <> 'membership.deletion_begun')`;

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
    index('audit_logs_temporary').on(table.createdAt).where(isTemporary(table.action)),
    index('audit_logs_addresses').on(table.createdAt).where(sql`${table.details} ? 'address'`),
  ],
);
