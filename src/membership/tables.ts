import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, moment, rowId, rowRef, updatedAt } from '../platform/columns.ts';

type Json = Record<string, unknown>;

/** The member: the truth about status, dates, role and language. Times the member used tools are counted here too. */
export const localUsers = pgTable(
  'local_users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Id at the auth service, embedded or hosted; by value, because a hosted one lives elsewhere. */
    supabaseUserId: uuid('supabase_user_id'),
    name: text('name').notNull(),
    nickname: text('nickname').notNull(),
    displayName: text('display_name'),
    email: text('email').notNull(),
    /** Only between a paid order and the account made from it; null afterwards. */
    passwordHash: text('password_hash'),
    country: text('country'),
    job: text('job'),
    avatar: text('avatar'),
    /** What the member came for: the plan chosen when registering without paying. */
    purpose: text('purpose'),
    industry: text('industry'),
    language: text('language').notNull().default('en'),
    isVerified: boolean('is_verified').notNull().default(false),
    role: text('role').notNull().default('Member'),
    verificationToken: text('verification_token'),
    verificationTokenExpiry: moment('verification_token_expiry'),
    resetPasswordToken: text('reset_password_token'),
    resetPasswordTokenExpiry: moment('reset_password_token_expiry'),
    lastLogin: moment('last_login'),
    profileImageUrl: text('profile_image_url'),
    subscriptionStatus: text('subscription_status').notNull().default('free'),
    membershipType: text('membership_type').notNull().default('free'),
    paymentStatus: text('payment_status').notNull().default('pending'),
    subscriptionStartedAt: moment('subscription_started_at'),
    subscriptionExpiresAt: moment('subscription_expires_at'),
    firstToolUsedAt: moment('first_tool_used_at'),
    lastToolUsedAt: moment('last_tool_used_at'),
    totalToolsUsed: integer('total_tools_used').notNull().default(0),
    /** Since when an Admin keeps the member out, and what the member is told about it. */
    suspendedAt: moment('suspended_at'),
    suspensionReason: text('suspension_reason'),
    /** On how many devices at a time this member may be signed in; null: as many as everybody. */
    deviceLimit: smallint('device_limit'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('local_users_supabase_user').on(table.supabaseUserId),
    uniqueIndex('local_users_nickname').on(sql`lower(${table.nickname})`),
    uniqueIndex('local_users_email').on(sql`lower(${table.email})`),
    index('local_users_name').on(sql`lower(${table.name})`),
    index('local_users_search').using(
      'gin',
      sql`lower(${table.name} || ' ' || ${table.nickname} || ' ' || ${table.email}) gin_trgm_ops`,
    ),
    index('local_users_newest').on(table.createdAt.desc(), table.id.desc()),
    index('local_users_by_end').on(
      table.subscriptionExpiresAt.desc().nullsLast(),
      table.id.desc().nullsLast(),
    ),
    index('local_users_by_login').on(table.lastLogin.desc().nullsLast(), table.id.desc().nullsLast()),
    index('local_users_by_use').on(table.totalToolsUsed.desc().nullsLast(), table.id.desc().nullsLast()),
    index('local_users_end')
      .on(table.subscriptionExpiresAt)
      .where(sql`${table.subscriptionStatus} = 'active'`),
  ],
);

const memberId = (onDelete: 'cascade' | 'set null') =>
  uuid('user_id').references(() => localUsers.id, { onDelete });

/** Projection of the member by the auth service's id. Never written but together with local_users. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    email: text('email'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    profileImageUrl: text('profile_image_url'),
    role: text('role').notNull().default('Member'),
    isVerified: boolean('is_verified').notNull().default(false),
    isPremium: boolean('is_premium').notNull().default(false),
    premiumExpiresAt: moment('premium_expires_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    lastLogin: moment('last_login'),
  },
  (table) => [index('users_email').on(sql`lower(${table.email})`)],
);

export const subscriptionPlans = pgTable('subscription_plans', {
  /** monthly, annual, test */
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** US cents. */
  price: integer('price').notNull(),
  /** Won; a list price of its own, never moved by the exchange rate. */
  priceKrw: integer('price_krw').notNull(),
  billingPeriod: text('billing_period').notNull(),
  features: text('features').array().notNull().default(sql`'{}'`),
  isActive: boolean('is_active').notNull().default(true),
  isTestMode: boolean('is_test_mode').notNull().default(false),
  createdAt: createdAt(),
});

/** What somebody wants to buy. While it is open it holds the email and the nickname for its buyer. */
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
    reservedUntil: moment('reserved_until'),
    /** The registration as typed, the password as a hash only; the hash is taken out once the account exists. */
    registrationSnapshot: jsonb('registration_snapshot').$type<Json>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('purchases_user').on(table.userId, table.createdAt.desc()),
    index('purchases_email').on(sql`lower(${table.email})`).where(sql`${table.status} = 'open'`),
    index('purchases_nickname').on(sql`lower(${table.nickname})`).where(sql`${table.status} = 'open'`),
  ],
);

