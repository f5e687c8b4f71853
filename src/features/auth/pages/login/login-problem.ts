import { ApiError, field, isRefusal, textField } from '../../../../platform/browser/api-client.ts';
import { isUnreachable, transientErrorOf } from '../../../../platform/browser/transient-errors.ts';
import type { AuthCode } from '../../refusals.ts';

/** Reason why a login was refused or failed. */
export type LoginProblem =
  /** The email is not verified; `email` is null if the server did not return it. */
  | { readonly kind: 'unverified'; readonly email: string | null }
  /** The membership has expired; contains the data for a renewal. */
  | { readonly kind: 'expired'; readonly userData: unknown; readonly renewalToken: string | null }
  /** Another device occupies the slot. */
  | { readonly kind: 'elsewhere'; readonly device: string | null; readonly lastSeenAt: string | null }
  | { readonly kind: 'unregistered' }
  | { readonly kind: 'wrong-password' }
  | { readonly kind: 'too-many'; readonly seconds: number | null }
  /** The server did not respond. */
  | { readonly kind: 'unreachable' }
  /** An administrator suspended the account for this reason. */
  | { readonly kind: 'suspended'; readonly reason: string | null }
  /** Transient error, see `platform/browser/transient-errors.ts`. */
  | { readonly kind: 'passing'; readonly error: ApiError }
  /** The server failed. */
  | { readonly kind: 'unavailable' }
  /** The browser blocks its storage, so the session could not be stored. */
  | { readonly kind: 'no-storage' }
  /** Any other problem, with the server's message if it sent one. */
  | { readonly kind: 'other'; readonly message: string | null };

export function loginProblem(error: unknown): LoginProblem {
  if (!(error instanceof ApiError))
    return isUnreachable(error) ? { kind: 'unreachable' } : { kind: 'other', message: messageOf(error) };
  const { status, body, reason } = error;
  // This status is also 403, but a verification mail would not help.
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

function messageOf(error: unknown): string | null {
  return error instanceof Error && error.message !== '' ? error.message : null;
}
