import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { paymentTransactions, purchases } from '../payments/tables.ts';
import { createdAt, moment, rowId, rowRef, updatedAt } from '../platform/server/database/columns.ts';
import { byMember, type ExportSection } from '../platform/server/database/personal-data.ts';

/** The member: the truth about status, dates, role and language. Times the member used tools are counted here too. */
export const localUsers = pgTable(
  'local_users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Id at the auth service, embedded or hosted; by value, because a hosted one lives elsewhere. */
    supabaseUserId: uuid('supabase_user_id'),
    name: text('name').notNull(),
    nickname: text('nickname').notNull(),
    /** `lookAlikeKey` of the nickname; null where an older member has the same one. */
    nicknameKey: text('nickname_key'),
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
    uniqueIndex('local_users_nickname_key').on(table.nicknameKey),
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

/** Personal data of the membership tables. */
export const membershipExport: readonly ExportSection[] = [
  {
    name: 'profile',
    table: localUsers,
    columns: [
      ...['name', 'nickname', 'display_name', 'email', 'country', 'job', 'industry', 'purpose', 'avatar'],
      ...['profile_image_url', 'language', 'role', 'is_verified', 'subscription_status', 'membership_type'],
      ...['subscription_started_at', 'subscription_expires_at', 'total_tools_used', 'first_tool_used_at'],
      ...[
        'last_tool_used_at',
        'last_login',
        'suspended_at',
        'suspension_reason',
        'device_limit',
        'created_at',
        'updated_at',
      ],
    ],
    theirs: byMember('id'),
  },
  {
    name: 'consents',
    table: consents,
    columns: ['document', 'version', 'accepted_at'],
    theirs: byMember(),
  },
  {
    name: 'legalNotices',
    table: legalNotices,
    columns: ['version', 'told_at'],
    theirs: byMember(),
  },
  {
    name: 'periods',
    table: subscriptions,
    columns: ['plan_id', 'status', 'current_period_start', 'current_period_end', 'revoked_at'],
    theirs: byMember(),
  },
];
