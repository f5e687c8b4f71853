import type { Receipt } from '../../account.contract.ts';
import { refuse } from '../../refusals.ts';
import { correctableMs } from '../billing.rules.ts';
import { receiptNotFound } from '../receipt-views.ts';
import type { Owner, ReceiptDeps } from './deps.ts';
import { requireReceipt } from './require-receipt.ts';

/**
 * Applies the member's current billing details to a receipt; number, date and amounts do not change.
 * @param id id of the payment
 * @throws AppError 404 for a receipt of another member, and for a payment that was not captured; 409 if the receipt was
 * issued more than 90 days ago
 */
export async function applyBillingDetails(
  deps: Pick<ReceiptDeps, 'receipts' | 'seller' | 'clock'>,
  owner: Owner,
  id: number,
): Promise<Receipt> {
  const { receipts, clock } = deps;
  const issuedAfter = new Date(clock.now().getTime() - correctableMs);
  if (!(await receipts.applyCurrentDetails(owner.memberId, id, issuedAfter))) {
    if (!(await receipts.find(owner.memberId, id))) throw receiptNotFound();
    throw refuse('account.receipt_final');
  }
  return requireReceipt(deps, owner, id);
}
