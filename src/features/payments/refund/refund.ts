/**
 * Executes refunds: stored before they are sent, queried after a lost response, repeated only if that cannot refund twice.
 * Requests and consequences belong to the callers.
 */

import type { Clock } from '../../../platform/server/clock.ts';
import type { Executor } from '../../../platform/server/database/database.ts';
import type { AuditAction, AuditDetails } from '../../../platform/shared/audit.ts';
import { formatAmount, isSameMoney, type Money } from '../../../platform/shared/money/money.ts';
import { refOf } from '../capture/attempt.ts';
import { leaseMs, nextTry } from '../capture/schedule.rules.ts';
import type { Failpoint } from '../failpoint.ts';
import type { Providers } from '../providers/index.ts';
import { endsKey } from '../providers/outcomes.ts';
import type { PaymentProvider, ProviderId } from '../providers/provider.port.ts';
import { afterRefusal, isHopeless, maySendAgain } from './refund.rules.ts';
import type { NewRefund, Refund, RefundStore } from './refund.store.ts';

export type RefundOptions = {
  readonly store: RefundStore;
  readonly providers: Providers;
  readonly clock: Clock;
  /** Runs in the transaction that completes the refund. */
  readonly onRefundDone: (tx: Executor, refund: Refund) => Promise<void>;
  /** Runs after it and invalidates caches. */
  readonly onChanged: () => Promise<void>;
  readonly alert: (what: AuditAction, details: AuditDetails) => Promise<void>;
  readonly failpoint: Failpoint;
  readonly onError: (error: unknown) => void;
};

/** Runs in the transaction of the step. */
export type InTransaction = (tx: Executor) => Promise<void>;

const callTimeoutMs = 45_000;
const batch = 20;
const reasons = { duplicate: 'Duplicate payment', mismatch: 'Amount differs', other: 'Refund' } as const;

export function createRefund(options: RefundOptions) {
  const { store, clock, failpoint, alert } = options;

  async function finish(refund: Refund, providerRefundId?: string): Promise<void> {
    await record(providerRefundId ? { ...refund, providerRefundId } : refund);
  }

  /** Records the completion. @returns false if it was recorded before */
  async function record(refund: Refund, also?: InTransaction): Promise<boolean> {
    const isDone = await store.finish(refund, clock.now(), async (tx, done) => {
      await options.onRefundDone(tx, done);
      await also?.(tx);
    });
    failpoint('refund.recorded');
    await options.onChanged();
    return isDone;
  }

  async function later(
    refund: Refund,
    status: Refund['status'],
    more: { reason?: string; answers?: number; providerRefundId?: string } = {},
  ) {
    const now = clock.now();
    if (isHopeless(status, refund.sentAt, now)) return manual(refund, more.reason ?? 'no_answer');
    const checks = status === refund.status ? refund.checks + 1 : 0;
    await store.keep(refund, { status, checks, nextCheckAt: nextTry(checks, now), ...more }, now);
  }

  async function manual(refund: Refund, reason: string): Promise<void> {
    await store.keep(refund, { status: 'manual', checks: 0, nextCheckAt: null, reason }, clock.now());
    await alert('refund.manual', { refund: refund.refundId, payment: refund.payment.orderRef, reason });
  }

  const context = (refund: Refund, what: string) => ({
    idempotencyKey: `${what}-${refund.refundId}-${refund.answers}`,
    timeoutMs: callTimeoutMs,
  });

  /** Returns the balance of the payment at the provider; null if unknown. */
  async function balanceOf(refund: Refund, provider: PaymentProvider): Promise<Money | null> {
    const outcome = await provider.query(refOf(refund.payment), context(refund, 'query'));
    if (outcome.kind !== 'ok') return null;
    const { state, balance, captured } = outcome.value;
    if (balance) return balance;
    if (state === 'refunded') return { ...refund.amount, minor: 0 };
    return state === 'captured' ? (captured ?? null) : null;
  }

  async function send(refund: Refund, provider: PaymentProvider): Promise<void> {
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
    failpoint('refund.written');
    const sent: Refund = { ...refund, status: 'sent', balanceBefore: balance, sentAt: written.sentAt };
    const reason = refund.origin in reasons ? reasons[refund.origin as keyof typeof reasons] : reasons.other;
    const request = {
      ref: refOf(refund.payment),
      refundId: refund.refundId,
      amount: refund.amount,
      balanceBefore: balance,
      reason,
    };
    const outcome = await provider.refund(request, context(refund, 'refund'));
    failpoint('refund.answered');
    const answers = refund.answers + (endsKey(outcome, provider.abilities.callIdempotency) ? 1 : 0);
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

  async function ask(refund: Refund, provider: PaymentProvider): Promise<void> {
    const { refundId, amount, providerRefundId, balanceBefore } = refund;
    const outcome = await provider.queryRefund(
      {
        ref: refOf(refund.payment),
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
     * Requests a refund within the caller's transaction; a worker executes it after the commit.
     * @returns its id, or null if one is in progress or completed
     */
    async request(tx: Executor, refund: NewRefund, now = clock.now()): Promise<number | null> {
      return store.request(tx, refund, now);
    },
    recordExternal: store.recordExternal,

    /** Processes due refunds; instances lease them from each other. */
    async runDue(): Promise<void> {
      const now = clock.now();
      const due = await store.takeDue(now, new Date(now.getTime() + leaseMs), batch);
      for (const refund of due) {
        failpoint('refund.requested');
        const provider = options.providers.get(refund.provider as ProviderId);
        const work = provider
          ? refund.status === 'requested'
            ? send(refund, provider)
            : ask(refund, provider)
          : manual(refund, 'method_off');
        await work.catch(options.onError);
      }
    },

    hurry: store.hurry,
    findManual: store.findManual,

    /**
     * Applies a human decision: refunded externally, or to be sent again.
     * @param also runs in the transaction, e.g. for the audit log
     * @returns false if no decision is needed (any more)
     */
    async resolveManual(id: number, decision: 'done' | 'send_again', also?: InTransaction): Promise<boolean> {
      const refund = await store.find(id);
      if (refund?.status !== 'manual') return false;
      if (decision === 'done') return record(refund, also);
      return store.sendAgain(refund, clock.now(), async (tx) => also?.(tx));
    },
  };
}

export type RefundUseCases = ReturnType<typeof createRefund>;
