import type { AccessClaims, AuthPort, AuthUser, LogoutScope, Outcome } from '../auth-service.port.ts';
import { toClaims } from '../claims.ts';
import type { AccountDeps } from './accounts/usecases/deps.ts';
import { requireUser, viewWholeUser } from './accounts/usecases/find-user.ts';
import { passwordGrant } from './accounts/usecases/sign-in.ts';
import { updateOwnAccount } from './accounts/usecases/update-own-account.ts';
import { viewUser } from './accounts/user-view.ts';
import {
  createUserAsAdmin,
  removeUser,
  type UserFields,
  updateUser,
} from './administration/usecases/users.ts';
import type { FactorDeps } from './factors/usecases/deps.ts';
import { removeAllFactorsOf } from './factors/usecases/remove-factor.ts';
import { AuthRefused, banned } from './refusal.ts';
import type { AccessTokens } from './sessions/access-tokens.ts';

type Parts = {
  readonly tokens: AccessTokens;
  readonly accounts: AccountDeps;
  readonly factors: FactorDeps;
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
export function embeddedPort({ tokens, accounts, factors }: Parts): AuthPort {
  const { sessions } = accounts;
  return {
    ...userCalls(accounts, tokens),
    passwordGrant: (email, password, context) =>
      outcome(() => passwordGrant(accounts, email.toLowerCase(), password, context)),
    refresh: (token, context) => outcome(() => sessions.refresh(token, context)),
    startSession: (userId, context) =>
      outcome(async () => {
        const user = await requireUser(accounts, userId);
        if (sessions.isBanned(user)) throw banned(400);
        return sessions.start(user, 'otp', context);
      }),
    async logout(accessToken: string, scope: LogoutScope): Promise<void> {
      const caller = await outcome(() => sessions.authenticate(accessToken));
      if (caller.ok) await sessions.logout(caller.value, scope);
    },
    endSession: (userId, sessionId) => sessions.endOne(userId, sessionId),
    async verifyAccessToken(accessToken): Promise<AccessClaims | null> {
      const verified = await outcome(() => tokens.verify(accessToken));
      if (!verified.ok) return null;
      return toClaims(verified.value);
    },
    isSessionLive: (sessionId) => sessions.isLive(sessionId),
    hasSecondFactor: (userId) => factors.store.hasVerified(userId),
    endAllSessions: (userId) => sessions.endAll(userId),
    removeFactors: async (userId) => removeAllFactorsOf(factors, (await requireUser(accounts, userId)).id),
    onSessionsEnded: (listener) => sessions.onEnded(listener),
  };
}

type UserCalls = Pick<
  AuthPort,
  | ('getUser' | 'getUserById' | 'findByEmail' | 'createUser' | 'updateUser' | 'deleteUser')
  | ('confirmPassword' | 'changeOwnPassword')
>;

function userCalls(accounts: AccountDeps, tokens: AccessTokens): UserCalls {
  const { users, sessions, freshSignIn } = accounts;
  const banDuration = (until: Date | null): string =>
    until === null ? 'none' : `${Math.max(1, until.getTime() - tokens.now())}ms`;
  return {
    getUser: (accessToken) => outcome(async () => viewUser((await sessions.authenticate(accessToken)).whole)),
    async getUserById(userId): Promise<AuthUser | null> {
      const user = await users.find(userId);
      return user && viewWholeUser(accounts, user);
    },
    async findByEmail(email): Promise<AuthUser | null> {
      const user = await users.findByEmail(email);
      return user && viewWholeUser(accounts, user);
    },
    createUser: ({ email, password, passwordHash, emailConfirmed, userMetadata }) =>
      outcome(() =>
        createUserAsAdmin(accounts, {
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
        return updateUser(accounts, userId, fields);
      }),
    confirmPassword: (accessToken, password) =>
      outcome(async () => freshSignIn.byPassword(await sessions.authenticate(accessToken), password)),
    changeOwnPassword: (accessToken, password) =>
      outcome(async () =>
        updateOwnAccount(
          accounts,
          await sessions.authenticate(accessToken),
          { password },
          { way: { redirectTo: '' }, context: {} },
        ),
      ),
    async deleteUser(userId): Promise<void> {
      const removed = await outcome(() => removeUser(accounts, userId, false));
      if (!removed.ok && removed.refusal.code !== 'user_not_found') throw new Error(removed.refusal.message);
    },
  };
}
