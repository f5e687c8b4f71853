import { hasDeviceLimit } from '../../auth.rules.ts';
import { acquireLease } from '../../devices/usecases/acquire-lease.ts';
import { refuse } from '../../refusals.ts';
import type { CallContext } from '../../service/auth-service.port.ts';
import { parseBearer, secondFactorRequired } from '../callers.ts';
import { assertMayEnter } from './check-entry.ts';
import type { Device, SignInDeps } from './deps.ts';
import { recordSignIn } from './record-sign-in.ts';

/**
 * Returns the session of a bearer token whose second factor is verified.
 * @throws AppError 401 without a valid token, 403 before the second factor
 */
export async function verifiedSession({ port }: Pick<SignInDeps, 'port'>, authorization: string | undefined) {
  const accessToken = parseBearer(authorization);
  const claims = accessToken ? await port.verifyAccessToken(accessToken) : null;
  if (!accessToken || !claims || !(await port.isSessionLive(claims.sessionId, accessToken)))
    throw refuse('auth.login_required');
  if (claims.aal !== 'aal2') throw secondFactorRequired();
  return { accessToken, claims };
}

/**
 * Completes a login after the second factor and assigns a device slot.
 * @throws AppError 401 without a valid token, 403 before the second factor, 409 if another device is in use
 */
export async function finishSignIn(
  deps: SignInDeps,
  authorization: string | undefined,
  device: Device,
  context: CallContext,
) {
  const { accessToken, claims } = await verifiedSession(deps, authorization);
  const member = (await deps.store.findCaller(claims.userId))?.member;
  if (!member) throw refuse('auth.no_member', { kind: 'unauthenticated', about: true });
  const { userId, sessionId, expiresAt } = claims;
  const arrival = { ...device, userId, sessionId, expiresAt, accessToken };
  try {
    await assertMayEnter(deps, member);
    if (hasDeviceLimit(member)) await acquireLease(deps, arrival, context);
  } catch (error) {
    await deps.port.logout(accessToken, 'local');
    throw error;
  }
  return { user: await recordSignIn(deps, member, arrival, context) };
}
