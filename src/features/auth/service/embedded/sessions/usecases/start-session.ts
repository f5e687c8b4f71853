import { randomUUID } from 'node:crypto';
import { AppError } from '../../../../../../platform/server/errors/errors.ts';
import type { AuthSession, CallContext } from '../../../auth-service.port.ts';
import type { UserRow } from '../../accounts/user.store.ts';
import { translateRefusals } from '../../refusal.ts';
import { type Bearer, type SessionDeps, tokensOf } from './deps.ts';

/** Starts a session for a user who was authenticated by `method`. */
export async function startSession(
  deps: SessionDeps,
  user: UserRow,
  { method, id = randomUUID() }: { readonly method: string; readonly id?: string },
  context: CallContext,
): Promise<AuthSession> {
  const now = deps.clock.now();
  const row = {
    id,
    userId: user.id,
    counter: 0,
    floor: 0,
    refreshedAt: now,
    notAfter: null,
    aal: 'aal1' as const,
    factorId: null,
    userAgent: context.userAgent ?? null,
    ip: context.ip ?? null,
    tag: null,
    createdAt: now,
    updatedAt: now,
  };
  await deps.store.insert(row, method, now);
  const proofs = [{ method, timestamp: Math.floor(now.getTime() / 1000) }];
  return tokensOf(deps, await deps.users.whole({ ...user, lastSignInAt: now }), { ...row, amr: proofs });
}

/**
 * Starts a session at the service's own endpoints, according to the login rules of the application.
 * @throws AuthRefused
 */
export async function enterSession(
  deps: SessionDeps,
  user: UserRow,
  method: string,
  context: CallContext,
): Promise<AuthSession> {
  const { admission } = deps;
  const whole = await deps.users.whole(user);
  const newcomer = {
    userId: user.id,
    sessionId: randomUUID(),
    expiresAt: new Date(deps.clock.now().getTime() + deps.tokens.tokenSeconds * 1000),
    isPendingMfa: whole.factors.some((each) => each.status === 'verified'),
    isRecovery: method === 'recovery',
  };
  await translateRefusals(async () => admission?.assertMayEnter(newcomer, context));
  const session = await startSession(deps, user, { method, id: newcomer.sessionId }, context);
  if (!newcomer.isPendingMfa) await admission?.onSignedIn(newcomer, session.access_token, context);
  return session;
}

/**
 * Assigns a device slot after the second factor, if one is free. If none is free, the second login step of the application
 * decides, and until then requests of the session are rejected.
 */
export async function admitRaised(
  { admission }: Pick<SessionDeps, 'admission'>,
  { user, session, whole }: Bearer,
  raisedTo: AuthSession,
  context: CallContext,
): Promise<void> {
  const wasHalf = session.aal !== 'aal2' && whole.factors.some((each) => each.status === 'verified');
  if (!admission || !wasHalf) return;
  const newcomer = {
    userId: user.id,
    sessionId: session.id,
    expiresAt: new Date(raisedTo.expires_at * 1000),
    isPendingMfa: false,
    isRecovery: false,
  };
  try {
    await admission.assertMayEnter(newcomer, context);
  } catch (error) {
    if (error instanceof AppError) return;
    throw error;
  }
  await admission.onSignedIn(newcomer, raisedTo.access_token, context);
}
