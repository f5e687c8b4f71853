import type { Caller } from '../../../../platform/server/http/api.ts';
import { refuse } from '../../refusals.ts';
import { recordAction } from '../../usecases/record-action.ts';
import type { MoneyDeps } from './deps.ts';

/**
 * Retries the creation of the account of a paid registration.
 * @returns whether the account exists now, and the reason if not
 * @throws AppError 404; 409 if it existed before or the member was deleted
 */
export async function retryRegistration(
  deps: MoneyDeps,
  caller: Caller,
  id: number,
): Promise<{ readonly recovered: boolean; readonly errorMessage: string | null }> {
  const { queue, makeAccount } = deps;
  const before = await queue.findFailure(id);
  if (!before) throw refuse('admin.no_failed_registration');
  if (before.recovered) throw refuse('admin.already_recovered');
  if (before.memberId === null) throw refuse('admin.member_gone');
  await makeAccount(before.memberId);
  const { recovered, errorMessage } = (await queue.findFailure(id)) ?? before;
  await recordAction(deps, caller, {
    action: 'admin.registration_retried',
    targetId: before.memberId,
    details: { payment: before.paymentId, recovered },
  });
  return { recovered, errorMessage: recovered ? null : errorMessage };
}
