/** Converts stored receipts and credit notes to API responses. */
import { type Currency, formatAmount } from '../../../platform/shared/money/money.ts';
import type { Receipt, ReceiptLine } from '../account.contract.ts';
import { refuse } from '../refusals.ts';
import { correctableMs, detailsOf, noDetails, sameDetails } from './billing.rules.ts';
import type { ReceiptRow } from './receipt.store.ts';

/** Operator of the site; values that are not configured are null. */
export type Seller = Receipt['seller'];

export const receiptNotFound = () => refuse('account.no_receipt');

/** Converts a row to a receipt; amounts in whole currency units. */
export function viewReceipt(row: ReceiptRow, seller: Seller, now: Date): Receipt {
  const { name, address, registration, email, phone } = seller;
  const correctableUntil = new Date(row.issuedAt.getTime() + correctableMs);
  const details = row.details && detailsOf(row.details);
  return {
    ...viewLine(row),
    ...taxOf(row, row.currency),
    periodStart: row.periodStart?.toISOString() ?? null,
    periodEnd: row.periodEnd?.toISOString() ?? null,
    buyer: { name: row.buyerName, email: row.buyerEmail, ...(row.company ?? noDetails) },
    seller: { name, address, registration, email, phone },
    creditNote: row.creditNote && {
      ...viewNote(row.creditNote, row.currency),
      ...taxOf({ ...row, ...row.creditNote }, row.currency),
    },
    details: {
      state: sameDetails(details, row.company) ? (details ? 'same' : 'none') : 'different',
      correctableUntil: now < correctableUntil ? correctableUntil.toISOString() : null,
    },
  };
}

const whole = (minor: number, currency: Currency) => Number(formatAmount({ minor, currency }));

type Note = NonNullable<ReceiptRow['creditNote']>;
const viewNote = ({ number, amount, issuedAt }: Note, currency: Currency) => ({
  number,
  amount: whole(amount, currency),
  issuedAt: issuedAt.toISOString(),
});

/** Returns the tax fields of a receipt or credit note; net and tax always add up to the amount. */
function taxOf(
  row: Pick<ReceiptRow, 'amount' | 'taxName' | 'taxPercent' | 'taxAmount' | 'taxNote'>,
  currency: Currency,
) {
  const { amount, taxName, taxPercent, taxAmount, taxNote } = row;
  return {
    tax:
      taxPercent === null
        ? null
        : {
            name: taxName ?? '',
            percent: Number(taxPercent),
            amount: whole(taxAmount, currency),
            net: whole(amount - taxAmount, currency),
          },
    taxNote,
  };
}

/** Converts a row to a receipt in the list; amounts in whole currency units. */
export function viewLine(row: ReceiptRow): ReceiptLine {
  const issuedAt = row.creditNote?.issuedAt ?? null;
  // A refund may complete after the chargeback that the credit note is about.
  const refundedAt = row.status === 'charged_back' ? issuedAt : (row.refundedAt ?? issuedAt);
  return {
    id: row.id,
    number: row.number,
    reference: row.reference,
    plan: row.plan,
    method: row.method,
    amount: whole(row.amount, row.currency),
    currency: row.currency,
    status: row.status,
    paidAt: row.paidAt.toISOString(),
    refundedAt: refundedAt === null ? null : new Date(refundedAt).toISOString(),
    creditNote: row.creditNote && viewNote(row.creditNote, row.currency),
  };
}
