import { z } from 'zod';
import { pageQuery } from '../platform/paging.ts';

const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const idText = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const reason = z.string().trim().min(1, 'Please provide a reason for the refund request').max(2000);
/** Ids come as numbers, or as texts of numbers from forms. */
const transactionId = z.union(
  [
    id,
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number)
      .pipe(id),
  ],
  {
    error: 'Please select a payment transaction',
  },
);

export const eligibilityQuery = z.object({ transactionId: idText.optional() });
export const requestBody = z.object({ paymentTransactionId: transactionId, requestReason: reason });
export const myPageRequestBody = z.object({ paymentTransactionId: transactionId, reason });
export const withdrawalBody = z.object({
  paymentTransactionId: transactionId,
  name: z
    .string()
    .trim()
    .min(1, 'Please enter your name')
    .max(200)
    .regex(/^\P{Cc}*$/u, 'A name stands on one line'),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.email('Invalid email address').max(255, 'Invalid email address')),
});
export type Statement = z.infer<typeof withdrawalBody>;
export const decisionBody = z.object({
  memberId: z.uuid(),
  action: z.enum(['approve', 'reject']),
  adminNotes: z.string().max(2000).optional(),
  refundRequestId: id.optional(),
});
export const exceptionBody = z.object({
  memberId: z.uuid(),
  note: z.string().trim().min(1, 'A note is required').max(2000),
  paymentTransactionId: id.optional(),
});
export const manualBody = z.object({
  outcome: z.enum(['paid', 'send_again']),
  reference: z.string().trim().min(1).max(500),
});
export const requestsQuery = pageQuery.extend({
  status: z.enum(['pending', 'approved', 'rejected', 'completed', 'withdrawn']).optional(),
});
export type RequestsQuery = z.infer<typeof requestsQuery>;
export const requestParams = z.object({ refundRequestId: idText });

export type { Eligibility } from './refunds.rules.ts';
/** What screens of other features show of a request. */
export type { RequestView } from './refunds.ts';
