/** Converts payments to the formats of the dashboard and its CSV file. */

import type { PaymentView } from '../admin.contract.ts';
import { shownAmount } from '../admin.rules.ts';
import type { PaymentRow } from './payments.store.ts';

/** Columns of the CSV file. Names and values are the same in every language, so programs can read them. */
export const paymentColumns = [
  'paymentId',
  'userName',
  'userEmail',
  'paymentMethod',
  'amount',
  'currency',
  'planType',
  'status',
  'providerTransactionId',
  'createdAt',
  'capturedAt',
  'receiptNumber',
  'creditNoteNumber',
  'company',
  'taxNumber',
] as const;

/**
 * Returns a function that converts a payment row to the API format.
 * @param orderMs time in milliseconds for which an order reserves email and nickname
 */
export const paymentViewAt =
  (now: Date, orderMs: number) =>
  (payment: PaymentRow): PaymentView => ({
    ...payment,
    /** Whether the buyer left without paying. */
    isAbandoned: payment.state === 'open' && now.getTime() - payment.createdAt.getTime() > orderMs,
    ...shownAmount(payment.amount, payment.currency, payment.paymentMethod),
    createdAt: payment.createdAt.toISOString(),
    capturedAt: payment.capturedAt?.toISOString() ?? null,
  });
