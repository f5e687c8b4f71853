import type { Caller } from '../../../../platform/server/http/api.ts';
import { paymentViewAt } from '../../money/payment-view.ts';
import { refuse } from '../../refusals.ts';
import { memberViewFor } from '../member-view.ts';
import type { MemberListDeps } from './deps.ts';

const maxPayments = 50;

/**
 * Returns a member with payments, refunds, tool uses and audit entries.
 * @throws AppError 404
 */
export async function readMember(deps: MemberListDeps, caller: Caller, memberId: string) {
  const { store, payments, history, clock, orderMs } = deps;
  const now = clock.now();
  const order = { sort: 'createdAt', ascending: false } as const;
  const [row] = await store.list({ id: memberId }, order, { limit: 1, offset: 0 }, now);
  if (!row) throw refuse('admin.no_member');
  const paid = await payments.list({ memberId }, { limit: maxPayments, offset: 0 });
  return {
    member: memberViewFor(deps, caller, now)(row),
    payments: paid.map(paymentViewAt(now, orderMs)),
    ...(await history.read(memberId)),
  };
}
