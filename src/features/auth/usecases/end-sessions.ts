import type { Clock } from '../../../platform/server/clock.ts';
import type { AuthStore } from '../auth.store.ts';
import type { AuthPort } from '../service/auth-service.port.ts';

type EndDeps = {
  readonly port: Pick<AuthPort, 'endAllSessions'>;
  readonly store: Pick<AuthStore, 'releaseAllLeases' | 'recordAllSessionsEnded'>;
  readonly clock: Clock;
};

/** Ends all sessions of a person at the auth service, releases the device slots and records the ends. */
export async function endSessions({ port, store, clock }: EndDeps, userId: string): Promise<void> {
  await port.endAllSessions(userId);
  await store.releaseAllLeases(userId);
  await store.recordAllSessionsEnded(userId, clock.now());
}
