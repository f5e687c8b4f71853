/** Inserts the generated year of demo members and payments into all tables consistently. */

import type { Executor } from '../../../platform/server/database/database.ts';
import { formatAmount } from '../../../platform/shared/money/money.ts';
import { updateUsersRows } from '../../membership/member.store.ts';
import type { Consent } from '../../membership/registration/consents.rules.ts';
import { consents, legalNotices, localUsers, subscriptions } from '../../membership/tables.ts';
import { shownStatus } from '../capture/attempt.rules.ts';
import { paymentLedger, payments, paymentTransactions, purchases } from '../tables.ts';
import { type DemoAttempt, type DemoMember, type DemoPurchase, membershipColumnsOf } from './lives.ts';

/** Tool use of a demo member, as stored in the member's row. */
export type DemoUse = { readonly count: number; readonly first: Date; readonly last: Date };

const methodNames = { paypal: 'PayPal', toss: '카드', eximbay: 'Visa' } as const;
const isMoney = ({ state }: DemoAttempt) => state === 'paid' || state === 'refunded' || state === 'reversed';

type History = {
  readonly uses: ReadonlyMap<string, DemoUse>;
  readonly agreedOn: (day: Date) => readonly Consent[];
};

export async function seedMembers(
  tx: Executor,
  members: readonly DemoMember[],
  { uses, agreedOn }: History,
  now: Date,
): Promise<void> {
  await tx.insert(localUsers).values(
    members.map((member) => {
      const { id, accountId, name, nickname, email, language, country, job, industry, avatar } = member;
      const { status, plan, payment, startedAt, end, since } = membershipColumnsOf(member, now);
      const use = uses.get(id);
      return {
        id,
        supabaseUserId: accountId,
        name,
        nickname,
        email,
        language,
        country,
        job,
        industry,
        avatar,
        isVerified: true,
        purpose: plan === 'free' ? null : plan,
        subscriptionStatus: status,
        membershipType: plan,
        paymentStatus: payment,
        subscriptionStartedAt: startedAt,
        subscriptionExpiresAt: end,
        firstToolUsedAt: use?.first ?? null,
        lastToolUsedAt: use?.last ?? null,
        totalToolsUsed: use?.count ?? 0,
        lastLogin: lastLoginAt(member, use),
        createdAt: member.joinedAt,
        updatedAt: since,
      };
    }),
  );
  await updateUsersRows(
    tx,
    members.map(({ id }) => id),
  );
  await tx
    .insert(consents)
    .values(
      members.flatMap(({ id, joinedAt }) =>
        agreedOn(joinedAt).map((each) => ({ ...each, userId: id, acceptedAt: joinedAt })),
      ),
    );
  // Members are marked as notified of later versions of the terms, because a new demo must not send hundreds of mails.
  const newest = new Set(agreedOn(now).map(({ version }) => version));
  await tx
    .insert(legalNotices)
    .values(
      members.flatMap(({ id }) => [...newest].map((version) => ({ userId: id, version, toldAt: now }))),
    );
}

/** Returns the time of the last login: before the last tool use, else at the last order. */
export function lastLoginAt({ joinedAt, purchases: bought }: DemoMember, use: DemoUse | undefined): Date {
  const ordered = bought.at(-1)?.attempts.at(-1)?.createdAt ?? joinedAt;
  return new Date(Math.max(joinedAt.getTime(), ordered.getTime(), (use?.last.getTime() ?? 0) - 60_000));
}

/**
 * Inserts the payments.
 * @returns row ids of the payments by order reference
 */
export async function seedPayments(
  tx: Executor,
  members: readonly DemoMember[],
): Promise<ReadonlyMap<string, number>> {
  const all = members.flatMap((member) => member.purchases.map((purchase) => ({ member, purchase })));
  await tx.insert(purchases).values(all.map(({ member, purchase }) => purchaseRow(member, purchase)));
  const tries = all.flatMap(({ member, purchase }) =>
    purchase.attempts.map((attempt) => ({ member, purchase, attempt })),
  );
  // Inserted in chronological order, so ids increase with time.
  tries.sort((one, other) => one.attempt.createdAt.getTime() - other.attempt.createdAt.getTime());
  const numbers = new Map(
    (
      await tx
        .insert(paymentTransactions)
        .values(tries.map(({ member, purchase, attempt }) => attemptRow(member, purchase, attempt)))
        .returning({ id: paymentTransactions.id, orderRef: paymentTransactions.paymentId })
    ).map(({ id, orderRef }) => [orderRef, id]),
  );
  const numberOf = ({ orderRef }: DemoAttempt) => numbers.get(orderRef) ?? null;

  const captured = tries.filter(({ attempt }) => isMoney(attempt));
  const periods = await tx
    .insert(subscriptions)
    .values(
      captured.flatMap(({ member, purchase, attempt }) =>
        purchase.period
          ? [
              {
                userId: member.id,
                planId: purchase.planId,
                purchaseId: purchase.id,
                paymentTransactionId: numberOf(attempt),
                status: attempt.state === 'paid' ? 'active' : attempt.state,
                currentPeriodStart: purchase.period.start,
                currentPeriodEnd: purchase.period.end,
                revokedAt: attempt.refundedAt,
                createdAt: attempt.capturedAt,
                updatedAt: attempt.refundedAt ?? attempt.capturedAt,
              },
            ]
          : [],
      ),
    )
    .returning({ id: subscriptions.id, purchaseId: subscriptions.purchaseId });
  const periodOf = new Map(periods.map(({ id, purchaseId }) => [purchaseId, id]));
  await tx.insert(payments).values(
    captured.map(({ member, purchase, attempt }) => ({
      userId: member.id,
      subscriptionId: periodOf.get(purchase.id) ?? null,
      paymentTransactionId: numberOf(attempt),
      amount: attempt.amount.minor,
      currency: attempt.amount.currency.toLowerCase(),
      status: attempt.state === 'paid' ? 'completed' : attempt.state,
      createdAt: attempt.capturedAt,
    })),
  );
  return numbers;
}

