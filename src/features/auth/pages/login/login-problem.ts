import { ApiError, field, isRefusal, textField } from '../../../../platform/browser/api-client.ts';
import { transientErrorOf } from '../../../../platform/browser/transient-errors.ts';
import type { AuthCode } from '../../refusals.ts';

/** Reason of a refused login. */
export type LoginProblem =
  /** The email is not verified; `email` if returned by the server. */
  | { readonly kind: 'unverified'; readonly email: string | null }
  /** The membership has expired; data of the renewal. */
  | { readonly kind: 'expired'; readonly userData: unknown; readonly renewalToken: string | null }
  /** Another device has the slot. */
  | { readonly kind: 'elsewhere'; readonly device: string | null; readonly lastSeenAt: string | null }
  | { readonly kind: 'unregistered' }
  | { readonly kind: 'wrong-password' }
  | { readonly kind: 'too-many'; readonly seconds: number | null }
  /** No response. */
  | { readonly kind: 'unreachable' }
  /** Suspended by an administrator with this reason. */
  | { readonly kind: 'suspended'; readonly reason: string | null }
  /** Transient error, see `platform/browser/transient-errors.ts`. */
  | { readonly kind: 'passing'; readonly error: ApiError }
  /** Server error. */
  | { readonly kind: 'unavailable' }
  /** The browser blocks storage, so a session cannot be kept. */
  | { readonly kind: 'no-storage' }
  /** Message of the server, if any. */
  | { readonly kind: 'other'; readonly message: string | null };

/** Returns the problem of a failed login. */
export function loginProblem(error: unknown): LoginProblem {
  if (!(error instanceof ApiError))
    return isUnreachable(error) ? { kind: 'unreachable' } : { kind: 'other', message: messageOf(error) };
  const { status, body, reason } = error;
  // 403 as well, but a verification mail does not help.
  if (isRefusal<AuthCode>(error, 'auth.suspended'))
    return { kind: 'suspended', reason: textField(body, 'reason') };
  if (status === 403) return { kind: 'unverified', email: textField(body, 'email') };
  if (status === 402)
    return {
      kind: 'expired',
      userData: field(body, 'userData'),
      renewalToken: textField(body, 'renewalToken'),
    };
  if (status === 409) {
    const device = field(body, 'device');
    return {
      kind: 'elsewhere',
      device: textField(body, 'deviceLabel') ?? textField(device, 'label'),
      lastSeenAt: textField(body, 'lastSeenAt') ?? textField(device, 'lastSeenAt'),
    };
  }
  if (status === 429) return { kind: 'too-many', seconds: error.retryAfterSeconds };
  if (isRefusal<AuthCode>(error, 'auth.email_unregistered')) return { kind: 'unregistered' };
  if (isRefusal<AuthCode>(error, 'auth.password_incorrect')) return { kind: 'wrong-password' };
  if (transientErrorOf(error)) return { kind: 'passing', error };
  if (status >= 500) return { kind: 'unavailable' };
  return { kind: 'other', message: reason };
}

/** Returns whether an error of `fetch` or the auth client means that the server is unreachable. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.name === 'AuthRetryableFetchError');
}

function messageOf(error: unknown): string | null {
  return error instanceof Error && error.message !== '' ? error.message : null;
}
