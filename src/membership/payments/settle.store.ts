import { eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/database.ts';
import { isSameMoney, type Money } from '../../platform/money.ts';
import { agreedTo } from '../consents.rules.ts';
import { paymentLedger, payments, paymentTransactions, purchases } from '../tables.ts';
import { isSettled, settlementOf, shownStatus } from './attempt.rules.ts';
import type { Attempt } from './attempt.ts';
import { type Locked, lockAttempt } from './attempt-row.store.ts';
import { memberFor } from './buyer.store.ts';
import type { Snapshot } from './buyer.ts';
import { nextCheck, pickUpMs } from './cadence.rules.ts';
import { grantPeriod, insertTicket, recordConsents, revokePeriod } from './grant.store.ts';
import type { ProviderPayment } from './provider.port.ts';
import type { MoneyBack, Settled, SettleHooks, Source } from './settled.ts';

export function createSettleStore(db: Database, hooks: SettleHooks) {
  async function writeLedger(
    tx: Executor,
    attempt: Attempt,
    entry: Omit<MoneyBack, 'kind'> & { kind: string },
    now: Date,
  ) {
    await tx.insert(paymentLedger).values({
      paymentTransactionId: attempt.id,
      refundTransactionId: entry.refundTransactionId,
      kind: entry.kind,
      amountMinor: entry.amount.minor,
      currency: entry.amount.currency,
      source: entry.source,
      reference: entry.reference,
      createdAt: now,
    });
  }

  /** The money is gone again: ends the period that it gave, once, and nothing else. */
  async function takeBack(tx: Executor, locked: Locked, back: MoneyBack, now: Date): Promise<Settled | null> {
    const { attempt, purchase } = locked;
    if (attempt.state === 'refunded' || attempt.state === 'reversed') return null;
    await tx
      .update(paymentTransactions)
      .set({
        state: back.kind,
        paymentStatus: shownStatus(back.kind),
        nextCheckAt: null,
        leaseUntil: null,
        version: sql`${paymentTransactions.version} + 1`,
        updatedAt: now,
      })
      .where(eq(paymentTransactions.id, attempt.id));
    await writeLedger(tx, attempt, back, now);
    await tx.update(payments).set({ status: back.kind }).where(eq(payments.paymentTransactionId, attempt.id));
    const revoked = await revokePeriod(tx, attempt.id, back.kind, now);
    if (revoked) {
      await tx
        .update(purchases)
        .set({ status: 'refunded', updatedAt: now })
        .where(eq(purchases.id, purchase.id));
    }
    const settled: Settled = {
      kind: back.kind,
      attempt,
      member: revoked?.member ?? null,
      end: revoked?.end ?? null,
    };
    await hooks.announce(tx, settled);
    await hooks.issueCreditNote(tx, { paymentTransactionId: attempt.id, amount: back.amount }, now);
    return settled;
  }

  async function grant(tx: Executor, { attempt, purchase }: Locked, now: Date) {
    const { member, isNew } = await memberFor(tx, purchase, now);
    const period = await grantPeriod(
      tx,
      { member, planId: purchase.planId, purchaseId: purchase.id, attemptId: attempt.id },
      now,
    );
    await tx
      .update(purchases)
      .set({
        status: 'granted',
        userId: member.id,
        reservedUntil: null,
        updatedAt: now,
        // The hash is with the member now, until the account is made of it.
        registrationSnapshot: sql`${purchases.registrationSnapshot} - 'passwordHash'`,
      })
      .where(eq(purchases.id, purchase.id));
    if (isNew) {
      await insertTicket(tx, attempt.orderRef, member.id, new Date(now.getTime() + pickUpMs), now);
    }
    const { agreeToPrivacy = false } = (purchase.registrationSnapshot ?? {}) as Partial<Snapshot>;
    await recordConsents(tx, member.id, agreedTo(hooks.consents, agreeToPrivacy), now);
    const isRenamed = isNew && member.nickname !== (purchase.nickname ?? member.nickname);
    return { member, isNew, isRenamed, ...period };
  }

  /** Money that came in, seen for the first time. */
  async function takeIn(
    tx: Executor,
    locked: Locked,
    payment: ProviderPayment,
    source: Source,
    now: Date,
  ): Promise<Settled | null> {
    const { attempt } = locked;
    const amount = payment.captured ?? attempt.amount;
    const settlement = settlementOf(
      attempt.state,
      payment.state,
      { isGranted: locked.isGranted },
      isSameMoney(amount, attempt.amount),
    );
    if (!settlement) return null;
    const capturedAt = payment.capturedAt ? new Date(payment.capturedAt) : now;
    const changes = {
      state: settlement.state,
      paymentStatus: shownStatus(settlement.state),
      providerTransactionId: payment.captureId ?? attempt.captureId,
      providerResponse: (payment.raw ?? null) as Record<string, unknown> | null,
      paymentData: payment.methodLabel ? { method: payment.methodLabel } : null,
      capturedAt: Number.isNaN(capturedAt.getTime()) ? now : capturedAt,
      leaseUntil: null,
      checks: 0,
      nextCheckAt: nextCheck(settlement.state, attempt.provider, {
        now,
        createdAt: now,
        since: now,
        checks: 0,
      }),
      version: sql`${paymentTransactions.version} + 1`,
      updatedAt: now,
    };
    const reference = payment.captureId ?? null;
    const entry = { amount, refundTransactionId: null, source, reference };
    await tx.update(paymentTransactions).set(changes).where(eq(paymentTransactions.id, attempt.id));
    await writeLedger(tx, attempt, { ...entry, kind: 'captured' }, now);
    const granted = settlement.grants ? await grant(tx, locked, now) : null;
    await tx.insert(payments).values({
      userId: granted?.member.id ?? attempt.memberId,
      subscriptionId: granted?.subscriptionId ?? null,
      paymentTransactionId: attempt.id,
      amount: amount.minor,
      currency: amount.currency.toLowerCase(),
      status: settlement.state === 'paid' ? 'completed' : settlement.state,
      createdAt: now,
    });
    if (settlement.state === 'refunded' || settlement.state === 'reversed') {
      // Gone before we heard that it came: what took it back was no refund of ours.
      const { id: paymentTransactionId, provider } = attempt;
      const refundTransactionId =
        settlement.state === 'refunded'
          ? await hooks.recordExternalRefund(tx, { paymentTransactionId, provider, amount }, now)
          : null;
      await writeLedger(tx, attempt, { ...entry, refundTransactionId, kind: settlement.state }, now);
      await hooks.issueReceipt(tx, attempt.id, now);
      await hooks.issueCreditNote(tx, { paymentTransactionId, amount }, now);
      return { kind: settlement.state, attempt, member: null, end: null };
    }
    if (settlement.refund) {
      const { id: paymentTransactionId, provider } = attempt;
      await hooks.requestRefund(
        tx,
        { paymentTransactionId, provider, amount, origin: settlement.refund },
        now,
      );
      const settled = { kind: settlement.refund, attempt, email: locked.purchase.email };
      await hooks.announce(tx, settled);
      await hooks.issueReceipt(tx, attempt.id, now);
      return settled;
    }
    if (!granted) return null;
    const { member, isNew, isRenamed, start, end } = granted;
    await tx
      .update(paymentTransactions)
      .set({ userId: member.id, userCreated: isNew })
      .where(eq(paymentTransactions.id, attempt.id));
    const receiptNumber = await hooks.issueReceipt(tx, attempt.id, now);
    const person = { member, isNew, isRenamed };
    const settled = { kind: 'granted' as const, attempt, ...person, start, end, receiptNumber };
    await hooks.announce(tx, settled);
    return settled;
  }

  return {
    /**
     * Brings what the provider says about money into our tables, from whatever state, all in one transaction.
     * Saying the same again changes nothing. `beforeCommit` is the last thing inside.
     */
    async settle(
      attemptId: number,
      payment: ProviderPayment,
      source: Source,
      now: Date,
      beforeCommit: () => void,
    ): Promise<Settled | null> {
      return db.transaction(async (tx) => {
        const locked = await lockAttempt(tx, attemptId);
        if (!locked) return null;
        const { attempt } = locked;
        let settled: Settled | null = null;
        if (!isSettled(attempt.state)) settled = await takeIn(tx, locked, payment, source, now);
        else if (payment.state === 'reversed') {
          const back = { amount: attempt.amount, refundTransactionId: null, source };
          settled = await takeBack(
            tx,
            locked,
            { ...back, kind: 'reversed', reference: payment.captureId ?? null },
            now,
          );
        } else if (
          payment.state === 'refunded' &&
          attempt.state !== 'refunded' &&
          attempt.state !== 'reversed'
        ) {
          const amount = payment.refunded ?? attempt.amount;
          const { id: paymentTransactionId, provider } = attempt;
          const refund = { paymentTransactionId, provider, amount };
          const refundTransactionId = await hooks.recordExternalRefund(tx, refund, now);
          const reference = payment.refunds?.at(-1)?.refundId ?? null;
          if (refundTransactionId !== null) {
            const back = { kind: 'refunded' as const, amount, refundTransactionId, source, reference };
            settled = await takeBack(tx, locked, back, now);
          }
        }
        beforeCommit();
        return settled;
      });
    },

    /** A refund of ours has gone through; part of the transaction that says so. */
    async refundDone(
      tx: Executor,
      refund: {
        readonly paymentTransactionId: number;
        readonly refundTransactionId: number;
        readonly amount: Money;
        readonly reference: string | null;
      },
      now: Date,
    ): Promise<void> {
      const locked = await lockAttempt(tx, refund.paymentTransactionId);
      if (!locked) return;
      await takeBack(tx, locked, { ...refund, kind: 'refunded', source: 'call' }, now);
    },
  };
}

export type SettleStore = ReturnType<typeof createSettleStore>;
