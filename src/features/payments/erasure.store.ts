import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Erase } from '../../platform/server/database/personal-data.ts';
import { shownStatus } from './capture/attempt.rules.ts';
import { failedRegistrations, paymentNotices, paymentTransactions, purchases } from './tables.ts';

/** Removes the member's personal data from the payments; amounts, dates and payment methods remain for accounting. */
export const erasePayments: Erase = async (tx, { memberId, email }) => {
  const isOfPerson = or(
    eq(purchases.userId, memberId),
    eq(sql`lower(${purchases.email})`, email.toLowerCase()),
  );
  const orders = await tx
    .select({ paymentId: paymentTransactions.paymentId })
    .from(paymentTransactions)
    .leftJoin(purchases, eq(purchases.id, paymentTransactions.purchaseId))
    .where(or(eq(paymentTransactions.userId, memberId), isOfPerson));
  const references = orders.map(({ paymentId }) => paymentId);
  if (references.length > 0) {
    await tx
      .update(paymentTransactions)
      .set({ userEmail: null, registrationSnapshot: null, paymentData: null, providerResponse: null })
      .where(inArray(paymentTransactions.paymentId, references));
    // Their orders may still be open in a payment window. They are still queried, and payments made there are
    // refunded.
    await tx
      .update(paymentTransactions)
      .set({
        state: 'canceled',
        paymentStatus: shownStatus('canceled'),
        reason: 'account_deleted',
        version: sql`${paymentTransactions.version} + 1`,
      })
      .where(
        and(
          inArray(paymentTransactions.paymentId, references),
          inArray(paymentTransactions.state, ['draft', 'open', 'refused']),
        ),
      );
    await tx.delete(failedRegistrations).where(inArray(failedRegistrations.paymentId, references));
    for (const reference of references)
      await tx.delete(paymentNotices).where(sql`position(${reference} in ${paymentNotices.raw}) > 0`);
  }
  await tx
    .update(purchases)
    .set({ email: '', nickname: null, nicknameKey: null, registrationSnapshot: null })
    .where(isOfPerson);
};
