/** Maps HTTP responses of all providers to outcomes. */

import { type ProviderReply, retryAfterMs } from '../../../platform/server/http-call.ts';
import type { CallIdempotency, Outcome, ProviderError, ProviderErrorKind } from './provider.port.ts';
import { redactText } from './redaction.ts';

/** Meaning of a provider's code. With `unknown` the call may have succeeded. */
export type CodeMeaning = {
  readonly kind: ProviderErrorKind;
  readonly certainty: 'rejected' | 'unknown';
  readonly buyerMayRetry?: boolean;
};

export type ErrorDetails = {
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  readonly debugId?: string | undefined;
};

/** Unsuccessful outcome, assignable to every outcome. */
export type Failed = Exclude<Outcome<unknown>, { kind: 'ok' }>;

export const ok = <T>(value: T): Outcome<T> => ({ kind: 'ok', value });

/** Returns a definite refusal for a request that is invalid and therefore not sent. */
export function rejectUnsent(kind: ProviderErrorKind, message: string): Failed {
  return { kind: 'rejected', error: { kind, providerMessage: message, buyerMayRetry: false } };
}

/** Returns the outcome `unknown`; the payment must be queried. */
export function unknownOutcome(
  kind: ProviderErrorKind,
  details: ErrorDetails & { status?: number } = {},
): Failed {
  return { kind: 'unknown', error: providerError(kind, false, details) };
}

/** Returns the outcome of an error response: `rejected` for a code listed as certain with a status below 500, else `unknown`. */
export function failure(
  reply: ProviderReply,
  details: ErrorDetails,
  meaning: CodeMeaning | undefined,
): Failed {
  if (reply.kind === 'silence') return unknownOutcome('unavailable', { message: reply.reason });
  const wait = retryAfterMs(reply.headers);
  const description = { ...details, status: reply.status, ...(wait === undefined ? {} : { wait }) };
  // A code in a server error (5xx) does not prove that the call had no effect.
  if (!meaning || (reply.status >= 500 && meaning.certainty === 'rejected'))
    return { kind: 'unknown', error: providerError('unavailable', false, description) };
  return {
    kind: meaning.certainty,
    error: providerError(meaning.kind, meaning.buyerMayRetry ?? false, description),
  };
}

/**
 * Returns whether the next call needs a new idempotency key: after a definite response, and after an unclear response
 * that the provider would repeat for the same key. After a timeout the key is kept.
 */
export function needsNewIdempotencyKey(outcome: Outcome<unknown>, idempotency: CallIdempotency): boolean {
  if (outcome.kind !== 'unknown') return true;
  return idempotency === 'replay' && outcome.error.httpStatus !== undefined;
}

/** Returns the failure of a query; the error 'already done' becomes `unknown`, because it has no meaning for a query. */
export function toQueryFailure(failed: Failed): Failed {
  return failed.error.kind === 'already_done'
    ? { kind: 'unknown', error: { ...failed.error, kind: 'unavailable' } }
    : failed;
}

function providerError(
  kind: ProviderErrorKind,
  buyerMayRetry: boolean,
  details: ErrorDetails & { status?: number; wait?: number },
): ProviderError {
  return {
    kind,
    buyerMayRetry,
    ...(details.code === undefined ? {} : { providerCode: details.code }),
    ...(details.message === undefined ? {} : { providerMessage: redactText(details.message) }),
    ...(details.status === undefined ? {} : { httpStatus: details.status }),
    ...(details.debugId === undefined ? {} : { debugId: details.debugId }),
    ...(details.wait === undefined ? {} : { retryAfterMs: details.wait }),
  };
}
