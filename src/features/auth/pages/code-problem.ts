import { ApiError, textField } from '../../../platform/browser/api-client.ts';
import { isUnreachable, transientErrorOf } from '../../../platform/browser/transient-errors.ts';
import type { AuthCode } from '../refusals.ts';

/** Reason why a code was not sent or accepted, or a new password was not accepted. */
export type CodeProblem =
  | { readonly kind: 'code' | 'tries' | 'weak' | 'same' | 'long' | 'link' | 'unreachable' | 'unavailable' }
  /** Another code can be requested only after this number of seconds. */
  | { readonly kind: 'wait'; readonly seconds: number | null }
  /** Transient error, see `platform/browser/transient-errors.ts`. */
  | { readonly kind: 'passing'; readonly error: unknown }
  /** Any other problem, with the server's message if it sent one. */
  | { readonly kind: 'other'; readonly message: string | null };

type NameOf<Code extends string> = Code extends `auth.${infer Name}` ? Name : never;
/** Problems by error code; the auth service uses the same codes without the prefix `auth.`. */
const byName: Readonly<
  Partial<
    Record<
      NameOf<AuthCode> | 'otp_expired' | 'reauthentication_needed',
      Exclude<CodeProblem['kind'], 'wait' | 'passing' | 'other'>
    >
  >
> = {
  code_invalid: 'code',
  too_many_tries: 'tries',
  weak_password: 'weak',
  same_password: 'same',
  validation_failed: 'long',
  session_not_found: 'link',
  session_expired: 'link',
  bad_jwt: 'link',
  otp_expired: 'link',
  reauthentication_needed: 'link',
};

/** Returns the problem of a failed request to the server or the auth service. */
export function codeProblem(error: unknown): CodeProblem {
  if (isUnreachable(error)) return { kind: 'unreachable' };
  const code = error instanceof ApiError ? error.code : (textField(error, 'code') ?? '');
  const known = byName[code.replace(/^auth\./, '') as NameOf<AuthCode>];
  if (known) return { kind: known };
  if (error instanceof ApiError && error.status === 429)
    return { kind: 'wait', seconds: error.retryAfterSeconds };
  if (transientErrorOf(error)) return { kind: 'passing', error };
  if (!(error instanceof ApiError)) {
    if (error instanceof Error && error.name === 'AuthSessionMissingError') return { kind: 'link' };
    return { kind: 'other', message: null };
  }
  if (error.status >= 500) return { kind: 'unavailable' };
  return { kind: 'other', message: error.reason };
}
