import { type Refusals, refusals } from '../../platform/server/errors/errors.ts';
import { type SharedCode, sharedRefusals, unchangedMessage } from '../../platform/server/errors/refusals.ts';

const nicknameProblems = {
  short: 'The nickname must have at least 2 characters.',
  at_sign: 'The nickname must not contain @.',
  invisible: 'The nickname must not contain invisible characters.',
  reserved: 'This nickname is reserved. Please choose another one.',
} as const;

/** Refusals of a new password, by the codes of the auth service's protocol. */
export const passwordRefusals = {
  'auth.weak_password': { kind: 'declined', message: unchangedMessage },
  'auth.same_password': { kind: 'declined', message: unchangedMessage },
  'auth.validation_failed': { kind: 'declined', message: unchangedMessage },
  'auth.reauthentication_not_valid': { kind: 'declined', message: unchangedMessage },
  'auth.insufficient_aal': { kind: 'declined', message: unchangedMessage },
  'auth.user_not_found': { kind: 'declined', message: unchangedMessage },
  'auth.user_banned': { kind: 'declined', message: unchangedMessage },
  'auth.session_not_found': { kind: 'declined', message: unchangedMessage },
  'auth.session_expired': { kind: 'declined', message: unchangedMessage },
  'auth.bad_jwt': { kind: 'declined', message: unchangedMessage },
  'auth.over_request_rate_limit': { kind: 'too_many', message: unchangedMessage },
  'auth.unexpected_failure': { kind: 'declined', message: unchangedMessage },
} as const satisfies Refusals;

export const authRefusals = {
  'auth.nickname_taken': {
    kind: 'conflict',
    message: 'This nickname is already taken. Please choose another one.',
  },
  'auth.nickname_invalid': {
    kind: 'invalid',
    message: (problem: keyof typeof nicknameProblems) => nicknameProblems[problem],
  },
  'auth.too_many_codes': {
    kind: 'too_many',
    message: (wait: string) => `Please wait ${wait} before requesting another code.`,
  },
  'auth.no_device': { kind: 'not_found', message: 'There is no such device.' },
  'auth.current_password_required': { kind: 'invalid', message: 'Please enter your current password.' },
  /** 401 for a wrong password at the login, 422 for one that confirms an action. */
  'auth.password_incorrect': { kind: ['unauthenticated', 'declined'], message: 'Incorrect password' },
  'auth.code_invalid': {
    kind: 'invalid',
    message: (what: 'reset token' | 'verification code') => `Invalid or expired ${what}`,
  },
  'auth.email_unregistered': { kind: 'unauthenticated', message: 'Unregistered email' },

  ...passwordRefusals,
  'auth.email_registered': { kind: 'conflict', message: 'This email is already registered. Please log in.' },
  'auth.too_many_tries': { kind: 'too_many', message: 'Too many wrong codes. Please request a new one.' },
} as const satisfies Refusals;

export type AuthCode = keyof typeof authRefusals | (SharedCode & `auth.${string}`);

export const refuse = refusals({ ...sharedRefusals, ...authRefusals });

type OwnRefusals = typeof authRefusals;
declare module '../../platform/server/errors/errors.ts' {
  interface RefusalCatalogue extends OwnRefusals {}
}
