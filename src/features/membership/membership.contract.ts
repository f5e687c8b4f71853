import { z } from 'zod';
import { contract } from '../../platform/server/http/contract.ts';
import { tokenRefusals } from '../../platform/server/http/openapi/declared-refusals.ts';
import { normalizeNickname } from '../../platform/shared/text/visible-text.ts';
import { agreement, membershipType, registration } from './registration/registration.contract.ts';
import { registrationLimits } from './registration/registration.rules.ts';

/** Random id that the browser generated for itself. */
const deviceId = z.string().min(8).max(128).optional();

const registerBody = registration.extend({ deviceId });

/** Pressing the sign-up button is the consent to the terms, so the field may be missing; an explicit false is refused. */
const signUpBody = registration
  .extend({ agreeToTerms: agreement.default(true), confirmPassword: z.string().optional(), deviceId })
  .refine(
    ({ password: chosen, confirmPassword }) => confirmPassword === undefined || confirmPassword === chosen,
    { path: ['confirmPassword'], message: "Passwords don't match" },
  );

/** Fields that a profile in a response always has; the auth feature defines the others. */
const user = z.looseObject({ id: z.string(), name: z.string(), nickname: z.string(), email: z.string() });
const tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  expires_at: z.number(),
  token_type: z.string(),
});
const registerAnswer = tokens.extend({ message: z.string(), user });
const signUpAnswer = registerAnswer.extend({ name: z.string(), nickname: z.string() });

const money = z.object({ amount: z.string(), minor: z.number() });
const plansQuery = z.object({ test: z.enum(['true', '1', 'false', '0']).optional() });
const plansAnswer = z.object({
  plans: z.array(
    z.object({
      id: membershipType,
      name: z.string(),
      period: z.enum(['month', 'year']),
      prices: z.object({ USD: money, KRW: money }),
      features: z.array(z.string()),
      recommended: z.boolean(),
      isTest: z.boolean(),
      /** Whether a code must be entered before the plan can be ordered. */
      locked: z.boolean(),
    }),
  ),
});

const testCodeBody = z.object({ code: z.string().trim().min(1).max(100) });
const testCodeAnswer = z.object({ ok: z.literal(true), expiresAt: z.string() });
const nicknameQuery = z.object({
  nickname: z.string().overwrite(normalizeNickname).min(1).max(registrationLimits.nicknameMax),
});
const nicknameAnswer = z.object({
  available: z.boolean(),
  problem: z.enum(['short', 'at_sign', 'invisible', 'reserved', 'taken']).optional(),
});
/** Email address that this browser verified within the last hour; null if none. */
const verifiedEmailAnswer = z.object({ email: z.string().nullable() });

const registrationRefusals = [
  'auth.email_not_verified',
  'auth.unavailable',
  'membership.privacy_consent_required',
  'membership.nickname_invalid',
  'membership.nickname_taken',
  'membership.email_taken',
  'membership.password_too_long',
  'membership.weak_password',
  'membership.registered_only',
  'membership.too_busy',
  'membership.unavailable',
] as const;

/** API calls for registration, plans and the code of the test plan. */
export const membershipContract = contract('membership', {
  register: {
    method: 'POST',
    path: '/api/auth/register',
    guard: 'public',
    limit: 'none',
    summary: 'Register a free member; requires the cookie of a verified email address',
    body: registerBody,
    answers: { 201: registerAnswer },
    refusals: registrationRefusals,
  },
  signUp: {
    method: 'POST',
    path: '/api/auth/local/register',
    guard: 'public',
    limit: 'none',
    summary: 'Register from the sign-up form; also returns name and nickname',
    body: signUpBody,
    answers: { 201: signUpAnswer },
    refusals: registrationRefusals,
  },
  plans: {
    method: 'GET',
    path: '/api/membership/plans',
    guard: 'public',
    limit: 'none',
    summary: 'List plans with prices',
    query: plansQuery,
    answers: { 200: plansAnswer },
  },
  unlockTestPlan: {
    method: 'POST',
    path: '/api/membership/test-code',
    guard: 'public',
    limit: 'attempts',
    summary: 'Unlock the test plan for this browser for an hour; five wrong codes block for 15 minutes',
    body: testCodeBody,
    answers: { 200: testCodeAnswer },
    refusals: [...tokenRefusals, 'membership.test_code_wrong', 'membership.too_many_test_codes'],
  },
  verifiedEmail: {
    method: 'GET',
    path: '/api/membership/verified-email',
    guard: 'public',
    limit: 'none',
    summary: 'Get the email address that this browser verified within the last hour',
    answers: { 200: verifiedEmailAnswer },
  },
  nickname: {
    method: 'GET',
    path: '/api/membership/nickname',
    guard: 'public',
    limit: { what: 'membership.nickname', most: 120, minutes: 10, per: 'address' },
    summary: 'Check whether a nickname is available',
    query: nicknameQuery,
    answers: { 200: nicknameAnswer },
  },
  exchangeRate: {
    method: 'GET',
    path: '/api/exchange-rate',
    guard: 'public',
    limit: 'none',
    summary: 'Get the exchange rate in won per US dollar',
    answers: {
      200: z.object({
        rate: z.number().meta({ description: 'Won per US dollar, for information; prices do not follow it' }),
        source: z.string().meta({ description: 'Host of the source, or `fallback`' }),
        date: z.iso.date(),
      }),
    },
  },
});
