import { and, eq, gt, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/server/database/database.ts';
import type { Mail } from '../../../platform/server/mail/mail.ts';
import { lookAlikeKey } from '../../../platform/shared/text/look-alikes.ts';
import { purchases } from '../../payments/tables.ts';
import { catchDuplicates, type NewMember, type TakenValue, updateUsersRow } from '../member.store.ts';
import { hasNickname, isNicknameTaken, nicknameKeyColumn } from '../nickname.store.ts';
import { consents, localUsers } from '../tables.ts';
import type { Consent } from './consents.rules.ts';

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
const lower = (column: SQL | typeof localUsers.email | typeof purchases.email) => sql`lower(${column})`;

export function createRegistrationStore(
  db: Database,
  queueMail: (executor: Executor, mail: Mail) => Promise<void>,
) {
  return {
    /**
     * Reserves email and nickname for a registration attempt. An expired reservation of an interrupted attempt is
     * replaced.
     */
    async reserve(
      person: NewPerson,
      attempt: string,
      now: Date,
      until: Date,
    ): Promise<Reservation | TakenValue> {
      return catchDuplicates(() =>
        db.transaction(async (tx) => {
          const isSame = or(
            eq(lower(localUsers.email), person.email.toLowerCase()),
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
    },

    isNicknameTaken: (nickname: string) => isNicknameTaken(db, nickname),

    /** Returns whether an open order of another buyer has reserved this nickname. */
    async isNicknameOrdered(nickname: string, email: string, now: Date): Promise<boolean> {
      const [row] = await db
        .select({ id: purchases.id })
        .from(purchases)
        .where(
          and(
            eq(purchases.status, 'open'),
            gt(purchases.reservedUntil, now),
            or(
              eq(sql`lower(${purchases.nickname})`, nickname.toLowerCase()),
              eq(purchases.nicknameKey, lookAlikeKey(nickname)),
            ),
            ne(lower(purchases.email), email.toLowerCase()),
          ),
        )
        .limit(1);
      return row !== undefined;
    },

    /**
     * Completes the registration, stores the consents and queues the welcome mail.
     * @returns false if another attempt has replaced the reservation
     */
    async complete(
      { memberId, attempt }: Reservation,
      account: { readonly userId: string; readonly consents: readonly Consent[]; readonly mail: Mail },
      now: Date,
    ): Promise<boolean> {
      return db.transaction(async (tx) => {
        const [row] = await tx
          .update(localUsers)
          .set({
            supabaseUserId: account.userId,
            isVerified: true,
            verificationToken: null,
            verificationTokenExpiry: null,
            updatedAt: now,
          })
          .where(and(eq(localUsers.id, memberId), isUnfinished, eq(localUsers.verificationToken, attempt)))
          .returning({ id: localUsers.id });
        if (!row) return false;
        await updateUsersRow(tx, memberId);
        await tx
          .insert(consents)
          .values(account.consents.map((each) => ({ ...each, userId: memberId, acceptedAt: now })))
          .onConflictDoNothing();
        await queueMail(tx, account.mail);
        return true;
      });
    },

    async release({ memberId, attempt }: Reservation): Promise<void> {
      await db
        .delete(localUsers)
        .where(and(eq(localUsers.id, memberId), isUnfinished, eq(localUsers.verificationToken, attempt)));
    },

    async isAccountOfMember(userId: string): Promise<boolean> {
      const [row] = await db
        .select({ id: localUsers.id })
        .from(localUsers)
        .where(eq(localUsers.supabaseUserId, userId));
      return row !== undefined;
    },

    /** Deletes registrations that were not completed in time. */
    async removeUnfinished(now: Date): Promise<void> {
      await db.delete(localUsers).where(and(isUnfinished, lte(localUsers.verificationTokenExpiry, now)));
    },
  };
}

export type RegistrationStore = ReturnType<typeof createRegistrationStore>;
