import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '../../../../../platform/server/clock.ts';
import type { BackgroundWork } from '../../../../../platform/server/work/background-work.ts';
import type { AuthSession, AuthUser, CallContext, Metadata } from '../../auth-service.port.ts';
import type { RunLimitedLogin } from '../guesses.ts';
import type { Limiter } from '../limits.ts';
import type { Codes, LinkTarget } from '../mails/codes.ts';
import type { Flows } from '../mails/flows.ts';
import { AuthRefused, banned, invalidCredentials } from '../refusal.ts';
import type { FreshSignIn } from '../sessions/fresh-sign-in.ts';
import type { Bearer, Sessions } from '../sessions/sessions.ts';
import { boundedMetadata } from './metadata.ts';
import type { Passwords } from './passwords.ts';
import type { UserRow, UserStore } from './user.store.ts';
import { viewUser } from './user-view.ts';

export type AccountRules = {
  readonly signupEnabled: boolean;
  /** Whether new accounts are usable without confirming the email address. */
  readonly autoConfirm: boolean;
  readonly anonymousEnabled: boolean;
  /** Whether users may change their email address at this service. */
  readonly emailChangeEnabled: boolean;
  /**
   * Whether a change of password or email address without a recent login requires a mailed code; the current password
   * is not sufficient then.
   */
  readonly securePasswordChange: boolean;
  /** Whether a new email address must be confirmed from the old mailbox too. */
  readonly doubleConfirmEmail: boolean;
  /** Whether users may unlink one of several identities. */
  readonly linkingEnabled: boolean;
};

export type AccountParts = {
  readonly users: UserStore;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly codes: Codes;
  readonly flows: Flows;
  readonly limiter: Limiter;
  readonly guesses: RunLimitedLogin;
  readonly freshSignIn: FreshSignIn;
  readonly backgroundWork: BackgroundWork;
  readonly clock: Clock;
  readonly rules: AccountRules;
};

export type SignUp = {
  readonly email: string;
  readonly password: string;
  readonly data?: Metadata | undefined;
};
export type Accounts = ReturnType<typeof createAccounts>;

