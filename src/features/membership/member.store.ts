import { eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/server/database/database.ts';
import { keyOf } from './nickname.store.ts';
import { consents, localUsers, users } from './tables.ts';

export type Member = typeof localUsers.$inferSelect;
export type NewMember = typeof localUsers.$inferInsert;
export type MemberChanges = Partial<Omit<NewMember, 'id' | 'createdAt'>>;
/** Unique value that another member has. */
export type Taken = 'nickname_taken' | 'email_taken';

/**
 * Updates the projection of a member within a transaction that writes the member. The projected premium status is a
 * snapshot; decisions use the rules.
 */
export const projectMember = (tx: Executor, memberId: string): Promise<void> =>
  projectMembers(tx, [memberId]);

/** Updates the projections of many members. */
export async function projectMembers(tx: Executor, memberIds: readonly string[]): Promise<void> {
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

/** Store of members; functions use the caller's transaction if given. */
export function createMemberStore(db: Database) {
  return {
    /** Inserts a member. @returns the member, or the value that another member has */
    async insert(member: NewMember): Promise<Member | Taken> {
      return refusingDuplicates(() =>
        db.transaction(async (tx) => {
          const [row] = await tx
            .insert(localUsers)
            .values({ ...member, ...keyOf(member.nickname) })
            .returning();
          if (!row) throw new Error('The member was not inserted.');
          await projectMember(tx, row.id);
          return row;
        }),
      );
    },

    /** Updates a member. @returns the member, the value that another member has, or null for an unknown id */
    async update(memberId: string, changes: MemberChanges): Promise<Member | Taken | null> {
      return refusingDuplicates(() =>
        db.transaction(async (tx) => {
          const [row] = await tx
            .update(localUsers)
            .set({ ...changes, ...(changes.nickname !== undefined && keyOf(changes.nickname)) })
            .where(eq(localUsers.id, memberId))
            .returning();
          if (!row) return null;
          await projectMember(tx, memberId);
          return row;
        }),
      );
    },

    async findById(memberId: string): Promise<Member | null> {
      const [row] = await db.select().from(localUsers).where(eq(localUsers.id, memberId));
      return row ?? null;
    },

    async findByEmail(email: string): Promise<Member | null> {
      const [row] = await db
        .select()
        .from(localUsers)
        .where(eq(sql`lower(${localUsers.email})`, email.toLowerCase()));
      return row ?? null;
    },

    /** Returns the language of a member by auth service id; null if unknown. */
    async findLanguage(userId: string): Promise<string | null> {
      const [row] = await db
        .select({ language: localUsers.language })
        .from(localUsers)
        .where(eq(localUsers.supabaseUserId, userId));
      return row?.language ?? null;
    },

    async recordLogin(memberId: string, at: Date): Promise<void> {
      await db.transaction(async (tx) => {
        const [row] = await tx
          .update(localUsers)
          .set({ lastLogin: at })
          .where(eq(localUsers.id, memberId))
          .returning({ userId: localUsers.supabaseUserId });
        if (row?.userId) await tx.update(users).set({ lastLogin: at }).where(eq(users.id, row.userId));
      });
    },

    /**
     * Grants or revokes the role. Locks all Admins, so that concurrent calls leave at least one.
     * @returns null for an unknown id
     */
    async setRole(
      memberId: string,
      role: 'Member' | 'Admin',
      at: Date,
    ): Promise<'changed' | 'unchanged' | 'last_admin' | null> {
      return db.transaction(async (tx) => {
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
        await projectMember(tx, memberId);
        return 'changed';
      });
    },

    /** Records the consent to the first use after these payments, once each. @param payments their references */
    async recordActivation(memberId: string, payments: readonly string[], at: Date): Promise<void> {
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
    },
  };
}

export type MemberStore = ReturnType<typeof createMemberStore>;

/** Maps violations of unique indexes, which decide without race conditions. */
export async function refusingDuplicates<T>(work: () => Promise<T>): Promise<T | Taken> {
  try {
    return await work();
  } catch (error) {
    const constraint = [error, (error as { cause?: unknown }).cause]
      .map((each) => (each as { constraint?: unknown } | undefined)?.constraint)
      .find((each) => typeof each === 'string');
    if (constraint === 'local_users_nickname' || constraint === 'local_users_nickname_key')
      return 'nickname_taken';
    // An account has one address, so a duplicate account implies a duplicate address.
    if (constraint === 'local_users_email' || constraint === 'local_users_supabase_user')
      return 'email_taken';
    throw error;
  }
}
