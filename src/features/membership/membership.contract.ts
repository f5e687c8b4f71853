import { z } from 'zod';
import { contract } from '../../platform/server/http/contract.ts';
import { tokenRefusals } from '../../platform/server/http/openapi/declared-refusals.ts';
import * as schema from './schemas.ts';

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

/** Endpoints of registration, plans and test plan code. */
export const membershipContract = contract('membership', {
  register: {
    method: 'POST',
    path: '/api/auth/register',
    guard: 'public',
    limit: 'none',
    summary: 'Register a free member; requires the cookie of a verified email address',
    body: schema.registerBody,
    answers: { 201: schema.registerAnswer },
    refusals: registrationRefusals,
  },
  signUp: {
    method: 'POST',
    path: '/api/auth/local/register',
    guard: 'public',
    limit: 'none',
    summary: 'Register from the sign-up form; also returns name and nickname',
    body: schema.signUpBody,
    answers: { 201: schema.signUpAnswer },
    refusals: registrationRefusals,
  },
  plans: {
    method: 'GET',
    path: '/api/membership/plans',
    guard: 'public',
    limit: 'none',
    summary: 'List plans with prices',
    query: schema.plansQuery,
    answers: { 200: schema.plansAnswer },
  },
  unlockTestPlan: {
    method: 'POST',
    path: '/api/membership/test-code',
    guard: 'public',
    limit: 'attempts',
    summary: 'Unlock the test plan for this browser for an hour; five wrong codes block for 15 minutes',
    body: schema.testCodeBody,
    answers: { 200: schema.testCodeAnswer },
    refusals: [...tokenRefusals, 'membership.test_code_wrong', 'membership.too_many_test_codes'],
  },
  verifiedEmail: {
    method: 'GET',
    path: '/api/membership/verified-email',
    guard: 'public',
    limit: 'none',
    summary: 'Get the email address that this browser verified within the last hour',
    answers: { 200: schema.verifiedEmailAnswer },
  },
  nickname: {
    method: 'GET',
    path: '/api/membership/nickname',
    guard: 'public',
    limit: { what: 'membership.nickname', most: 120, minutes: 10, per: 'address' },
    summary: 'Check whether a nickname is available',
    query: schema.nicknameQuery,
    answers: { 200: schema.nicknameAnswer },
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
        source: z.string().meta({ description: 'The host that told it, or `fallback`' }),
        date: z.iso.date(),
      }),
    },
  },
});
