import { retentionEnd } from '../../../platform/server/clock.ts';
import { addressRetentionMs, endedSessionRetentionMs } from '../auth.rules.ts';
import type { createSignInHistoryStore } from '../devices/sign-in-history.store.ts';
import type { AuthDeps } from './deps.ts';

type ExpiryDeps = Pick<AuthDeps, 'store' | 'clock' | 'limitStore' | 'codes'>;

type CleanUpDeps = ExpiryDeps & {
  readonly authService: { cleanUp(): Promise<void> };
  readonly history: ReturnType<typeof createSignInHistoryStore>;
  readonly auditStore: { eraseAddresses(before: Date): Promise<void> };
  readonly sessionDays: number;
  /** Months for which security events are stored. */
  readonly auditMonths: number;
};

/** Deletes expired data, and IP addresses, ended sessions and security events after their retention; called by a job. */
export async function cleanUp(deps: CleanUpDeps): Promise<void> {
  const { authService, history, auditStore, clock } = deps;
  await authService.cleanUp();
  await removeExpired(deps);
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  await history.eraseAddresses(before(addressRetentionMs));
  await history.removeEnded(
    before(endedSessionRetentionMs),
    before(endedSessionRetentionMs + deps.sessionDays * 86_400_000),
  );
  const eventsEnd = retentionEnd(clock.now(), deps.auditMonths);
  if (eventsEnd) await history.removeEvents(eventsEnd);
  await auditStore.eraseAddresses(before(addressRetentionMs));
}

/** Deletes expired tokens, codes and counters. */
export async function removeExpired({ store, clock, limitStore, codes }: ExpiryDeps): Promise<void> {
  await store.removeExpiredTokens(clock.now());
  await limitStore.removeExpired(clock.now());
  await codes.removeExpired();
}
