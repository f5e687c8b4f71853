import { z } from 'zod';
import { contract } from '../../../platform/server/http/contract.ts';
import { authServiceRefusals } from '../../../platform/server/http/openapi/declared-refusals.ts';
import { newPasswordRefusals, profile } from '../auth.contract.ts';
import { codeRules } from '../auth.rules.ts';

const email = z.string().trim().toLowerCase().pipe(z.email('Invalid email').max(255, 'Invalid email'));

const emailBody = z.object({ email });
const sent = z.object({
  message: z.string(),
  /** Seconds until another code can be requested. */
  resendAfter: z.number(),
  /** Validity of the code, in seconds. */
  expiresIn: z.number(),
});
const resetBody = z
  .object({
    /** The mailed code if `email` is given, else the token of the mailed link. */
    token: z.string().trim().min(1, 'Reset token is required').max(500),
    newPassword: z.string().min(6, 'Password must be at least 6 characters').max(1000),
    confirmPassword: z.string().min(6, 'Please confirm your password').max(1000),
    email: email.optional(),
  })
  .refine((body) => body.newPassword === body.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  });
export type ResetBody = z.infer<typeof resetBody>;
const codeBody = z.object({
  email,
  code: z
    .string()
    .trim()
    .length(6, 'Verification code must be 6 digits')
    .regex(/^\d+$/, 'Code must contain only numbers'),
});
const verified = z.object({
  message: z.string(),
  isRenewal: z.boolean(),
  /** Whether the email address belongs to an account that can log in or renew. */
  isMember: z.boolean(),
  userData: profile
    .pick({
      name: true,
      email: true,
      nickname: true,
      country: true,
      industry: true,
      job: true,
      avatar: true,
      subscriptionExpiresAt: true,
    })
    .optional(),
  renewalToken: z.string().optional(),
});

const mailed = { what: 'auth.code', countedBy: 'use case' } as const;
const hour = codeRules.sendWindowMs / 60_000;
/**
 * Limits shared by codes for passwords and for email verification; the minimum interval between codes is checked
 * separately.
 */
const mailing = [
  { ...mailed, most: codeRules.sendsPerCaller, minutes: hour, per: 'address' },
  { ...mailed, most: codeRules.sendsToMailboxByAll, minutes: hour, per: 'mailbox' },
  { ...mailed, most: 1, minutes: codeRules.resendAfterMs / 60_000, per: 'mailbox' },
] as const;

/** API calls for mailed codes: password reset and email verification. */
export const codesContract = contract('auth', {
  requestReset: {
    method: 'POST',
    path: '/api/auth/request-password-reset',
    guard: 'public',
    limit: mailing,
    summary: 'Send a password reset code by email; the response does not reveal whether the account exists',
    body: emailBody,
    answers: { 200: sent.extend({ ok: z.literal(true) }) },
    refusals: ['auth.too_many_codes'],
  },
  reset: {
    method: 'POST',
    path: '/api/auth/reset-password',
    guard: 'public',
    limit: 'attempts',
    summary:
      'Reset the password with the emailed code (with email) or the token of the link; ends all sessions',
    body: resetBody,
    answers: { 200: z.object({ ok: z.literal(true), message: z.string() }) },
    refusals: ['auth.code_invalid', 'auth.unavailable', ...newPasswordRefusals, ...authServiceRefusals],
  },
  send: {
    method: 'POST',
    path: '/api/auth/send-verification',
    guard: 'public',
    limit: mailing,
    summary: 'Send an email verification code before registration, payment or renewal',
    body: emailBody,
    answers: { 200: sent.extend({ isRenewal: z.boolean() }) },
    refusals: ['auth.too_many_codes', 'auth.email_registered'],
  },
  resend: {
    method: 'POST',
    path: '/api/auth/resend-verification',
    guard: 'public',
    limit: mailing,
    summary: 'Resend the email verification code; the response does not reveal whether one was pending',
    body: emailBody,
    answers: { 200: z.object({ message: z.string() }) },
    refusals: ['auth.too_many_codes'],
  },
  verify: {
    method: 'POST',
    path: '/api/auth/verify-code',
    guard: 'public',
    limit: 'attempts',
    summary: 'Verify an email address; sets the cookie that registration and a first order require',
    body: codeBody,
    answers: { 200: verified },
    refusals: ['auth.code_invalid', 'auth.too_many_tries', 'auth.unavailable'],
  },
});
