import type { Clock } from '../../../platform/server/clock.ts';
import { AppError } from '../../../platform/server/errors/errors.ts';
import { resolveLoginName } from '../auth.rules.ts';
import type { AuthStore, CallerRow, MemberRow } from '../auth.store.ts';
import type { DeviceSession, Devices } from '../devices/devices.ts';
import { type createProfileView, viewUserData } from '../profile.ts';
import { refuse } from '../refusals.ts';
import type { Admission, PendingSession } from '../service/admission.ts';
import type { AuthPort, AuthRefusal, AuthSession, CallContext } from '../service/auth-service.port.ts';
import type { Attempts } from './attempts.ts';
import { parseBearer, secondFactorRequired, suspended } from './callers.ts';

type Device = {
  readonly deviceId?: string | undefined;
  /** Whether to log out the other device. */
  readonly takeOver?: boolean | undefined;
};
export type SignIn = Device & {
  /** Email address, nickname or full name. */
  readonly identifier: string;
  readonly password: string;
};

export type SignInParts = {
  readonly store: AuthStore;
  readonly port: AuthPort;
  readonly clock: Clock;
  readonly attempts: Attempts;
  readonly devices: Devices;
  readonly viewProfile: ReturnType<typeof createProfileView>;
  readonly isExpired: (member: CallerRow, now: Date) => boolean;
  readonly recordLogin: (memberId: string, at: Date) => Promise<void>;
  readonly issueRenewalToken: (memberId: string) => Promise<string>;
};

/** Email address that no account can have; logins with unknown names use it to run the same code. */
const unknownEmail = 'nobody@unknown.invalid';
const failureCodes = ['auth.email_unregistered', 'auth.password_incorrect'];

