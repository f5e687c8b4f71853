import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import { localUsers, subscriptions } from '../../membership/tables.ts';
import { paymentStatus, paymentTransactions, refundTransactions } from '../../payments/tables.ts';
import { billingDetails, creditNotes, receipts } from '../tables.ts';

/** Maximum number of receipts in a list. */
const maxReceipts = 500;

/** Columns of a receipt with its payment, buyer and credit note. */
const receipt = {
  /** Id of the payment, which identifies its receipt. */
  id: paymentTransactions.id,
  number: receipts.number,
  reference: paymentTransactions.paymentId,
  plan: paymentTransactions.planType,
  method: paymentTransactions.paymentMethod,
  amount: receipts.amount,
  currency: receipts.currency,
  status: paymentStatus,
  paidAt: receipts.paidAt,
  issuedAt: receipts.issuedAt,
  taxName: receipts.taxName,
  taxPercent: receipts.taxPercent,
  taxAmount: receipts.taxAmount,
  taxNote: receipts.taxNote,
  company: receipts.buyer,
  creditNote: {
    number: creditNotes.number,
    amount: creditNotes.amount,
    taxAmount: creditNotes.taxAmount,
    issuedAt: creditNotes.issuedAt,
  },
  periodStart: subscriptions.currentPeriodStart,
  periodEnd: subscriptions.currentPeriodEnd,
  refundedAt: sql<string | null>`(select max(${refundTransactions.completedAt}) from ${refundTransactions}
    where ${refundTransactions.paymentTransactionId} = ${paymentTransactions.id} and ${refundTransactions.status} = 'done')`,
  buyerName: localUsers.name,
  buyerEmail: localUsers.email,
  /** Current billing details of the member. */
  details: billingDetails,
};

/** Selects receipts of captured payments, including refunded ones. */
const selectReceipts = (db: Database, memberId: string, id?: number) =>
  db
    .select(receipt)
    .from(paymentTransactions)
    .innerJoin(localUsers, eq(localUsers.id, paymentTransactions.userId))
    .innerJoin(receipts, eq(receipts.paymentTransactionId, paymentTransactions.id))
    .leftJoin(creditNotes, eq(creditNotes.receiptId, receipts.id))
    .leftJoin(subscriptions, eq(subscriptions.paymentTransactionId, paymentTransactions.id))
    .leftJoin(billingDetails, eq(billingDetails.userId, localUsers.id))
    .where(
      and(
        eq(paymentTransactions.userId, memberId),
        id === undefined ? undefined : eq(paymentTransactions.id, id),
      ),
    )
    .orderBy(desc(receipts.paidAt), desc(receipts.id))
    .limit(maxReceipts);

export type ReceiptRow = Awaited<ReturnType<typeof selectReceipts>>[number];

export const createReceiptStore = (db: Database) => ({
  /** Returns the receipts of a member, newest first. */
  list: (memberId: string) => selectReceipts(db, memberId),
  /** Finds a receipt; null for a payment that is not captured or belongs to another member. */
  find: async (memberId: string, id: number) => (await selectReceipts(db, memberId, id))[0] ?? null,

  /** Applies the current billing details to a receipt that was issued after the given time. */
  async applyCurrentDetails(memberId: string, id: number, issuedAfter: Date): Promise<boolean> {
    const rows = await db
      .update(receipts)
      .set({
        buyer: sql`(select jsonb_build_object('company', company, 'address', address, 'country', country, 'taxNumber', tax_number)
            from ${billingDetails} where user_id = ${memberId})`,
      })
      .where(
        and(
          eq(receipts.paymentTransactionId, id),
          gt(receipts.issuedAt, issuedAfter),
          sql`exists (select from ${paymentTransactions} t where t.id = ${id} and t.user_id = ${memberId})`,
        ),
      )
      .returning({ id: receipts.id });
    return rows.length > 0;
  },
});

export type ReceiptStore = ReturnType<typeof createReceiptStore>;
