import type { Caller } from '../../../../platform/server/http/api.ts';
import { refuse } from '../../refusals.ts';
import { newRequest } from '../../usecases/new-request.ts';
import { paymentNotFound, viewRequest } from '../../views.ts';
import type { DecisionDeps } from './deps.ts';
import { recordAction } from './record-action.ts';

/**
 * Creates a request that the refund policy does not allow, e.g. after an error of the provider or a duplicate payment.
 * @param request contains a note with the reason, for the audit log
 * @throws AppError 404 without a payment, 409 if a request is open or completed
 */
export async function openException(
  deps: DecisionDeps,
  caller: Caller,
  request: { memberId: string; note: string; paymentTransactionId?: number | undefined },
) {
  const { store, clock, mails } = deps;
  const { memberId, note, paymentTransactionId } = request;
  const now = clock.now();
  return store.transaction(async (tx) => {
    await store.lockMember(tx, memberId);
    const payment =
      paymentTransactionId === undefined
        ? await store.findNewestPaid(memberId, tx)
        : await store.findPayment(memberId, paymentTransactionId, tx);
    if (!payment) throw paymentNotFound();
    if (payment.status !== 'completed' || payment.openRequest !== null) {
      throw refuse('refunds.already_requested', {
        about: 'This payment has an open request, or was not paid or is refunded.',
      });
    }
    const id = await store.insertRequest(tx, newRequest(payment, note, now, note));
    const row = id === null ? null : await store.findRequest(id, tx);
    if (!row) throw refuse('refunds.already_requested', { about: 'This payment has an open request.' });
    await recordAction(deps, tx, caller, { row, action: 'opened', newStatus: 'pending', notes: note });
    await mails.toMember(tx, 'received', row);
    return viewRequest({ ...row, isException: true });
  });
}
