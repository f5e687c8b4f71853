import type { Clock } from '../platform/clock.ts';
import { AppError } from '../platform/errors.ts';
import type { Attempts } from './attempts.ts';
import type { Devices } from './devices.ts';
import { viewProfile, viewUserData } from './profile.ts';
import { whoIsMeant } from './rules.ts';
import type { AuthPort, AuthRefusal, AuthSession, CallContext } from './service/port.ts';
import type { AuthStore, MemberRow } from './store.ts';

export type SignIn = {
  /** Email, nickname or full name. */
  readonly identifier: string;
  readonly password: string;
  readonly deviceId?: string | undefined;
  /** Sign the other device out. */
  readonly takeOver?: boolean | undefined;
};

export type SignInParts = {
  readonly store: AuthStore;
  readonly port: AuthPort;
  readonly clock: Clock;
  readonly attempts: Attempts;
  readonly devices: Devices;
  readonly isPremium: (member: MemberRow, now: Date) => boolean;
  readonly isExpired: (member: MemberRow, now: Date) => boolean;
  readonly recordLogin: (memberId: string, at: Date) => Promise<void>;
  readonly issueRenewalToken: (memberId: string) => Promise<string>;
};

/** Nobody can have this address: a sign-in for an unknown name takes the same way through the service. */
const nobody = 'nobody@unknown.invalid';
const wrongGuesses = ['auth.email_unregistered', 'auth.password_incorrect'];

export function createSignIn(parts: SignInParts) {
  const { store, port, clock, attempts, devices, isPremium, isExpired, recordLogin, issueRenewalToken } =
    parts;

  /** @throws AppError unless the member may come in now */
  async function admit(
    member: MemberRow,
    session: AuthSession,
    request: SignIn,
    context: CallContext,
  ): Promise<void> {
    if (!member.isVerified) throw unverified(member.email);
    const now = clock.now();
    if (isExpired(member, now)) {
      const fields = { userData: viewUserData(member), renewalToken: await issueRenewalToken(member.id) };
      const message = 'Your subscription has expired. Please renew to continue.';
      throw new AppError('payment_required', 'auth.subscription_expired', { message, fields });
    }
    if (member.role === 'Admin') return;
    const arrival = {
      userId: session.user.id,
      sessionId: sessionIdOf(session),
      accessToken: session.access_token,
      expiresAt: new Date(session.expires_at * 1000),
      deviceId: request.deviceId,
      takeOver: request.takeOver,
    };
    await devices.enter(arrival, context);
  }

  async function enter(request: SignIn, context: CallContext): Promise<AuthSession & { member: MemberRow }> {
    const member = whoIsMeant(request.identifier.trim(), await store.findNamed(request.identifier.trim()));
    const granted = await port.passwordGrant(member?.email ?? nobody, request.password, context);
    if (!member)
      throw new AppError('unauthenticated', 'auth.email_unregistered', { message: 'Unregistered email' });
    if (!granted.ok) throw grantRefused(granted.refusal, member.email);
    const session = granted.value;
    try {
      await admit(member, session, request, context);
    } catch (error) {
      // The password was right, so there is a session by now; a refused person must not leave it behind.
      await port.logout(session.access_token, 'local');
      throw error;
    }
    return { ...session, member };
  }

  return async (request: SignIn, context: CallContext) => {
    const isGuess = (error: unknown) => error instanceof AppError && wrongGuesses.includes(error.code);
    const work = () => enter(request, context);
    const { member, ...session } = await attempts.run(context.ip ?? '', request.identifier, work, isGuess);
    const now = clock.now();
    if (member.role !== 'Admin') await port.logout(session.access_token, 'others');
    await recordLogin(member.id, now);
    await store.recordSession({
      userId: session.user.id,
      sessionId: sessionIdOf(session),
      ipAddress: context.ip ?? null,
      userAgent: context.userAgent ?? null,
      expiresAt: new Date(session.expires_at * 1000),
      lastActivityAt: now,
      createdAt: now,
      updatedAt: now,
    });
    const { access_token, refresh_token, expires_in, expires_at, token_type } = session;
    const user = viewProfile({ ...member, lastLogin: now }, isPremium(member, now));
    return { access_token, refresh_token, expires_in, expires_at, token_type, user };
  };
}

function unverified(email: string): AppError {
  const message = '403: Please verify your email address before logging in.';
  return new AppError('forbidden', 'auth.email_not_verified', { message, fields: { email } });
}

function grantRefused(refusal: AuthRefusal, email: string): AppError {
  switch (refusal.code) {
    case 'invalid_credentials':
    case 'validation_failed':
      return new AppError('unauthenticated', 'auth.password_incorrect', { message: 'Incorrect password' });
    case 'email_not_confirmed':
      return unverified(email);
    case 'user_banned':
      return new AppError('forbidden', 'auth.suspended', {
        message: 'This account is suspended. Please contact support.',
      });
    default:
      if (refusal.status === 429) {
        return new AppError('too_many', 'auth.too_many_attempts', {
          message: 'Too many attempts. Please try again later.',
          headers: { 'retry-after': '5' },
        });
      }
      return new AppError('unavailable', 'auth.unavailable', {
        message: 'Logging in is not possible at the moment.',
        cause: refusal,
      });
  }
}

/** The session's id stands in its own, freshly issued token. */
function sessionIdOf(session: AuthSession): string {
  const payload = Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(payload) as { session_id: string }).session_id;
}
