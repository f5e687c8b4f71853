import { z } from 'zod';
import { pageQuery } from '../platform/paging.ts';
import { mostDays, mostDevices } from './admin.rules.ts';

export const memberQuery = pageQuery.extend({
  status: z.enum(['active', 'expired', 'free']).optional(),
  role: z.enum(['Admin', 'Member']).optional(),
  refund: z.enum(['pending', 'approved']).optional(),
  sort: z
    .enum(['createdAt', 'name', 'email', 'subscriptionExpiresAt', 'lastLogin', 'totalToolsUsed'])
    .optional(),
  order: z.enum(['asc', 'desc']).optional(),
});
export type MemberQuery = z.infer<typeof memberQuery>;

export const paymentQuery = pageQuery.extend({
  status: z.enum(['pending', 'completed', 'failed', 'cancelled', 'refunded']).optional(),
  method: z.enum(['paypal', 'toss', 'eximbay']).optional(),
});
export type PaymentQuery = z.infer<typeof paymentQuery>;

export const memberParams = z.object({ memberId: z.uuid() });
export const passwordBody = z.object({ password: z.string().min(1, 'Password is required').max(1000) });
export const roleBody = z.object({ role: z.enum(['Member', 'Admin']) });
/** With a reason the member is kept out and told it; null lets the member in again. */
export const suspensionBody = z.object({ reason: z.string().trim().min(1).max(500).nullable() });

/** Why it is done: for the audit log. */
export const noteBody = z.object({ note: z.string().trim().min(1, 'A note is required').max(500) });
export const emailCorrectionBody = noteBody.extend({
  email: z.string().trim().toLowerCase().pipe(z.email('Invalid email').max(255, 'Invalid email')),
});

export const daysBody = noteBody.extend({ days: z.number().int().min(1).max(mostDays) });

/** null: as many as everybody. */
export const devicesBody = noteBody.extend({ devices: z.number().int().min(1).max(mostDevices).nullable() });

export const monthsQuery = z.object({ months: z.coerce.number().int().min(1).max(60).default(12) });

const window = {
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).optional(),
};
export const auditQuery = z.object({
  ...window,
  /** One, or several with commas between. */
  action: z.string().max(4_000).optional(),
  memberId: z.uuid().optional(),
});
const supportStatus = z.enum(['open', 'answered', 'closed']);
export const supportQuery = z.object({ ...window, status: supportStatus.default('open') });
export const windowQuery = z.object(window);
export const rowParams = z.object({
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
});
export const returnBody = z.object({
  outcome: z.enum(['returned', 'send_again']),
  note: z.string().trim().min(1, 'A note is required').max(500),
});
export const chargebackBody = returnBody.extend({ outcome: z.enum(['confirmed', 'dismissed']) });
export const supportParams = rowParams;
export const supportBody = z.object({
  subject: z.string().trim().min(1, 'Subject is required').max(200),
  text: z.string().trim().min(1, 'Text is required').max(10_000),
});
export const answerBody = z.object({ answer: z.string().trim().min(1).max(10_000) });
export const supportStatusBody = z.object({ status: supportStatus });
