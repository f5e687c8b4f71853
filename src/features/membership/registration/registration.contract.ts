/** Schemas of the registration data that the registration form or an order sends. */
import { z } from 'zod';
import { avatarKeys } from '../../../platform/shared/avatar-keys.ts';
import { cleanLine, normalizeNickname } from '../../../platform/shared/text/visible-text.ts';
import { defaultPlan, planIds } from '../periods/plans.rules.ts';
import { countries, industries, jobs, paymentMethods } from './profile-lists.rules.ts';
import { registrationLimits } from './registration.rules.ts';

const { nameMax, nicknameMin, nicknameMax, passwordMin, passwordMax } = registrationLimits;

const blank = (value: unknown) => (value === '' || value === null ? undefined : value);
/** Schema of an optional choice; an empty string means no choice. */
const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess(blank, z.enum(values).optional());

const email = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  z.email('Invalid email address').max(255, 'Invalid email address'),
);
const password = z.string().min(passwordMin, 'Password must be at least 6 characters').max(passwordMax);
export const agreement = z.literal(true, 'You must agree to the Terms of Service and Refund Policy');
export const membershipType = z.enum(planIds);

/** Personal data that registrations and renewals send. */
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
  /** Consent to the collection of personal data; required for new members who use Korean or live in South Korea. */
  agreeToPrivacy: z.boolean().default(false),
});
export type Registration = z.infer<typeof registration>;
