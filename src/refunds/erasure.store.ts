import { eq } from 'drizzle-orm';
import type { Erase } from '../platform/server/database/personal-data.ts';
import { refundRequests } from './tables.ts';

/** What a person wrote, and what was written about them; that and how much was refunded stays. */
export const eraseRefundTexts: Erase = async (tx, { memberId }) => {
  await tx
    .update(refundRequests)
    .set({ reason: '', statedName: null, statedEmail: null, adminNotes: null })
    .where(eq(refundRequests.userId, memberId));
};
