import type { Caller } from '../../../../platform/server/http/api.ts';
import { type BillingDetails, noDetails } from '../billing.rules.ts';
import type { ReceiptDeps } from './deps.ts';

/** Returns the billing details of the caller; empty texts if there are none. */
export async function readBillingDetails(
  { billing }: Pick<ReceiptDeps, 'billing'>,
  { memberId }: Caller,
): Promise<BillingDetails> {
  return (await billing.find(memberId)) ?? noDetails;
}
