/** What a member shows the own accounting: who paid whom, how much, when, and for what. */
import type { Caller } from '../platform/api.ts';
import { AppError } from '../platform/errors.ts';
import type { ReceiptRow, ReceiptStore } from './receipt-store.ts';

/** Who runs the site; what is not configured is null. */
export type Seller = {
  readonly name: string | null;
  readonly address: string | null;
  readonly registration: string | null;
  readonly email: string | null;
  readonly phone: string | null;
};

export type ReceiptsOptions = { readonly store: ReceiptStore; readonly seller: Seller };

export function createReceipts({ store, seller }: ReceiptsOptions) {
  const { name, address, registration, email, phone } = seller;
  const shownSeller: Seller = { name, address, registration, email, phone };

  return {
    /** One's own, newest first. */
    list: async (caller: Caller) => (await store.list(caller.memberId)).map(viewLine),

    /** @throws AppError 404 for somebody else's, or for a payment that never arrived */
    async find(caller: Caller, id: number) {
      const row = await store.find(caller.memberId, id);
      if (!row)
        throw new AppError('not_found', 'account.no_receipt', { message: 'There is no such receipt.' });
      return {
        ...viewLine(row),
        periodStart: row.periodStart?.toISOString() ?? null,
        periodEnd: row.periodEnd?.toISOString() ?? null,
        buyer: { name: row.buyerName, email: row.buyerEmail },
        seller: shownSeller,
      };
    },
  };
}

export type ReceiptsUseCases = ReturnType<typeof createReceipts>;
export type ReceiptLine = ReturnType<typeof viewLine>;
export type Receipt = Awaited<ReturnType<ReceiptsUseCases['find']>>;

/** Amounts in whole currency units. */
function viewLine(row: ReceiptRow) {
  return {
    id: row.id,
    number: row.number,
    plan: row.plan,
    method: row.method,
    amount: Number(row.amount),
    currency: row.currency,
    status: row.status,
    paidAt: (row.capturedAt ?? row.createdAt).toISOString(),
    refundedAt: row.refundedAt === null ? null : new Date(row.refundedAt).toISOString(),
  };
}
