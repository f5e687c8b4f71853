import { z } from 'zod';
import { avatarKeys } from '../../platform/shared/avatar-keys.ts';
import { cleanLine, normalizeNickname } from '../../platform/shared/text/visible-text.ts';
import { defaultPlan, planIds } from './periods/plans.rules.ts';
import { countries, industries, jobs, paymentMethods } from './registration/profile-lists.rules.ts';
import { registrationLimits } from './registration/registration.rules.ts';

const { nameMax, nicknameMin, nicknameMax, passwordMin, passwordMax } = registrationLimits;

const blank = (value: unknown) => (value === '' || value === null ? undefined : value);
/** Optional choice; an empty string means none. */
const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess(blank, z.enum(values).optional());

const email = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  z.email('Invalid email address').max(255, 'Invalid email address'),
);
const password = z.string().min(passwordMin, 'Password must be at least 6 characters').max(passwordMax);
const agreement = z.literal(true, 'You must agree to the Terms of Service and Refund Policy');
const membershipType = z.enum(planIds);

/** Personal data of registrations and renewals. */
const person = {
  name: z.string().overwrite(cleanLine).min(1, 'Name is required').max(nameMax),
  nickname: z
    .string()
    .overwrite(normalizeNickname)
    .refine((text) => [...text].length >= nicknameMin, 'Nickname is required')
    .max(nicknameMax),
  email,
  country: choice(countries),
  industry: choice(industries),
  job: choice(jobs),
  avatar: choice(avatarKeys),
};

/** Registration data, sent alone or with an order. */
export const registration = z.object({
  ...person,
  password,
  membershipType: membershipType.default(defaultPlan),
  paymentMethod: choice(paymentMethods),
  agreeToTerms: agreement,
  /** Required for new members who use Korean or live in South Korea. */
  agreeToPrivacy: z.boolean().default(false),
});
export type Registration = z.infer<typeof registration>;

/** Random id of this browser. */
const deviceId = z.string().min(8).max(128).optional();

export const registerBody = registration.extend({ deviceId });

/** The sign-up button itself is the consent; an explicit false is refused. */
export const signUpBody = registration
  .extend({ agreeToTerms: agreement.default(true), confirmPassword: z.string().optional(), deviceId })
  .refine(
    ({ password: chosen, confirmPassword }) => confirmPassword === undefined || confirmPassword === chosen,
    { path: ['confirmPassword'], message: "Passwords don't match" },
  );

/** Required fields of the profile; further fields are defined where it is created. */
const user = z.looseObject({ id: z.string(), name: z.string(), nickname: z.string(), email: z.string() });
const tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  expires_at: z.number(),
  token_type: z.string(),
});
export const registerAnswer = tokens.extend({ message: z.string(), user });
export const signUpAnswer = registerAnswer.extend({ name: z.string(), nickname: z.string() });

const money = z.object({ amount: z.string(), minor: z.number() });
export const plansQuery = z.object({ test: z.enum(['true', '1', 'false', '0']).optional() });
export const plansAnswer = z.object({
  plans: z.array(
    z.object({
      id: membershipType,
      name: z.string(),
      period: z.enum(['month', 'year']),
      prices: z.object({ USD: money, KRW: money }),
      features: z.array(z.string()),
      recommended: z.boolean(),
      isTest: z.boolean(),
      /** Requires a code before it can be ordered. */
      locked: z.boolean(),
    }),
  ),
});

export const testCodeBody = z.object({ code: z.string().trim().min(1).max(100) });
export const testCodeAnswer = z.object({ ok: z.literal(true), expiresAt: z.string() });
export const nicknameQuery = z.object({
  nickname: z.string().overwrite(normalizeNickname).min(1).max(registrationLimits.nicknameMax),
});
export const nicknameAnswer = z.object({
  available: z.boolean(),
  problem: z.enum(['short', 'at_sign', 'invisible', 'reserved', 'taken']).optional(),
});
/** Address verified by this browser within the last hour. */
export const verifiedEmailAnswer = z.object({ email: z.string().nullable() });
