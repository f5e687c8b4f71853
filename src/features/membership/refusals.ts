import { type Refusals, refusals } from '../../platform/server/errors/errors.ts';
import { sharedRefusals } from '../../platform/server/errors/refusals.ts';
import { counted } from '../../platform/shared/text/counted.ts';

const nicknameProblems = {
  short: 'Nickname is required',
  at_sign: 'The nickname must not contain @.',
  reserved: 'This nickname is reserved. Please choose another one.',
  invisible: 'The nickname must not contain invisible characters.',
  unusable: 'This nickname cannot be used.',
} as const;

export const membershipRefusals = {
  'membership.privacy_consent_required': {
    kind: 'invalid',
    message: 'You must agree to the collection and use of your personal data',
  },
  'membership.payment_running': {
    kind: 'conflict',
    message: 'A payment or refund is still in progress. Please try again when it is complete.',
  },
  'membership.nickname_invalid': {
    kind: 'invalid',
    message: (problem: keyof typeof nicknameProblems) => nicknameProblems[problem],
  },
  'membership.registered_only': {
    kind: 'unavailable',
    message: 'Your account has been created. Please log in.',
  },
  'membership.too_busy': {
    kind: 'too_many',
    message: 'Too many people are signing up. Please try again in a moment.',
  },
  'membership.unavailable': {
    kind: 'unavailable',
    message: 'Signing up is not possible at the moment. Please try again shortly.',
  },
  'membership.too_many_test_codes': {
    kind: 'too_many',
    message: (seconds: string) =>
      `Too many wrong codes. Please try again in ${counted(Number(seconds), 'second')}.`,
  },
  'membership.test_code_wrong': { kind: 'invalid', message: 'This test code is not valid.' },
  'membership.email_taken': { kind: 'conflict', message: 'This email is already registered. Please log in.' },
  'membership.nickname_taken': {
    kind: 'conflict',
    message: 'This nickname is already taken. Please choose another one.',
  },
} as const satisfies Refusals;

export type MembershipCode = keyof typeof membershipRefusals;

export const refuse = refusals({ ...sharedRefusals, ...membershipRefusals });

type OwnRefusals = typeof membershipRefusals;
declare module '../../platform/server/errors/errors.ts' {
  interface RefusalCatalogue extends OwnRefusals {}
}
