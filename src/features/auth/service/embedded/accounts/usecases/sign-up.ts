import { randomUUID } from 'node:crypto';
import type { AuthSession, AuthUser, CallContext, Metadata } from '../../../auth-service.port.ts';
import type { LinkTarget } from '../../mails/codes.ts';
import { AuthRefused } from '../../refusal.ts';
import { boundedMetadata } from '../metadata.ts';
import { viewUser } from '../user-view.ts';
import { createUser } from './create-user.ts';
import type { AccountDeps } from './deps.ts';

export type SignUp = {
  readonly email: string;
  readonly password: string;
  readonly data?: Metadata | undefined;
};

/**
 * Creates an account.
 * @throws AuthRefused if sign-up is disabled, the password is refused or the account exists
 */
export async function signUp(
  deps: AccountDeps,
  { email, password, data = {} }: SignUp,
  way: LinkTarget,
  context: CallContext,
): Promise<AuthSession | AuthUser> {
  const { users, passwords, rules } = deps;
  if (!rules.signupEnabled)
    throw new AuthRefused(422, 'signup_disabled', 'Signups not allowed for this instance');
  await passwords.check(password);
  boundedMetadata('user_metadata', data);
  const existing = await users.findByEmail(email);
  if (existing?.emailConfirmedAt && rules.autoConfirm) {
    throw new AuthRefused(422, 'user_already_exists', 'User already registered');
  }
  if (!rules.autoConfirm) await deps.limiter.takeMail(email);
  // Hashes a password so that the response takes as long as for a new email address.
  if (existing) await passwords.hash(password);
  if (existing?.emailConfirmedAt) return inventedUser(deps, email, data);
  const user =
    existing ?? (await createUser(deps, { email, password, data, isConfirmed: rules.autoConfirm }));
  if (!user) throw new AuthRefused(422, 'user_already_exists', 'User already registered');
  if (rules.autoConfirm && !existing) return deps.sessions.enter(user, 'password', context);
  deps.backgroundWork.run(() => deps.codes.mail(user, 'signup', email, way));
  return viewUser(await users.whole(user));
}

/** Creates a user without email address. @throws AuthRefused if this is disabled */
export async function signUpAnonymously(
  { users, sessions, limiter, clock, rules }: AccountDeps,
  data: Metadata,
  context: CallContext,
): Promise<AuthSession> {
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

/** Returns an invented user as the response to a sign-up with a registered email address. */
function inventedUser({ clock }: Pick<AccountDeps, 'clock'>, email: string, data: Metadata): AuthUser {
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
