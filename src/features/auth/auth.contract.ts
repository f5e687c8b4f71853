import { z } from 'zod';
import { contract } from '../../platform/server/http/contract.ts';
import { passwordProofRefusals } from '../../platform/server/http/openapi/declared-refusals.ts';
import { languages } from '../../platform/shared/i18n/i18n.ts';
import { cleanLine, normalizeNickname } from '../../platform/shared/text/visible-text.ts';

const identifier = z.string().trim().min(1, 'Name or email is required').max(255);
const password = z.string().min(1, 'Password is required').max(1000);
const device = {
  /** Random id that the browser generated for itself. */
  deviceId: z.string().min(8).max(128).optional(),
  /** Logs the other device out if it has the slot. */
  takeOver: z.boolean().optional(),
};

/** Profile of the member, with dates as text. */
export const profile = z.object({
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
  /** Role of the member: `Member`, `Admin` or `admin`. */
  role: z.string(),
  isVerified: z.boolean(),
  isPremium: z.boolean(),
  membershipType: z.string(),
  /** Whether the membership was granted by an administrator without a payment. */
  isGranted: z.boolean(),
  chosenPlan: z.string().nullable(),
  subscriptionStatus: z.string(),
  subscriptionStartedAt: z.string().nullable(),
  subscriptionExpiresAt: z.string().nullable(),
  totalToolsUsed: z.number(),
  createdAt: z.string(),
  lastLogin: z.string().nullable(),
});
export type Profile = z.infer<typeof profile>;

const tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  expires_at: z.number(),
  token_type: z.string(),
  /** Profile of the member; missing until the second factor is verified. */
  user: profile.optional(),
  /** Set if the session is limited until the second factor is verified at the auth service. */
  mfa_required: z.literal(true).optional(),
});

/** Schema of an optional text; an empty string means no value. */
const optionalText = z
  .string()
  .trim()
  .max(100)
  .transform((text) => text || null)
  .nullable()
  .optional();

const profileBody = z.object({
  name: z.string().overwrite(cleanLine).min(1, 'Name is required').max(100).optional(),
  nickname: z.string().overwrite(normalizeNickname).min(1, 'Nickname is required').max(40).optional(),
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
  // An empty string keeps the current password.
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

export const okResponse = z.object({ ok: z.literal(true) });
const ownProfile = z.object({ user: profile });

/** API calls for login, logout, current user and profile. */
const signInRefusals = [
  'auth.email_unregistered',
  ['auth.password_incorrect', 'unauthenticated'],
  'auth.too_many_attempts',
  'auth.suspended',
  'auth.email_not_verified',
  'auth.subscription_expired',
  'auth.other_device',
  'auth.unavailable',
] as const;
export const newPasswordRefusals = [
  'auth.weak_password',
  'auth.same_password',
  'auth.reauthentication_not_valid',
  'auth.over_request_rate_limit',
] as const;

export const authContract = contract('auth', {
  config: {
    method: 'GET',
    path: '/api/config',
    guard: 'public',
    limit: 'none',
    summary: 'Get the URL of the auth service and the version of the site',
    answers: {
      200: z.object({
        mode: z.string(),
        authUrl: z.string(),
        authKey: z.string().nullable(),
        /** Whether members may add security keys as second factor. */
        securityKeys: z.boolean(),
        version: z.string(),
      }),
    },
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    guard: 'public',
    limit: ['signIn', 'attempts'],
    summary: 'Log in; returns `mfa_required` until the second factor is verified',
    body: z.object({ email: identifier, password, ...device }),
    answers: { 200: tokens },
    refusals: signInRefusals,
  },
  localLogin: {
    method: 'POST',
    path: '/api/auth/local/login',
    guard: 'public',
    limit: ['signIn', 'attempts'],
    summary: 'Log in with a name or email address (`identifier`); also returns name and nickname',
    body: z.object({ identifier, password, ...device }),
    answers: { 200: tokens.extend({ name: z.string().optional(), nickname: z.string().optional() }) },
    refusals: signInRefusals,
  },
  secondStep: {
    method: 'POST',
    path: '/api/auth/second-step',
    guard: 'own',
    limit: 'none',
    summary: 'Complete a login after the second factor was verified',
    body: z.object(device),
    answers: { 200: ownProfile },
    refusals: ['auth.login_required'],
  },
  profile: {
    method: 'GET',
    path: '/api/auth/profile',
    guard: 'session',
    limit: 'none',
    summary: 'Get my profile',
    answers: { 200: profile },
  },
  changeProfile: {
    method: 'PATCH',
    path: '/api/auth/profile',
    guard: 'session',
    limit: ['attempts', { what: 'auth.profile', most: 30, minutes: 10, per: 'member' }],
    summary: 'Update fields of my profile; a new password needs the current one or a recent login',
    body: profileBody,
    answers: { 200: ownProfile },
    refusals: [
      ...passwordProofRefusals,
      ...newPasswordRefusals,
      'auth.nickname_invalid',
      'auth.nickname_taken',
      ['auth.no_member', 'not_found'],
    ],
  },
  confirmPassword: {
    method: 'POST',
    path: '/api/auth/confirm-password',
    guard: 'session',
    limit: 'attempts',
    summary: 'Verify my password; allows changes of login settings for five minutes',
    body: z.object({ password }),
    answers: { 200: okResponse },
    refusals: passwordProofRefusals,
  },
  user: {
    method: 'GET',
    path: '/api/auth/user',
    guard: 'session',
    limit: 'none',
    summary: 'Get my profile; 402 with the data for a renewal when the membership has expired',
    answers: { 200: profile },
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    guard: 'public',
    limit: 'none',
    summary: 'Log out the session of the bearer token',
    answers: { 200: okResponse },
    refusals: ['auth.unavailable'],
  },
  heartbeat: {
    method: 'POST',
    path: '/api/auth/heartbeat',
    guard: 'session',
    limit: { what: 'auth.heartbeat', most: 200, minutes: 10, per: 'member' },
    summary: 'Send the heartbeat that keeps the device slot of this session',
    answers: { 200: okResponse },
  },
});
