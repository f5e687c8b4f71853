import type { Caller } from '../../../../platform/server/http/api.ts';
import { refuse } from '../../refusals.ts';
import type { OwnDeviceDeps } from './deps.ts';

/**
 * Ends a session of the caller and releases its slot; repeated calls have no effect.
 * @throws AppError 404 for sessions of other persons
 */
export async function signOutDevice(
  { store, port, clock }: Pick<OwnDeviceDeps, 'store' | 'port' | 'clock'>,
  { userId }: Caller,
  id: number,
): Promise<void> {
  const sessionId = await store.findOwnSession(userId, id);
  if (!sessionId) throw refuse('auth.no_device');
  await store.releaseLease(userId, sessionId);
  await port.endSession(userId, sessionId);
  await store.recordSessionsEnded([sessionId], clock.now());
}

/** Ends all other sessions of the caller; repeated calls have no effect. */
export async function signOutOtherDevices(
  { store, port, callers, clock }: OwnDeviceDeps,
  caller: Caller,
): Promise<void> {
  const { token } = callers.getDetails(caller);
  await port.logout(token, 'others');
  // The ends are recorded here, because the auth service reports them later.
  await store.recordOtherSessionsEnded(caller.userId, caller.sessionId, clock.now());
  await store.releaseOtherLeases(caller.userId, caller.sessionId);
}
