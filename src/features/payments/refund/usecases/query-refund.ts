import { isSameMoney } from '../../../../platform/shared/money/money.ts';
import { paymentRefOf } from '../../capture/attempt.rules.ts';
import type { PaymentProvider } from '../../providers/provider.port.ts';
import { maySendAgain } from '../refund.rules.ts';
import type { Refund } from '../refund.store.ts';
import { callContext, type RefundDeps } from './deps.ts';
import { completeRefund, requireDecision, scheduleNextQuery } from './save-refund.ts';
import { findBalance, sendRefund } from './send-refund.ts';

/** Queries a refund that was sent; sends it again only if this cannot refund twice. */
export async function queryRefund(
  deps: RefundDeps,
  refund: Refund,
  provider: PaymentProvider,
): Promise<void> {
  const { refundId, amount, providerRefundId, balanceBefore, payment } = refund;
  const outcome = await provider.queryRefund(
    {
      ref: paymentRefOf(payment),
      refundId,
      amount,
      balanceBefore: balanceBefore ?? payment.amount,
      ...(providerRefundId ? { providerRefundId } : {}),
    },
    callContext(refund, 'query-refund'),
  );
  if (outcome.kind !== 'ok')
    return scheduleNextQuery(deps, refund, refund.status === 'sent' ? 'unknown' : refund.status);
  switch (outcome.value.state) {
    case 'done':
      return void (await completeRefund(deps, refund));
    case 'pending':
      return scheduleNextQuery(deps, refund, 'pending');
    case 'failed':
      return requireDecision(deps, refund, 'provider_gave_up');
    case 'not_found':
      return resendIfSafe(deps, refund, provider);
  }
}

/** Handles a refund that the provider does not know: compares the balance and sends the refund again if this is safe. */
async function resendIfSafe(deps: RefundDeps, refund: Refund, provider: PaymentProvider): Promise<void> {
  const { balanceBefore } = refund;
  const balance = await findBalance(refund, provider);
  const { callIdempotency } = provider.abilities;
  if (maySendAgain(callIdempotency, balanceBefore?.minor ?? null, balance?.minor ?? null))
    return sendRefund(deps, refund, provider);
  const isReturned = balance && balanceBefore && !isSameMoney(balance, balanceBefore) && balance.minor === 0;
  if (isReturned) await completeRefund(deps, refund);
  else await scheduleNextQuery(deps, refund, 'unknown');
}
