import type { Receipt } from '../../account.contract.ts';
import { receiptNotFound, viewReceipt } from '../receipt-views.ts';
import type { Owner, ReceiptDeps } from './deps.ts';

/**
 * Returns a receipt.
 * @param id id of the payment
 * @throws AppError 404 for a receipt of another member, and for a payment that was not captured
 */
export async function requireReceipt(
  { receipts, seller, clock }: Pick<ReceiptDeps, 'receipts' | 'seller' | 'clock'>,
  { memberId }: Owner,
  id: number,
): Promise<Receipt> {
  const row = await receipts.find(memberId, id);
  if (!row) throw receiptNotFound();
  return viewReceipt(row, seller, clock.now());
}
