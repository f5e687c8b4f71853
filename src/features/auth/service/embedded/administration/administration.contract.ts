/** Schemas of the administrators' requests to the auth service. */
import { z } from 'zod';
import { email, id, metadata } from '../auth-service.contract.ts';

/** Schema of a positive number; an empty value gives the default. */
const positive = (fallback: number, most: number) =>
  z
    .string()
    .default('')
    .transform((text, context) => {
      if (text === '') return fallback;
      const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
      if (value < 1)
        context.addIssue({ code: 'custom', message: 'Pagination parameters must be positive numbers' });
      return Math.min(value, most);
    });
export const pageQuery = z.object({ page: positive(1, 1_000_000), per_page: positive(50, 1000) });

export const factorParams = z.object({ id, factorId: id });
export const adminUserBody = z.object({
  id: id.optional(),
  email: email.optional(),
  password: z.string().optional(),
  password_hash: z.string().optional(),
  email_confirm: z.boolean().optional(),
  user_metadata: metadata.optional(),
  app_metadata: metadata.optional(),
  role: z.string().max(40).optional(),
  ban_duration: z.string().max(40).optional(),
});
export const deleteUserBody = z
  .object({ should_soft_delete: z.boolean().default(false) })
  .default({ should_soft_delete: false });
export const inviteBody = z.object({ email, data: metadata.default({}) });
export const linkBody = z.object({
  type: z.string(),
  email,
  new_email: email.optional(),
  password: z.string().optional(),
  data: metadata.optional(),
  redirect_to: z.string().optional(),
});
