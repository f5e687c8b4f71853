import { hasDeviceLimit } from '../../auth.rules.ts';
import type { CallerRow } from '../../auth.store.ts';
import type { DeviceSession } from '../../devices/usecases/deps.ts';
import { type ProfileDeps, viewProfile } from '../../profile.ts';
import type { AuthSession, CallContext } from '../../service/auth-service.port.ts';
import type { Device, SignInDeps } from './deps.ts';

type RecordDeps = ProfileDeps & Pick<SignInDeps, 'store' | 'port' | 'members'>;

/** Completes a login: logs out other devices, records the session and returns the profile. */
export async function recordSignIn(
  deps: RecordDeps,
  member: CallerRow,
  arrival: DeviceSession,
  context: CallContext,
) {
  const { store, port, clock, members } = deps;
  const now = clock.now();
  // If the member has several slots, the evicted sessions have already ended.
  if (hasDeviceLimit(member) && (await store.findDeviceLimit(arrival.userId)) === 1)
    await port.logout(arrival.accessToken, 'others');
  await members.recordLogin(member.id, now);
  await store.recordSession({
    userId: arrival.userId,
    sessionId: arrival.sessionId,
    ipAddress: context.ip ?? null,
    userAgent: context.userAgent ?? null,
    expiresAt: arrival.expiresAt,
    lastActivityAt: now,
    createdAt: now,
    updatedAt: now,
  });
  return viewProfile(deps, { ...member, lastLogin: now });
}

/** Returns the session of a device from a session that the auth service has started. */
export const deviceSession = (session: AuthSession, device: Device): DeviceSession => ({
  deviceId: device.deviceId,
  takeOver: device.takeOver,
  userId: session.user.id,
  sessionId: sessionIdOf(session),
  accessToken: session.access_token,
  expiresAt: new Date(session.expires_at * 1000),
});

function sessionIdOf(session: AuthSession): string {
  const payload = Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(payload) as { session_id: string }).session_id;
}
