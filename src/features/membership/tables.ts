import { type SQL, sql } from 'drizzle-orm';
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
import { createdAt, rowId, rowRef, timestamptz, updatedAt } from '../../platform/server/database/columns.ts';
import { byMember, type ExportSection } from '../../platform/server/database/personal-data.ts';
import { paymentTransactions, purchases } from '../payments/tables.ts';

/** Members: status, dates, role, language and number of tool uses. */
export const localUsers = pgTable(
  'local_users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** User id at the auth service. Not a foreign key, because a hosted service has its own database. */
    supabaseUserId: uuid('supabase_user_id'),
    name: text('name').notNull(),
    nickname: text('nickname').notNull(),
    /** Key that look-alike nicknames share; null if an older member has the same key. */
    nicknameKey: text('nickname_key'),
    displayName: text('display_name'),
    email: text('email').notNull(),
    /** Hash of the password; set only between a paid order and the creation of the account. */
    passwordHash: text('password_hash'),
    country: text('country'),
    job: text('job'),
    avatar: text('avatar'),
    /** Plan chosen at a free registration. */
    purpose: text('purpose'),
    industry: text('industry'),
    language: text('language').notNull().default('en'),
    isVerified: boolean('is_verified').notNull().default(false),
    role: text('role').notNull().default('Member'),
    verificationToken: text('verification_token'),
    verificationTokenExpiry: timestamptz('verification_token_expiry'),
    resetPasswordToken: text('reset_password_token'),
    resetPasswordTokenExpiry: timestamptz('reset_password_token_expiry'),
    lastLogin: timestamptz('last_login'),
    profileImageUrl: text('profile_image_url'),
    subscriptionStatus: text('subscription_status').notNull().default('free'),
    membershipType: text('membership_type').notNull().default('free'),
    paymentStatus: text('payment_status').notNull().default('pending'),
    subscriptionStartedAt: timestamptz('subscription_started_at'),
    subscriptionExpiresAt: timestamptz('subscription_expires_at'),
    firstToolUsedAt: timestamptz('first_tool_used_at'),
    lastToolUsedAt: timestamptz('last_tool_used_at'),
    totalToolsUsed: integer('total_tools_used').notNull().default(0),
    /** Start of a suspension; the next column is the reason shown to the member. */
    suspendedAt: timestamptz('suspended_at'),
    suspensionReason: text('suspension_reason'),
    /** Maximum number of logged-in devices; null for the general limit. */
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
    // The index contains words and endings of words, so any part of a word is found as the beginning of an entry.
    index('local_users_words')
      .using(
        'gin',
        sql`member_search_words(${table.name} || ' ' || ${table.nickname} || ' ' || ${table.email})`,
      )
      // New entries go to a list that every search reads in full. With the default size of 4 MB that takes up to 20 ms.
      .with({ gin_pending_list_limit: 64 }),
    index('local_users_newest').on(table.createdAt.desc(), table.id.desc()),
    index('local_users_by_end').on(
      table.subscriptionExpiresAt.desc().nullsLast(),
      table.id.desc().nullsLast(),
    ),
    index('local_users_by_login').on(table.lastLogin.desc().nullsLast(), table.id.desc().nullsLast()),
    index('local_users_by_use').on(table.totalToolsUsed.desc().nullsLast(), table.id.desc().nullsLast()),
    index('local_users_admins').on(table.id).where(sql`${table.role} = 'Admin'`),
    index('local_users_end')
      .on(table.subscriptionExpiresAt)
      .where(sql`${table.subscriptionStatus} = 'active'`),
  ],
);

/** Characters that separate words in `member_search_words`. */
const separators = /[ @._+-]+/;
/** Minimum length of a searched part; shorter parts occur in too many texts for the index to help. */
const shortestPart = { latin: 3, other: 2 } as const;

const isLongEnough = (part: string): boolean =>
  [...part].length >= (/[^\p{Script=Latin}\p{N}]/u.test(part) ? shortestPart.other : shortestPart.latin);
const quoted = (word: string): string => `'${word.replace(/['\\]/g, '$&$&')}'`;

