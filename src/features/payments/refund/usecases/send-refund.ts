import { formatAmount, type Money } from '../../../../platform/shared/money/money.ts';
import { paymentRefOf } from '../../capture/attempt.rules.ts';
import { leaseMs } from '../../capture/schedule.rules.ts';
import { needsNewIdempotencyKey } from '../../providers/outcomes.ts';
import type { PaymentProvider } from '../../providers/provider.port.ts';
import { nextAfterRefusal } from '../refund.rules.ts';
import type { Refund } from '../refund.store.ts';
import { callContext, type RefundDeps } from './deps.ts';
import { completeRefund, requireDecision, scheduleNextQuery } from './save-refund.ts';

const reasons: Readonly<Partial<Record<Refund['origin'], string>>> = {
  duplicate: 'Duplicate payment',
  mismatch: 'Amount differs',
  no_buyer: 'Account deleted',
};

/** Sends a refund to the provider if the payment's balance covers it. The status `sent` is stored before the call. */
export async function sendRefund(deps: RefundDeps, refund: Refund, provider: PaymentProvider): Promise<void> {
  const balance = await findBalance(refund, provider);
  if (!balance) return scheduleNextQuery(deps, refund, refund.status, { reason: 'balance_unknown' });
  if (balance.minor === 0) return void (await completeRefund(deps, refund));
  if (balance.minor < refund.amount.minor || balance.currency !== refund.amount.currency)
    return requireDecision(deps, refund, `balance_too_small ${formatAmount(balance)} ${balance.currency}`);
  const now = deps.clock.now();
  const sentAt = refund.sentAt ?? now;
  const nextCheckAt = new Date(now.getTime() + leaseMs);
  const changes = { status: 'sent', checks: 0, nextCheckAt, balanceBefore: balance.minor, sentAt } as const;
  const isSaved = await deps.store.transaction((tx) => deps.store.save(tx, refund, changes, now));
  if (!isSaved) return;
  deps.failpoint('refund.written');
  await call(deps, { ...refund, status: 'sent', balanceBefore: balance, sentAt }, balance, provider);
}

async function call(
  deps: RefundDeps,
  refund: Refund,
  balanceBefore: Money,
  provider: PaymentProvider,
): Promise<void> {
  const { refundId, amount, origin, payment } = refund;
  const outcome = await provider.refund(
    { ref: paymentRefOf(payment), refundId, amount, balanceBefore, reason: reasons[origin] ?? 'Refund' },
    callContext(refund, 'refund'),
  );
  deps.failpoint('refund.answered');
  const answers =
    refund.answers + (needsNewIdempotencyKey(outcome, provider.abilities.callIdempotency) ? 1 : 0);
  if (outcome.kind === 'ok') {
    const { providerRefundId, state } = outcome.value;
    const named = providerRefundId ? { providerRefundId } : {};
    if (state === 'done') return void (await completeRefund(deps, { ...refund, ...named }));
    return scheduleNextQuery(deps, refund, 'pending', { answers, ...named });
  }
  const reason = outcome.error.providerCode ?? outcome.error.kind;
  if (outcome.kind === 'unknown') return scheduleNextQuery(deps, refund, 'unknown', { answers, reason });
  const next = nextAfterRefusal(outcome.error.kind);
  if (next === 'manual') return requireDecision(deps, { ...refund, answers }, reason);
  await scheduleNextQuery(deps, refund, next === 'later' ? 'requested' : 'unknown', { answers, reason });
}

/** Returns the remaining balance of the payment at the provider; null if unknown. */
export async function findBalance(refund: Refund, provider: PaymentProvider): Promise<Money | null> {
  const outcome = await provider.query(paymentRefOf(refund.payment), callContext(refund, 'query'));
  if (outcome.kind !== 'ok') return null;
  const { state, balance, captured } = outcome.value;
  if (balance) return balance;
  if (state === 'refunded') return { ...refund.amount, minor: 0 };
  return state === 'captured' ? (captured ?? null) : null;
}
