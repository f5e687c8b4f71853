import type { AuthUser, Metadata } from '../../../auth-service.port.ts';
import { createUser, unknowablePassword } from '../../accounts/usecases/create-user.ts';
import type { AccountDeps } from '../../accounts/usecases/deps.ts';
import { viewWholeUser } from '../../accounts/usecases/find-user.ts';
import type { UserRow } from '../../accounts/user.store.ts';
import { emailExists, invalidRequest, userUnknown } from '../../refusal.ts';
import type { CodeKind, LinkTarget } from '../codes.ts';

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

/** Creates a user without a confirmed email address, and mails the invitation. */
export async function inviteUser(
  deps: AccountDeps,
  email: string,
  data: Metadata,
  way: LinkTarget,
): Promise<AuthUser> {
  const user = await invited(deps, email, data);
  await deps.codes.mail(user, 'invite', email, way);
  return viewWholeUser(deps, user);
}

/** Returns the content of a mail, including link and code, for administrators who send it themselves. */
export async function generateLink(
  deps: AccountDeps,
  wanted: WantedLink,
  way: LinkTarget,
): Promise<AuthUser> {
  const kind = kinds[wanted.type];
  if (!kind) throw invalidRequest('Invalid email action link type requested');
  const user = await subjectOf(deps, wanted, kind);
  const address = kind === 'email_change' ? (user.newEmail ?? wanted.email) : wanted.email;
  const issued = await deps.codes.issue(user, kind, address, way);
  return {
    ...(await viewWholeUser(deps, user)),
    action_link: issued.link,
    email_otp: issued.code,
    hashed_token: issued.hash,
    redirect_to: way.redirectTo,
    verification_type: wanted.type,
  };
}

async function invited(deps: AccountDeps, email: string, data: Metadata): Promise<UserRow> {
  const { users } = deps;
  const existing = await users.findByEmail(email);
  if (existing?.emailConfirmedAt) throw emailExists();
  const user =
    existing ?? (await createUser(deps, { email, password: unknowablePassword(), data, isConfirmed: false }));
  const updated = user && (await users.update(user.id, { invitedAt: deps.clock.now() }));
  if (!updated || updated === 'taken') throw emailExists();
  return updated;
}

async function registered(deps: AccountDeps, { email, password, data = {} }: WantedLink): Promise<UserRow> {
  const existing = await deps.users.findByEmail(email);
  if (existing?.emailConfirmedAt) throw emailExists();
  if (!password) throw invalidRequest('Signup requires a valid password');
  await deps.passwords.check(password);
  const user = existing ?? (await createUser(deps, { email, password, data, isConfirmed: false }));
  if (!user) throw emailExists();
  return user;
}

async function known({ users }: AccountDeps, { email }: WantedLink): Promise<UserRow> {
  const user = await users.findByEmail(email);
  if (!user) throw userUnknown();
  return user;
}

async function moving(deps: AccountDeps, wanted: WantedLink): Promise<UserRow> {
  const user = await known(deps, wanted);
  if (!wanted.new_email) throw invalidRequest('A new email is needed');
  const changes = { newEmail: wanted.new_email, emailChangeSentAt: deps.clock.now() };
  const changed = await deps.users.update(user.id, changes);
  if (!changed || changed === 'taken') throw emailExists();
  return changed;
}

function subjectOf(deps: AccountDeps, wanted: WantedLink, kind: CodeKind): Promise<UserRow> {
  if (kind === 'invite') return invited(deps, wanted.email, wanted.data ?? {});
  if (kind === 'signup') return registered(deps, wanted);
  return kind === 'email_change' || kind === 'email_change_current'
    ? moving(deps, wanted)
    : known(deps, wanted);
}