/** Creates the account use cases for users: sign-up, password login, read, update. */
export function createAccounts(parts: AccountParts) {
  const { users, sessions, passwords, codes, limiter, guesses, freshSignIn, backgroundWork, clock, rules } =
    parts;

  async function create(
    email: string,
    password: string | null,
    data: Metadata,
    confirmed: boolean,
  ): Promise<UserRow | null> {
    const now = clock.now();
    const userMetadata = boundedMetadata('user_metadata', data);
    const encryptedPassword = password === null ? null : await passwords.hash(password);
    return users.insert(
      {
        id: randomUUID(),
        email,
        encryptedPassword,
        emailConfirmedAt: confirmed ? now : null,
        confirmationSentAt: confirmed ? null : now,
        appMetadata: { provider: 'email', providers: ['email'] },
        userMetadata: confirmed ? { ...userMetadata, email_verified: true } : userMetadata,
        createdAt: now,
        updatedAt: now,
      },
      { ...data },
    );
  }

  /** Returns an invented user as the response to a sign-up with a registered email address. */
  function pretend(email: string, data: Metadata): AuthUser {
    const now = clock.now().toISOString();
    return {
      id: randomUUID(),
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      confirmation_sent_at: now,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: data,
      identities: [],
      created_at: now,
      updated_at: now,
      is_anonymous: false,
    };
  }

  async function signUp(
    { email, password, data = {} }: SignUp,
    way: LinkTarget,
    context: CallContext,
  ): Promise<AuthSession | AuthUser> {
    if (!rules.signupEnabled)
      throw new AuthRefused(422, 'signup_disabled', 'Signups not allowed for this instance');
    await passwords.check(password);
    boundedMetadata('user_metadata', data);
    const existing = await users.findByEmail(email);
    if (existing?.emailConfirmedAt && rules.autoConfirm) {
      throw new AuthRefused(422, 'user_already_exists', 'User already registered');
    }
    if (!rules.autoConfirm) await limiter.takeMail(email);
    // Hashes a password so that the response takes as long as for a new email address.
    if (existing) await passwords.hash(password);
    if (existing?.emailConfirmedAt) return pretend(email, data);
    const user = existing ?? (await create(email, password, data, rules.autoConfirm));
    if (!user) throw new AuthRefused(422, 'user_already_exists', 'User already registered');
    if (rules.autoConfirm && !existing) return sessions.enter(user, 'password', context);
    backgroundWork.run(() => codes.mail(user, 'signup', email, way));
    return viewUser(await users.whole(user));
  }

  async function signUpAnonymously(data: Metadata, context: CallContext): Promise<AuthSession> {
    if (!rules.signupEnabled)
      throw new AuthRefused(422, 'signup_disabled', 'Signups not allowed for this instance');
    if (!rules.anonymousEnabled)
      throw new AuthRefused(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
    await limiter.take('anonymous', context.ip ?? '');
    const now = clock.now();
    const fields = { id: randomUUID(), isAnonymous: true, createdAt: now, updatedAt: now };
    const user = await users.insert(
      { ...fields, userMetadata: boundedMetadata('user_metadata', data), appMetadata: {} },
      {},
    );
    if (!user) throw new Error('The anonymous user was not inserted.');
    return sessions.enter(user, 'anonymous', context);
  }

  /**
   * Verifies the password.
   * @throws AuthRefused if it is wrong or the user may not log in
   */
  async function checkPassword(email: string, password: string): Promise<UserRow> {
    const user = await users.findByEmail(email);
    const matches = await passwords.verify(password, user?.encryptedPassword ?? null);
    if (!user || !matches) throw invalidCredentials();
    if (sessions.isBanned(user)) throw banned(400);
    if (!user.emailConfirmedAt) throw new AuthRefused(400, 'email_not_confirmed', 'Email not confirmed');
    if (user.encryptedPassword && passwords.needsRehash(user.encryptedPassword)) {
      await users.rehash(user.id, await passwords.hash(password));
    }
    return user;
  }

  async function withWeaknesses(session: AuthSession, password: string): Promise<AuthSession> {
    const reasons = await passwords.weaknesses(password);
    if (reasons.length === 0) return session;
    return {
      ...session,
      weak_password: { message: 'This password is easy to guess; please choose a better one.', reasons },
    };
  }

  /** Logs in by password for the product, without admission rules. */
  async function passwordGrant(email: string, password: string, context: CallContext): Promise<AuthSession> {
    const user = await checkPassword(email, password);
    return withWeaknesses(await sessions.start(user, 'password', context), password);
  }

  /**
   * Logs in by password at the service's own endpoints.
   * @throws AuthRefused 429 after too many failures
   */
  async function signIn(email: string, password: string, context: CallContext): Promise<AuthSession> {
    const user = await guesses({ address: context.ip ?? '', account: email }, () =>
      checkPassword(email, password),
    );
    return withWeaknesses(await sessions.enter(user, 'password', context), password);
  }

  async function unlinkIdentity(bearer: Bearer, identityId: string): Promise<void> {
    const { user } = bearer;
    if (!rules.linkingEnabled)
      throw new AuthRefused(404, 'manual_linking_disabled', 'Manual linking is disabled');
    freshSignIn.require(bearer);
    const own = await users.unlinkIdentity(user.id, identityId, clock.now());
    if (!own.some((each) => each.id === identityId))
      throw new AuthRefused(422, 'identity_not_found', 'Identity does not exist');
    if (own.length < 2) {
      const message = 'User must have at least 1 identity after unlinking';
      throw new AuthRefused(422, 'single_identity_not_deletable', message);
    }
  }

  return {
    create,
    signUp,
    passwordGrant,
    signIn,
    signUpAnonymously,
    unlinkIdentity,
    view: async (user: UserRow) => viewUser(await users.whole(user)),
    /** Returns a random password for a user who logs in only by mailed codes. */
    unknowablePassword: () => randomBytes(24).toString('base64url'),
  };
}
