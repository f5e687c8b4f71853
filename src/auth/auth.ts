import { AppError } from '../platform/errors.ts';
import type { Clock } from '../platform/clock.ts';
import type { Caller } from '../platform/api.ts';
import { type Attempts, createAttempts } from './attempts.ts';
import { bearerOf, createCallers } from './callers.ts';
import type { LimitStore } from './limit-store.ts';
import type { SendAuthMail } from './mails.ts';
import { viewProfile, viewUserData } from './profile.ts';
import { freshSignInMs, leaseMs, nicknameProblem, type SignInLimits, usualSignInLimits } from './rules.ts';
import type { ProfileChanges } from './schemas.ts';
import type { AuthPort, CallContext } from './service/port.ts';
import { createSignIn, deviceLabel } from './sign-in.ts';
import type { AuthStore, MemberRow } from './store.ts';

export type AuthConfig = {
  readonly mode: 'demo' | 'live';
  /** Where the browser's client finds the auth service; a path of this site when embedded. */
  readonly authUrl: string;
  /** Public key of a hosted service; null when embedded. */
  readonly authKey: string | null;
  readonly version: string;
  readonly limits?: SignInLimits | 'off';
};

export type AuthOptions = {
  readonly store: AuthStore;
  readonly limitStore: LimitStore;
  readonly port: AuthPort;
  readonly clock: Clock;
  readonly config: AuthConfig;
  readonly sendMail: SendAuthMail;
  /** Keyed hash with a secret of the server's. */
  readonly digest: (...parts: string[]) => string;
  readonly randomToken: () => string;
  /** The membership's part: who is premium, whose time ran out, and how a member is written. */
  readonly isPremium: (member: MemberRow, now: Date) => boolean;
  readonly isExpired: (member: MemberRow, now: Date) => boolean;
  readonly members: {
    update(memberId: string, changes: Partial<MemberRow>): Promise<MemberRow | 'nickname_taken' | 'email_taken' | null>;
    recordLogin(memberId: string, at: Date): Promise<void>;
  };
  readonly onError?: (error: unknown) => void;
};

const renewalMs = 30 * 60_000;

export type AuthUseCases = ReturnType<typeof createAuth>;

