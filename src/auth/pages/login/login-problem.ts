import { ApiError, field, isRefusal, textField } from '../../../platform/browser/api-client.ts';
import { transientErrorOf } from '../../../platform/browser/transient-errors.ts';
import type { AuthCode } from '../../refusals.ts';

/** Why a login was refused, as far as the screen treats it differently. */
export type LoginProblem =
  /** The email is not verified yet; `email` when the server named it. */
  | { readonly kind: 'unverified'; readonly email: string | null }
  /** The membership has expired; what the renewal starts with. */
  | { readonly kind: 'expired'; readonly userData: unknown; readonly renewalToken: string | null }
  /** Another device holds the account's place. */
  | { readonly kind: 'elsewhere'; readonly device: string | null; readonly lastSeenAt: string | null }
  | { readonly kind: 'unregistered' }
  | { readonly kind: 'wrong-password' }
  | { readonly kind: 'too-many'; readonly seconds: number | null }
  /** No answer at all. */
  | { readonly kind: 'unreachable' }
  /** Kept out by the administration; `reason` in its words. */
  | { readonly kind: 'suspended'; readonly reason: string | null }
  /** Refused for now, see `platform/browser/transient-errors.ts`. */
  | { readonly kind: 'passing'; readonly error: ApiError }
  /** The server or what it depends on is not itself. */
  | { readonly kind: 'unavailable' }
  /** The browser keeps no data of this site, so that no session would last. */
  | { readonly kind: 'no-storage' }
  /** In the server's words, when it had any. */
  | { readonly kind: 'other'; readonly message: string | null };

/** What a failed `POST /api/auth/login` means. */
export function loginProblem(error: unknown): LoginProblem {
  if (!(error instanceof ApiError))
    return isUnreachable(error) ? { kind: 'unreachable' } : { kind: 'other', message: messageOf(error) };
  const { status, body, reason } = error;
  // Forbidden too, but no mail would open it.
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

/** What `fetch` throws without a network, and what the auth client makes of it. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.name === 'AuthRetryableFetchError');
}

function messageOf(error: unknown): string | null {
  return error instanceof Error && error.message !== '' ? error.message : null;
}
