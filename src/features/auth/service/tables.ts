import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, rowId, timestamptz, updatedAt } from '../../../platform/server/database/columns.ts';

/** Values that the response of a security key to a challenge must contain. */
type KeyChallenge = {
  readonly type: 'create' | 'request';
  readonly challenge: string;
  readonly party: { readonly id: string; readonly origins: readonly string[] };
};

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

export type Metadata = Record<string, unknown>;

/** Tables of the embedded auth service; unused with a hosted one. No foreign key outside refers to them. */
export const auth = pgSchema('auth');

export const authUsers = auth.table(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    aud: text('aud').notNull().default('authenticated'),
    role: text('role').notNull().default('authenticated'),
    email: text('email'),
    phone: text('phone'),
    encryptedPassword: text('encrypted_password'),
    emailConfirmedAt: timestamptz('email_confirmed_at'),
    phoneConfirmedAt: timestamptz('phone_confirmed_at'),
    invitedAt: timestamptz('invited_at'),
    confirmationSentAt: timestamptz('confirmation_sent_at'),
    recoverySentAt: timestamptz('recovery_sent_at'),
    newEmail: text('new_email'),
    emailChangeSentAt: timestamptz('email_change_sent_at'),
    newPhone: text('new_phone'),
    phoneChangeSentAt: timestamptz('phone_change_sent_at'),
    reauthenticationSentAt: timestamptz('reauthentication_sent_at'),
    lastSignInAt: timestamptz('last_sign_in_at'),
    appMetadata: jsonb('app_metadata').$type<Metadata>().notNull().default({}),
    userMetadata: jsonb('user_metadata').$type<Metadata>().notNull().default({}),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    isSsoUser: boolean('is_sso_user').notNull().default(false),
    bannedUntil: timestamptz('banned_until'),
    deletedAt: timestamptz('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('auth_users_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.email} is not null and not ${table.isSsoUser}`),
    uniqueIndex('auth_users_phone').on(table.phone),
    index('auth_users_newest').on(table.createdAt.desc(), table.id.desc()),
  ],
);

const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' });

export const identities = auth.table(
  'identities',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerId(),
    provider: text('provider').notNull(),
    providerId: text('provider_id').notNull(),
    identityData: jsonb('identity_data').$type<Metadata>().notNull().default({}),
    email: text('email'),
    lastSignInAt: timestamptz('last_sign_in_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('identities_provider').on(table.provider, table.providerId),
    index('identities_user').on(table.userId),
  ],
);

export const authSessions = auth.table(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    /** Counter of the current refresh token; the tokens themselves are not stored. */
    counter: integer('counter').notNull().default(0),
    /** Refresh tokens with a lower counter were issued before the second factor and are invalid. */
    floor: integer('floor').notNull().default(0),
    refreshedAt: timestamptz('refreshed_at').notNull(),
    notAfter: timestamptz('not_after'),
    aal: text('aal', { enum: ['aal1', 'aal2'] })
      .notNull()
      .default('aal1'),
    factorId: uuid('factor_id'),
    userAgent: text('user_agent'),
    ip: text('ip'),
    tag: text('tag'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('auth_sessions_user').on(table.userId)],
);

/** Authentication methods used in a session, one row per method. */
export const amr = auth.table(
  'amr',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => authSessions.id, { onDelete: 'cascade' }),
    method: text('method').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.method] })],
);

/** Mailed codes, as keyed hashes: one valid code per user and purpose. */
export const oneTimeTokens = auth.table(
  'one_time_tokens',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerId(),
    kind: text('kind').notNull(),
    tokenHash: text('token_hash').notNull(),
    address: text('address').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('one_time_tokens_kind').on(table.userId, table.kind),
    index('one_time_tokens_hash').on(table.tokenHash),
    index('one_time_tokens_expiry').on(table.expiresAt),
  ],
);

export const flowStates = auth.table(
  'flow_states',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => authUsers.id, { onDelete: 'cascade' }),
    authCode: text('auth_code').notNull(),
    codeChallenge: text('code_challenge').notNull(),
    codeChallengeMethod: text('code_challenge_method').notNull(),
    method: text('method').notNull(),
    createdAt: createdAt(),
    issuedAt: timestamptz('issued_at'),
  },
  (table) => [
    uniqueIndex('flow_states_code').on(table.authCode),
    index('flow_states_age').on(table.createdAt),
  ],
);

export const factors = auth.table(
  'factors',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerId(),
    factorType: text('factor_type').notNull(),
    status: text('status', { enum: ['unverified', 'verified'] })
      .notNull()
      .default('unverified'),
    friendlyName: text('friendly_name').notNull().default(''),
    phone: text('phone'),
    secret: bytes('secret'),
    /** Last accepted time step, stored so that each code is accepted only once. */
    lastStep: integer('last_step'),
    lastChallengedAt: timestamptz('last_challenged_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('factors_name').on(table.userId, table.friendlyName)],
);

export const challenges = auth.table(
  'challenges',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    factorId: uuid('factor_id')
      .notNull()
      .references(() => factors.id, { onDelete: 'cascade' }),
    ip: text('ip'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at').notNull(),
    verifiedAt: timestamptz('verified_at'),
    /** Values that the response of a security key must contain. */
    webauthn: jsonb('webauthn').$type<KeyChallenge>(),
  },
  (table) => [index('challenges_factor').on(table.factorId)],
);

/** Public keys of the security keys, one per factor. */
export const securityKeys = auth.table(
  'security_keys',
  {
    factorId: uuid('factor_id')
      .primaryKey()
      .references(() => factors.id, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull(),
    publicKey: bytes('public_key').notNull(),
    /** Number of signatures as counted by the security key; 0 for a key without a counter. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default([]),
    rpId: text('rp_id').notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    createdAt: createdAt(),
    lastUsedAt: timestamptz('last_used_at'),
  },
  (table) => [uniqueIndex('security_keys_credential').on(table.credentialId)],
);

/** Recovery codes as keyed hashes; used ones are kept to count them. */
export const recoveryCodes = auth.table(
  'recovery_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    factorId: uuid('factor_id')
      .notNull()
      .references(() => factors.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [uniqueIndex('recovery_codes_one').on(table.factorId, table.codeHash)],
);

export const signingKeys = auth.table(
  'signing_keys',
  {
    kid: text('kid').primaryKey(),
    state: text('state', { enum: ['standby', 'active', 'retired'] }).notNull(),
    publicJwk: jsonb('public_jwk').$type<Record<string, string>>().notNull(),
    privateKey: bytes('private_key').notNull(),
    createdAt: createdAt(),
    retiredAt: timestamptz('retired_at'),
  },
  // If several processes start simultaneously, only one creates the key.
  (table) => [uniqueIndex('signing_keys_one_active').on(table.state).where(sql`${table.state} = 'active'`)],
);

export const authAuditLog = auth.table(
  'audit_log',
  {
    id: rowId(),
    userId: uuid('user_id'),
    action: text('action').notNull(),
    ip: text('ip'),
    details: jsonb('details').$type<Metadata>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('auth_audit_user').on(table.userId, table.createdAt.desc()),
    index('auth_audit_age').on(table.createdAt),
  ],
);
