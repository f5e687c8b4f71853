import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { localUsers, paymentTransactions } from '../membership/tables.ts';
import { createdAt, moment, rowId, rowRef, updatedAt } from '../platform/columns.ts';

/** The wish, or the statement of withdrawal from the contract. Amounts in minor units. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: rowId(),
    userId: uuid('user_id').references(() => localUsers.id, { onDelete: 'set null' }),
    paymentTransactionId: rowRef('payment_transaction_id')
      .notNull()
      .references(() => paymentTransactions.id),
    /** A refund is asked for by the product's own rule; a withdrawal is stated by right of the law. */
    kind: text('kind', { enum: ['refund', 'withdrawal'] })
      .notNull()
      .default('refund'),
    reason: text('reason').notNull(),
    /** Of a withdrawal: who makes the statement, and where its acknowledgement goes. */
    statedName: text('stated_name'),
    statedEmail: text('stated_email'),
    amount: integer('amount').notNull(),
    refundAmount: integer('refund_amount').notNull(),
    currency: text('currency').notNull().default('USD'),
    status: text('status', { enum: ['pending', 'approved', 'rejected', 'completed', 'withdrawn'] })
      .notNull()
      .default('pending'),
    pgRefundId: text('pg_refund_id'),
    pgStatus: text('pg_status'),
    adminNotes: text('admin_notes'),
    processedBy: uuid('processed_by').references(() => localUsers.id, { onDelete: 'set null' }),
    processedAt: moment('processed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('refund_requests_one_open')
      .on(table.paymentTransactionId)
      .where(sql`${table.status} in ('pending', 'approved')`),
    uniqueIndex('refund_requests_one_withdrawal')
      .on(table.paymentTransactionId)
      .where(sql`${table.kind} = 'withdrawal'`),
    index('refund_requests_user').on(table.userId, table.createdAt.desc()),
    index('refund_requests_newest').on(table.createdAt.desc(), table.id.desc()),
  ],
);

/** Money that moves back; a mistaken or double charge has no request. */
export const refundTransactions = pgTable(
  'refund_transactions',
  {
    id: rowId(),
    refundRequestId: rowRef('refund_request_id').references(() => refundRequests.id),
    paymentTransactionId: rowRef('payment_transaction_id')
      .notNull()
      .references(() => paymentTransactions.id),
    provider: text('provider').notNull(),
    /** Our own key of this refund at the provider. */
    refundId: text('refund_id').notNull(),
    providerRefundId: text('provider_refund_id'),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    status: text('status').notNull().default('requested'),
    origin: text('origin', { enum: ['user', 'duplicate', 'mismatch', 'external', 'admin'] })
      .notNull()
      .default('user'),
    balanceBefore: integer('balance_before'),
    providerResponse: jsonb('provider_response').$type<Record<string, unknown>>(),
    checks: integer('checks').notNull().default(0),
    leaseUntil: moment('lease_until'),
    nextCheckAt: moment('next_check_at'),
    processedAt: moment('processed_at'),
    completedAt: moment('completed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('refund_transactions_refund').on(table.refundId),
    uniqueIndex('refund_transactions_one_running')
      .on(table.paymentTransactionId)
      .where(sql`${table.status} in ('requested', 'sent', 'unknown', 'pending')`),
    index('refund_transactions_request').on(table.refundRequestId),
    index('refund_transactions_due').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
  ],
);

export const adminRefundActions = pgTable(
  'admin_refund_actions',
  {
    id: rowId(),
    adminId: uuid('admin_id').references(() => localUsers.id, { onDelete: 'set null' }),
    refundRequestId: rowRef('refund_request_id')
      .notNull()
      .references(() => refundRequests.id),
    action: text('action').notNull(),
    notes: text('notes'),
    previousStatus: text('previous_status'),
    newStatus: text('new_status'),
    createdAt: createdAt(),
  },
  (table) => [index('admin_refund_actions_request').on(table.refundRequestId, table.createdAt)],
);
