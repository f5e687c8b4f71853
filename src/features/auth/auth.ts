import type { Changed } from '../../platform/server/cache/cache.ts';
import type { Clock } from '../../platform/server/clock.ts';
import type { Caller } from '../../platform/server/http/api.ts';
import type { RateLimitStore } from '../../platform/server/rate-limit/rate-limit.store.ts';
import { type BackgroundWork, createBackgroundWork } from '../../platform/server/work/background-work.ts';
import { isAdministrator } from '../../platform/shared/administrator.rules.ts';
import { normalizeNickname } from '../../platform/shared/text/visible-text.ts';
import type { ProfileChanges } from './auth.contract.ts';
import { nicknameProblem } from './auth.rules.ts';
import type { AuthStore, CallerRow, MemberRow } from './auth.store.ts';
import type { CodeStore } from './codes/code.store.ts';
import { createMailedCodes } from './codes/mailed-codes.ts';
import { createVerification } from './codes/verification.ts';
import { createVerifiedEmails } from './codes/verified-email.ts';
import { createDevices } from './devices/devices.ts';
import { createOwnDevices } from './devices/own-devices.ts';
import { createEndSessions } from './end-sessions.ts';
import type { SendAuthMail } from './mails/mails.ts';
import { createProfileView, type ProfileParts, viewUserData } from './profile.ts';
import { createOwnPassword } from './recovery/own-password.ts';
import { createPasswordReset } from './recovery/password-reset.ts';
import { refuse } from './refusals.ts';
import type { AuthPort, CallContext } from './service/auth-service.port.ts';
import type { Attempts } from './sign-in/attempts.ts';
import { createCallers, parseBearer, secondFactorRequired } from './sign-in/callers.ts';
import { createRenewalTokens } from './sign-in/renewal.ts';
import { createSignIn } from './sign-in/sign-in.ts';

export type AuthConfig = {
  readonly mode: 'demo' | 'live';
  /** URL of the auth service for browsers; a path of this site for the embedded service. */
  readonly authUrl: string;
  /** Public key of the hosted service; null for the embedded one. */
  readonly authKey: string | null;
  /** Whether the auth service supports security keys as second factor. */
  readonly securityKeys: boolean;
  readonly version: string;
  /** Public URL of the site. */
  readonly siteUrl: string;
  readonly limits?: 'off';
};

export type AuthOptions = {
  readonly store: AuthStore;
  readonly limitStore: RateLimitStore;
  /** Failure counters, shared with the embedded auth service. */
  readonly attempts: Attempts;
  readonly codeStore: CodeStore;
  readonly port: AuthPort;
  readonly clock: Clock;
  readonly config: AuthConfig;
  readonly sendMail: SendAuthMail;
  /** Returns a keyed hash that depends on the server secret. */
  readonly digest: (...parts: string[]) => string;
  readonly randomToken: () => string;
  /** Membership rules that the auth feature needs: who is premium or expired, and which nicknames are taken. */
  readonly isPremium: (member: CallerRow, now: Date) => boolean;
  readonly isExpired: (member: CallerRow, now: Date) => boolean;
  readonly isGranted: ProfileParts['isGranted'];
  readonly members: {
    findByEmail(email: string): Promise<MemberRow | null>;
    update(
      memberId: string,
      changes: Partial<MemberRow>,
    ): Promise<MemberRow | 'nickname_taken' | 'email_taken' | null>;
    recordLogin(memberId: string, at: Date): Promise<void>;
  };
  /** Invalidates public pages, which show nicknames and avatars. */
  readonly changed: Changed;
  /** Revokes other credentials of the account, such as access keys, after a password change. */
  readonly onPasswordChange?: (memberId: string) => Promise<void>;
  readonly onError?: (error: unknown) => void;
  /** Queue that sends mails after the response; if omitted, the feature creates its own. */
  readonly backgroundWork?: BackgroundWork;
};

export type AuthUseCases = ReturnType<typeof createAuth>;

