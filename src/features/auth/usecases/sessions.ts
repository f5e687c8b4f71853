import type { Caller } from '../../../platform/server/http/api.ts';
import { hasDeviceLimit } from '../auth.rules.ts';
import type { CallContext } from '../service/auth-service.port.ts';
import { parseBearer } from '../sign-in/callers.ts';
import type { AuthDeps } from './deps.ts';

/** Ends the session of the Authorization header if it is valid; otherwise does nothing. */
export async function signOut(
  { port, store, clock }: Pick<AuthDeps, 'port' | 'store' | 'clock'>,
  authorization: string | undefined,
): Promise<void> {
  const token = parseBearer(authorization);
  const claims = token ? await port.verifyAccessToken(token) : null;
  if (!token || !claims) return;
  await store.releaseLease(claims.userId, claims.sessionId);
  await port.logout(token, 'local');
  await store.recordSessionsEnded([claims.sessionId], clock.now());
}

/**
 * Renews the device lease; browsers call it every minute.
 * @throws AppError 401 if other devices occupy the slots
 */
export async function renewLease(
  { store, clock, callers, devices }: Pick<AuthDeps, 'store' | 'clock' | 'callers' | 'devices'>,
  caller: Caller,
  context: CallContext,
): Promise<void> {
  await store.recordActivity(caller.sessionId, clock.now());
  if (!hasDeviceLimit(caller)) return;
  const { claims, token } = callers.getDetails(caller);
  const { userId, sessionId } = caller;
  await devices.renewLease({ userId, sessionId, accessToken: token, expiresAt: claims.expiresAt }, context);
}

/** Deletes expired tokens, codes and counters; called by a job. */
export async function removeExpired({
  store,
  clock,
  limitStore,
  codes,
}: Pick<AuthDeps, 'store' | 'clock' | 'limitStore' | 'codes'>): Promise<void> {
  await store.removeExpiredTokens(clock.now());
  await limitStore.removeExpired(clock.now());
  await codes.removeExpired();
}
