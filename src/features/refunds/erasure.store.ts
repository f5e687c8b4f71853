import { eq } from 'drizzle-orm';
import type { Erase } from '../../platform/server/database/personal-data.ts';
import { refundRequests } from './tables.ts';

/** Deletes texts written by or about the person; the refunds and their amounts remain. */
export const eraseRefundTexts: Erase = async (tx, { memberId }) => {
  await tx
    .update(refundRequests)
    .set({ reason: '', statedName: null, statedEmail: null, adminNotes: null })
    .where(eq(refundRequests.userId, memberId));
};
