import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, rowId, rowRef, timestamptz, updatedAt } from '../../platform/server/database/columns.ts';
import { byMember, type ExportSection } from '../../platform/server/database/personal-data.ts';
import { localUsers } from '../membership/tables.ts';
import { paymentTransactions } from '../payments/tables.ts';

/** Refund requests and withdrawals from the contract. Amounts in minor units. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: rowId(),
    userId: uuid('user_id').references(() => localUsers.id, { onDelete: 'set null' }),
    paymentTransactionId: rowRef('payment_transaction_id')
      .notNull()
      .references(() => paymentTransactions.id),
    /** Kind of the request: a refund follows the policy of the product, a withdrawal from the contract follows the law. */
    kind: text('kind', { enum: ['refund', 'withdrawal'] })
      .notNull()
      .default('refund'),
    reason: text('reason').notNull(),
    /**
     * Only for withdrawals: name of the person who declared it; the next column is the recipient of the
     * acknowledgement.
     */
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
    processedAt: timestamptz('processed_at'),
    /** Registration time of the member, copied by a trigger. Members with an open request are sorted by it. */
    memberSince: timestamptz('member_since'),
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
    // The index sorts nulls first only to match the query's sort order; the column has no nulls.
    index('refund_requests_open')
      .on(table.status, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.status} in ('pending', 'approved')`),
    index('refund_requests_open_members')
      .on(table.status, table.memberSince.desc(), table.userId.desc())
      .where(sql`${table.status} in ('pending', 'approved')`),
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

export const refundsExport: readonly ExportSection[] = [
  {
    name: 'refundRequests',
    table: refundRequests,
    columns: [
      ...[
        'kind',
        'reason',
        'stated_name',
        'stated_email',
        'refund_amount',
        'currency',
        'status',
        'admin_notes',
      ],
      ...['created_at', 'processed_at'],
    ],
    theirs: byMember(),
  },
];
