import { sql } from 'drizzle-orm';
import { integer, jsonb, numeric, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { rowId, rowRef, timestamptz, updatedAt } from '../../platform/server/database/columns.ts';
import { byMember, type ExportSection, type Person } from '../../platform/server/database/personal-data.ts';
import { localUsers } from '../membership/tables.ts';
import { paymentTransactions } from '../payments/tables.ts';
import type { BillingDetails } from './receipts/billing.rules.ts';

/** Billing details of a member for receipts; a member without details has no row. */
export const billingDetails = pgTable('billing_details', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => localUsers.id, { onDelete: 'cascade' }),
  company: text('company').notNull(),
  address: text('address').notNull(),
  country: text('country').notNull(),
  taxNumber: text('tax_number').notNull(),
  updatedAt: updatedAt(),
});

/** Last number issued in each series. Issuing the next one locks the row until the commit. */
export const receiptSeries = pgTable(
  'receipt_series',
  {
    kind: text('kind', { enum: ['receipt', 'credit_note'] }).notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
);

/**
 * Receipts, one row per captured payment. They contain no personal data except the buyer's company. Amounts in minor
 * units.
 */
export const receipts = pgTable(
  'receipts',
  {
    id: rowId(),
    number: text('number').notNull(),
    paymentTransactionId: rowRef('payment_transaction_id')
      .notNull()
      .references(() => paymentTransactions.id),
    amount: integer('amount').notNull(),
    currency: text('currency', { enum: ['USD', 'KRW'] }).notNull(),
    paidAt: timestamptz('paid_at').notNull(),
    taxName: text('tax_name'),
    taxPercent: numeric('tax_percent', { precision: 5, scale: 3 }),
    taxAmount: integer('tax_amount').notNull().default(0),
    taxNote: text('tax_note'),
    buyer: jsonb('buyer').$type<BillingDetails>(),
    issuedAt: timestamptz('issued_at').notNull(),
  },
  (table) => [
    uniqueIndex('receipts_number').on(table.number),
    uniqueIndex('receipts_payment').on(table.paymentTransactionId),
  ],
);

/** Credit notes, which cancel a receipt completely or partly; buyer and tax rate are those of the receipt. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: rowId(),
    number: text('number').notNull(),
    receiptId: rowRef('receipt_id')
      .notNull()
      .references(() => receipts.id),
    amount: integer('amount').notNull(),
    taxAmount: integer('tax_amount').notNull().default(0),
    issuedAt: timestamptz('issued_at').notNull(),
  },
  (table) => [
    uniqueIndex('credit_notes_number').on(table.number),
    uniqueIndex('credit_notes_receipt').on(table.receiptId),
  ],
);

/** Returns the condition for receipts of a member; receipts refer to a member only through their payment. */
const ofTheirPayments = ({ memberId }: Person) =>
  sql`payment_transaction_id IN (SELECT id FROM ${paymentTransactions} WHERE user_id = ${memberId})`;

export const accountExport: readonly ExportSection[] = [
  {
    name: 'billingDetails',
    table: billingDetails,
    columns: ['company', 'address', 'country', 'tax_number', 'updated_at'],
    theirs: byMember(),
  },
  {
    name: 'receipts',
    table: receipts,
    columns: [
      ...['number', 'amount', 'currency', 'paid_at', 'tax_name', 'tax_percent', 'tax_amount', 'tax_note'],
      ...['buyer', 'issued_at'],
    ],
    theirs: ofTheirPayments,
  },
  {
    name: 'creditNotes',
    table: creditNotes,
    columns: ['number', 'amount', 'tax_amount', 'issued_at'],
    theirs: (person) => sql`receipt_id IN (SELECT id FROM ${receipts} WHERE ${ofTheirPayments(person)})`,
  },
];
