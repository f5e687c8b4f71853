import { z } from 'zod';

const token = z.string().min(1).max(200);

/** For whom an expired membership keeps out. */
export const tokenBody = z.object({ renewalToken: token });
/** The password with a session, or the token of a locked-out member. */
export const deletionBody = z.union([
  z.object({ password: z.string().min(1, 'Password is required').max(1000) }),
  tokenBody,
]);

export const receiptParams = z.object({
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
});

/** Bounded as a whole here; what may stand in each is told field by field. */
const detail = z.string().max(20_000).default('');
export const billingBody = z.object({ company: detail, address: detail, country: detail, taxNumber: detail });
