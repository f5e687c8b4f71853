import type { AuthUser, Metadata } from '../../auth-service.port.ts';
import type { AccountParts, Accounts } from '../accounts/accounts.ts';
import type { UserRow } from '../accounts/user.store.ts';
import { emailExists, invalidRequest, userUnknown } from '../refusal.ts';
import type { CodeKind, LinkTarget } from './codes.ts';

export type WantedLink = {
  readonly type: string;
  readonly email: string;
  readonly password?: string | undefined;
  readonly new_email?: string | undefined;
  readonly data?: Metadata | undefined;
};

const kinds: Readonly<Record<string, CodeKind>> = {
  signup: 'signup',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change_new: 'email_change',
  email_change_current: 'email_change_current',
};

/** Creates invitations, and links for administrators who send the mails themselves. */
export function createMailedLinks(parts: AccountParts, accounts: Accounts) {
  const { users, passwords, codes, clock } = parts;

  async function invited(email: string, data: Metadata): Promise<UserRow> {
    const existing = await users.findByEmail(email);
    if (existing?.emailConfirmedAt) throw emailExists();
    const user = existing ?? (await accounts.create(email, accounts.unknowablePassword(), data, false));
    const updated = user && (await users.update(user.id, { invitedAt: clock.now() }));
    if (!updated || updated === 'taken') throw emailExists();
    return updated;
  }

  async function registered({ email, password, data = {} }: WantedLink): Promise<UserRow> {
    const existing = await users.findByEmail(email);
    if (existing?.emailConfirmedAt) throw emailExists();
    if (!password) throw invalidRequest('Signup requires a valid password');
    await passwords.check(password);
    const user = existing ?? (await accounts.create(email, password, data, false));
    if (!user) throw emailExists();
    return user;
  }

  async function known({ email }: WantedLink): Promise<UserRow> {
    const user = await users.findByEmail(email);
    if (!user) throw userUnknown();
    return user;
  }

  async function moving(wanted: WantedLink): Promise<UserRow> {
    const user = await known(wanted);
    if (!wanted.new_email) throw invalidRequest('A new email is needed');
    const changes = { newEmail: wanted.new_email, emailChangeSentAt: clock.now() };
    const changed = await users.update(user.id, changes);
    if (!changed || changed === 'taken') throw emailExists();
    return changed;
  }

  function subjectOf(wanted: WantedLink, kind: CodeKind): Promise<UserRow> {
    if (kind === 'invite') return invited(wanted.email, wanted.data ?? {});
    if (kind === 'signup') return registered(wanted);
    return kind === 'email_change' || kind === 'email_change_current' ? moving(wanted) : known(wanted);
  }

  return {
    async invite(email: string, data: Metadata, way: LinkTarget): Promise<AuthUser> {
      const user = await invited(email, data);
      await codes.mail(user, 'invite', email, way);
      return accounts.view(user);
    },

    /** Returns the content of a mail, including link and code, without sending it. */
    async generate(wanted: WantedLink, way: LinkTarget): Promise<AuthUser> {
      const kind = kinds[wanted.type];
      if (!kind) throw invalidRequest('Invalid email action link type requested');
      const user = await subjectOf(wanted, kind);
      const address = kind === 'email_change' ? (user.newEmail ?? wanted.email) : wanted.email;
      const issued = await codes.issue(user, kind, address, way);
      return {
        ...(await accounts.view(user)),
        action_link: issued.link,
        email_otp: issued.code,
        hashed_token: issued.hash,
        redirect_to: way.redirectTo,
        verification_type: wanted.type,
      };
    },
  };
}
