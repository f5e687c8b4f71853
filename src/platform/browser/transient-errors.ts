/** Transient errors of the API (503, 429) and their messages, which are the same on every screen. */
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlatformCode } from '../server/errors/refusals.ts';
import { isRefusal, NoResponseError } from './api-client.ts';

export type TransientError =
  | { readonly kind: 'busy' | 'away' | 'full' }
  /** Rate limit; `seconds` is the waiting time from `Retry-After`, or null. */
  | { readonly kind: 'wait'; readonly seconds: number | null };

type TransientCode =
  Exclude<PlatformCode & `server.${string}`, 'server.unexpected'> extends `server.${infer Name}`
    ? Name
    : never;
/** Message by error code, without the prefix `server.`, which the auth service omits. */
const byName: Readonly<Record<TransientCode, 'busy' | 'away' | 'full'>> = {
  busy: 'busy',
  database_unavailable: 'away',
  disk_full: 'full',
  files_unavailable: 'busy',
};
const kindOf = (code: string): 'busy' | 'away' | 'full' | undefined =>
  byName[code.replace('server.', '') as TransientCode];

/**
 * Returns the transient error in a response of the API or the auth service; null for errors that a retry does not
 * solve.
 */
export function transientErrorOf(error: unknown): TransientError | null {
  if (!(error instanceof Error)) return null;
  const { code, status, retryAfterSeconds } = error as {
    readonly code?: unknown;
    readonly status?: unknown;
    readonly retryAfterSeconds?: number | null;
  };
  const kind = kindOf(String(code));
  if (kind) return { kind };
  return status === 429 ? { kind: 'wait', seconds: retryAfterSeconds ?? null } : null;
}

/** Returns whether an error of `fetch` or the auth client means that the server cannot be reached. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.name === 'AuthRetryableFetchError');
}

/**
 * Returns a function that localizes transient errors, failed connections and interrupted attempts, and returns null for
 * all other errors.
 */
export function useTransientErrorMessage(): (error: unknown) => string | null {
  const { t } = useTranslation('layout');
  return useCallback(
    (error: unknown) => {
      if (isRefusal<PlatformCode>(error, 'request.outcome_unknown')) return t('passing.unknown');
      if (error instanceof NoResponseError) return t('passing.noResponse');
      const passing = transientErrorOf(error);
      if (passing === null) return isUnreachable(error) ? t('passing.unreachable') : null;
      if (passing.kind !== 'wait') return t(`passing.${passing.kind}`);
      const { seconds } = passing;
      if (seconds === null) return t('passing.wait');
      return seconds < 120
        ? t('passing.waitSeconds', { count: Math.max(1, seconds) })
        : t('passing.waitMinutes', { count: Math.ceil(seconds / 60) });
    },
    [t],
  );
}
