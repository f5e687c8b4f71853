import { inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database/database.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import type { Money } from '../../../platform/shared/money/money.ts';
import type { IssueStore } from '../receipts/issue.store.ts';
import { billingDetails, receipts } from '../tables.ts';
import { companies } from './companies.ts';

export type DemoPaid = {
  readonly paymentTransactionId: number;
  readonly memberId: string;
  readonly language: Language;
  readonly amount: Money;
  /** Time at which the refund was completed; null without a refund. */
  readonly refundedAt: Date | null;
};

/** Inserts receipts and credit notes; the first buyers of each language have company details. */
export async function seedReceipts(
  tx: Executor,
  { issueReceipts, issueCreditNote }: Pick<IssueStore, 'issueReceipts' | 'issueCreditNote'>,
  paid: readonly DemoPaid[],
  now: Date,
): Promise<void> {
  const buyers = new Map<Language, Set<string>>();
  for (const { language, memberId } of paid)
    buyers.set(language, (buyers.get(language) ?? new Set()).add(memberId));
  const left = new Map([...buyers].map(([language, ids]) => [language, [...ids]]));
  const details = companies.flatMap(({ language, ...company }) => {
    const userId = left.get(language)?.shift();
    return userId === undefined ? [] : [{ ...company, userId }];
  });
  if (details.length > 0) await tx.insert(billingDetails).values(details);
  const ids = paid.map(({ paymentTransactionId }) => paymentTransactionId);
  await issueReceipts(tx, ids, now);
  await tx
    .update(receipts)
    .set({ issuedAt: sql`${receipts.paidAt}` })
    .where(inArray(receipts.paymentTransactionId, ids));
  const returned = paid.flatMap((each) =>
    each.refundedAt === null ? [] : [{ ...each, refundedAt: each.refundedAt }],
  );
  returned.sort((one, other) => one.refundedAt.getTime() - other.refundedAt.getTime());
  for (const { paymentTransactionId, amount, refundedAt } of returned)
    await issueCreditNote(tx, { paymentTransactionId, amount }, refundedAt);
}
