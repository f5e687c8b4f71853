import { z } from 'zod';
import { contract } from '../platform/server/http/contract.ts';
import * as schema from './schemas.ts';

/** Registering, the plans, and the code of the test plan. */
export const membershipContract = contract('membership', {
  register: {
    method: 'POST',
    path: '/api/auth/register',
    guard: 'public',
    limit: 'none',
    summary: 'Register a free member; requires the cookie of a verified email address',
    body: schema.registerBody,
    answers: { 201: schema.registerAnswer },
  },
  signUp: {
    method: 'POST',
    path: '/api/auth/local/register',
    guard: 'public',
    limit: 'none',
    summary: 'Register from the sign-up form; also returns name and nickname',
    body: schema.signUpBody,
    answers: { 201: schema.signUpAnswer },
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
