import type { AccessClaims, AuthPort, AuthUser, LogoutScope, Outcome } from '../auth-service.port.ts';
import { toClaims } from '../claims.ts';
import type { Accounts } from './accounts/accounts.ts';
import type { OwnAccount } from './accounts/own-account.ts';
import type { UserStore } from './accounts/user.store.ts';
import { viewUser } from './accounts/user-view.ts';
import type { Administration, UserFields } from './administration/administration.ts';
import type { FactorStore } from './factors/factor.store.ts';
import { AuthRefused, banned, userUnknown } from './refusal.ts';
import type { AccessTokens } from './sessions/access-tokens.ts';
import type { FreshSignIn } from './sessions/fresh-sign-in.ts';
import type { Sessions } from './sessions/sessions.ts';

type Parts = {
  readonly users: UserStore;
  readonly sessions: Sessions;
  readonly tokens: AccessTokens;
  readonly accounts: Accounts;
  readonly ownAccount: OwnAccount;
  readonly administration: Administration;
  readonly factorStore: FactorStore;
  readonly freshSignIn: FreshSignIn;
};

/** Runs a call and converts a refusal to a value; other errors are rethrown. */
async function outcome<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (!(error instanceof AuthRefused)) throw error;
    const { code, status, message, reasons } = error;
    return { ok: false, refusal: { code, status, message, ...(reasons ? { reasons } : {}) } };
  }
}

/** Creates the port of the embedded service, which calls it directly instead of over HTTP. */
export function embeddedPort({
  users,
  sessions,
  tokens,
  accounts,
  ownAccount,
  administration,
  factorStore,
  freshSignIn,
}: Parts): AuthPort {
  return {
    passwordGrant: (email, password, context) =>
      outcome(() => accounts.passwordGrant(email.toLowerCase(), password, context)),
    refresh: (token, context) => outcome(() => sessions.refresh(token, context)),
    startSession: (userId, context) =>
      outcome(async () => {
        const user = await users.find(userId);
        if (!user) throw userUnknown();
        if (sessions.isBanned(user)) throw banned(400);
        return sessions.start(user, 'otp', context);
      }),
    async logout(accessToken: string, scope: LogoutScope): Promise<void> {
      const caller = await outcome(() => sessions.authenticate(accessToken));
      if (caller.ok) await sessions.logout(caller.value, scope);
    },
    endSession: (userId, sessionId) => sessions.endOne(userId, sessionId),
    getUser: (accessToken) => outcome(async () => viewUser((await sessions.authenticate(accessToken)).whole)),
    async getUserById(userId): Promise<AuthUser | null> {
      const user = await users.find(userId);
      return user && accounts.view(user);
    },
    async findByEmail(email): Promise<AuthUser | null> {
      const user = await users.findByEmail(email);
      return user && accounts.view(user);
    },
    createUser: ({ email, password, passwordHash, emailConfirmed, userMetadata }) =>
      outcome(() =>
        administration.create({
          email: email.toLowerCase(),
          password,
          password_hash: passwordHash,
          email_confirm: emailConfirmed,
          user_metadata: userMetadata,
        }),
      ),
    updateUser: (userId, { email, password, emailConfirmed, userMetadata, bannedUntil }) =>
      outcome(() => {
        const fields: UserFields = {
          email: email?.toLowerCase(),
          password,
          email_confirm: emailConfirmed,
          user_metadata: userMetadata,
          ban_duration: bannedUntil === undefined ? undefined : banDuration(bannedUntil),
        };
        return administration.update(userId, fields);
      }),
    confirmPassword: (accessToken, password) =>
      outcome(async () => freshSignIn.byPassword(await sessions.authenticate(accessToken), password)),
    changeOwnPassword: (accessToken, password) =>
      outcome(async () =>
        ownAccount.update(await sessions.authenticate(accessToken), { password }, { redirectTo: '' }, {}),
      ),
    async deleteUser(userId): Promise<void> {
      const removed = await outcome(() => administration.remove(userId, false));
      if (!removed.ok && removed.refusal.code !== 'user_not_found') throw new Error(removed.refusal.message);
    },
    async verifyAccessToken(accessToken): Promise<AccessClaims | null> {
      const verified = await outcome(() => tokens.verify(accessToken));
      if (!verified.ok) return null;
      return toClaims(verified.value);
    },
    isSessionLive: (sessionId) => sessions.isLive(sessionId),
    hasSecondFactor: (userId) => factorStore.hasVerified(userId),
    endAllSessions: (userId) => sessions.endAll(userId),
    removeFactors: (userId) => administration.removeFactors(userId),
    onSessionsEnded: (listener) => sessions.onEnded(listener),
  };

  function banDuration(until: Date | null): string {
    return until === null ? 'none' : `${Math.max(1, until.getTime() - tokens.now())}ms`;
  }
}
