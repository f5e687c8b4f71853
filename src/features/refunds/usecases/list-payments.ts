import type { Caller } from '../../../platform/server/http/api.ts';
import type { PaymentView } from '../refunds.contract.ts';
import { viewPayment } from '../views.ts';
import type { RefundDeps } from './deps.ts';

/** Returns the payments of the caller, newest first. */
export async function listPayments(
  { store, clock }: Pick<RefundDeps, 'store' | 'clock'>,
  caller: Caller,
): Promise<PaymentView[]> {
  const now = clock.now();
  return (await store.listPayments(caller.memberId)).map((payment) => viewPayment(payment, now));
}
