import type { AuthSession, CallContext } from '../../../auth-service.port.ts';
import { AuthRefused, banned, invalidCredentials } from '../../refusal.ts';
import type { UserRow } from '../user.store.ts';
import type { AccountDeps } from './deps.ts';

/** Logs in by password for the application, without admission rules. */
export async function passwordGrant(
  deps: AccountDeps,
  email: string,
  password: string,
  context: CallContext,
): Promise<AuthSession> {
  const user = await checkPassword(deps, email, password);
  return withWeaknesses(deps, await deps.sessions.start(user, 'password', context), password);
}

/**
 * Logs in by password at the service's own endpoints.
 * @throws AuthRefused 429 after too many failures
 */
export async function signIn(
  deps: AccountDeps,
  email: string,
  password: string,
  context: CallContext,
): Promise<AuthSession> {
  const user = await deps.guesses({ address: context.ip ?? '', account: email }, () =>
    checkPassword(deps, email, password),
  );
  return withWeaknesses(deps, await deps.sessions.enter(user, 'password', context), password);
}

/**
 * Verifies the password.
 * @throws AuthRefused if it is wrong or the user may not log in
 */
async function checkPassword(
  { users, passwords, sessions }: AccountDeps,
  email: string,
  password: string,
): Promise<UserRow> {
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

async function withWeaknesses(
  { passwords }: Pick<AccountDeps, 'passwords'>,
  session: AuthSession,
  password: string,
): Promise<AuthSession> {
  const reasons = await passwords.weaknesses(password);
  if (reasons.length === 0) return session;
  return {
    ...session,
    weak_password: { message: 'This password is easy to guess; please choose a better one.', reasons },
  };
}
