import { requireAmount } from '../../../platform/server/errors/require-amount.ts';
import { isCurrency } from '../../../platform/shared/money/money.ts';
import type { PaidRow } from '../payment-queries.store.ts';
import type { NewRequest } from '../request-changes.store.ts';

/** Returns the database row of a request for the full amount; there are no partial refunds. */
export function newRequest(
  payment: PaidRow,
  reason: string,
  now: Date,
  adminNotes: string | null = null,
): NewRequest {
  if (!isCurrency(payment.currency)) throw new Error(`Unknown currency ${payment.currency}.`);
  const { minor } = requireAmount(payment.amount, payment.currency);
  return {
    userId: payment.userId,
    paymentTransactionId: payment.id,
    reason,
    amount: minor,
    currency: payment.currency,
    adminNotes,
    createdAt: now,
  };
}
