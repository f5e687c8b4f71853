import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import { billingDetails } from '../tables.ts';
import { type BillingDetails, isEmptyDetails, noDetails } from './billing.rules.ts';

export function createBillingStore(db: Database) {
  const { company, address, country, taxNumber } = billingDetails;
  return {
    async find(memberId: string): Promise<BillingDetails | null> {
      const [row] = await db
        .select({ company, address, country, taxNumber })
        .from(billingDetails)
        .where(eq(billingDetails.userId, memberId));
      return row ?? null;
    },

    /**
     * Saves the given fields of the billing details; deletes details without any text.
     * @returns the stored details
     */
    save: (memberId: string, given: Partial<BillingDetails>, now: Date): Promise<BillingDetails> =>
      db.transaction(async (tx) => {
        const fields = { ...given, updatedAt: now };
        const [saved = noDetails] = await tx
          .insert(billingDetails)
          .values({ userId: memberId, ...noDetails, ...fields })
          .onConflictDoUpdate({ target: billingDetails.userId, set: fields })
          .returning({ company, address, country, taxNumber });
        if (isEmptyDetails(saved)) await tx.delete(billingDetails).where(eq(billingDetails.userId, memberId));
        return saved;
      }),
  };
}

export type BillingStore = ReturnType<typeof createBillingStore>;
