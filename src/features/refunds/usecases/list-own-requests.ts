import type { Caller } from '../../../platform/server/http/api.ts';
import type { RequestView } from '../refunds.contract.ts';
import { viewRequest } from '../views.ts';
import type { RefundDeps } from './deps.ts';

/** Returns the refund requests and withdrawals of the caller, newest first. */
export async function listOwnRequests(
  { store }: Pick<RefundDeps, 'store'>,
  caller: Caller,
): Promise<RequestView[]> {
  return (await store.listRequests({ memberId: caller.memberId })).map(viewRequest);
}
