import { type Refusals, refusals } from '../platform/server/errors/errors.ts';
import { asSaid, sharedRefusals } from '../platform/server/errors/refusals.ts';

const nicknameProblems = {
  short: 'The nickname must have at least 2 characters.',
  at_sign: 'The nickname must not contain @.',
  invisible: 'The nickname must not contain invisible characters.',
  reserved: 'This nickname is reserved. Please choose another one.',
} as const;

/** What the auth service may have against a new password, by the codes of its protocol. */
export const passwordRefusals = {
  'auth.weak_password': { kind: 'declined', message: asSaid },
  'auth.same_password': { kind: 'declined', message: asSaid },
  'auth.validation_failed': { kind: 'declined', message: asSaid },
  'auth.reauthentication_not_valid': { kind: 'declined', message: asSaid },
  'auth.insufficient_aal': { kind: 'declined', message: asSaid },
  'auth.user_not_found': { kind: 'declined', message: asSaid },
  'auth.user_banned': { kind: 'declined', message: asSaid },
  'auth.session_not_found': { kind: 'declined', message: asSaid },
  'auth.session_expired': { kind: 'declined', message: asSaid },
  'auth.bad_jwt': { kind: 'declined', message: asSaid },
  'auth.over_request_rate_limit': { kind: 'declined', message: asSaid },
  'auth.unexpected_failure': { kind: 'declined', message: asSaid },
} as const satisfies Refusals;

export const authRefusals = {
  'auth.too_many_attempts': {
    kind: 'too_many',
    message: ({ seconds, said }: { readonly seconds?: string; readonly said?: string }) =>
      said ?? `Too many attempts. Please try again ${seconds ? `in ${seconds} seconds` : 'later'}.`,
  },
  'auth.nickname_taken': {
    kind: 'conflict',
    message: 'This nickname is already taken. Please choose another one.',
  },
  'auth.nickname_invalid': {
    kind: 'invalid',
    message: (problem: keyof typeof nicknameProblems) => nicknameProblems[problem],
  },
  'auth.second_factor_required': {
    kind: 'forbidden',
    message: 'Please confirm this login with the code of your authenticator app.',
  },
  'auth.suspended': { kind: 'forbidden', message: 'This account is suspended. Please contact support.' },
  'auth.other_device': { kind: 'conflict', message: 'This account is already logged in from another device' },
  'auth.session_superseded': {
    kind: 'unauthenticated',
    message: 'This account was logged in on another device.',
  },
  'auth.too_many_codes': {
    kind: 'too_many',
    message: (wait: string) => `Please wait ${wait} before asking for another code.`,
  },
  'auth.no_device': { kind: 'not_found', message: 'There is no such device.' },
  'auth.current_password_required': { kind: 'invalid', message: 'Please enter your current password.' },
  /** 401 at the login, 422 where one's own password is asked for again. */
  'auth.password_incorrect': { kind: ['unauthenticated', 'declined'], message: 'Incorrect password' },
  'auth.code_invalid': {
    kind: 'invalid',
    message: (what: 'reset token' | 'verification code') => `Invalid or expired ${what}`,
  },
  'auth.email_unregistered': { kind: 'unauthenticated', message: 'Unregistered email' },
  'auth.session_ended': { kind: 'unauthenticated', message: 'This session has ended. Please log in again.' },
  'auth.token_invalid': {
    kind: 'unauthenticated',
    message: (what: 'session' | 'header') =>
      what === 'session'
        ? 'The session is not valid any more. Please log in again.'
        : 'The Authorization header must hold one bearer token.',
  },

  ...passwordRefusals,
  'auth.unavailable': { kind: 'unavailable', message: 'Logging in is not possible at the moment.' },
  'auth.email_registered': { kind: 'conflict', message: 'This email is already registered. Please log in.' },
  'auth.too_many_tries': { kind: 'too_many', message: 'Too many wrong codes. Please ask for a new one.' },
} as const satisfies Refusals;

export type AuthCode = keyof typeof authRefusals;

export const refuse = refusals({ ...sharedRefusals, ...authRefusals });
