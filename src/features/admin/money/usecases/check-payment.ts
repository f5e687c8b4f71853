import type { Caller } from '../../../../platform/server/http/api.ts';
import { refuse } from '../../refusals.ts';
import { recordAction } from '../../usecases/record-action.ts';
import type { MoneyDeps } from './deps.ts';

const openStates = ['capturing', 'unknown', 'pending', 'manual'];

/**
 * Queries the provider about a payment with an unknown outcome.
 * @returns the state of the payment afterwards
 * @throws AppError 404; 409 if the outcome is already known
 */
export async function checkPayment(
  deps: MoneyDeps,
  caller: Caller,
  id: number,
): Promise<{ readonly state: string }> {
  const { queue } = deps;
  const before = await queue.findPayment(id);
  if (!before) throw refuse('admin.no_payment');
  if (!openStates.includes(before.state)) throw refuse('admin.not_waiting');
  await deps.checkPayment(id);
  // Recording the payment may just have created the member, so the member is read now.
  const { state, memberId } = (await queue.findPayment(id)) ?? before;
  await recordAction(deps, caller, {
    action: 'admin.payment_checked',
    targetId: memberId,
    details: { payment: before.paymentId, from: before.state, to: state },
  });
  return { state };
}
