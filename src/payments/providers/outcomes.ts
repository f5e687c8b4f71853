/** How an answer becomes an outcome; the same for every provider. */

import { type ProviderReply, retryAfterMs } from '../../platform/server/http-call.ts';
import type { CallIdempotency, Outcome, ProviderError, ProviderErrorKind } from './provider.port.ts';
import { redactText } from './redaction.ts';

/** What a provider's code means. `unknown`: the call may have had its effect all the same. */
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

/** What is not `ok`; fits every outcome. */
export type Failed = Exclude<Outcome<unknown>, { kind: 'ok' }>;

export const ok = <T>(value: T): Outcome<T> => ({ kind: 'ok', value });

/** A refusal that needs no provider to be certain: the request cannot be sent as it is. */
export function refused(kind: ProviderErrorKind, message: string): Failed {
  return { kind: 'rejected', error: { kind, providerMessage: message, buyerMayRetry: false } };
}

/** Not known what happened; somebody has to ask. */
export function unclear(kind: ProviderErrorKind, details: ErrorDetails & { status?: number } = {}): Failed {
  return { kind: 'unknown', error: providerError(kind, false, details) };
}

/**
 * The outcome of an answer that is not the wanted one. `rejected` only for a code that is listed as certain
 * and came with a status below 500; everything else is `unknown`.
 */
export function failure(
  reply: ProviderReply,
  details: ErrorDetails,
  meaning: CodeMeaning | undefined,
): Failed {
  if (reply.kind === 'silence') return unclear('unavailable', { message: reply.reason });
  const wait = retryAfterMs(reply.headers);
  const told = { ...details, status: reply.status, ...(wait === undefined ? {} : { wait }) };
  // A certain refusal does not come with a server error; one that does is not believed.
  if (!meaning || (reply.status >= 500 && meaning.certainty === 'rejected'))
    return { kind: 'unknown', error: providerError('unavailable', false, told) };
  return {
    kind: meaning.certainty,
    error: providerError(meaning.kind, meaning.buyerMayRetry ?? false, told),
  };
}

/**
 * Whether the next try needs another key. A definite answer ends one; so does an unclear answer where the same key
 * would only bring it again. Silence never does.
 */
export function endsKey(outcome: Outcome<unknown>, idempotency: CallIdempotency): boolean {
  if (outcome.kind !== 'unknown') return true;
  return idempotency === 'replay' && outcome.error.httpStatus !== undefined;
}

/** The failure of a reading call. 'Already done' says nothing there, and nobody has to act on it. */
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
