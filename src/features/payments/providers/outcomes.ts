/** Maps responses to outcomes, for all providers. */

import { type ProviderReply, retryAfterMs } from '../../../platform/server/http-call.ts';
import type { CallIdempotency, Outcome, ProviderError, ProviderErrorKind } from './provider.port.ts';
import { redactText } from './redaction.ts';

/** Meaning of a provider's code. `unknown`: the call may have succeeded. */
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

/** Returns a definite refusal of a request that cannot be sent. */
export function refused(kind: ProviderErrorKind, message: string): Failed {
  return { kind: 'rejected', error: { kind, providerMessage: message, buyerMayRetry: false } };
}

/** Returns an unknown outcome, which requires a query. */
export function unclear(kind: ProviderErrorKind, details: ErrorDetails & { status?: number } = {}): Failed {
  return { kind: 'unknown', error: providerError(kind, false, details) };
}

/** Returns the outcome of an error response: `rejected` for a code listed as certain with a status below 500, else `unknown`. */
export function failure(
  reply: ProviderReply,
  details: ErrorDetails,
  meaning: CodeMeaning | undefined,
): Failed {
  if (reply.kind === 'silence') return unclear('unavailable', { message: reply.reason });
  const wait = retryAfterMs(reply.headers);
  const description = { ...details, status: reply.status, ...(wait === undefined ? {} : { wait }) };
  // Codes in server errors are not trusted.
  if (!meaning || (reply.status >= 500 && meaning.certainty === 'rejected'))
    return { kind: 'unknown', error: providerError('unavailable', false, description) };
  return {
    kind: meaning.certainty,
    error: providerError(meaning.kind, meaning.buyerMayRetry ?? false, description),
  };
}

/**
 * Returns whether the next try needs a new idempotency key: after a definite response, and after an unclear one that the
 * same key would repeat. Never after a timeout.
 */
export function endsKey(outcome: Outcome<unknown>, idempotency: CallIdempotency): boolean {
  if (outcome.kind !== 'unknown') return true;
  return idempotency === 'replay' && outcome.error.httpStatus !== undefined;
}

/** Returns the failure of a query, for which 'already done' has no meaning. */
export function asQuestion(failed: Failed): Failed {
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
