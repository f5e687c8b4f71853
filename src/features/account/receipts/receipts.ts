/** Use cases of receipts for accounting: payer, seller, amount, date and item. */

import type { Clock } from '../../../platform/server/clock.ts';
import type { Caller } from '../../../platform/server/http/api.ts';
import { type Currency, formatAmount } from '../../../platform/shared/money/money.ts';
import type { Receipt, ReceiptLine } from '../account.contract.ts';
import { refuse } from '../refusals.ts';
import { detailsOf, noDetails, sameDetails } from './billing.rules.ts';
import type { ReceiptRow, ReceiptStore } from './receipt.store.ts';

/** Operator of the site; values that are not configured are null. */
export type Seller = {
  readonly name: string | null;
  readonly address: string | null;
  readonly registration: string | null;
  readonly email: string | null;
  readonly phone: string | null;
};

/** Member to whom receipts belong; also an expired member without a session. */
export type Owner = Pick<Caller, 'memberId'>;

export type ReceiptsOptions = {
  readonly store: ReceiptStore;
  readonly seller: Seller;
  readonly clock: Clock;
};

/** Time after issue within which the billing details on a receipt can be changed. */
const correctableMs = 90 * 86_400_000;

export function createReceipts({ store, seller, clock }: ReceiptsOptions) {
  const { name, address, registration, email, phone } = seller;
  const shownSeller: Seller = { name, address, registration, email, phone };

  const missing = () => refuse('account.no_receipt');

  async function find(owner: Owner, id: number): Promise<Receipt> {
    const row = await store.find(owner.memberId, id);
    if (!row) throw missing();
    const correctableUntil = new Date(row.issuedAt.getTime() + correctableMs);
    const isOpen = clock.now() < correctableUntil;
    const details = row.details && detailsOf(row.details);
    return {
      ...viewLine(row),
      ...taxOf(row, row.currency),
      periodStart: row.periodStart?.toISOString() ?? null,
      periodEnd: row.periodEnd?.toISOString() ?? null,
      buyer: { name: row.buyerName, email: row.buyerEmail, ...(row.company ?? noDetails) },
      seller: shownSeller,
      creditNote: row.creditNote && {
        ...viewNote(row.creditNote, row.currency),
        ...taxOf({ ...row, ...row.creditNote }, row.currency),
      },
      /** Whether the current billing details differ from those on the receipt, and until when they can be applied. */
      details: {
        state: sameDetails(details, row.company) ? (details ? 'same' : 'none') : 'different',
        correctableUntil: isOpen ? correctableUntil.toISOString() : null,
      } as const,
    };
  }

  return {
    /** Returns the receipts of a member, newest first. */
    list: async (owner: Owner) => (await store.list(owner.memberId)).map(viewLine),

    /**
     * Returns a receipt.
     * @throws AppError 404 for a receipt of another member, and for a payment that was not captured
     */
    find,

    /**
     * Applies the member's current billing details to a receipt; number, date and amounts do not change.
     * @throws AppError 404 as above; 409 if it was issued more than 90 days ago
     */
    async useCurrentDetails(caller: Caller, id: number) {
      const issuedAfter = new Date(clock.now().getTime() - correctableMs);
      if (!(await store.useCurrentDetails(caller.memberId, id, issuedAfter))) {
        if (!(await store.find(caller.memberId, id))) throw missing();
        throw refuse('account.receipt_final');
      }
      return find(caller, id);
    },
  };
}

export type ReceiptsUseCases = ReturnType<typeof createReceipts>;

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
function viewLine(row: ReceiptRow): ReceiptLine {
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
