import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, rowId, rowRef, timestamptz, updatedAt } from '../../platform/server/database/columns.ts';
import { byMember, type ExportSection } from '../../platform/server/database/personal-data.ts';
import { localUsers, subscriptionPlans, subscriptions } from '../membership/tables.ts';
import { refundRequests } from '../refunds/tables.ts';

type Json = Record<string, unknown>;

const memberId = (onDelete: 'cascade' | 'set null') =>
  uuid('user_id').references(() => localUsers.id, { onDelete });

/** A purchase of a plan; while open, it reserves the buyer's email and nickname. */
export const purchases = pgTable(
  'purchases',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: memberId('set null'),
    planId: text('plan_id')
      .notNull()
      .references(() => subscriptionPlans.id),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: ['open', 'granted', 'refunded', 'closed'] })
      .notNull()
      .default('open'),
    isRenewal: boolean('is_renewal').notNull().default(false),
    email: text('email').notNull(),
    nickname: text('nickname'),
    nicknameKey: text('nickname_key'),
    reservedUntil: timestamptz('reserved_until'),
    /** Registration data. It contains the password hash until the account exists. */
    registrationSnapshot: jsonb('registration_snapshot').$type<Json>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('purchases_user').on(table.userId, table.createdAt.desc()),
    index('purchases_email').on(sql`lower(${table.email})`).where(sql`${table.status} = 'open'`),
    index('purchases_nickname').on(sql`lower(${table.nickname})`).where(sql`${table.status} = 'open'`),
    index('purchases_nickname_key').on(table.nicknameKey).where(sql`${table.status} = 'open'`),
  ],
);

