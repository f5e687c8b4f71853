import { eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/server/database/database.ts';
import { withDatabase } from '../../platform/server/with-database.ts';
import { isNicknameOrdered, isNicknameTaken, nicknameKeyColumn } from './nickname.store.ts';
import { consents, localUsers, users } from './tables.ts';

export type Member = typeof localUsers.$inferSelect;
export type NewMember = typeof localUsers.$inferInsert;
export type MemberChanges = Partial<Omit<NewMember, 'id' | 'createdAt'>>;
/** Unique value that another member already has. */
export type TakenValue = 'nickname_taken' | 'email_taken';

/**
 * Copies the member's data to the table `users`, in the transaction that changed the member. The copied premium status
 * may become outdated, so decisions use the membership rules instead.
 */
export const updateUsersRow = (tx: Executor, memberId: string): Promise<void> =>
  updateUsersRows(tx, [memberId]);

/** Copies the data of many members to the table `users`. */
export async function updateUsersRows(tx: Executor, memberIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${users} (id, email, first_name, profile_image_url, role, is_verified, is_premium, premium_expires_at,
                          created_at, updated_at, last_login)
    SELECT supabase_user_id, email, name, profile_image_url, role, is_verified,
           role = 'Admin' OR (subscription_status = 'active' AND subscription_expires_at > updated_at),
           subscription_expires_at, created_at, updated_at, last_login
      FROM ${localUsers} WHERE id = ANY(${sql.param([...memberIds])}::uuid[]) AND supabase_user_id IS NOT NULL
    ON CONFLICT (id) DO UPDATE SET
      email = excluded.email, first_name = excluded.first_name, profile_image_url = excluded.profile_image_url,
      role = excluded.role, is_verified = excluded.is_verified, is_premium = excluded.is_premium,
      premium_expires_at = excluded.premium_expires_at, updated_at = excluded.updated_at, last_login = excluded.last_login`);
}

/** Creates the store of members. Functions use the caller's transaction if one is given. */
export const createMemberStore = (db: Database) => ({
  ...withDatabase(db, {
    insert,
    update,
    findById,
    findByEmail,
    findLanguage,
    recordLogin,
    recordActivation,
  }),
  transaction: <T>(work: (tx: Executor) => Promise<T>): Promise<T> => db.transaction(work),
  setRole,
  setAccess,
  isNicknameTaken: (nickname: string, exceptId?: string) => isNicknameTaken(db, nickname, exceptId),
  isNicknameOrdered,
});

export type MemberStore = ReturnType<typeof createMemberStore>;

/**
 * Runs a write and returns which unique value is taken if a unique index refuses it; the index decides also for
 * simultaneous writes.
 */
export async function catchDuplicates<T>(work: () => Promise<T>): Promise<T | TakenValue> {
  try {
    return await work();
  } catch (error) {
    const constraint = [error, (error as { cause?: unknown }).cause]
      .map((each) => (each as { constraint?: unknown } | undefined)?.constraint)
      .find((each) => typeof each === 'string');
    if (constraint === 'local_users_nickname' || constraint === 'local_users_nickname_key')
      return 'nickname_taken';
    // An account has one email address, so if the account is a duplicate, the email address is too.
    if (constraint === 'local_users_email' || constraint === 'local_users_supabase_user')
      return 'email_taken';
    throw error;
  }
}

/** Inserts a member. @returns the member, or the value that another member has */
async function insert(db: Database, member: NewMember): Promise<Member | TakenValue> {
  return catchDuplicates(() =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .insert(localUsers)
        .values({ ...member, ...nicknameKeyColumn(member.nickname) })
        .returning();
      if (!row) throw new Error('The member was not inserted.');
      await updateUsersRow(tx, row.id);
      return row;
    }),
  );
}

/** Updates a member. @returns the member, the value that another member has, or null for an unknown id */
async function update(
  db: Database,
  memberId: string,
  changes: MemberChanges,
): Promise<Member | TakenValue | null> {
  return catchDuplicates(() =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .update(localUsers)
        .set({ ...changes, ...(changes.nickname !== undefined && nicknameKeyColumn(changes.nickname)) })
        .where(eq(localUsers.id, memberId))
        .returning();
      if (!row) return null;
      await updateUsersRow(tx, memberId);
      return row;
    }),
  );
}

async function findById(db: Database, memberId: string): Promise<Member | null> {
  const [row] = await db.select().from(localUsers).where(eq(localUsers.id, memberId));
  return row ?? null;
}

async function findByEmail(db: Database, email: string): Promise<Member | null> {
  const [row] = await db
    .select()
    .from(localUsers)
    .where(eq(sql`lower(${localUsers.email})`, email.toLowerCase()));
  return row ?? null;
}

/**
 * Returns the language of a member; null if unknown.
 * @param userId id at the auth service
 */
async function findLanguage(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ language: localUsers.language })
    .from(localUsers)
    .where(eq(localUsers.supabaseUserId, userId));
  return row?.language ?? null;
}

async function recordLogin(db: Database, memberId: string, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(localUsers)
      .set({ lastLogin: at })
      .where(eq(localUsers.id, memberId))
      .returning({ userId: localUsers.supabaseUserId });
    if (row?.userId) await tx.update(users).set({ lastLogin: at }).where(eq(users.id, row.userId));
  });
}

/**
 * Grants or revokes the role Admin. Locks all Admins, so that simultaneous calls leave at least one.
 * @returns null for an unknown id
 */
async function setRole(
  tx: Executor,
  memberId: string,
  role: 'Member' | 'Admin',
  at: Date,
): Promise<'changed' | 'unchanged' | 'last_admin' | null> {
  const admins = await tx
    .select({ id: localUsers.id })
    .from(localUsers)
    .where(eq(localUsers.role, 'Admin'))
    .orderBy(localUsers.id)
    .for('update');
  const [member] = await tx
    .select({ role: localUsers.role })
    .from(localUsers)
    .where(eq(localUsers.id, memberId));
  if (!member) return null;
  if (member.role === role) return 'unchanged';
  if (role === 'Member' && admins.every(({ id }) => id === memberId)) return 'last_admin';
  await tx.update(localUsers).set({ role, updatedAt: at }).where(eq(localUsers.id, memberId));
  await updateUsersRow(tx, memberId);
  return 'changed';
}

/** Sets suspension or device limit of a member. @returns the member; null for an unknown id */
async function setAccess(
  tx: Executor,
  memberId: string,
  access: Partial<Pick<Member, 'suspendedAt' | 'suspensionReason' | 'deviceLimit'>>,
  at: Date,
): Promise<Member | null> {
  const [row] = await tx
    .update(localUsers)
    .set({ ...access, updatedAt: at })
    .where(eq(localUsers.id, memberId))
    .returning();
  if (row) await updateUsersRow(tx, memberId);
  return row ?? null;
}

/**
 * Records the member's consent to the first use of tools, once for each payment.
 * @param payments order references of the payments
 */
async function recordActivation(
  db: Database,
  memberId: string,
  payments: readonly string[],
  at: Date,
): Promise<void> {
  await db
    .insert(consents)
    .values(
      payments.map((version) => ({
        userId: memberId,
        document: 'activation' as const,
        version,
        acceptedAt: at,
      })),
    )
    .onConflictDoNothing();
}