export function createSignIn(parts: SignInParts) {
  const { store, port, clock, attempts, devices, viewProfile, isExpired, recordLogin, issueRenewalToken } =
    parts;

  const hasExpired = (member: CallerRow) => isExpired(member, clock.now());

  /**
   * Checks that the member may log in.
   * @throws AppError if the member is suspended or the email is not verified
   */
  function assertNotSuspended(member: CallerRow): void {
    if (member.suspendedAt) throw suspended(member.suspensionReason);
    if (!member.isVerified) throw unverified(member.email);
  }

  /**
   * Checks that the member may log in and has not expired.
   * @throws AppError if not; 402 contains the data for a renewal
   */
  async function assertMayEnter(member: CallerRow): Promise<void> {
    assertNotSuspended(member);
    if (!hasExpired(member)) return;
    const renewalToken = await issueRenewalToken(member.id);
    throw subscriptionExpired({ userData: viewUserData(member), renewalToken });
  }

  async function authenticate(request: SignIn, member: MemberRow | null, context: CallContext) {
    const granted = await port.passwordGrant(member?.email ?? unknownEmail, request.password, context);
    if (!member) throw refuse('auth.email_unregistered');
    if (!granted.ok) throw grantRefused(granted.refusal, member.email);
    const session = granted.value;
    try {
      await assertMayEnter(member);
      const arrival = {
        userId: session.user.id,
        sessionId: sessionIdOf(session),
        accessToken: session.access_token,
        expiresAt: new Date(session.expires_at * 1000),
        deviceId: request.deviceId,
        takeOver: request.takeOver,
      };
      const isPendingMfa = await port.hasSecondFactor(session.user.id, session.access_token);
      if (member.role !== 'Admin')
        await (isPendingMfa ? devices.assertPlaceFree(arrival) : devices.acquireLease(arrival, context));
      return { session, member, arrival, isPendingMfa };
    } catch (error) {
      // Ends the session that the auth service started for the correct password.
      await port.logout(session.access_token, 'local');
      throw error;
    }
  }

  /** Completes a login: logs out other devices, records the session and returns the profile. */
  async function recordSignIn(member: CallerRow, arrival: DeviceSession, context: CallContext) {
    const now = clock.now();
    // If the member has several slots, the evicted sessions have already ended.
    if (member.role !== 'Admin' && (await store.findDeviceLimit(arrival.userId)) === 1)
      await port.logout(arrival.accessToken, 'others');
    await recordLogin(member.id, now);
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
    return viewProfile({ ...member, lastLogin: now });
  }

  const memberOf = async ({ userId }: PendingSession) => (await store.findCaller(userId))?.member ?? null;

  /** Login rules for the auth service's own endpoints; they apply only to accounts of members. */
  const admission: Admission = {
    async assertMayEnter({ isPendingMfa, isRecovery, ...newcomer }, context) {
      const member = await memberOf({ isPendingMfa, isRecovery, ...newcomer });
      if (!member) return;
      assertNotSuspended(member);
      if (hasExpired(member)) throw subscriptionExpired();
      if (member.role === 'Admin') return;
      const arrival = { ...newcomer, accessToken: '', takeOver: isRecovery };
      await (isPendingMfa ? devices.assertPlaceFree(arrival) : devices.acquireLease(arrival, context));
    },
    async onSignedIn(newcomer, accessToken, context) {
      const member = await memberOf(newcomer);
      if (member) await recordSignIn(member, { ...newcomer, accessToken }, context);
    },
  };

  /**
   * Returns the session of a bearer token whose second factor is verified.
   * @throws AppError 401 without a valid token, 403 before the second factor
   */
  async function verifiedSession(authorization: string | undefined) {
    const accessToken = parseBearer(authorization);
    const claims = accessToken ? await port.verifyAccessToken(accessToken) : null;
    if (!accessToken || !claims || !(await port.isSessionLive(claims.sessionId, accessToken)))
      throw refuse('auth.login_required');
    if (claims.aal !== 'aal2') throw secondFactorRequired();
    return { accessToken, claims };
  }

  return {
    admission,

    /**
     * Logs in by password.
     * @returns tokens and profile; if a second factor is required, only tokens of a limited session
     */
    async signIn(request: SignIn, context: CallContext) {
      const isGuess = (error: unknown) => error instanceof AppError && failureCodes.includes(error.code);
      const typed = request.identifier.trim();
      const named = resolveLoginName(typed, await store.findByLoginName(typed));
      // Failures are counted per account, not per typed name, so using another name gives no further tries.
      const account = named?.email ?? typed;
      const { session, member, arrival, isPendingMfa } = await attempts.run(
        { address: context.ip ?? '', account, deviceId: request.deviceId },
        () => authenticate(request, named, context),
        isGuess,
      );
      const { access_token, refresh_token, expires_in, expires_at, token_type } = session;
      const tokens = { access_token, refresh_token, expires_in, expires_at, token_type };
      if (isPendingMfa) return { ...tokens, mfa_required: true as const };
      return { ...tokens, user: await recordSignIn(member, arrival, context) };
    },

    /**
     * Starts a session for a member who was identified by other means, e.g. by the order cookie.
     * @throws AppError 403 for a suspended member, 409 if another device is in use
     */
    async enterTrusted(member: MemberRow, device: Device, context: CallContext): Promise<AuthSession> {
      if (member.suspendedAt) throw suspended(member.suspensionReason);
      const granted = await port.startSession(member.supabaseUserId ?? '', context);
      if (!granted.ok) throw grantRefused(granted.refusal, member.email);
      const session = granted.value;
      const arrival = {
        ...device,
        userId: session.user.id,
        sessionId: sessionIdOf(session),
        accessToken: session.access_token,
        expiresAt: new Date(session.expires_at * 1000),
      };
      try {
        if (member.role !== 'Admin') await devices.acquireLease(arrival, context);
      } catch (error) {
        await port.logout(session.access_token, 'local');
        throw error;
      }
      await recordSignIn(member, arrival, context);
      return session;
    },

    verifiedSession,

    /**
     * Completes a login after the second factor and assigns a device slot.
     * @throws AppError 401 without a valid token, 403 before the second factor, 409 if another device is in use
     */
    async finish(authorization: string | undefined, device: Device, context: CallContext) {
      const { accessToken, claims } = await verifiedSession(authorization);
      const member = (await store.findCaller(claims.userId))?.member;
      if (!member) throw refuse('auth.no_member', { kind: 'unauthenticated', about: true });
      const { userId, sessionId, expiresAt } = claims;
      const arrival = { ...device, userId, sessionId, expiresAt, accessToken };
      try {
        await assertMayEnter(member);
        if (member.role !== 'Admin') await devices.acquireLease(arrival, context);
      } catch (error) {
        await port.logout(accessToken, 'local');
        throw error;
      }
      return { user: await recordSignIn(member, arrival, context) };
    },
  };
}

function subscriptionExpired(fields: Record<string, unknown> = {}): AppError {
  return refuse('auth.subscription_expired', { fields });
}

function unverified(email: string): AppError {
  return refuse('auth.email_not_verified', { about: 'login', fields: { email } });
}

function grantRefused(refusal: AuthRefusal, email: string): AppError {
  switch (refusal.code) {
    case 'invalid_credentials':
    case 'validation_failed':
      return refuse('auth.password_incorrect', { kind: 'unauthenticated' });
    case 'email_not_confirmed':
      return unverified(email);
    case 'user_banned':
      return suspended(null);
    default:
      if (refusal.status === 429) {
        return refuse('auth.too_many_attempts', { about: {}, headers: { 'retry-after': '5' } });
      }
      return refuse('auth.unavailable', { cause: refusal });
  }
}

function sessionIdOf(session: AuthSession): string {
  const payload = Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(payload) as { session_id: string }).session_id;
}
