import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/server/database/database.ts';
import { withDatabase } from '../../../platform/server/with-database.ts';
import { catchDuplicates, type NewMember, type TakenValue, updateUsersRow } from '../member.store.ts';
import { hasNickname, isNicknameOrdered, isNicknameTaken, nicknameKeyColumn } from '../nickname.store.ts';
import { recordConsents } from '../periods/period.store.ts';
import { localUsers } from '../tables.ts';

/** Data of a new member whose account is not created yet. */
export type NewPerson = Pick<
  NewMember,
  'name' | 'nickname' | 'email' | 'country' | 'industry' | 'job' | 'avatar' | 'purpose' | 'language'
>;
/** Reservation of email and nickname while the account is created. */
export type Reservation = { readonly memberId: string; readonly attempt: string };

/** Condition of an unfinished registration. Paid members without an account have a password hash and are excluded. */
const isUnfinished = and(
  isNull(localUsers.supabaseUserId),
  isNull(localUsers.passwordHash),
  isNotNull(localUsers.verificationToken),
);

export const createRegistrationStore = (db: Database) => ({
  ...withDatabase(db, { reserve, release, isAccountOfMember, removeUnfinished }),
  linkAccount,
  recordConsents,
  isNicknameTaken: (nickname: string) => isNicknameTaken(db, nickname),
  isNicknameOrdered: (nickname: string, email: string, now: Date) =>
    isNicknameOrdered(db, { nickname, email }, now),
  transaction: <T>(work: (tx: Executor) => Promise<T>): Promise<T> => db.transaction(work),
});

export type RegistrationStore = ReturnType<typeof createRegistrationStore>;

/**
 * Reserves email and nickname for a registration attempt. An expired reservation of an interrupted attempt is
 * replaced.
 */
async function reserve(
  db: Database,
  person: NewPerson,
  attempt: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<Reservation | TakenValue> {
  return catchDuplicates(() =>
    db.transaction(async (tx) => {
      const isSame = or(
        eq(sql`lower(${localUsers.email})`, person.email.toLowerCase()),
        hasNickname(person.nickname),
      );
      await tx
        .delete(localUsers)
        .where(and(isUnfinished, isSame, lte(localUsers.verificationTokenExpiry, now)));
      const [row] = await tx
        .insert(localUsers)
        .values({
          ...person,
          ...nicknameKeyColumn(person.nickname),
          verificationToken: attempt,
          verificationTokenExpiry: until,
          createdAt: now,
          updatedAt: now,
        })
        .returning({ id: localUsers.id });
      if (!row) throw new Error('The member was not inserted.');
      return { memberId: row.id, attempt };
    }),
  );
}

/** Links the account to the reserved member. @returns false if another attempt has replaced the reservation */
async function linkAccount(
  tx: Executor,
  { memberId, attempt }: Reservation,
  userId: string,
  now: Date,
): Promise<boolean> {
  const [row] = await tx
    .update(localUsers)
    .set({
      supabaseUserId: userId,
      isVerified: true,
      verificationToken: null,
      verificationTokenExpiry: null,
      updatedAt: now,
    })
    .where(and(eq(localUsers.id, memberId), isUnfinished, eq(localUsers.verificationToken, attempt)))
    .returning({ id: localUsers.id });
  if (row) await updateUsersRow(tx, memberId);
  return row !== undefined;
}

async function release(db: Database, { memberId, attempt }: Reservation): Promise<void> {
  await db
    .delete(localUsers)
    .where(and(eq(localUsers.id, memberId), isUnfinished, eq(localUsers.verificationToken, attempt)));
}

async function isAccountOfMember(db: Database, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: localUsers.id })
    .from(localUsers)
    .where(eq(localUsers.supabaseUserId, userId));
  return row !== undefined;
}

/** Deletes registrations that were not completed in time. */
async function removeUnfinished(db: Database, now: Date): Promise<void> {
  await db.delete(localUsers).where(and(isUnfinished, lte(localUsers.verificationTokenExpiry, now)));
}
