import type { Clock } from '../../platform/server/clock.ts';
import type { AuthStore } from './auth.store.ts';
import type { AuthPort } from './service/auth-service.port.ts';

/**
 * Creates the function that ends all sessions of a person at the auth service, releases the device slots and records
 * the ends.
 */
export function createEndSessions(options: {
  readonly port: Pick<AuthPort, 'endAllSessions'>;
  readonly store: Pick<AuthStore, 'releaseAllLeases' | 'recordAllSessionsEnded'>;
  readonly clock: Clock;
}): (userId: string) => Promise<void> {
  const { port, store, clock } = options;
  return async (userId) => {
    await port.endAllSessions(userId);
    await store.releaseAllLeases(userId);
    await store.recordAllSessionsEnded(userId, clock.now());
  };
}
