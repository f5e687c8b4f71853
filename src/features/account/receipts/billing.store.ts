import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import { billingDetails } from '../tables.ts';
import type { BillingDetails } from './billing.rules.ts';

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
     * Saves billing details.
     * @param details null deletes them
     */
    async save(memberId: string, details: BillingDetails | null, now: Date): Promise<void> {
      if (details === null) {
        await db.delete(billingDetails).where(eq(billingDetails.userId, memberId));
        return;
      }
      const fields = { ...details, updatedAt: now };
      await db
        .insert(billingDetails)
        .values({ userId: memberId, ...fields })
        .onConflictDoUpdate({ target: billingDetails.userId, set: fields });
    },
  };
}

export type BillingStore = ReturnType<typeof createBillingStore>;