function purchaseRow(member: DemoMember, purchase: DemoPurchase): typeof purchases.$inferInsert {
  const { id, planId, isRenewal, attempts, period } = purchase;
  const last = attempts.at(-1);
  if (!last) throw new Error('The demo purchase has no attempt.');
  const isBack = last.state === 'refunded' || last.state === 'reversed';
  return {
    id,
    userId: member.id,
    planId,
    amountMinor: last.amount.minor,
    currency: last.amount.currency,
    status: period === null ? 'closed' : isBack ? 'refunded' : 'granted',
    isRenewal,
    email: member.email,
    // Abandoned purchases contain no registration data, because the product deletes it.
    nickname: period === null ? null : member.nickname,
    registrationSnapshot: period === null ? null : snapshotOf(member, planId),
    createdAt: attempts[0]?.createdAt ?? last.createdAt,
    updatedAt: last.refundedAt ?? last.capturedAt,
  };
}

const snapshotOf = (member: DemoMember, planId: string) => {
  const { name, nickname, email, country, industry, job, avatar, language } = member;
  return { name, nickname, email, country, industry, job, avatar, language, membershipType: planId };
};

function attemptRow(
  member: DemoMember,
  purchase: DemoPurchase,
  attempt: DemoAttempt,
): typeof paymentTransactions.$inferInsert {
  const { orderRef, provider, amount, state, createdAt, capturedAt, refundedAt } = attempt;
  const isTaken = isMoney(attempt);
  const key = orderRef.replace('F-DEMO', 'DEMO');
  // Ids are as long as those of the provider; Toss uses one key as order id and capture id.
  const captured = { paypal: `${key}C`, toss: `${key}K`, eximbay: key.padEnd(24, '0') }[provider];
  return {
    // The payment of a failed registration belongs to no member.
    userId: isTaken || purchase.isRenewal ? member.id : null,
    purchaseId: purchase.id,
    paymentId: orderRef,
    provider,
    paymentMethod: provider,
    userEmail: member.email,
    amount: formatAmount(amount),
    currency: amount.currency,
    planType: purchase.planId,
    paymentStatus: shownStatus(state),
    paymentData: isTaken ? { method: methodNames[provider] } : null,
    providerResponse: { demo: true },
    providerOrderId: provider === 'paypal' ? `${key}O` : null,
    paymentKey: provider === 'toss' ? `${key}K` : null,
    providerTransactionId: isTaken ? captured : null,
    userCreated: isTaken && !purchase.isRenewal,
    registrationSnapshot: snapshotOf(member, purchase.planId),
    state,
    reason: state === 'declined' ? 'declined' : null,
    capturedAt: isTaken ? capturedAt : null,
    // Has no next query time, because the providers do not know these payments.
    nextCheckAt: null,
    version: refundedAt ? 3 : 2,
    createdAt,
    updatedAt: refundedAt ?? capturedAt,
  };
}

/**
 * Inserts the entries of the payment ledger.
 * @param numbers payment ids by order reference
 * @param refunds refund ids by order reference
 */
export async function seedLedger(
  tx: Executor,
  members: readonly DemoMember[],
  numbers: ReadonlyMap<string, number>,
  refunds: ReadonlyMap<string, number>,
): Promise<void> {
  const entries = members.flatMap(({ purchases: bought }) =>
    bought.flatMap(({ attempts }) =>
      attempts.filter(isMoney).flatMap(({ orderRef, amount, state, capturedAt, refundedAt }) => {
        const common = {
          paymentTransactionId: numbers.get(orderRef) ?? null,
          amountMinor: amount.minor,
          currency: amount.currency,
        };
        const came = { ...common, kind: 'captured', source: 'call' as const, createdAt: capturedAt };
        if (refundedAt === null) return [came];
        const source = state === 'reversed' ? ('notice' as const) : ('call' as const);
        const refundTransactionId = refunds.get(orderRef) ?? null;
        return [came, { ...common, kind: state, source, refundTransactionId, createdAt: refundedAt }];
      }),
    ),
  );
  entries.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  await tx.insert(paymentLedger).values(entries);
}
