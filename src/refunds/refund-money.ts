/**
 * Sends money back: written before it is sent, asked for when the answer is lost, sent again only where that cannot pay
 * twice. Who wants it and what follows from it are the callers' parts.
 */

import type {
  CallIdempotency,
  Outcome,
  PaymentProvider,
  PaymentRef,
} from '../membership/payments/provider.port.ts';
import type { AuditAction, AuditDetails } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Executor } from '../platform/database.ts';
import { formatAmount, isSameMoney, type Money } from '../platform/money.ts';
import { afterRefusal, isHopeless, leaseMs, maySendAgain, nextCheck } from './refund.rules.ts';
import type { NewRefund, RefundMoney, RefundMoneyStore } from './refund-money.store.ts';

export type RefundMoneyOptions = {
  readonly store: RefundMoneyStore;
  readonly findProvider: (id: string) => PaymentProvider | undefined;
  readonly clock: Clock;
  /** Whether the next try of a call needs another key. */
  readonly endsKey: (outcome: Outcome<unknown>, idempotency: CallIdempotency) => boolean;
  /** In the transaction that says that the money is back. */
  readonly onRefundDone: (tx: Executor, refund: RefundMoney) => Promise<void>;
  /** After it: what is shown has changed. */
  readonly onChanged: () => Promise<void>;
  readonly alert: (what: AuditAction, details: AuditDetails) => Promise<void>;
  readonly crashPoint: (
    name: 'refund.requested' | 'refund.written' | 'refund.answered' | 'refund.settled',
  ) => void;
  readonly onError: (error: unknown) => void;
};

/** Written together with the step that it belongs to. */
export type InTransaction = (tx: Executor) => Promise<void>;

const callTimeoutMs = 45_000;
const batch = 20;
const reasons = { duplicate: 'Duplicate payment', mismatch: 'Amount differs', other: 'Refund' } as const;

