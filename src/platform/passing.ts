/** Refusals that pass by themselves (503, 429): every screen words them by these, whatever it was doing. */
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

export type Passing =
  | { readonly kind: 'busy' | 'away' | 'full' }
  /** Too much of one caller; `seconds` where the server said how long. */
  | { readonly kind: 'wait'; readonly seconds: number | null };

/** The auth service names them without the prefix. */
const byCode: Readonly<Record<string, 'busy' | 'away' | 'full'>> = {
  'server.busy': 'busy',
  busy: 'busy',
  'server.database_unavailable': 'away',
  database_unavailable: 'away',
  'server.disk_full': 'full',
  disk_full: 'full',
};

/** What passes, of our own server's refusal or the auth service's; null for anything that trying again does not help. */
export function passingOf(error: unknown): Passing | null {
  if (!(error instanceof Error)) return null;
  const { code, status, retryAfterSeconds } = error as {
    readonly code?: unknown;
    readonly status?: unknown;
    readonly retryAfterSeconds?: number | null;
  };
  const kind = byCode[String(code)];
  if (kind) return { kind };
  return status === 429 ? { kind: 'wait', seconds: retryAfterSeconds ?? null } : null;
}

/** @returns the words for what passes in the reader's language, null for any other error */
export function usePassingWords(): (error: unknown) => string | null {
  const { t } = useTranslation('layout');
  return useCallback(
    (error: unknown) => {
      const passing = passingOf(error);
      if (passing === null) return null;
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
