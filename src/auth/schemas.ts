import { z } from 'zod';
import { languages } from '../platform/i18n.ts';
import type { createOwnDevices } from './own-devices.ts';

const identifier = z.string().trim().min(1, 'Name or email is required').max(255);
const password = z.string().min(1, 'Password is required').max(1000);
const device = {
  /** Random id that this browser keeps; never derived from its traits. */
  deviceId: z.string().min(8).max(128).optional(),
  /** Signs the other device out. */
  takeOver: z.boolean().optional(),
};

export const loginBody = z.object({ email: identifier, password, ...device });
export const secondStepBody = z.object(device);
export const confirmPasswordBody = z.object({ password });
export const localLoginBody = z.object({ identifier, password, ...device });

const profile = z.object({
  id: z.string(),
  name: z.string(),
  firstName: z.string(),
  nickname: z.string(),
  email: z.string(),
  country: z.string().nullable(),
  industry: z.string().nullable(),
  job: z.string().nullable(),
  avatar: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  language: z.string(),
  role: z.string(),
  isVerified: z.boolean(),
  isPremium: z.boolean(),
  membershipType: z.string(),
  chosenPlan: z.string().nullable(),
  subscriptionStatus: z.string(),
  subscriptionStartedAt: z.string().nullable(),
  subscriptionExpiresAt: z.string().nullable(),
  totalToolsUsed: z.number(),
  createdAt: z.string(),
  lastLogin: z.string().nullable(),
});
const tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  expires_at: z.number(),
  token_type: z.string(),
  /** Absent while the second step is still to come. */
  user: profile.optional(),
  /** The session opens nothing yet: its person has to show the second factor at the auth service. */
  mfa_required: z.literal(true).optional(),
});

export const profileAnswer = profile;
export const loginAnswer = tokens;
export const localLoginAnswer = tokens.extend({
  name: z.string().optional(),
  nickname: z.string().optional(),
});
export const userAnswer = z.object({ user: profile });
export const doneAnswer = z.object({ ok: z.literal(true) });
export const configAnswer = z.object({
  mode: z.string(),
  authUrl: z.string(),
  authKey: z.string().nullable(),
  version: z.string(),
});

export const devicesAnswer = z.array(
  z.object({
    id: z.number(),
    label: z.string(),
    ipAddress: z.string().nullable(),
    signedInAt: z.string(),
    lastActivityAt: z.string().nullable(),
    isCurrent: z.boolean(),
    isActive: z.boolean(),
    hasPlace: z.boolean(),
  }),
);
export const placesAnswer = z.object({ places: z.number().nullable() });
export const deviceParams = z.object({
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
});

/** Empty means 'not said' in the form's optional fields. */
const optionalText = z
  .string()
  .trim()
  .max(100)
  .transform((text) => text || null)
  .nullable()
  .optional();

export const profileBody = z.object({
  name: z.string().trim().min(1, 'Name is required').max(100).optional(),
  nickname: z.string().trim().min(1, 'Nickname is required').max(40).optional(),
  country: optionalText,
  job: optionalText,
  industry: optionalText,
  avatar: z
    .string()
    .regex(/^[a-z\d-]{1,40}$/, 'Unknown avatar')
    .nullable()
    .optional(),
  profileImageUrl: z
    .string()
    .max(500)
    .regex(/^(https:\/\/|\/(?!\/))[^\s\\"'<>]*$/, 'The image must be an https address or a path of this site')
    .nullable()
    .optional(),
  language: z.enum(languages).optional(),
  // Blank keeps the present one.
  password: z
    .string()
    .max(1000)
    .transform((text) => text || undefined)
    .optional(),
  currentPassword: z
    .string()
    .max(1000)
    .transform((text) => text || undefined)
    .optional(),
});
export type ProfileChanges = z.infer<typeof profileBody>;

const email = z.string().trim().toLowerCase().pipe(z.email('Invalid email').max(255, 'Invalid email'));

export const emailBody = z.object({ email });
export const codeSentAnswer = z.object({
  ok: z.literal(true),
  message: z.string(),
  /** Seconds until another code may be asked for. */
  resendAfter: z.number(),
  /** Seconds that the code is good for. */
  expiresIn: z.number(),
});
export const resetBody = z
  .object({
    /** The mail's code, with `email` beside it; or, without, the long one of the mail's link. */
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
export const resetAnswer = z.object({ ok: z.literal(true), message: z.string() });

export const verificationSentAnswer = codeSentAnswer.omit({ ok: true }).extend({ isRenewal: z.boolean() });
export const messageAnswer = z.object({ message: z.string() });
export const verifyCodeBody = z.object({
  email,
  code: z
    .string()
    .trim()
    .length(6, 'Verification code must be 6 digits')
    .regex(/^\d+$/, 'Code must contain only numbers'),
});
export const verifiedAnswer = z.object({
  message: z.string(),
  isRenewal: z.boolean(),
  /** Whether there is an account that can log in or be renewed. */
  isMember: z.boolean(),
  userData: profile
    .pick({ name: true, email: true, nickname: true, country: true, industry: true, job: true, avatar: true })
    .optional(),
  renewalToken: z.string().optional(),
});

/** What screens of other features show. */
export type OwnDevice = Awaited<ReturnType<ReturnType<typeof createOwnDevices>['list']>>[number];
export type { Profile } from './profile.ts';