export function createRefundMoney(options: RefundMoneyOptions) {
  const { store, clock, crashPoint, alert } = options;

  async function finish(refund: RefundMoney, providerRefundId?: string): Promise<void> {
    await settle(providerRefundId ? { ...refund, providerRefundId } : refund);
  }

  /** @returns false when somebody else said so first */
  async function settle(refund: RefundMoney, also?: InTransaction): Promise<boolean> {
    const isDone = await store.finish(refund, clock.now(), async (tx, done) => {
      await options.onRefundDone(tx, done);
      await also?.(tx);
    });
    crashPoint('refund.settled');
    await options.onChanged();
    return isDone;
  }

  async function later(
    refund: RefundMoney,
    status: RefundMoney['status'],
    more: { reason?: string; answers?: number; providerRefundId?: string } = {},
  ) {
    const now = clock.now();
    if (isHopeless(status, refund.sentAt, now)) return manual(refund, more.reason ?? 'no_answer');
    const checks = status === refund.status ? refund.checks + 1 : 0;
    await store.keep(refund, { status, checks, nextCheckAt: nextCheck(checks, now), ...more }, now);
  }

  async function manual(refund: RefundMoney, reason: string): Promise<void> {
    await store.keep(refund, { status: 'manual', checks: 0, nextCheckAt: null, reason }, clock.now());
    await alert('refund.manual', { refund: refund.refundId, payment: refund.payment.orderRef, reason });
  }

  const context = (refund: RefundMoney, what: string) => ({
    idempotencyKey: `${what}-${refund.refundId}-${refund.answers}`,
    timeoutMs: callTimeoutMs,
  });

  /** What is left of the payment at the provider; null when it does not say. */
  async function balanceOf(refund: RefundMoney, provider: PaymentProvider): Promise<Money | null> {
    const outcome = await provider.query(refOf(refund), context(refund, 'query'));
    if (outcome.kind !== 'ok') return null;
    const { state, balance, captured } = outcome.value;
    if (balance) return balance;
    if (state === 'refunded') return { ...refund.amount, minor: 0 };
    return state === 'captured' ? (captured ?? null) : null;
  }

  async function send(refund: RefundMoney, provider: PaymentProvider): Promise<void> {
    const balance = await balanceOf(refund, provider);
    if (!balance) return later(refund, refund.status, { reason: 'balance_unknown' });
    if (balance.minor === 0) return finish(refund);
    if (balance.minor < refund.amount.minor || balance.currency !== refund.amount.currency)
      return manual(refund, `balance_too_small ${formatAmount(balance)} ${balance.currency}`);
    const now = clock.now();
    const written = {
      status: 'sent' as const,
      checks: 0,
      nextCheckAt: new Date(now.getTime() + leaseMs),
      balanceBefore: balance.minor,
      sentAt: refund.sentAt ?? now,
    };
    if (!(await store.keep(refund, written, now))) return;
    crashPoint('refund.written');
    const sent: RefundMoney = { ...refund, status: 'sent', balanceBefore: balance, sentAt: written.sentAt };
    const reason = refund.origin in reasons ? reasons[refund.origin as keyof typeof reasons] : reasons.other;
    const request = {
      ref: refOf(refund),
      refundId: refund.refundId,
      amount: refund.amount,
      balanceBefore: balance,
      reason,
    };
    const outcome = await provider.refund(request, context(refund, 'refund'));
    crashPoint('refund.answered');
    const answers = refund.answers + (options.endsKey(outcome, provider.abilities.callIdempotency) ? 1 : 0);
    if (outcome.kind === 'unknown')
      return later(sent, 'unknown', { answers, reason: outcome.error.providerCode ?? outcome.error.kind });
    if (outcome.kind === 'ok') {
      const { providerRefundId, state } = outcome.value;
      if (state === 'done') return finish(sent, providerRefundId);
      return later(sent, 'pending', { answers, ...(providerRefundId ? { providerRefundId } : {}) });
    }
    const refused = outcome.error.providerCode ?? outcome.error.kind;
    const next = afterRefusal(outcome.error.kind);
    if (next === 'manual') return manual({ ...sent, answers }, refused);
    return later(sent, next === 'later' ? 'requested' : 'unknown', { answers, reason: refused });
  }

  async function ask(refund: RefundMoney, provider: PaymentProvider): Promise<void> {
    const { refundId, amount, providerRefundId, balanceBefore } = refund;
    const outcome = await provider.queryRefund(
      {
        ref: refOf(refund),
        refundId,
        amount,
        balanceBefore: balanceBefore ?? refund.payment.amount,
        ...(providerRefundId ? { providerRefundId } : {}),
      },
      context(refund, 'query-refund'),
    );
    if (outcome.kind !== 'ok') return later(refund, refund.status === 'sent' ? 'unknown' : refund.status);
    const { state } = outcome.value;
    if (state === 'done') return finish(refund);
    if (state === 'pending') return later(refund, 'pending');
    if (state === 'failed') return manual(refund, 'provider_gave_up');
    const balance = await balanceOf(refund, provider);
    const { callIdempotency } = provider.abilities;
    if (maySendAgain(callIdempotency, balanceBefore?.minor ?? null, balance?.minor ?? null))
      return send(refund, provider);
    return balance && balanceBefore && !isSameMoney(balance, balanceBefore) && balance.minor === 0
      ? finish(refund)
      : later(refund, 'unknown');
  }

  return {
    /**
     * Sends the money of a payment back, as part of the caller's transaction; a worker does it after the commit.
     * @returns its id, or null when it is on its way or was sent back already
     */
    async requestRefundMoney(tx: Executor, refund: NewRefund, now = clock.now()): Promise<number | null> {
      return store.request(tx, refund, now);
    },
    recordExternal: store.recordExternal,

    /** Does one round for what is due, on any number of instances. */
    async runDue(): Promise<void> {
      const now = clock.now();
      const due = await store.takeDue(now, new Date(now.getTime() + leaseMs), batch);
      for (const refund of due) {
        crashPoint('refund.requested');
        const provider = options.findProvider(refund.provider);
        const work = provider
          ? refund.status === 'requested'
            ? send(refund, provider)
            : ask(refund, provider)
          : manual(refund, 'method_off');
        await work.catch(options.onError);
      }
    },

    findManual: store.findManual,

    /**
     * A person says what happened outside: the money is back after all, or it has to be sent again.
     * @param also written with it, e.g. who said so
     * @returns false when it waits for nobody (any more); of two who say so at once, one is heard
     */
    async resolveManual(id: number, decision: 'done' | 'send_again', also?: InTransaction): Promise<boolean> {
      const refund = await store.find(id);
      if (refund?.status !== 'manual') return false;
      if (decision === 'done') return settle(refund, also);
      return store.sendAgain(refund, clock.now(), async (tx) => also?.(tx));
    },
  };
}

function refOf({ payment }: RefundMoney): PaymentRef {
  const { id, orderRef, providerOrderId, paymentKey, captureId, amount } = payment;
  return {
    attemptId: String(id),
    orderRef,
    amount,
    ...(providerOrderId ? { providerOrderId } : {}),
    ...(paymentKey ? { paymentKey } : {}),
    ...(captureId ? { captureId } : {}),
  };
}
