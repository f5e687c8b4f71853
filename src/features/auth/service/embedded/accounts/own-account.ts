import type { AuthUser, CallContext, Metadata } from '../../auth-service.port.ts';
import type { LinkTarget } from '../mails/codes.ts';
import { AuthRefused, emailExists, invalidRequest } from '../refusal.ts';
import type { Bearer } from '../sessions/sessions.ts';
import type { AccountParts } from './accounts.ts';
import { mergedMetadata } from './metadata.ts';
import type { UserChanges, UserRow } from './user.store.ts';
import { viewUser } from './user-view.ts';

export type OwnChanges = {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly current_password?: string | undefined;
  readonly nonce?: string | undefined;
  readonly data?: Metadata | undefined;
};

export type OwnAccount = ReturnType<typeof createOwnAccount>;

/** Creates the changes that users can make to their own account: email address, password, metadata. */
export function createOwnAccount(parts: AccountParts) {
  const { users, sessions, passwords, codes, guesses, freshSignIn, clock, rules } = parts;

  /**
   * Verifies the given password or code; without either, a change of email address or password requires a recent
   * login.
   */
  async function proveOwner(bearer: Bearer, changes: OwnChanges, address: string): Promise<void> {
    const { current_password: present, nonce, email, password } = changes;
    // An anonymous user has no credentials that could be verified.
    if (bearer.user.isAnonymous) return;
    if (nonce && !freshSignIn.isRecent(bearer)) await freshSignIn.byCode(bearer, nonce, address);
    else if ((email || password) && (present === undefined || rules.securePasswordChange))
      freshSignIn.require(bearer);
    if (present === undefined) return;
    await guesses({ address, account: bearer.user.email ?? '' }, () =>
      freshSignIn.byPassword(bearer, present),
    );
  }

  /**
   * Returns the new email address; undefined if it is unchanged.
   * @throws AuthRefused if it may not be changed or is in use
   */
  async function newEmail(user: UserRow, { email, password }: OwnChanges): Promise<string | undefined> {
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

  async function newPasswordHash({ user }: Bearer, password: string): Promise<string> {
    await passwords.check(password);
    if (user.encryptedPassword && (await passwords.verify(password, user.encryptedPassword))) {
      throw new AuthRefused(422, 'same_password', 'New password should be different from the old password.');
    }
    return passwords.hash(password);
  }

  async function updateOwn(
    bearer: Bearer,
    changes: OwnChanges,
    way: LinkTarget,
    context: CallContext,
  ): Promise<AuthUser> {
    const { user, session, whole } = bearer;
    const now = clock.now();
    const isSecured = whole.factors.some((each) => each.status === 'verified');
    if ((changes.email || changes.password) && isSecured && session.aal !== 'aal2')
      throw new AuthRefused(
        401,
        'insufficient_aal',
        'AAL2 session is required to update email or password when MFA is enabled.',
      );
    const email = await newEmail(user, changes);
    await proveOwner(bearer, changes, context.ip ?? '');
    const hash = changes.password ? await newPasswordHash(bearer, changes.password) : null;
    const fields: UserChanges = { updatedAt: now };
    if (changes.data) {
      fields.userMetadata = mergedMetadata('user_metadata', user.userMetadata, changes.data);
    }
    if (email && rules.autoConfirm)
      Object.assign(
        fields,
        confirmedEmail({ ...user, userMetadata: fields.userMetadata ?? user.userMetadata }, email, now),
      );
    else if (email) Object.assign(fields, { newEmail: email, emailChangeSentAt: now });
    const updated = await users.update(user.id, fields);
    if (updated === 'taken') throw emailExists();
    if (hash) sessions.ended(await users.setPassword(user.id, hash, now, session.id));
    if (email && updated && !rules.autoConfirm) {
      await codes.mail(updated, 'email_change', email, way);
      if (user.email && rules.doubleConfirmEmail)
        await codes.mail(updated, 'email_change_current', user.email, way);
    }
    return viewUser(await users.whole(updated ?? user));
  }

  return { update: updateOwn };
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
