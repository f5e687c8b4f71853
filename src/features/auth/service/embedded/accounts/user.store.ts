import { and, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../../../platform/server/database/database.ts';
import { withDatabase } from '../../../../../platform/server/with-database.ts';
import { authAuditLog, authSessions, authUsers, factors, identities, oneTimeTokens } from '../../tables.ts';

export type UserRow = typeof authUsers.$inferSelect;
export type IdentityRow = typeof identities.$inferSelect;
type FactorRow = typeof factors.$inferSelect;
/** Second factor without its secret. */
export type SeenFactor = Omit<FactorRow, 'secret' | 'lastStep'>;
export type NewUser = typeof authUsers.$inferInsert;
export type UserChanges = Partial<NewUser>;
export type WholeUser = {
  readonly user: UserRow;
  readonly identities: readonly IdentityRow[];
  readonly factors: readonly SeenFactor[];
};

/** Event of the service's audit log: action, account and network address. */
type AuditEntry = {
  readonly action: string;
  readonly userId: string | null;
  readonly ip?: string | undefined;
  readonly details?: Record<string, unknown>;
};

export type UserStore = ReturnType<typeof createUserStore>;

const uniqueViolation = '23505';

/** Returns whether an error is a violation of a unique constraint; drizzle wraps the driver's error. */
export function isDuplicate(error: unknown): boolean {
  const cause = (error as { cause?: unknown }).cause;
  return [error, cause].some(
    (each) => (each as { code?: unknown } | null | undefined)?.code === uniqueViolation,
  );
}

const { secret: _secret, lastStep: _lastStep, ...seenColumns } = getTableColumns(factors);

export { seenColumns };

/** Saves the email address of a user in the identity for email login, which is created if it is missing. */
async function saveEmailIdentity(tx: Executor, row: UserRow): Promise<void> {
  const data = JSON.stringify({ email: row.email ?? '', email_verified: row.emailConfirmedAt !== null });
  const own = await tx
    .update(identities)
    .set({
      email: row.email,
      identityData: sql`${identities.identityData} || ${data}::jsonb`,
      updatedAt: row.updatedAt,
    })
    .where(and(eq(identities.userId, row.id), eq(identities.provider, 'email')))
    .returning({ id: identities.id });
  if (own.length === 0 && row.email) await tx.insert(identities).values(emailIdentity(row, {}));
}

export function createUserStore(db: Database) {
  const [identitiesOf, factorsOf, byEmail] = [prepareIdentities(db), prepareFactors(db), prepareByEmail(db)];
  return {
    ...withDatabase(db, {
      find,
      findByNewEmail,
      insert,
      update,
      setPassword,
      unlinkIdentity,
      rehash,
      remove,
      page,
      audit,
      eraseAddresses,
    }),
    async whole(user: UserRow): Promise<WholeUser> {
      const [own, second] = await Promise.all([
        identitiesOf.execute({ userId: user.id }),
        factorsOf.execute({ userId: user.id }),
      ]);
      return { user, identities: own, factors: second };
    },
    async findByEmail(email: string): Promise<UserRow | null> {
      const [row] = await byEmail.execute({ email: email.toLowerCase() });
      return row ?? null;
    },
  };
}

const prepareIdentities = (db: Database) =>
  db
    .select()
    .from(identities)
    .where(eq(identities.userId, sql.placeholder('userId')))
    .orderBy(identities.createdAt)
    .prepare('auth_identities_of');

const prepareFactors = (db: Database) =>
  db
    .select(seenColumns)
    .from(factors)
    .where(eq(factors.userId, sql.placeholder('userId')))
    .orderBy(factors.createdAt)
    .prepare('auth_factors_of');

const prepareByEmail = (db: Database) =>
  db
    .select()
    .from(authUsers)
    .where(
      and(
        eq(sql`lower(${authUsers.email})`, sql.placeholder('email')),
        isNull(authUsers.deletedAt),
        eq(authUsers.isSsoUser, false),
      ),
    )
    .prepare('auth_user_by_email');

function emailIdentity(row: UserRow, identityData: Record<string, unknown>): typeof identities.$inferInsert {
  return {
    userId: row.id,
    provider: 'email',
    providerId: row.id,
    email: row.email,
    identityData: {
      ...identityData,
      sub: row.id,
      email: row.email,
      email_verified: !!row.emailConfirmedAt,
      phone_verified: false,
    },
    createdAt: row.updatedAt,
    updatedAt: row.updatedAt,
  };
}

async function find(db: Database, id: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(authUsers)
    .where(and(eq(authUsers.id, id), isNull(authUsers.deletedAt)));
  return row ?? null;
}

/** Finds the user who wants to change to this email address. */
async function findByNewEmail(db: Database, email: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(authUsers)
    .where(and(eq(authUsers.newEmail, email), isNull(authUsers.deletedAt)))
    .limit(1);
  return row ?? null;
}

/** Inserts a user. @returns null if the email is taken */
async function insert(
  db: Database,
  user: NewUser,
  identityData: Record<string, unknown>,
): Promise<UserRow | null> {
  try {
    return await db.transaction(async (tx) => {
      const [row] = await tx.insert(authUsers).values(user).returning();
      if (!row) return null;
      if (row.email) {
        await tx.insert(identities).values(emailIdentity(row, identityData));
      }
      return row;
    });
  } catch (error) {
    if (isDuplicate(error)) return null;
    throw error;
  }
}

/**
 * Updates a user; a new email address is also saved in the identity.
 * @returns 'taken' if another user has this email address, null for an unknown user
 */
async function update(db: Database, id: string, changes: UserChanges): Promise<UserRow | 'taken' | null> {
  try {
    return await db.transaction(async (tx) => {
      const [row] = await tx.update(authUsers).set(changes).where(eq(authUsers.id, id)).returning();
      if (!row) return null;
      // Deletes codes that were mailed to the former email address.
      if (changes.email)
        await tx
          .delete(oneTimeTokens)
          .where(and(eq(oneTimeTokens.userId, id), ne(oneTimeTokens.address, changes.email.toLowerCase())));
      if (changes.email !== undefined || changes.emailConfirmedAt !== undefined)
        await saveEmailIdentity(tx, row);
      return row;
    });
  } catch (error) {
    if (isDuplicate(error)) return 'taken';
    throw error;
  }
}

/**
 * Stores a password hash, deletes pending codes and ends all sessions except `keep`.
 * @returns ids of the ended sessions
 */
async function setPassword(
  db: Database,
  id: string,
  { hash, keep }: { readonly hash: string; readonly keep: string | null },
  at: Date,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.update(authUsers).set({ encryptedPassword: hash, updatedAt: at }).where(eq(authUsers.id, id));
    await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, id));
    const ended = await tx
      .delete(authSessions)
      .where(and(eq(authSessions.userId, id), keep ? sql`${authSessions.id} <> ${keep}` : undefined))
      .returning({ id: authSessions.id });
    return ended.map((row) => row.id);
  });
}

