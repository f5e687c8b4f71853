import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/server/database/database.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import { type Member, updateUsersRow } from '../member.store.ts';
import { nicknameKeyColumn } from '../nickname.store.ts';
import { localUsers } from '../tables.ts';
import { grantPeriod, lockMember, recordConsents, revokePeriod } from './period.store.ts';

/** Registration data stored with an order; for an existing member, the data sent to the provider. */
export type Snapshot = {
  readonly name: string;
  readonly nickname: string;
  readonly email: string;
  readonly country: string | null;
  readonly industry: string | null;
  readonly job: string | null;
  readonly avatar: string | null;
  readonly language: Language;
  /** Set for a renewal without a session: the order's language also becomes that of later mails. */
  readonly setsLanguage?: true;
  readonly membershipType: string;
  /** Whether a new member consented to the collection of personal data. */
  readonly agreeToPrivacy?: boolean;
  /** Hash of the password, by bcrypt. */
  readonly passwordHash?: string;
};

/** Part of a purchase that determines to which member it belongs. */
export type PurchaseBuyer = {
  readonly id: string;
  readonly userId: string | null;
  readonly registrationSnapshot: unknown;
};

/** Number of consecutive suffixes that are tried for a taken nickname; after that a random number is used. */
const maxNumbers = 50;

async function lockedByEmail(tx: Executor, email: string): Promise<Member | null> {
  const [row] = await tx
    .select()
    .from(localUsers)
    .where(eq(sql`lower(${localUsers.email})`, email.toLowerCase()))
    .for('update');
  return row ?? null;
}

/** Inserts a member. @returns null if email or nickname was taken */
async function insert(tx: Executor, snapshot: Snapshot, nickname: string, now: Date): Promise<Member | null> {
  const { name, email, country, industry, job, avatar, language, passwordHash } = snapshot;
  const [row] = await tx
    .insert(localUsers)
    .values({
      name,
      nickname,
      ...nicknameKeyColumn(nickname),
      email,
      country,
      industry,
      job,
      avatar,
      language,
      passwordHash: passwordHash ?? null,
      purpose: snapshot.membershipType,
      isVerified: true,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/**
 * Returns the member to whom a paid period belongs: the buyer, else the member with the order's email address, else a
 * new member. A new member whose nickname is taken gets it with a number appended.
 */
export async function findOrCreateMember(
  tx: Executor,
  purchase: PurchaseBuyer,
  now: Date,
): Promise<{ readonly member: Member; readonly isNew: boolean }> {
  const ordered = purchase.userId ? await lockMember(tx, purchase.userId) : null;
  const snapshot = purchase.registrationSnapshot as Snapshot | null;
  if (ordered && snapshot?.setsLanguage) {
    const { language } = snapshot;
    await tx.update(localUsers).set({ language }).where(eq(localUsers.id, ordered.id));
    return { member: { ...ordered, language }, isNew: false };
  }
  if (ordered) return { member: ordered, isNew: false };
  if (!snapshot) throw new Error(`Purchase ${purchase.id} has neither a member nor a registration.`);
  for (let number = 1; number <= maxNumbers + 5; number++) {
    const existing = await lockedByEmail(tx, snapshot.email);
    if (existing) return completeRegistration(tx, existing, snapshot.passwordHash);
    const member = await insert(tx, snapshot, `${snapshot.nickname}${nicknameSuffix(number)}`, now);
    if (member) return { member, isNew: true };
  }
  throw new Error(`No free nickname was found for purchase ${purchase.id}.`);
}

function nicknameSuffix(attempt: number): string | number {
  if (attempt === 1) return '';
  return attempt <= maxNumbers ? attempt : Math.floor(Math.random() * 1e9);
}

/** Completes an interrupted registration that has no account yet; a member with an account is not changed. */
async function completeRegistration(
  tx: Executor,
  member: Member,
  passwordHash: Snapshot['passwordHash'],
): Promise<{ readonly member: Member; readonly isNew: boolean }> {
  if (member.supabaseUserId || !passwordHash) return { member, isNew: false };
  const [row] = await tx
    .update(localUsers)
    .set({ passwordHash, verificationToken: null, verificationTokenExpiry: null, isVerified: true })
    .where(eq(localUsers.id, member.id))
    .returning();
  return { member: row ?? member, isNew: true };
}

/** Links the member to the account and deletes the password hash. */
async function tieAccount(tx: Executor, memberId: string, userId: string, now: Date): Promise<void> {
  await tx
    .update(localUsers)
    .set({ supabaseUserId: userId, passwordHash: null, updatedAt: now })
    .where(and(eq(localUsers.id, memberId), isNull(localUsers.supabaseUserId)));
  await updateUsersRow(tx, memberId);
}

/** Deletes password hashes of members whose account exists, and of abandoned purchases. */
export async function eraseHashes(db: Database): Promise<void> {
  await db
    .update(localUsers)
    .set({ passwordHash: null })
    .where(and(isNotNull(localUsers.passwordHash), isNotNull(localUsers.supabaseUserId)));
}

/** Functions that change the membership after a payment, in the payment's transaction. */
export const paidMembership = { findOrCreateMember, grantPeriod, revokePeriod, recordConsents, tieAccount };
export type PaidMembership = typeof paidMembership;
