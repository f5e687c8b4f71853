import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import { requireAmount } from '../../../platform/server/errors/require-amount.ts';
import type { Currency } from '../../../platform/shared/money/money.ts';
import { localUsers } from '../../membership/tables.ts';
import { paymentTransactions } from '../tables.ts';

/** Returns the payments of the demo year. The payment sandbox imports them so that they can be refunded there. */
export async function listKnownPayments(db: Database) {
  const rows = await db
    .select({ payment: paymentTransactions, name: localUsers.name })
    .from(paymentTransactions)
    .leftJoin(localUsers, eq(localUsers.id, paymentTransactions.userId))
    .where(
      and(
        eq(paymentTransactions.state, 'paid'),
        sql`${paymentTransactions.providerResponse} @> '{"demo": true}'`,
      ),
    );
  return rows.map(({ payment, name }) => ({
    provider: payment.provider,
    orderRef: payment.paymentId,
    customId: String(payment.id),
    orderId: payment.providerOrderId,
    reference: payment.providerTransactionId ?? '',
    minor: requireAmount(payment.amount, payment.currency as Currency).minor,
    title: payment.planType ?? '',
    email: payment.userEmail ?? '',
    name: name ?? '',
    paidAt: (payment.capturedAt ?? payment.createdAt).toISOString(),
  }));
}