/** One attempt to pay a purchase at one provider. */
export const paymentTransactions = pgTable(
  'payment_transactions',
  {
    id: rowId(),
    userId: memberId('set null'),
    purchaseId: uuid('purchase_id').references(() => purchases.id),
    /** Our own reference, as the provider knows it. */
    paymentId: text('payment_id').notNull(),
    provider: text('provider').notNull(),
    paymentMethod: text('payment_method').notNull(),
    userEmail: text('user_email'),
    amount: numeric('amount', { precision: 12, scale: 2 }).notNull(),
    currency: text('currency').notNull().default('USD'),
    planType: text('plan_type'),
    /** What people are shown: pending, completed, failed, cancelled, refunded. */
    paymentStatus: text('payment_status').notNull().default('pending'),
    paymentData: jsonb('payment_data').$type<Json>(),
    providerResponse: jsonb('provider_response').$type<Json>(),
    providerOrderId: text('provider_order_id'),
    paymentKey: text('payment_key'),
    /** The capture. */
    providerTransactionId: text('provider_transaction_id'),
    userCreated: boolean('user_created').notNull().default(false),
    registrationSnapshot: jsonb('registration_snapshot').$type<Json>(),
    /** Where the attempt stands, for the machine that settles it. */
    state: text('state').notNull().default('draft'),
    reason: text('reason'),
    callSequence: integer('call_sequence').notNull().default(0),
    leaseUntil: moment('lease_until'),
    nextCheckAt: moment('next_check_at'),
    checks: integer('checks').notNull().default(0),
    version: integer('version').notNull().default(0),
    capturedAt: moment('captured_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('payment_transactions_payment').on(table.paymentId),
    uniqueIndex('payment_transactions_order').on(table.provider, table.providerOrderId),
    uniqueIndex('payment_transactions_capture').on(table.provider, table.providerTransactionId),
    index('payment_transactions_purchase').on(table.purchaseId),
    index('payment_transactions_user').on(table.userId, table.createdAt.desc()),
    // As the dashboard lists and counts them.
    index('payment_transactions_shown')
      .on(table.createdAt.desc(), table.id.desc())
      .where(sql`${table.state} <> 'draft'`),
    index('payment_transactions_unsettled')
      .on(table.state, table.createdAt)
      .where(sql`${table.state} in ('capturing', 'unknown', 'pending', 'manual')`),
    index('payment_transactions_due').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
  ],
);

/** One granted period; a purchase grants once, whatever happens. Without purchase and payment an administrator gave it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: rowId(),
    userId: memberId('cascade').notNull(),
    planId: text('plan_id')
      .notNull()
      .references(() => subscriptionPlans.id),
    purchaseId: uuid('purchase_id').references(() => purchases.id),
    paymentTransactionId: rowRef('payment_transaction_id').references(() => paymentTransactions.id),
    stripeSubscriptionId: text('stripe_subscription_id'),
    status: text('status').notNull().default('active'),
    currentPeriodStart: moment('current_period_start').notNull(),
    currentPeriodEnd: moment('current_period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    revokedAt: moment('revoked_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('subscriptions_purchase').on(table.purchaseId),
    uniqueIndex('subscriptions_transaction').on(table.paymentTransactionId),
    index('subscriptions_user').on(table.userId, table.currentPeriodEnd.desc()),
  ],
);

/** One captured transaction. `amount` in minor units. */
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
  ],
);

/** What providers sent us; kept once per message, processed later. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: rowId(),
    provider: text('provider').notNull(),
    dedupeKey: text('dedupe_key').notNull(),
    raw: text('raw').notNull(),
    authenticity: text('authenticity').notNull().default('unknown'),
    receivedAt: moment('received_at').notNull().defaultNow(),
    processedAt: moment('processed_at'),
  },
  (table) => [uniqueIndex('payment_notices_once').on(table.provider, table.dedupeKey)],
);

/** Every movement of money as it became known; rows are only added. */
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

/** Lets the browser that started an order pick up its sign-in, once. */
export const loginTickets = pgTable(
  'login_tickets',
  {
    id: rowId(),
    orderId: text('order_id').notNull(),
    userId: memberId('cascade').notNull(),
    used: boolean('used').notNull().default(false),
    expiresAt: moment('expires_at').notNull(),
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
    lastRetryAt: moment('last_retry_at'),
  },
  (table) => [
    index('failed_registrations_payment').on(table.paymentId),
    index('failed_registrations_open').on(table.createdAt).where(sql`not ${table.recovered}`),
  ],
);

export const exchangeRates = pgTable(
  'exchange_rates',
  {
    id: rowId(),
    baseCurrency: text('base_currency').notNull().default('USD'),
    targetCurrency: text('target_currency').notNull().default('KRW'),
    rate: numeric('rate', { precision: 10, scale: 4 }).notNull(),
    date: date('date').notNull(),
    source: text('source').notNull().default('exchangerate-api'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('exchange_rates_day').on(table.baseCurrency, table.targetCurrency, table.date)],
);

/** Which version of which document a person agreed to, and when. */
export const consents = pgTable(
  'consents',
  {
    id: rowId(),
    userId: memberId('cascade').notNull(),
    document: text('document', { enum: ['terms', 'refund', 'privacy', 'activation'] }).notNull(),
    /** Of the document; for 'activation', which is accepted once for each payment, the payment's reference. */
    version: text('version').notNull(),
    acceptedAt: moment('accepted_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('consents_once').on(table.userId, table.document, table.version)],
);

/** Who was told of which version of the legal texts before it held. */
export const legalNotices = pgTable(
  'legal_notices',
  {
    id: rowId(),
    userId: memberId('cascade').notNull(),
    version: text('version').notNull(),
    toldAt: moment('told_at').notNull(),
  },
  (table) => [uniqueIndex('legal_notices_once').on(table.userId, table.version)],
);
