import type { Caller } from '../../../../platform/server/http/api.ts';
import { refuse } from '../../refusals.ts';
import { recordAction } from '../../usecases/record-action.ts';
import type { MoneyDeps } from './deps.ts';

export type ChargebackDecision = {
  /** Id of the payment. */
  readonly id: number;
  /**
   * `confirmed`: the merchant console of the provider shows the chargeback, and the paid period ends. `dismissed`: it
   * does not.
   */
  readonly outcome: 'confirmed' | 'dismissed';
  readonly note: string;
};

/**
 * Confirms or dismisses a chargeback that only an unsigned webhook reported.
 * @throws AppError 403 without the password; 404 without a report; 409 if it was already decided
 */
export async function decideChargeback(
  deps: MoneyDeps,
  caller: Caller,
  { id, outcome, note }: ChargebackDecision,
): Promise<void> {
  const { chargebacks, requireReauthentication, reversePayment } = deps;
  await requireReauthentication(caller);
  await chargebacks.transaction(async (tx) => {
    // Of two administrators, the second finds the case decided.
    await chargebacks.lock(tx, id);
    const found = await chargebacks.findOpen(id);
    if (!found) {
      const isDecided = await chargebacks.wasReported(id);
      throw refuse(isDecided ? 'admin.chargeback_decided' : 'admin.no_chargeback');
    }
    const { paymentId, amount, currency, memberId } = found;
    const details = { payment: paymentId, amount, currency, note };
    const action = `payments.chargeback_${outcome}` as const;
    await recordAction(deps, caller, { action, targetId: memberId, details }, tx);
    // Last, in a transaction of its own, so that a failure leaves the case open.
    if (outcome === 'confirmed') await reversePayment(paymentId);
  });
}
