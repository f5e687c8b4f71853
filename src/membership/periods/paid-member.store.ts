import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/server/database/database.ts';
import type { Language } from '../../platform/shared/i18n/i18n.ts';
import { type Member, projectMember } from '../member.store.ts';
import { keyOf } from '../nickname.store.ts';
import { localUsers } from '../tables.ts';
import { grantPeriod, lockMember, recordConsents, revokePeriod } from './period.store.ts';

/** What a member is made of once it is paid; of a member who is there already, what the provider is told. */
export type Snapshot = {
  readonly name: string;
  readonly nickname: string;
  readonly email: string;
  readonly country: string | null;
  readonly industry: string | null;
  readonly job: string | null;
  readonly avatar: string | null;
  readonly language: Language;
  /** Of somebody who renews without being signed in: later mails come in this language, too. */
  readonly setsLanguage?: true;
  readonly membershipType: string;
  /** Of somebody new: whether the collection of personal data was agreed to. */
  readonly agreeToPrivacy?: boolean;
  /** bcrypt; never the password itself. */
  readonly passwordHash?: string;
};

/** What is bought, as far as it says who becomes its member. */
export type Bought = {
  readonly id: string;
  readonly userId: string | null;
  readonly registrationSnapshot: unknown;
};

/** After so many numbers it is somebody's game; then the number is a long one. */
const mostNumbers = 50;

async function lockedByEmail(tx: Executor, email: string): Promise<Member | null> {
  const [row] = await tx
    .select()
    .from(localUsers)
    .where(eq(sql`lower(${localUsers.email})`, email.toLowerCase()))
    .for('update');
  return row ?? null;
}

/** Nothing is thrown when email or nickname was taken in the meantime; then there is no row. */
async function insert(tx: Executor, snapshot: Snapshot, nickname: string, now: Date): Promise<Member | null> {
  const { name, email, country, industry, job, avatar, language, passwordHash } = snapshot;
  const [row] = await tx
    .insert(localUsers)
    .values({
      name,
      nickname,
      ...keyOf(nickname),
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
 * Whose period it becomes: the member who ordered, else the account of that email, else a new member, whose nickname
 * gets a number when somebody else has it by now.
 */
export async function memberFor(
  tx: Executor,
  purchase: Bought,
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
  if (!snapshot) throw new Error(`Purchase ${purchase.id} has nothing to make a member of.`);
  for (let number = 1; number <= mostNumbers + 5; number++) {
    const existing = await lockedByEmail(tx, snapshot.email);
    // A registration that broke off before it had an account is finished by this one.
    if (existing && !existing.supabaseUserId && snapshot.passwordHash) {
      const [row] = await tx
        .update(localUsers)
        .set({
          passwordHash: snapshot.passwordHash,
          verificationToken: null,
          verificationTokenExpiry: null,
          isVerified: true,
        })
        .where(eq(localUsers.id, existing.id))
        .returning();
      return { member: row ?? existing, isNew: true };
    }
    if (existing) return { member: existing, isNew: false };
    const suffix = number === 1 ? '' : number <= mostNumbers ? number : Math.floor(Math.random() * 1e9);
    const member = await insert(tx, snapshot, `${snapshot.nickname}${suffix}`, now);
    if (member) return { member, isNew: true };
  }
  throw new Error(`No nickname could be found for purchase ${purchase.id}.`);
}

/** Member and account belong together from here on; the hash has done its work. */
async function tieAccount(tx: Executor, memberId: string, userId: string, now: Date): Promise<void> {
  await tx
    .update(localUsers)
    .set({ supabaseUserId: userId, passwordHash: null, updatedAt: now })
    .where(and(eq(localUsers.id, memberId), isNull(localUsers.supabaseUserId)));
  await projectMember(tx, memberId);
}

/** A hash must not outlive its purpose: neither that of an account that exists nor that of a given-up one. */
export async function eraseHashes(db: Database): Promise<void> {
  await db
    .update(localUsers)
    .set({ passwordHash: null })
    .where(and(isNotNull(localUsers.passwordHash), isNotNull(localUsers.supabaseUserId)));
}

/** What a payment does to a membership, each as part of the payment's own transaction. */
export const paidMembership = { memberFor, grantPeriod, revokePeriod, recordConsents, tieAccount };
export type PaidMembership = typeof paidMembership;
