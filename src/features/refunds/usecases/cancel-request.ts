import type { Caller } from '../../../platform/server/http/api.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import type { RequestView } from '../refunds.contract.ts';
import { refuse } from '../refusals.ts';
import { viewRequest } from '../views.ts';
import type { RefundDeps } from './deps.ts';

/**
 * Cancels a pending refund request of the caller.
 * @param language language of the page
 * @throws AppError 404 for a request of another member, 409 if it was already decided or is a withdrawal
 */
export async function cancelRequest(
  { store, clock, audit, mails }: RefundDeps,
  { memberId }: Caller,
  id: number,
  language: Language | null,
): Promise<RequestView> {
  const at = clock.now();
  return store.transaction(async (tx) => {
    const row = await store.findRequest(id, tx);
    if (row?.request.userId !== memberId)
      throw refuse('refunds.no_request', { about: 'such refund request' });
    if (row.request.kind === 'withdrawal') throw refuse('refunds.withdrawal_stands');
    if (!(await store.withdraw(tx, id, memberId, at))) throw refuse('refunds.already_decided');
    await audit({ action: 'refunds.withdrawn', memberId, details: { request: id }, at }, tx);
    const fresh = (await store.findRequest(id, tx)) ?? row;
    await mails.toMember(tx, 'withdrawn', fresh, { language });
    return viewRequest(fresh);
  });
}
