import type { Caller } from '../../../../platform/server/http/api.ts';
import { refuse } from '../../refusals.ts';
import { type BillingDetails, billingFaults, type GivenDetails, normalizeDetails } from '../billing.rules.ts';
import type { ReceiptDeps } from './deps.ts';

/**
 * Saves the given billing details for future receipts; receipts already issued do not change.
 * @returns the stored details
 * @throws AppError 400 with problems by field
 */
export async function saveBillingDetails(
  { billing, clock }: Pick<ReceiptDeps, 'billing' | 'clock'>,
  { memberId }: Caller,
  given: GivenDetails,
): Promise<BillingDetails> {
  const details = normalizeDetails(given);
  const faults = billingFaults(details);
  if (Object.keys(faults).length > 0) throw refuse('account.billing_invalid', { fields: { faults } });
  return billing.save(memberId, details, clock.now());
}