/** Signing in and out, who calls, and one's own profile. */
export function createAuth(options: AuthOptions) {
  const { store, port, clock, config, digest, isPremium, isExpired, members, sendMail, onError = () => undefined } = options;
  const attempts: Attempts = createAttempts({ store: options.limitStore, clock, digest, limits: config.limits ?? usualSignInLimits });
  const callers = createCallers({ store, port, clock, isPremium });
  const renewalKey = (token: string) => digest('renewal', token);

  port.onSessionsEnded((ids) => void store.recordEnd(ids, clock.now()).catch(onError));

  /** Lets its holder order a renewal for this member without a session: once, within half an hour. */
  async function issueRenewalToken(memberId: string): Promise<string> {
    const token = options.randomToken();
    await store.insertToken(renewalKey(token), { kind: 'renewal', memberId }, new Date(clock.now().getTime() + renewalMs));
    return token;
  }
  const memberOf = (sess: Record<string, unknown> | null) =>
    sess?.kind === 'renewal' && typeof sess.memberId === 'string' ? sess.memberId : null;

  const signIn = createSignIn({
    store, port, clock, attempts, digest, isPremium, isExpired, issueRenewalToken,
    recordLogin: (memberId, at) => members.recordLogin(memberId, at),
  });

  async function changePassword(caller: Caller, password: string, current: string | undefined, context: CallContext): Promise<void> {
    const { claims, member, token } = callers.behind(caller);
    const isFresh = clock.now().getTime() - claims.signedInAt.getTime() < freshSignInMs;
    if (current === undefined && !isFresh) {
      throw new AppError('invalid', 'auth.current_password_required', { message: 'Please enter your current password.' });
    }
    if (current !== undefined) await checkPassword(caller, current, context);
    const changed = await port.changeOwnPassword(token, password);
    if (!changed.ok) {
      const { code, message, reasons } = changed.refusal;
      throw new AppError('declined', `auth.${code}`, { message, fields: reasons ? { reasons } : {} });
    }
    await sendMail({ to: member.email, template: 'password_changed', params: { email: member.email }, language: languageOf(member) });
  }

  /** @throws AppError 401 unless this is the caller's password, counted like a login */
  async function checkPassword(caller: Caller, password: string, context: CallContext): Promise<void> {
    const wrong = () => new AppError('declined', 'auth.password_incorrect', { message: 'Incorrect password' });
    const attempt = async () => {
      const granted = await port.passwordGrant(caller.email, password, context);
      if (!granted.ok) throw wrong();
      await port.logout(granted.value.access_token, 'local');
      if (granted.value.user.id !== caller.userId) throw wrong();
    };
    await attempts.run(context.ip ?? '', caller.email, attempt, (error) => error instanceof AppError);
  }

  return {
    signIn,
    checkPassword,
    identify: callers.identify,
    issueRenewalToken,
    /** For whom a renewal token was issued; null when unknown, used or too old. The token stays good. */
    readRenewalToken: async (token: string) => memberOf(await store.findToken(renewalKey(token), clock.now())),
    /** The same, and the token is used up. */
    redeemRenewalToken: async (token: string) => memberOf(await store.takeToken(renewalKey(token), clock.now())),

    config: () => ({ mode: config.mode, authUrl: config.authUrl, authKey: config.authKey, version: config.version }),

    profile(caller: Caller) {
      return viewProfile(callers.behind(caller).member, caller.isPremium);
    },

    /** The profile, or 402 with what the renewal form needs. */
    currentUser(caller: Caller) {
      const { member } = callers.behind(caller);
      if (isExpired(member, clock.now())) {
        const message = 'Your subscription has expired. Please renew to continue.';
        throw new AppError('payment_required', 'auth.subscription_expired', { message, fields: { userData: viewUserData(member) } });
      }
      return viewProfile(member, caller.isPremium);
    },

    async updateProfile(caller: Caller, changes: ProfileChanges, context: CallContext) {
      const { password, currentPassword, ...fields } = changes;
      const { member } = callers.behind(caller);
      if (fields.nickname !== undefined && fields.nickname !== member.nickname) refuseNickname(fields.nickname, caller.role);
      if (password) await changePassword(caller, password, currentPassword, context);
      const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<MemberRow>;
      const updated = await members.update(member.id, { ...given, updatedAt: clock.now() });
      if (updated === 'nickname_taken') {
        throw new AppError('conflict', 'auth.nickname_taken', { message: 'This nickname is already taken. Please choose another one.' });
      }
      if (updated === null || updated === 'email_taken') throw new AppError('not_found', 'auth.no_member', { message: 'There is no such member.' });
      return viewProfile(updated, isPremium(updated, clock.now()));
    },

    /** Ends the session of this header, if it is one. Never refuses: whoever wants out is out. */
    async signOut(authorization: string | undefined): Promise<void> {
      const token = bearerOf(authorization);
      const claims = token ? await port.verifyAccessToken(token) : null;
      if (!token || !claims) return;
      await store.releaseLease(claims.userId, claims.sessionId);
      await port.logout(token, 'local');
      await store.recordEnd([claims.sessionId], clock.now());
    },

    /** Keeps this device's place; takes it when nobody has it. @throws AppError 401 when another device has it */
    async heartbeat(caller: Caller, context: CallContext): Promise<void> {
      const now = clock.now();
      await store.recordActivity(caller.sessionId, now);
      if (caller.role === 'Admin' || (await store.touchLease(caller.userId, caller.sessionId, now))) return;
      const holder = await store.findLease(caller.userId);
      const taken = await store.takeLease({
        userId: caller.userId,
        sessionToken: caller.sessionId,
        deviceIdHash: null,
        deviceLabel: deviceLabel(context.userAgent),
        sessionExpires: callers.behind(caller).claims.expiresAt,
        now,
        deadBefore: new Date(now.getTime() - leaseMs),
        force: false,
        // identify() let this caller through, so a holder other than it has ended.
        ...(holder ? { endedSession: holder.sessionToken } : {}),
      });
      if (!taken) throw new AppError('unauthenticated', 'auth.session_superseded', { message: 'This account was logged in on another device.' });
    },

    /** Forgets what has run out; to be called now and then. */
    async cleanUp(): Promise<void> {
      await store.removeExpiredTokens(clock.now());
      await options.limitStore.removeExpired(clock.now());
    },
  };
}

function refuseNickname(nickname: string, role: string): void {
  const problem = nicknameProblem(nickname);
  if (problem === null || (problem === 'reserved' && role === 'Admin')) return;
  const messages = {
    short: 'The nickname must have at least 2 characters.',
    at_sign: 'The nickname must not contain @.',
    reserved: 'This nickname is reserved. Please choose another one.',
  };
  throw new AppError('invalid', 'auth.nickname_invalid', { message: messages[problem], fields: { field: 'nickname' } });
}

function languageOf(member: MemberRow): 'en' | 'de' | 'cn' | 'ja' | 'kr' {
  const { language } = member;
  return language === 'de' || language === 'cn' || language === 'ja' || language === 'kr' ? language : 'en';
}
