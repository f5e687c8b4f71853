import type { AuthUser, CallContext, Metadata } from '../../../auth-service.port.ts';
import type { LinkTarget } from '../../mails/codes.ts';
import { AuthRefused, emailExists, invalidRequest } from '../../refusal.ts';
import type { Bearer } from '../../sessions/sessions.ts';
import { mergedMetadata } from '../metadata.ts';
import type { UserChanges, UserRow } from '../user.store.ts';
import { viewUser } from '../user-view.ts';
import type { AccountDeps } from './deps.ts';

export type OwnChanges = {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly current_password?: string | undefined;
  readonly nonce?: string | undefined;
  readonly data?: Metadata | undefined;
};

/**
 * Verifies the given password or code; without either, a change of email address or password requires a recent
 * login.
 */
async function proveOwner(
  { guesses, freshSignIn, rules }: AccountDeps,
  bearer: Bearer,
  changes: OwnChanges,
  address: string,
): Promise<void> {
  const { current_password: present, nonce, email, password } = changes;
  // An anonymous user has no credentials that could be verified.
  if (bearer.user.isAnonymous) return;
  if (nonce && !freshSignIn.isRecent(bearer)) await freshSignIn.byCode(bearer, nonce, address);
  else if ((email || password) && (present === undefined || rules.securePasswordChange))
    freshSignIn.require(bearer);
  if (present === undefined) return;
  await guesses({ address, account: bearer.user.email ?? '' }, () => freshSignIn.byPassword(bearer, present));
}

/**
 * Returns the new email address; undefined if it is unchanged.
 * @throws AuthRefused if it may not be changed or is in use
 */
async function newEmail(
  { users, rules }: AccountDeps,
  user: UserRow,
  { email, password }: OwnChanges,
): Promise<string | undefined> {
  if (user.isAnonymous && password && !email)
    throw new AuthRefused(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    );
  if (!email || email === user.email) return undefined;
  if (!rules.emailChangeEnabled && !user.isAnonymous)
    throw invalidRequest('The email address cannot be changed');
  if (await users.findByEmail(email)) throw emailExists();
  return email;
}

async function newPasswordHash(
  { passwords }: AccountDeps,
  { user }: Bearer,
  password: string,
): Promise<string> {
  await passwords.check(password);
  if (user.encryptedPassword && (await passwords.verify(password, user.encryptedPassword))) {
    throw new AuthRefused(422, 'same_password', 'New password should be different from the old password.');
  }
  return passwords.hash(password);
}

/**
 * Changes email address, password or metadata of the user.
 * @throws AuthRefused if a recent login, a code or the password is missing
 */
export async function updateOwnAccount(
  deps: AccountDeps,
  bearer: Bearer,
  changes: OwnChanges,
  call: { readonly way: LinkTarget; readonly context: CallContext },
): Promise<AuthUser> {
  const { users } = deps;
  const { user, session, whole } = bearer;
  const now = deps.clock.now();
  const isSecured = whole.factors.some((each) => each.status === 'verified');
  if ((changes.email || changes.password) && isSecured && session.aal !== 'aal2')
    throw new AuthRefused(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
  const email = await newEmail(deps, user, changes);
  await proveOwner(deps, bearer, changes, call.context.ip ?? '');
  const hash = changes.password ? await newPasswordHash(deps, bearer, changes.password) : null;
  const fields = changedFields(deps, user, { email, data: changes.data });
  const updated = await users.update(user.id, fields);
  if (updated === 'taken') throw emailExists();
  if (hash) deps.sessions.ended(await users.setPassword(user.id, { hash, keep: session.id }, now));
  if (email && updated && !deps.rules.autoConfirm)
    await mailEmailChange(deps, updated, { email, oldEmail: user.email }, call.way);
  return viewUser(await users.whole(updated ?? user));
}

function changedFields(
  { rules, clock }: AccountDeps,
  user: UserRow,
  { email, data }: { readonly email: string | undefined; readonly data: Metadata | undefined },
): UserChanges {
  const now = clock.now();
  const userMetadata = data && mergedMetadata('user_metadata', user.userMetadata, data);
  const fields: UserChanges = { updatedAt: now, ...(userMetadata && { userMetadata }) };
  if (!email) return fields;
  if (!rules.autoConfirm) return { ...fields, newEmail: email, emailChangeSentAt: now };
  const changed = { ...user, userMetadata: userMetadata ?? user.userMetadata };
  return { ...fields, ...confirmedEmail(changed, email, now) };
}

/** Mails the codes of a new email address: to the new one, and to the old one if both must confirm. */
async function mailEmailChange(
  { codes, rules }: AccountDeps,
  user: UserRow,
  { email, oldEmail }: { readonly email: string; readonly oldEmail: string | null },
  way: LinkTarget,
): Promise<void> {
  await codes.mail(user, 'email_change', email, way);
  if (oldEmail && rules.doubleConfirmEmail) await codes.mail(user, 'email_change_current', oldEmail, way);
}

/** Returns the changes for a user who confirmed a new email address; an anonymous user becomes a permanent one. */
export function confirmedEmail(
  user: Pick<UserRow, 'isAnonymous' | 'appMetadata' | 'userMetadata'>,
  email: string,
  at: Date,
): UserChanges {
  const changes = { email, newEmail: null, emailConfirmedAt: at, updatedAt: at };
  if (!user.isAnonymous) return changes;
  return {
    ...changes,
    isAnonymous: false,
    appMetadata: { ...user.appMetadata, provider: 'email', providers: ['email'] },
    userMetadata: { ...user.userMetadata, email_verified: true },
  };
}
