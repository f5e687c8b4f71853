import type { ReceiptLine } from '../../account.contract.ts';
import { viewLine } from '../receipt-views.ts';
import type { Owner, ReceiptDeps } from './deps.ts';

/** Returns the receipts of a member, newest first. */
export async function listReceipts(
  { receipts }: Pick<ReceiptDeps, 'receipts'>,
  { memberId }: Owner,
): Promise<ReceiptLine[]> {
  return (await receipts.list(memberId)).map(viewLine);
}
