import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, rowId, timestamptz, updatedAt } from '../../platform/server/database/columns.ts';
import type { ExportSection } from '../../platform/server/database/personal-data.ts';
import { factors, type Metadata, securityKeys } from './service/tables.ts';

/**
 * Login history: one row per session of a person, with the auth service's ids. A row is deleted
 * `endedSessionRetentionMs` after its end.
 */
export const userSessions = pgTable(
  'user_sessions',
  {
    id: rowId(),
    userId: uuid('user_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    expiresAt: timestamptz('expires_at'),
    revokedAt: timestamptz('revoked_at'),
    lastActivityAt: timestamptz('last_activity_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('user_sessions_session').on(table.sessionId),
    index('user_sessions_user').on(table.userId, table.createdAt.desc()),
    index('user_sessions_ended').on(table.revokedAt).where(sql`${table.revokedAt} IS NOT NULL`),
    index('user_sessions_open').on(table.createdAt).where(sql`${table.revokedAt} IS NULL`),
    index('user_sessions_addresses')
      .on(table.createdAt)
      .where(sql`${table.ipAddress} IS NOT NULL OR ${table.userAgent} IS NOT NULL`),
  ],
);

/** Cookies and one-time tokens: `sid` is the hash of the token, `sess` the content. */
export const sessions = pgTable(
  'sessions',
  {
    sid: text('sid').primaryKey(),
    sess: jsonb('sess').$type<Metadata>().notNull(),
    expire: timestamptz('expire').notNull(),
  },
  (table) => [index('sessions_expire').on(table.expire)],
);

/** Leases of device slots, one row per slot in use. */
export const loggedInUsers = pgTable(
  'logged_in_users',
  {
    /** User id at the auth service. */
    userId: uuid('user_id').notNull(),
    /** Slot number, from 0 up to the device limit minus 1. */
    place: smallint('place').notNull().default(0),
    /** Session id; not secret. */
    sessionToken: uuid('session_token').notNull(),
    loginTime: timestamptz('login_time').notNull().defaultNow(),
    sessionExpires: timestamptz('session_expires'),
    lastSeenAt: timestamptz('last_seen_at').notNull().defaultNow(),
    deviceIdHash: text('device_id_hash'),
    deviceLabel: text('device_label'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.place] }),
    // A session and a device can each have only one slot.
    uniqueIndex('logged_in_users_session').on(table.sessionToken),
    uniqueIndex('logged_in_users_device').on(table.userId, table.deviceIdHash),
  ],
);

/** Mailed codes: one valid code per email address and purpose. `verificationCode` is an HMAC of the code. */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    id: rowId(),
    email: text('email').notNull(),
    purpose: text('purpose').notNull().default('verify'),
    verificationCode: text('verification_code').notNull(),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: timestamptz('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('email_verifications_one').on(table.email, table.purpose),
    index('email_verifications_expiry').on(table.expiresAt),
  ],
);

export const authExport: readonly ExportSection[] = [
  {
    name: 'signIns',
    table: userSessions,
    columns: ['ip_address', 'user_agent', 'created_at', 'last_activity_at', 'expires_at', 'revoked_at'],
    theirs: ({ userId }) => sql`user_id = ${userId}`,
  },
  {
    name: 'secondFactors',
    table: factors,
    columns: ['id', 'factor_type', 'friendly_name', 'status', 'created_at', 'last_challenged_at'],
    theirs: ({ userId }) => sql`user_id = ${userId}`,
  },
  {
    name: 'securityKeys',
    table: securityKeys,
    columns: [
      ...['factor_id', 'credential_id', 'rp_id', 'transports', 'is_backed_up', 'counter'],
      ...['created_at', 'last_used_at'],
    ],
    theirs: ({ userId }) =>
      sql`factor_id IN (SELECT ${factors.id} FROM ${factors} WHERE ${factors.userId} = ${userId})`,
  },
];
