/** Issues receipts and credit notes with consecutive numbers, in the transaction that records the payment. */

import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tax } from '../../../platform/server/config/config.ts';
import type { Database, Executor } from '../../../platform/server/database/database.ts';
import { isCurrency, type Money } from '../../../platform/shared/money/money.ts';
import { payments, paymentTransactions } from '../../payments/tables.ts';
import { billingDetails, creditNotes, receiptSeries, receipts } from '../tables.ts';
import { detailsOf } from './billing.rules.ts';
import { includedTax } from './tax.rules.ts';

const maxAtOnce = 500;

export type IssueStore = ReturnType<typeof createIssueStore>;

/**
 * Issues receipts for captured payments that have none, in order of payment, with the next numbers of their year. Must
 * be called late in a transaction, because it locks the numbers of the year.
 * @returns the receipt numbers by payment transaction id
 */
async function issueReceipts(
  tax: Tax,
  tx: Executor,
  paymentTransactionIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .select({
      paymentTransactionId: paymentTransactions.id,
      amount: payments.amount,
      currency: sql<string>`upper(${payments.currency})`,
      capturedAt: paymentTransactions.capturedAt,
      orderedAt: paymentTransactions.createdAt,
      details: billingDetails,
    })
    .from(payments)
    .innerJoin(paymentTransactions, eq(paymentTransactions.id, payments.paymentTransactionId))
    .leftJoin(receipts, eq(receipts.paymentTransactionId, paymentTransactions.id))
    .leftJoin(billingDetails, eq(billingDetails.userId, paymentTransactions.userId))
    .where(and(inArray(paymentTransactions.id, [...paymentTransactionIds]), isNull(receipts.id)));
  const paid = rows
    .map(({ capturedAt, orderedAt, ...row }) => ({ ...row, paidAt: paidAtOf(capturedAt, orderedAt, now) }))
    .sort(
      (one, other) =>
        one.paidAt.getTime() - other.paidAt.getTime() ||
        one.paymentTransactionId - other.paymentTransactionId,
    );
  const numbers = await takeNumbers(
    tx,
    'receipt',
    paid.map(({ paidAt }) => paidAt.getUTCFullYear()),
  );
  const values = paid.map(({ details, currency, amount, ...row }, at) => {
    if (!isCurrency(currency))
      throw new Error(`Payment ${row.paymentTransactionId} has the unknown currency ${currency}.`);
    return {
      ...row,
      amount,
      currency,
      number: numbers[at] ?? '',
      taxName: tax.percent === null ? null : tax.name,
      taxPercent: tax.percent,
      taxAmount: tax.percent === null ? 0 : includedTax(amount, tax.percent),
      taxNote: tax.note,
      buyer: details && detailsOf(details),
      issuedAt: now,
    };
  });
  if (values.length > 0) await tx.insert(receipts).values(values);
  return new Map(values.map(({ paymentTransactionId, number }) => [paymentTransactionId, number]));
}

export function createIssueStore(db: Database, tax: Tax) {
  return {
    issueReceipts: (tx: Executor, paymentTransactionIds: readonly number[], now: Date) =>
      issueReceipts(tax, tx, paymentTransactionIds, now),

    /**
     * Issues the credit note of a receipt, once.
     * @returns its number; null if it was issued before
     */
    async issueCreditNote(
      tx: Executor,
      returned: { readonly paymentTransactionId: number; readonly amount: Money },
      now: Date,
    ): Promise<string | null> {
      // A payment recorded by an older version may not have a receipt yet.
      await issueReceipts(tax, tx, [returned.paymentTransactionId], now);
      const [receipt] = await tx
        .select({ id: receipts.id, amount: receipts.amount, taxPercent: receipts.taxPercent })
        .from(receipts)
        .leftJoin(creditNotes, eq(creditNotes.receiptId, receipts.id))
        .where(and(eq(receipts.paymentTransactionId, returned.paymentTransactionId), isNull(creditNotes.id)));
      if (!receipt) return null;
      // The credit note may not exceed the amount of the receipt.
      const amount = Math.min(returned.amount.minor, receipt.amount);
      const [number = ''] = await takeNumbers(tx, 'credit_note', [now.getUTCFullYear()]);
      await tx.insert(creditNotes).values({
        number,
        receiptId: receipt.id,
        amount,
        taxAmount: receipt.taxPercent === null ? 0 : includedTax(amount, receipt.taxPercent),
        issuedAt: now,
      });
      return number;
    },

    /** Issues receipts for payments that an older version, still running during an update, has recorded. */
    async issueMissing(now: Date): Promise<void> {
      const missing = await db
        .select({ id: payments.paymentTransactionId })
        .from(payments)
        .leftJoin(receipts, eq(receipts.paymentTransactionId, payments.paymentTransactionId))
        .where(and(isNull(receipts.id), sql`${payments.paymentTransactionId} is not null`))
        .orderBy(asc(payments.id))
        .limit(maxAtOnce);
      const ids = missing.flatMap(({ id }) => (id === null ? [] : [id]));
      if (ids.length > 0) await db.transaction(async (tx) => void (await issueReceipts(tax, tx, ids, now)));
    },
  };
}

/**
 * Returns the next number for each year in the list. The row of the year stays locked until the transaction ends, so
 * that numbers have no gaps or duplicates even after a rollback.
 */
async function takeNumbers(
  tx: Executor,
  kind: 'receipt' | 'credit_note',
  years: readonly number[],
): Promise<string[]> {
  const next = new Map<number, number>();
  // Years are locked in ascending order to prevent deadlocks.
  for (const year of [...new Set(years)].sort((one, other) => one - other)) {
    const count = years.filter((each) => each === year).length;
    const [row] = await tx
      .insert(receiptSeries)
      .values({ kind, year, last: count })
      .onConflictDoUpdate({
        target: [receiptSeries.kind, receiptSeries.year],
        set: { last: sql`${receiptSeries.last} + ${count}` },
      })
      .returning({ last: receiptSeries.last });
    if (!row) throw new Error(`No ${kind} number of ${year} was allocated.`);
    next.set(year, row.last - count + 1);
  }
  const prefix = kind === 'credit_note' ? 'C' : '';
  return years.map((year) => {
    const number = next.get(year) ?? 0;
    next.set(year, number + 1);
    return `${prefix}${year}-${String(number).padStart(6, '0')}`;
  });
}

/** Returns the provider's payment time, clamped to the time between the order and now. */
function paidAtOf(capturedAt: Date | null, orderedAt: Date, now: Date): Date {
  const captured = (capturedAt ?? now).getTime();
  return new Date(Math.min(Math.max(captured, orderedAt.getTime()), now.getTime()));
}
