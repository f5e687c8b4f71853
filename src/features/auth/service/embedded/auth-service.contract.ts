import { z } from 'zod';

/** Schemas of requests to the auth service. Unknown fields are ignored. */
const invalidEmail = 'Unable to validate email address: invalid format';
export const email = z
  .string(invalidEmail)
  .trim()
  .toLowerCase()
  .max(255, invalidEmail)
  .pipe(z.email(invalidEmail));
export const metadata = z.record(z.string(), z.unknown());
const password = z.string();
const phone = z.string().optional();

const challenge = {
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
};

export const signUpBody = z.object({
  ...challenge,
  email: email.optional(),
  phone,
  password: password.optional(),
  data: metadata.optional(),
});
export const tokenQuery = z.object({ grant_type: z.string().default('') });
export const tokenBody = z.object({
  // The format is not checked, because an invalid email address must get the same response as wrong credentials.
  email: z.string().trim().toLowerCase().max(255).optional(),
  phone,
  password: password.optional(),
  refresh_token: z.string().optional(),
  auth_code: z.string().max(200).optional(),
  code_verifier: z.string().max(200).optional(),
  // Provider and token of a login by ID token.
  provider: z.string().max(100).optional(),
  issuer: z.string().max(300).optional(),
});
export const logoutQuery = z.object({ scope: z.string().default('global') });
export const otpBody = z.object({
  ...challenge,
  email: email.optional(),
  phone,
  create_user: z.boolean().default(true),
  data: metadata.default({}),
});
export const recoverBody = z.object({ ...challenge, email });
export const resendBody = z.object({
  ...challenge,
  type: z.string().default(''),
  email: email.optional(),
  phone,
});
export const verifyBody = z.object({
  type: z.string().default(''),
  token: z.string().trim().max(200).optional(),
  token_hash: z.string().trim().max(200).optional(),
  email: z.string().trim().toLowerCase().max(255).optional(),
  phone,
});
export const verifyQuery = z.object({
  token: z.string().max(200).default(''),
  type: z.string().default(''),
  redirect_to: z.string().optional(),
});
export const updateUserBody = z.object({
  ...challenge,
  email: email.optional(),
  phone,
  password: password.optional(),
  current_password: password.optional(),
  nonce: z.string().optional(),
  data: metadata.optional(),
  app_metadata: metadata.optional(),
});

export const id = z.uuid('The id must be a UUID');
export const idParams = z.object({ id });
