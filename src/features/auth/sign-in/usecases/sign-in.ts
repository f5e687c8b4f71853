import { AppError } from '../../../../platform/server/errors/errors.ts';
import { hasDeviceLimit, resolveLoginName } from '../../auth.rules.ts';
import type { MemberRow } from '../../auth.store.ts';
import { acquireLease, assertPlaceFree } from '../../devices/usecases/acquire-lease.ts';
import { refuse } from '../../refusals.ts';
import type { CallContext } from '../../service/auth-service.port.ts';
import { secondFactorRequired } from '../callers.ts';
import { assertMayEnter, grantRefused } from './check-entry.ts';
import type { Device, SignInDeps } from './deps.ts';
import { deviceSession, recordSignIn } from './record-sign-in.ts';

export type SignIn = Device & {
  /** Email address, nickname or full name. */
  readonly identifier: string;
  readonly password: string;
};

/** Email address that no account can have; logins with unknown names use it to run the same code. */
const unknownEmail = 'nobody@unknown.invalid';
const failureCodes = ['auth.email_unregistered', 'auth.password_incorrect'];

/**
 * Logs in by password.
 * @returns tokens and profile; if a second factor is required, only tokens of a limited session
 */
export async function signIn(deps: SignInDeps, request: SignIn, context: CallContext) {
  const isGuess = (error: unknown) => error instanceof AppError && failureCodes.includes(error.code);
  const typed = request.identifier.trim();
  const named = resolveLoginName(typed, await deps.store.findByLoginName(typed));
  // Failures are counted per account, not per typed name, so using another name gives no further tries.
  const account = named?.email ?? typed;
  const { session, member, arrival, isPendingMfa } = await deps.attempts.run(
    { address: context.ip ?? '', account, deviceId: request.deviceId },
    () => authenticate(deps, request, named, context),
    isGuess,
  );
  const { access_token, refresh_token, expires_in, expires_at, token_type } = session;
  const tokens = { access_token, refresh_token, expires_in, expires_at, token_type };
  if (isPendingMfa) return { ...tokens, mfa_required: true as const };
  return { ...tokens, user: await recordSignIn(deps, member, arrival, context) };
}

async function authenticate(
  deps: SignInDeps,
  request: SignIn,
  member: MemberRow | null,
  context: CallContext,
) {
  const { port } = deps;
  const granted = await port.passwordGrant(member?.email ?? unknownEmail, request.password, context);
  if (!member) throw refuse('auth.email_unregistered');
  if (!granted.ok) throw grantRefused(granted.refusal, member.email);
  const session = granted.value;
  try {
    await assertMayEnter(deps, member);
    const arrival = deviceSession(session, request);
    const isPendingMfa = await port.hasSecondFactor(session.user.id, session.access_token);
    if (hasDeviceLimit(member))
      await (isPendingMfa ? assertPlaceFree(deps, arrival) : acquireLease(deps, arrival, context));
    return { session, member, arrival, isPendingMfa };
  } catch (error) {
    // Ends the session that the auth service started for the correct password.
    await port.logout(session.access_token, 'local');
    throw error;
  }
}

/**
 * Starts the session of a new account, which has no second factor.
 * @throws AppError 403 if it has one
 */
export async function completeSignIn(deps: SignInDeps, request: SignIn, context: CallContext) {
  const session = await signIn(deps, request, context);
  if ('user' in session) return session;
  await deps.port.logout(session.access_token, 'local');
  throw secondFactorRequired();
}