/** Creates the use cases for login, logout, current user, profile and mailed codes. */
export function createAuth(options: AuthOptions) {
  const {
    store,
    port,
    clock,
    config,
    changed,
    digest,
    isPremium,
    isExpired,
    members,
    sendMail,
    attempts,
    onPasswordChange = async () => undefined,
    onError = () => undefined,
    backgroundWork = createBackgroundWork(onError),
  } = options;
  const devices = createDevices({ store, port, clock, digest });
  const renewalTokens = createRenewalTokens({ store, clock, digest, randomToken: options.randomToken });

  const codes = createMailedCodes({
    store: options.codeStore,
    limitStore: options.limitStore,
    clock,
    digest,
    isKnownLocation: options.attempts.isKnownLocation,
    unlimited: config.limits === 'off',
  });
  const { siteUrl } = config;
  const findMember = members.findByEmail;
  const issueRenewalToken = renewalTokens.issue;

  port.onSessionsEnded((ids) => void store.recordSessionsEnded(ids, clock.now()).catch(onError));

  const viewProfile = createProfileView(options);
  const { signIn, verifiedSession, finish, enterTrusted, admission } = createSignIn({
    store,
    port,
    clock,
    attempts,
    devices,
    viewProfile,
    isExpired,
    issueRenewalToken,
    recordLogin: (memberId, at) => members.recordLogin(memberId, at),
  });
  const callers = createCallers({
    store,
    port,
    clock,
    isPremium,
    staffNeedsFactor: config.mode === 'live',
    // The embedded service has already applied the admission rules.
    admission: config.authKey === null ? undefined : admission,
  });
  const ownPassword = createOwnPassword({
    store,
    port,
    callers,
    attempts,
    clock,
    sendMail,
    onPasswordChange,
  });

  return {
    signIn,
    admission,
    verifiedSession,
    finishSignIn: finish,
    enterTrusted,
    deviceEnteredAt: devices.leaseStartedAt,
    /**
     * Starts the session of a new account, which has no second factor.
     * @throws AppError 403 if it has one
     */
    async completeSignIn(request: Parameters<typeof signIn>[0], context: CallContext) {
      const session = await signIn(request, context);
      if ('user' in session) return session;
      await port.logout(session.access_token, 'local');
      throw secondFactorRequired();
    },
    identify: callers.identify,
    checkPassword: ownPassword.check,
    requireOwner: ownPassword.requireOwner,
    ownDevices: createOwnDevices({ store, port, callers, clock }),
    renewalTokens,
    passwordReset: createPasswordReset({
      store,
      port,
      clock,
      attempts,
      codes,
      findMember,
      sendMail,
      siteUrl,
      onPasswordReset: onPasswordChange,
      backgroundWork,
      onError,
    }),
    verification: createVerification({
      port,
      codes,
      clock,
      isExpired,
      members,
      issueRenewalToken,
      sendMail,
      backgroundWork,
    }),
    verifiedEmails: createVerifiedEmails({ clock, digest, siteUrl }),

    config: () => ({
      mode: config.mode,
      authUrl: config.authUrl,
      authKey: config.authKey,
      securityKeys: config.securityKeys,
      version: config.version,
    }),

    async profile(caller: Caller) {
      return viewProfile(callers.getDetails(caller).member);
    },

    /** Returns the caller's profile, or 402 with the data for the renewal form. */
    async currentUser(caller: Caller) {
      const { member } = callers.getDetails(caller);
      if (isExpired(member, clock.now())) {
        throw refuse('auth.subscription_expired', { fields: { userData: viewUserData(member) } });
      }
      return viewProfile(member);
    },

    async updateProfile(caller: Caller, changes: ProfileChanges, context: CallContext) {
      const { password, currentPassword, ...sent } = changes;
      const { member } = callers.getDetails(caller);
      // An unchanged nickname is accepted even if it breaks a newer rule.
      const isSame = sent.nickname === normalizeNickname(member.nickname);
      const fields = isSame ? { ...sent, nickname: undefined } : sent;
      if (fields.nickname !== undefined) assertNicknameAllowed(fields.nickname, isAdministrator(caller));
      if (password) await ownPassword.change(caller, password, currentPassword, context);
      const given = Object.fromEntries(
        Object.entries(fields).filter(([, value]) => value !== undefined),
      ) as Partial<MemberRow>;
      const updated = await members.update(member.id, { ...given, updatedAt: clock.now() });
      if (updated === 'nickname_taken') {
        throw refuse('auth.nickname_taken');
      }
      if (updated === null || updated === 'email_taken')
        throw refuse('auth.no_member', { kind: 'not_found', about: false });
      if (updated.nickname !== member.nickname || updated.avatar !== member.avatar) await changed();
      return viewProfile(updated);
    },

    /** Ends the session of the Authorization header if it is valid; otherwise does nothing. */
    async signOut(authorization: string | undefined): Promise<void> {
      const token = parseBearer(authorization);
      const claims = token ? await port.verifyAccessToken(token) : null;
      if (!token || !claims) return;
      await store.releaseLease(claims.userId, claims.sessionId);
      await port.logout(token, 'local');
      await store.recordSessionsEnded([claims.sessionId], clock.now());
    },

    endSessions: createEndSessions({ port, store, clock }),

    /**
     * Renews the device lease; browsers call it every minute.
     * @throws AppError 401 if other devices occupy the slots
     */
    async heartbeat(caller: Caller, context: CallContext): Promise<void> {
      await store.recordActivity(caller.sessionId, clock.now());
      if (caller.role === 'Admin') return;
      const { claims, token } = callers.getDetails(caller);
      const { userId, sessionId } = caller;
      await devices.renewLease(
        { userId, sessionId, accessToken: token, expiresAt: claims.expiresAt },
        context,
      );
    },

    /** Deletes expired rows; called by a job. */
    async cleanUp(): Promise<void> {
      await store.removeExpiredTokens(clock.now());
      await options.limitStore.removeExpired(clock.now());
      await codes.removeExpired();
    },
  };
}

function assertNicknameAllowed(nickname: string, isStaff: boolean): void {
  const problem = nicknameProblem(nickname);
  if (problem === null || (problem === 'reserved' && isStaff)) return;
  throw refuse('auth.nickname_invalid', { about: problem, fields: { field: 'nickname', reason: problem } });
}
