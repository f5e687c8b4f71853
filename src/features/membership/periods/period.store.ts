import { and, desc, eq, isNull, or } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database/database.ts';
import { type Member, updateUsersRow } from '../member.store.ts';
import type { Consent } from '../registration/consents.rules.ts';
import { consents, localUsers, subscriptionPlans, subscriptions } from '../tables.ts';
import {
  type BillingPeriod,
  daysFrom,
  membershipTypeOf,
  type Period,
  periodFrom,
  removePeriod,
} from './period.rules.ts';

/** Locks and returns the member until the end of the transaction. */
export async function lockMember(tx: Executor, memberId: string): Promise<Member | null> {
  const [row] = await tx.select().from(localUsers).where(eq(localUsers.id, memberId)).for('update');
  return row ?? null;
}

/**
 * Adds a paid period after the member's current ones. Unique keys prevent a second period for the same purchase or
 * payment.
 */
export async function grantPeriod(
  tx: Executor,
  grant: {
    readonly member: Member;
    readonly planId: string;
    readonly purchaseId: string;
    readonly attemptId: number;
  },
  now: Date,
): Promise<{ readonly subscriptionId: number; readonly start: Date; readonly end: Date }> {
  const { member, planId, purchaseId, attemptId } = grant;
  const isRunning = member.subscriptionStatus === 'active';
  const { start, end } = periodFrom(
    now,
    isRunning ? member.subscriptionExpiresAt : null,
    await billingPeriodOf(tx, planId),
  );
  const [row] = await tx
    .insert(subscriptions)
    .values({
      userId: member.id,
      planId,
      purchaseId,
      paymentTransactionId: attemptId,
      currentPeriodStart: start,
      currentPeriodEnd: end,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: subscriptions.id });
  if (!row) throw new Error('The period was not inserted.');
  await tx
    .update(localUsers)
    .set({
      subscriptionStatus: 'active',
      membershipType: await typeFromPeriods(tx, member, now),
      paymentStatus: 'completed',
      subscriptionStartedAt: isRunning && start > now ? (member.subscriptionStartedAt ?? now) : now,
      subscriptionExpiresAt: end,
      updatedAt: now,
    })
    .where(eq(localUsers.id, member.id));
  await updateUsersRow(tx, member.id);
  return { subscriptionId: row.id, start, end };
}

/**
 * Adds granted days after the member's periods. Their row has no purchase, no payment and the shortest plan, so that
 * an annual plan before them ends on time.
 */
export async function grantDays(tx: Executor, member: Member, days: number, now: Date): Promise<Date> {
  const isRunning = member.subscriptionStatus === 'active';
  const { start, end } = daysFrom(now, isRunning ? member.subscriptionExpiresAt : null, days);
  await tx.insert(subscriptions).values({
    userId: member.id,
    planId: 'monthly',
    currentPeriodStart: start,
    currentPeriodEnd: end,
    createdAt: now,
    updatedAt: now,
  });
  const begins = start.getTime() === now.getTime();
  await tx
    .update(localUsers)
    .set({
      subscriptionStatus: 'active',
      subscriptionExpiresAt: end,
      membershipType: await typeFromPeriods(tx, member, now),
      ...(begins && { subscriptionStartedAt: now }),
      updatedAt: now,
    })
    .where(eq(localUsers.id, member.id));
  await updateUsersRow(tx, member.id);
  return end;
}

/** Returns the membership type after a change of the member's periods; unchanged if none of them runs. */
async function typeFromPeriods(tx: Executor, member: Member, now: Date): Promise<string> {
  const { planId, currentPeriodStart: start, currentPeriodEnd: end, userId, revokedAt } = subscriptions;
  const periods = await tx
    .select({ planId, start, end })
    .from(subscriptions)
    .where(and(eq(userId, member.id), isNull(revokedAt)));
  return membershipTypeOf(periods, now) ?? member.membershipType;
}

/** Updates the membership type of an active member whose periods have begun or ended since the last change. */
export async function refreshType(tx: Executor, memberId: string, now: Date): Promise<void> {
  const member = await lockMember(tx, memberId);
  if (member?.subscriptionStatus !== 'active') return;
  const membershipType = await typeFromPeriods(tx, member, now);
  if (membershipType === member.membershipType) return;
  await tx.update(localUsers).set({ membershipType, updatedAt: now }).where(eq(localUsers.id, memberId));
}

const isGranted = ({ purchaseId, paymentTransactionId }: typeof subscriptions.$inferSelect) =>
  purchaseId === null && paymentTransactionId === null;

async function billingPeriodOf(tx: Executor, planId: string): Promise<BillingPeriod> {
  const [plan] = await tx
    .select({ period: subscriptionPlans.billingPeriod })
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.id, planId));
  return plan?.period === 'year' ? 'year' : 'month';
}

/**
 * Removes the period of a payment; later periods start earlier.
 * @returns the member; null if there is no such period
 */
export async function revokePeriod(
  tx: Executor,
  attemptId: number,
  status: 'refunded' | 'reversed',
  now: Date,
): Promise<{ readonly member: Member; readonly end: Date | null } | null> {
  const [revoked] = await tx
    .update(subscriptions)
    .set({ status, revokedAt: now, updatedAt: now })
    .where(and(eq(subscriptions.paymentTransactionId, attemptId), isNull(subscriptions.revokedAt)))
    .returning();
  if (!revoked) return null;
  const member = await lockMember(tx, revoked.userId);
  if (!member) return null;
  const rows = await tx
    .select({ row: subscriptions, period: subscriptionPlans.billingPeriod })
    .from(subscriptions)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, subscriptions.planId))
    .where(
      and(
        eq(subscriptions.userId, revoked.userId),
        or(isNull(subscriptions.revokedAt), eq(subscriptions.id, revoked.id)),
      ),
    )
    .orderBy(desc(subscriptions.currentPeriodEnd));
  const periods = rows.map(
    ({ row, period }): Period => ({
      id: row.id,
      billingPeriod: isGranted(row) ? 'days' : period === 'year' ? 'year' : 'month',
      start: row.currentPeriodStart,
      end: row.currentPeriodEnd,
    }),
  );
  const left = removePeriod(periods, revoked.id, now);
  for (const { id, start, end } of left?.moved ?? []) {
    await tx
      .update(subscriptions)
      .set({ currentPeriodStart: start, currentPeriodEnd: end, updatedAt: now })
      .where(eq(subscriptions.id, id));
  }
  const changes = left && {
    subscriptionStatus: left.end ? 'active' : 'free',
    subscriptionExpiresAt: left.end,
    membershipType: left.end ? await typeFromPeriods(tx, member, now) : 'free',
  };
  const [row] = await tx
    .update(localUsers)
    .set({ ...changes, paymentStatus: status, updatedAt: now })
    .where(eq(localUsers.id, member.id))
    .returning();
  await updateUsersRow(tx, member.id);
  return { member: row ?? member, end: left?.end ?? null };
}

export async function recordConsents(
  tx: Executor,
  memberId: string,
  agreed: readonly Consent[],
  now: Date,
): Promise<void> {
  await tx
    .insert(consents)
    .values(agreed.map((each) => ({ ...each, userId: memberId, acceptedAt: now })))
    .onConflictDoNothing();
}
