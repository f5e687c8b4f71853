import { hasDeviceLimit } from '../../auth.rules.ts';
import type { MemberRow } from '../../auth.store.ts';
import { acquireLease } from '../../devices/usecases/acquire-lease.ts';
import type { AuthSession, CallContext } from '../../service/auth-service.port.ts';
import { suspended } from '../callers.ts';
import { grantRefused } from './check-entry.ts';
import type { Device, SignInDeps } from './deps.ts';
import { deviceSession, recordSignIn } from './record-sign-in.ts';

/**
 * Starts a session for a member who was identified by other means, e.g. by the order cookie.
 * @throws AppError 403 for a suspended member, 409 if another device is in use
 */
export async function enterTrusted(
  deps: SignInDeps,
  member: MemberRow,
  device: Device,
  context: CallContext,
): Promise<AuthSession> {
  const { port } = deps;
  if (member.suspendedAt) throw suspended(member.suspensionReason);
  const granted = await port.startSession(member.supabaseUserId ?? '', context);
  if (!granted.ok) throw grantRefused(granted.refusal, member.email);
  const session = granted.value;
  const arrival = deviceSession(session, device);
  try {
    if (hasDeviceLimit(member)) await acquireLease(deps, arrival, context);
  } catch (error) {
    await port.logout(session.access_token, 'local');
    throw error;
  }
  await recordSignIn(deps, member, arrival, context);
  return session;
}
