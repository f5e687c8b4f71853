/** Refusals that pass by themselves (503, 429): every screen words them by these, whatever it was doing. */
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlatformCode } from '../server/errors/refusals.ts';

export type Passing =
  | { readonly kind: 'busy' | 'away' | 'full' }
  /** Too much of one caller; `seconds` where the server said how long. */
  | { readonly kind: 'wait'; readonly seconds: number | null };

type TroubleName =
  Exclude<PlatformCode & `server.${string}`, 'server.unexpected'> extends `server.${infer Name}`
    ? Name
    : never;
/** The auth service names them without the prefix. */
const byName: Readonly<Record<TroubleName, 'busy' | 'away' | 'full'>> = {
  busy: 'busy',
  database_unavailable: 'away',
  disk_full: 'full',
};
const kindOf = (code: string): 'busy' | 'away' | 'full' | undefined =>
  byName[code.replace('server.', '') as TroubleName];

/** What passes, of our own server's refusal or the auth service's; null for anything that trying again does not help. */
export function passingOf(error: unknown): Passing | null {
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