/**
 * Unlinks one of several identities.
 * @returns the identities before the change; nothing is changed unless `identityId` is one of several
 */
async function unlinkIdentity(
  db: Database,
  userId: string,
  identityId: string,
  at: Date,
): Promise<IdentityRow[]> {
  return db.transaction(async (tx) => {
    // The rows are locked, so that two simultaneous calls cannot unlink the last two identities.
    await tx.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.id, userId)).for('update');
    const own = await tx.select().from(identities).where(eq(identities.userId, userId));
    if (own.length < 2 || !own.some((each) => each.id === identityId)) return own;
    await tx.delete(identities).where(eq(identities.id, identityId));
    const providers = [...new Set(own.filter((each) => each.id !== identityId).map((each) => each.provider))];
    const left = JSON.stringify({ provider: providers[0], providers });
    await tx
      .update(authUsers)
      .set({ appMetadata: sql`${authUsers.appMetadata} || ${left}::jsonb`, updatedAt: at })
      .where(eq(authUsers.id, userId));
    return own;
  });
}

async function rehash(db: Database, id: string, hash: string): Promise<void> {
  await db.update(authUsers).set({ encryptedPassword: hash }).where(eq(authUsers.id, id));
}

async function remove(db: Database, id: string): Promise<void> {
  await db.delete(authUsers).where(eq(authUsers.id, id));
}

async function page(
  db: Database,
  page: number,
  perPage: number,
): Promise<{ users: WholeUser[]; total: number }> {
  const living = isNull(authUsers.deletedAt);
  const [rows, [all]] = await Promise.all([
    db
      .select()
      .from(authUsers)
      .where(living)
      .orderBy(desc(authUsers.createdAt), desc(authUsers.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: count() }).from(authUsers).where(living),
  ]);
  const ids = rows.map((row) => row.id);
  const [own, second] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([
          db.select().from(identities).where(inArray(identities.userId, ids)),
          db.select(seenColumns).from(factors).where(inArray(factors.userId, ids)),
        ]);
  const users = rows.map((user) => ({
    user,
    identities: own.filter((each) => each.userId === user.id),
    factors: second.filter((each) => each.userId === user.id),
  }));
  return { users, total: all?.total ?? 0 };
}

async function audit(db: Database, { action, userId, ip, details }: AuditEntry, at: Date): Promise<void> {
  await db
    .insert(authAuditLog)
    .values({ action, userId, ip: ip ?? null, createdAt: at, details: details ?? null });
}

async function eraseAddresses(db: Database, before: Date): Promise<void> {
  await db
    .update(authAuditLog)
    .set({ ip: null })
    .where(and(lt(authAuditLog.createdAt, before), isNotNull(authAuditLog.ip)));
}
