import { ApiError, textField } from '../../../../platform/browser/api-client.ts';
import type { SharedCode } from '../../../../platform/server/errors/refusals.ts';
import type { en } from '../../messages/en.ts';
import type { MembershipCode } from '../../refusals.ts';

export type FieldName =
  | 'email'
  | 'name'
  | 'nickname'
  | 'password'
  | 'confirmPassword'
  | 'agreeToTerms'
  | 'agreeToPrivacy';
export type FaultKey = keyof (typeof en)['faults'];

/** Reason why a registration was refused. */
export type RegistrationProblem =
  /** The problem belongs to one field. */
  | { readonly kind: 'field'; readonly field: FieldName; readonly fault: FaultKey }
  /** The email address is already registered; the user should log in. */
  | { readonly kind: 'registered' }
  /** The proof that the email address was verified is missing or expired. */
  | { readonly kind: 'unverified' }
  /** The account was created, but logging in failed. */
  | { readonly kind: 'registered-only' }
  /** The server did not respond, limited the rate, or failed. */
  | { readonly kind: 'failed'; readonly reason: 'unreachable' | 'busy' | 'unavailable' | 'check' | 'text' };

export function registrationProblem(error: unknown): RegistrationProblem {
  if (!(error instanceof ApiError))
    return { kind: 'failed', reason: error instanceof TypeError ? 'unreachable' : 'text' };
  switch (error.code as MembershipCode | SharedCode) {
    case 'membership.email_taken':
      return { kind: 'registered' };
    case 'auth.email_not_verified':
      return { kind: 'unverified' };
    case 'membership.registered_only':
      return { kind: 'registered-only' };
    case 'membership.privacy_consent_required':
      return { kind: 'field', field: 'agreeToPrivacy', fault: 'privacyRequired' };
    case 'membership.nickname_taken':
      return { kind: 'field', field: 'nickname', fault: 'nicknameTaken' };
    case 'membership.nickname_invalid':
      return { kind: 'field', field: 'nickname', fault: nicknameFault(textField(error.body, 'reason')) };
    case 'membership.weak_password':
      return { kind: 'field', field: 'password', fault: 'passwordWeak' };
    case 'membership.password_too_long':
      return { kind: 'field', field: 'password', fault: 'passwordLong' };
  }
  if (error.status === 429) return { kind: 'failed', reason: 'busy' };
  if (error.status >= 500) return { kind: 'failed', reason: 'unavailable' };
  return { kind: 'failed', reason: error.status === 400 ? 'check' : 'text' };
}

export function nicknameFault(reason: string | null): FaultKey {
  if (reason === 'taken') return 'nicknameTaken';
  if (reason === 'short') return 'nicknameRequired';
  if (reason === 'invisible') return 'nicknameInvisible';
  return reason === 'at_sign' ? 'nicknameAtSign' : 'nicknameReserved';
}
