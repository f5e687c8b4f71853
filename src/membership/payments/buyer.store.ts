import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database.ts';
import type { Member } from '../member.store.ts';
import { localUsers, type purchases } from '../tables.ts';
import type { Snapshot } from './buyer.ts';

type Purchase = typeof purchases.$inferSelect;

/** After so many numbers it is somebody's game; then the number is a long one. */
const mostNumbers = 50;

export async function lockMember(tx: Executor, memberId: string): Promise<Member | null> {
  const [row] = await tx.select().from(localUsers).where(eq(localUsers.id, memberId)).for('update');
  return row ?? null;
}

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
  purchase: Purchase,
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
