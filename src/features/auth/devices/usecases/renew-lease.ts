import type { Caller } from '../../../../platform/server/http/api.ts';
import { hasDeviceLimit } from '../../auth.rules.ts';
import { refuse } from '../../refusals.ts';
import type { CallContext } from '../../service/auth-service.port.ts';
import { tryLease } from './acquire-lease.ts';
import type { DeviceDeps, OwnDeviceDeps } from './deps.ts';

/**
 * Renews the caller's device lease, or assigns a free slot; browsers call it every minute.
 * @throws AppError 401 if other devices occupy the slots
 */
export async function renewLease(
  deps: DeviceDeps & OwnDeviceDeps,
  caller: Caller,
  context: CallContext,
): Promise<void> {
  const { store, clock, callers } = deps;
  const { userId, sessionId } = caller;
  await store.recordActivity(sessionId, clock.now());
  if (!hasDeviceLimit(caller)) return;
  const { claims, token } = callers.getDetails(caller);
  if (await store.touchLease(userId, sessionId, clock.now())) return;
  const arrival = { userId, sessionId, accessToken: token, expiresAt: claims.expiresAt };
  if ((await tryLease(deps, arrival, context)).conflict) throw refuse('auth.session_superseded');
}