const likePattern = (typed: string): string => `%${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** Searched text of a member `m`. */
export const memberText: SQL = sql`m.name || ' ' || m.nickname || ' ' || m.email`;

/**
 * Like `memberContains` but without the index, for a column that contains the `memberText`. Converting Unicode to
 * lower case costs several times as much as ASCII, so it is done only for texts with other than ASCII letters.
 */
export function textContains(column: SQL, typed: string): SQL {
  const pattern = likePattern(typed);
  return sql`(lower(${column} COLLATE "C") LIKE ${pattern}
    OR octet_length(${column}) > length(${column}) AND lower(${column}) LIKE ${pattern})`;
}

/** Matches members `m` whose name, nickname or email contains the text, regardless of case. */
export function memberContains(typed: string): SQL {
  const contains = sql`lower(${memberText}) LIKE ${likePattern(typed)}`;
  const parts = typed.toLowerCase().split(separators);
  if (!parts.some(isLongEnough)) return contains;
  // Each part before a separator must match the end of a word; the last one may match any part of a word.
  const words = parts.slice(0, -1).filter(Boolean).map(quoted);
  const last = parts.at(-1);
  const query = [...words, ...(last ? [`${quoted(last)}:*`] : [])].join(' & ');
  return sql`(member_search_words(${memberText}) @@ ${query}::tsquery AND ${contains})`;
}

const memberId = (onDelete: 'cascade' | 'set null') =>
  uuid('user_id').references(() => localUsers.id, { onDelete });

/** Copy of the members for queries by auth service id; written only together with local_users. */
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
    premiumExpiresAt: timestamptz('premium_expires_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    lastLogin: timestamptz('last_login'),
  },
  (table) => [index('users_email').on(sql`lower(${table.email})`)],
);

export const subscriptionPlans = pgTable('subscription_plans', {
  /** Plan id: monthly, annual or test. */
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** Price in US cents. */
  price: integer('price').notNull(),
  /** Price in won; does not depend on the exchange rate. */
  priceKrw: integer('price_krw').notNull(),
  billingPeriod: text('billing_period').notNull(),
  features: text('features').array().notNull().default(sql`'{}'`),
  isActive: boolean('is_active').notNull().default(true),
  isTestMode: boolean('is_test_mode').notNull().default(false),
  createdAt: createdAt(),
});

/** Membership periods, one per purchase. A period without purchase and payment was granted by an administrator. */
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
    currentPeriodStart: timestamptz('current_period_start').notNull(),
    currentPeriodEnd: timestamptz('current_period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    revokedAt: timestamptz('revoked_at'),
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

/** Consents: document, version and time. */
export const consents = pgTable(
  'consents',
  {
    id: rowId(),
    userId: memberId('cascade').notNull(),
    document: text('document', { enum: ['terms', 'refund', 'privacy', 'activation'] }).notNull(),
    /** Version of the document. For 'activation', which is given once per payment, the payment's order reference. */
    version: text('version').notNull(),
    acceptedAt: timestamptz('accepted_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('consents_once').on(table.userId, table.document, table.version)],
);

/** Records which members were notified of which version of the legal texts. */
export const legalNotices = pgTable(
  'legal_notices',
  {
    id: rowId(),
    userId: memberId('cascade').notNull(),
    version: text('version').notNull(),
    toldAt: timestamptz('told_at').notNull(),
  },
  (table) => [uniqueIndex('legal_notices_once').on(table.userId, table.version)],
);

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

/** End of the paid periods and of the granted days of a member, as text; null without any. */
export type PeriodEndTexts = { readonly paid: string | null; readonly granted: string | null };

/** Returns the query of the ends of the valid periods of a member. */
export function periodEnds(memberId: SQL | typeof localUsers.id): SQL<PeriodEndTexts> {
  return sql<PeriodEndTexts>`(
    SELECT json_build_object('paid', max(e.current_period_end) FILTER (WHERE NOT e.is_gift),
                             'granted', max(e.current_period_end) FILTER (WHERE e.is_gift))
      FROM (SELECT x.current_period_end,
                   x.purchase_id IS NULL AND x.payment_transaction_id IS NULL AND x.stripe_subscription_id IS NULL AS is_gift
              FROM ${subscriptions} x WHERE x.user_id = ${memberId} AND x.revoked_at IS NULL) e)`;
}