/** An attempt to pay a purchase at a provider. */
export const paymentTransactions = pgTable(
  'payment_transactions',
  {
    id: rowId(),
    userId: memberId('set null'),
    purchaseId: uuid('purchase_id').references(() => purchases.id),
    /** Our order reference, as sent to the provider. */
    paymentId: text('payment_id').notNull(),
    provider: text('provider').notNull(),
    paymentMethod: text('payment_method').notNull(),
    userEmail: text('user_email'),
    amount: numeric('amount', { precision: 12, scale: 2 }).notNull(),
    currency: text('currency').notNull().default('USD'),
    planType: text('plan_type'),
    /** Displayed status: pending, completed, failed, cancelled, refunded. */
    paymentStatus: text('payment_status').notNull().default('pending'),
    paymentData: jsonb('payment_data').$type<Json>(),
    providerResponse: jsonb('provider_response').$type<Json>(),
    providerOrderId: text('provider_order_id'),
    paymentKey: text('payment_key'),
    /** The provider's id of the capture. */
    providerTransactionId: text('provider_transaction_id'),
    userCreated: boolean('user_created').notNull().default(false),
    registrationSnapshot: jsonb('registration_snapshot').$type<Json>(),
    /** State of the attempt, see `attempt.rules.ts`. */
    state: text('state').notNull().default('draft'),
    reason: text('reason'),
    callSequence: integer('call_sequence').notNull().default(0),
    leaseUntil: timestamptz('lease_until'),
    nextCheckAt: timestamptz('next_check_at'),
    checks: integer('checks').notNull().default(0),
    version: integer('version').notNull().default(0),
    capturedAt: timestamptz('captured_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('payment_transactions_payment').on(table.paymentId),
    uniqueIndex('payment_transactions_order').on(table.provider, table.providerOrderId),
    uniqueIndex('payment_transactions_capture').on(table.provider, table.providerTransactionId),
    index('payment_transactions_purchase').on(table.purchaseId),
    index('payment_transactions_user').on(table.userId, table.createdAt.desc()),
    // For lists and counts of the dashboard.
    index('payment_transactions_shown')
      .on(table.createdAt.desc(), table.id.desc())
      .where(sql`${table.state} <> 'draft'`),
    index('payment_transactions_unsettled')
      .on(table.state, table.createdAt)
      .where(sql`${table.state} in ('capturing', 'unknown', 'pending', 'manual')`),
    index('payment_transactions_due').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
  ],
);

/** Shown status of an attempt. The column `payment_status` has `refunded` for a chargeback too. */
export const paymentStatus = sql<string>`case when ${paymentTransactions.state} = 'reversed' then 'charged_back' else ${paymentTransactions.paymentStatus} end`;

/** Captured payment as shown to members and administrators; `amount` in minor units of the currency. */
export const payments = pgTable(
  'payments',
  {
    id: rowId(),
    userId: memberId('set null'),
    subscriptionId: rowRef('subscription_id').references(() => subscriptions.id, { onDelete: 'set null' }),
    paymentTransactionId: rowRef('payment_transaction_id').references(() => paymentTransactions.id),
    stripePaymentIntentId: text('stripe_payment_intent_id'),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull().default('usd'),
    status: text('status').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('payments_transaction').on(table.paymentTransactionId),
    index('payments_user').on(table.userId, table.createdAt.desc()),
    index('payments_by_time').on(table.createdAt),
  ],
);

/** Webhooks of the providers. Each message is stored once and processed later. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: rowId(),
    provider: text('provider').notNull(),
    dedupeKey: text('dedupe_key').notNull(),
    raw: text('raw').notNull(),
    authenticity: text('authenticity').notNull().default('unknown'),
    receivedAt: timestamptz('received_at').notNull().defaultNow(),
    processedAt: timestamptz('processed_at'),
  },
  (table) => [uniqueIndex('payment_notices_once').on(table.provider, table.dedupeKey)],
);

/** Ledger of all captures, refunds and reversals; append-only. */
export const paymentLedger = pgTable(
  'payment_ledger',
  {
    id: rowId(),
    paymentTransactionId: rowRef('payment_transaction_id').references(() => paymentTransactions.id),
    refundTransactionId: rowRef('refund_transaction_id'),
    kind: text('kind').notNull(),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull(),
    source: text('source', { enum: ['call', 'query', 'report', 'notice'] }).notNull(),
    reference: text('reference'),
    createdAt: createdAt(),
  },
  (table) => [index('payment_ledger_transaction').on(table.paymentTransactionId)],
);

/** One-time ticket with which the ordering browser starts the session of a new member. */
export const loginTickets = pgTable(
  'login_tickets',
  {
    id: rowId(),
    orderId: text('order_id').notNull(),
    userId: memberId('cascade').notNull(),
    used: boolean('used').notNull().default(false),
    expiresAt: timestamptz('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('login_tickets_order').on(table.orderId)],
);

export const failedRegistrations = pgTable(
  'failed_registrations',
  {
    id: rowId(),
    paymentId: text('payment_id').notNull(),
    registrationData: jsonb('registration_data').$type<Json>(),
    errorMessage: text('error_message'),
    retryCount: integer('retry_count').notNull().default(0),
    recovered: boolean('recovered').notNull().default(false),
    createdAt: createdAt(),
    lastRetryAt: timestamptz('last_retry_at'),
  },
  (table) => [
    index('failed_registrations_payment').on(table.paymentId),
    index('failed_registrations_open').on(table.createdAt).where(sql`not ${table.recovered}`),
  ],
);

/** Refunds. Automatic refunds of duplicate or wrong payments belong to no refund request. */
export const refundTransactions = pgTable(
  'refund_transactions',
  {
    id: rowId(),
    refundRequestId: rowRef('refund_request_id').references(() => refundRequests.id),
    paymentTransactionId: rowRef('payment_transaction_id')
      .notNull()
      .references(() => paymentTransactions.id),
    provider: text('provider').notNull(),
    /** Our refund id, as sent to the provider. */
    refundId: text('refund_id').notNull(),
    providerRefundId: text('provider_refund_id'),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    status: text('status').notNull().default('requested'),
    origin: text('origin', { enum: ['user', 'duplicate', 'mismatch', 'no_buyer', 'external', 'admin'] })
      .notNull()
      .default('user'),
    balanceBefore: integer('balance_before'),
    providerResponse: jsonb('provider_response').$type<Record<string, unknown>>(),
    checks: integer('checks').notNull().default(0),
    leaseUntil: timestamptz('lease_until'),
    nextCheckAt: timestamptz('next_check_at'),
    processedAt: timestamptz('processed_at'),
    completedAt: timestamptz('completed_at'),
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

export const paymentsExport: readonly ExportSection[] = [
  {
    name: 'orders',
    table: purchases,
    columns: ['plan_id', 'amount_minor', 'currency', 'status', 'is_renewal', 'created_at'],
    theirs: byMember(),
  },
  {
    name: 'payments',
    table: paymentTransactions,
    columns: [
      ...['payment_id', 'payment_method', 'amount', 'currency', 'plan_type', 'payment_status', 'state'],
      ...['provider_transaction_id', 'captured_at', 'created_at'],
    ],
    theirs: byMember(),
  },
  {
    name: 'charges',
    table: payments,
    columns: ['amount', 'currency', 'status', 'created_at'],
    theirs: byMember(),
  },
];
