import type { Caller } from '../../../../platform/server/http/api.ts';
import { refuse } from '../../refusals.ts';
import { recordAction } from '../../usecases/record-action.ts';
import type { MoneyDeps } from './deps.ts';

export type ReturnDecision = {
  readonly id: number;
  /** `returned`: the money was paid back by other means. `send_again`: the refund is sent to the provider again. */
  readonly outcome: 'returned' | 'send_again';
  /** Method and date of the payment by other means, or the reason for sending the refund again. */
  readonly note: string;
};

const outcomes = {
  returned: { action: 'refunds.returned_by_hand', decision: 'done' },
  send_again: { action: 'refunds.sent_again', decision: 'send_again' },
} as const;

/**
 * Decides about an automatic refund, e.g. of a duplicate payment, that the provider refused: records that it was paid
 * by other means, or sends it again.
 * @throws AppError 403 without the password; 404; 409 if it was decided meanwhile
 */
export async function decideReturn(
  deps: MoneyDeps,
  caller: Caller,
  { id, outcome, note }: ReturnDecision,
): Promise<void> {
  await deps.requireReauthentication(caller);
  const found = await deps.returns.find(id);
  if (!found) throw refuse('admin.no_return');
  const { refundId, paymentId, amount, currency, origin, memberId } = found;
  const { action, decision } = outcomes[outcome];
  const details = { refund: refundId, payment: paymentId, amount, currency, origin, note };
  const isDecided = await deps.resolveRefund(id, decision, (tx) =>
    recordAction(deps, caller, { action, targetId: memberId, details }, tx),
  );
  if (!isDecided) throw refuse('admin.return_decided');
}
