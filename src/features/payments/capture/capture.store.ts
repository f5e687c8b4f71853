import { eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/server/database/database.ts';
import { isSameMoney, type Money } from '../../../platform/shared/money/money.ts';
import type { Snapshot } from '../../membership/periods/paid-member.store.ts';
import { agreedTo } from '../../membership/registration/consents.rules.ts';
import { insertTicket } from '../checkout/account.store.ts';
import type { ProviderPayment } from '../providers/provider.port.ts';
import { paymentLedger, payments, paymentTransactions, purchases } from '../tables.ts';
import { effectOf, isRecorded, shownStatus } from './attempt.rules.ts';
import type { Attempt } from './attempt.ts';
import { type Locked, lockAttempt } from './attempt-row.store.ts';
import type { Recorded, RecordHooks, Reversal, Source } from './recorded.ts';
import { nextCheck, pickUpMs } from './schedule.rules.ts';

/** State of a payment at the provider, and its origin. */
type Heard = { readonly payment: ProviderPayment; readonly source: Source };

export function createCaptureStore(db: Database, hooks: RecordHooks) {
  const { memberFor, grantPeriod, revokePeriod, recordConsents } = hooks.membership;

  async function writeLedger(
    tx: Executor,
    attempt: Attempt,
    entry: Omit<Reversal, 'kind'> & { kind: string },
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

  /** Records a reversal and ends the period of the payment, once. */
  async function recordReversal(
    tx: Executor,
    locked: Locked,
    back: Reversal,
    now: Date,
  ): Promise<Recorded | null> {
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
    const note = { paymentTransactionId: attempt.id, amount: back.amount };
    const recorded: Recorded = {
      kind: back.kind,
      attempt,
      member: revoked?.member ?? null,
      end: revoked?.end ?? null,
      creditNoteNumber: await hooks.issueCreditNote(tx, note, now),
    };
    await hooks.announce(tx, recorded);
    return recorded;
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
        // The member now has the hash, until the account is created.
        registrationSnapshot: sql`${purchases.registrationSnapshot} - 'passwordHash'`,
      })
      .where(eq(purchases.id, purchase.id));
    if (isNew) {
      const expiresAt = new Date(now.getTime() + pickUpMs);
      await insertTicket(tx, { orderRef: attempt.orderRef, memberId: member.id, expiresAt }, now);
    }
    const { agreeToPrivacy = false } = (purchase.registrationSnapshot ?? {}) as Partial<Snapshot>;
    await recordConsents(tx, member.id, agreedTo(hooks.consents, agreeToPrivacy), now);
    const isRenamed = isNew && member.nickname !== (purchase.nickname ?? member.nickname);
    return { member, isNew, isRenamed, ...period };
  }

  /** Records a captured payment for the first time. */
  async function recordCapture(
    tx: Executor,
    locked: Locked,
    { payment, source }: Heard,
    now: Date,
  ): Promise<Recorded | null> {
    const { attempt } = locked;
    const amount = payment.captured ?? attempt.amount;
    const effect = effectOf(
      attempt.state,
      payment.state,
      { isGranted: locked.isGranted },
      isSameMoney(amount, attempt.amount),
    );
    if (!effect) return null;
    const capturedAt = payment.capturedAt ? new Date(payment.capturedAt) : now;
    const changes = {
      state: effect.state,
      paymentStatus: shownStatus(effect.state),
      providerTransactionId: payment.captureId ?? attempt.captureId,
      providerResponse: (payment.raw ?? null) as Record<string, unknown> | null,
      paymentData: payment.methodLabel ? { method: payment.methodLabel } : null,
      capturedAt: Number.isNaN(capturedAt.getTime()) ? now : capturedAt,
      leaseUntil: null,
      checks: 0,
      nextCheckAt: nextCheck(effect.state, attempt.provider, {
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
    const granted = effect.grants ? await grant(tx, locked, now) : null;
    await tx.insert(payments).values({
      userId: granted?.member.id ?? attempt.memberId,
      subscriptionId: granted?.subscriptionId ?? null,
      paymentTransactionId: attempt.id,
      amount: amount.minor,
      currency: amount.currency.toLowerCase(),
      status: effect.state === 'paid' ? 'completed' : effect.state,
      createdAt: now,
    });
    if (effect.state === 'refunded' || effect.state === 'reversed') {
      // Reversed before we knew of the capture, so not by a refund of ours.
      const { id: paymentTransactionId, provider } = attempt;
      const refundTransactionId =
        effect.state === 'refunded'
          ? await hooks.recordExternalRefund(tx, { paymentTransactionId, provider, amount }, now)
          : null;
      await writeLedger(tx, attempt, { ...entry, refundTransactionId, kind: effect.state }, now);
      await hooks.issueReceipt(tx, attempt.id, now);
      const creditNoteNumber = await hooks.issueCreditNote(tx, { paymentTransactionId, amount }, now);
      return { kind: effect.state, attempt, member: null, end: null, creditNoteNumber };
    }
    if (effect.refund) {
      const { id: paymentTransactionId, provider } = attempt;
      await hooks.requestRefund(tx, { paymentTransactionId, provider, amount, origin: effect.refund }, now);
      const recorded = { kind: effect.refund, attempt, email: locked.purchase.email };
      await hooks.announce(tx, recorded);
      await hooks.issueReceipt(tx, attempt.id, now);
      return recorded;
    }
    if (!granted) return null;
    const { member, isNew, isRenamed, start, end } = granted;
    await tx
      .update(paymentTransactions)
      .set({ userId: member.id, userCreated: isNew })
      .where(eq(paymentTransactions.id, attempt.id));
    const receiptNumber = await hooks.issueReceipt(tx, attempt.id, now);
    const person = { member, isNew, isRenamed };
    const recorded = { kind: 'granted' as const, attempt, ...person, start, end, receiptNumber };
    await hooks.announce(tx, recorded);
    return recorded;
  }

  return {
    /**
     * Records the provider's state of a payment from any state, idempotently and in one transaction. `beforeCommit` runs
     * last in it.
     */
    async record(
      attemptId: number,
      { payment, source }: Heard,
      now: Date,
      beforeCommit: () => void,
    ): Promise<Recorded | null> {
      return db.transaction(async (tx) => {
        const locked = await lockAttempt(tx, attemptId);
        if (!locked) return null;
        const { attempt } = locked;
        let recorded: Recorded | null = null;
        if (!isRecorded(attempt.state)) recorded = await recordCapture(tx, locked, { payment, source }, now);
        else if (payment.state === 'reversed') {
          const back = { amount: attempt.amount, refundTransactionId: null, source };
          recorded = await recordReversal(
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
            recorded = await recordReversal(tx, locked, back, now);
          }
        }
        beforeCommit();
        return recorded;
      });
    },

    /** Records a completed refund within the given transaction. */
    async recordRefund(
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
      await recordReversal(tx, locked, { ...refund, kind: 'refunded', source: 'call' }, now);
    },
  };
}

export type CaptureStore = ReturnType<typeof createCaptureStore>;
