import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { migrateDatabase } from '../../platform/server/database/migrate.ts';

/** Tables of the specification, with their fields and default values. */
const promised: Readonly<
  Record<string, { readonly fields: string; readonly defaults?: Readonly<Record<string, string>> }>
> = {
  sessions: { fields: 'sid sess expire' },
  user_sessions: {
    fields: 'id userId sessionId ipAddress userAgent expiresAt revokedAt lastActivityAt createdAt updatedAt',
  },
  logged_in_users: { fields: 'userId sessionToken loginTime sessionExpires lastSeenAt' },
  users: {
    fields:
      'id email firstName lastName profileImageUrl role isVerified isPremium premiumExpiresAt createdAt updatedAt lastLogin',
    defaults: { role: 'Member' },
  },
  email_verifications: { fields: 'id email verificationCode expiresAt createdAt' },
  local_users: {
    fields:
      'id supabaseUserId name nickname displayName email passwordHash country job avatar purpose industry isVerified role ' +
      'verificationToken verificationTokenExpiry resetPasswordToken resetPasswordTokenExpiry lastLogin profileImageUrl ' +
      'subscriptionStatus membershipType paymentStatus subscriptionStartedAt subscriptionExpiresAt firstToolUsedAt ' +
      'lastToolUsedAt totalToolsUsed createdAt updatedAt',
    defaults: {
      isVerified: 'false',
      role: 'Member',
      subscriptionStatus: 'free',
      membershipType: 'free',
      paymentStatus: 'pending',
      totalToolsUsed: '0',
    },
  },
  subscription_plans: { fields: 'id name price billingPeriod features isActive isTestMode createdAt' },
  subscriptions: {
    fields:
      'id userId planId stripeSubscriptionId status currentPeriodStart currentPeriodEnd cancelAtPeriodEnd createdAt updatedAt',
  },
  payments: {
    fields: 'id userId subscriptionId stripePaymentIntentId amount currency status createdAt',
    defaults: { currency: 'usd' },
  },
  audit_logs: { fields: 'id userId action targetUserId details createdAt' },
  tool_access_logs: { fields: 'id userId toolName category accessedAt' },
  payment_transactions: {
    fields:
      'id userId paymentId provider paymentMethod amount currency planType paymentStatus paymentData providerResponse ' +
      'providerTransactionId userCreated registrationSnapshot createdAt updatedAt',
    defaults: { currency: 'USD' },
  },
  login_tickets: { fields: 'id orderId userId used expiresAt createdAt' },
  failed_registrations: {
    fields: 'id paymentId registrationData errorMessage retryCount recovered createdAt lastRetryAt',
    defaults: { retryCount: '0' },
  },
  refund_requests: {
    fields:
      'id userId paymentTransactionId reason amount refundAmount currency status pgRefundId pgStatus adminNotes ' +
      'processedBy processedAt createdAt updatedAt',
    defaults: { currency: 'USD', status: 'pending' },
  },
  refund_transactions: {
    fields:
      'id refundRequestId provider refundId amount currency status providerResponse processedAt completedAt',
  },
  admin_refund_actions: {
    fields: 'id adminId refundRequestId action notes previousStatus newStatus createdAt',
  },
  exchange_rates: {
    fields: 'id baseCurrency targetCurrency rate date source createdAt updatedAt',
    defaults: { baseCurrency: 'USD', targetCurrency: 'KRW' },
  },
};
const unique = [
  'local_users.nickname',
  'local_users.email',
  'payment_transactions.payment_id',
  'login_tickets.order_id',
  'refund_transactions.refund_id',
];

type Column = { type: string; fallback: string | null; precision: number | null; scale: number | null };
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

let database: TestDatabase;
const columns = new Map<string, Column>();

beforeAll(async () => {
  database = await createTestDatabase();
  const { rows } = await database.pool.query(
    `SELECT table_name || '.' || column_name AS name, data_type AS type, column_default AS fallback,
            numeric_precision AS precision, numeric_scale AS scale
       FROM information_schema.columns WHERE table_schema = 'public'`,
  );
  for (const { name, ...column } of rows) columns.set(name, column);
});
afterAll(() => database.close());

describe('D-01 tables of the specification', () => {
  test('D-01 the specification has eighteen tables', () => expect(Object.keys(promised)).toHaveLength(18));

  test.each(Object.entries(promised))(
    'D-01 %s has every field and default',
    (table, { fields, defaults = {} }) => {
      for (const field of fields.split(' '))
        expect(columns.has(`${table}.${snake(field)}`), `${table}.${field}`).toBe(true);
      for (const [field, value] of Object.entries(defaults)) {
        const fallback = columns.get(`${table}.${snake(field)}`)?.fallback;
        expect(fallback?.replace(/::.*/, '').replaceAll("'", ''), `${table}.${field}`).toBe(value);
      }
    },
  );

  test('D-01 amounts and rates are exact decimals, and times have a time zone', () => {
    expect(columns.get('exchange_rates.rate')).toMatchObject({ type: 'numeric', precision: 10, scale: 4 });
    expect(columns.get('payment_transactions.amount')?.type).toBe('numeric');
    expect(columns.get('subscription_plans.price')?.type).toBe('integer');
    const times = [...columns].filter(([, column]) => column.type.startsWith('timestamp'));
    expect(times.filter(([, column]) => column.type !== 'timestamp with time zone')).toEqual([]);
  });

  test('D-01 unique columns have a unique index', async () => {
    const { rows } = await database.pool.query<{ indexdef: string }>(
      `SELECT tablename || '.' || indexdef AS indexdef FROM pg_indexes WHERE schemaname = 'public' AND indexdef LIKE 'CREATE UNIQUE%'`,
    );
    for (const name of unique) {
      const [table, column] = name.split('.');
      expect(
        rows.some(
          (row) =>
            row.indexdef.startsWith(`${table}.`) &&
            new RegExp(`\\((lower\\()?${column}\\)+$`).test(row.indexdef),
        ),
        name,
      ).toBe(true);
    }
  });

  test('D-01 the tables of forum, archive and tool links exist, and the plans have their prices', async () => {
    for (const table of [
      'forum_posts',
      'forum_answers',
      'material_posts',
      'material_comments',
      'material_likes',
      'tool_links',
      'tool_uploads',
    ]) {
      expect(columns.has(`${table}.created_at`), table).toBe(true);
    }
    const { rows } = await database.pool.query(
      'SELECT id, price, price_krw FROM subscription_plans ORDER BY price DESC',
    );
    expect(rows).toEqual([
      { id: 'annual', price: 9600, price_krw: 124_800 },
      { id: 'monthly', price: 1000, price_krw: 13_000 },
      { id: 'test', price: 100, price_krw: 1300 },
    ]);
  });
});

describe('D-01 migrations', () => {
  test('D-01 two simultaneous runs create all tables of an empty database once, and another run changes nothing', async () => {
    const empty = await createTestDatabase('empty');
    try {
      await Promise.all([migrateDatabase(empty.url, 'migrations'), migrateDatabase(empty.url, 'migrations')]);
      const count = async () =>
        (
          await empty.pool.query(
            `SELECT count(*)::int AS n FROM information_schema.columns WHERE table_schema IN ('public', 'auth')`,
          )
        ).rows[0].n;
      const before = await count();
      await migrateDatabase(empty.url, 'migrations');
      expect(await count()).toBe(before);
      expect(before).toBeGreaterThan(300);
    } finally {
      await empty.close();
    }
  });
});
