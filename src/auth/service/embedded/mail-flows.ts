import type { AuthSession, CallContext, Metadata } from '../port.ts';
import type { AccountParts, Accounts } from './accounts.ts';
import type { CodeKind } from './codes.ts';
import { AuthRefused, banned, codeInvalid, invalidRequest } from './refusal.ts';
import type { Bearer } from './sessions.ts';
import type { UserChanges, UserRow } from './user-store.ts';

/** What each type that a client may name stands for among the codes. */
const kindsOf: Readonly<Record<string, readonly CodeKind[]>> = {
  signup: ['signup'],
  invite: ['invite'],
  magiclink: ['magiclink'],
  recovery: ['recovery'],
  email_change: ['email_change', 'email_change_current'],
  email: ['signup', 'magiclink'],
};
const proofOf: Readonly<Record<string, string>> = {
  signup: 'email/signup',
  invite: 'invite',
  magiclink: 'otp',
  recovery: 'recovery',
  email_change: 'email_change',
};

export type HalfDone = { readonly msg: string; readonly code: '200' };
export type Typed = { readonly email: string; readonly token: string };
export type MailFlows = ReturnType<typeof createMailFlows>;

/** Everything that goes through somebody's mailbox: codes, links, recovery, confirmation. */
export function createMailFlows(parts: AccountParts, accounts: Accounts) {
  const { users, sessions, codes, limiter, clock, rules } = parts;

  async function send(user: UserRow, kind: CodeKind, redirectTo: string, sent: UserChanges): Promise<void> {
    await users.update(user.id, sent);
    await codes.mail(user, kind, user.email ?? '', redirectTo);
  }

  /** A code to come in with; a new person is registered by it, if that is allowed. */
  async function sendCode(
    email: string,
    createUser: boolean,
    data: Metadata,
    redirectTo: string,
  ): Promise<void> {
    limiter.takeMail(email);
    const now = clock.now();
    const existing = await users.findByEmail(email);
    if (existing?.emailConfirmedAt) return send(existing, 'magiclink', redirectTo, { recoverySentAt: now });
    if (!existing && (!createUser || !rules.signupEnabled)) {
      throw new AuthRefused(422, 'otp_disabled', 'Signups not allowed for otp');
    }
    const user = existing ?? (await accounts.create(email, accounts.unknowablePassword(), data, false));
    if (user) await send(user, 'signup', redirectTo, { confirmationSentAt: now });
  }

  async function recover(email: string, redirectTo: string): Promise<void> {
    limiter.takeMail(email);
    const user = await users.findByEmail(email);
    if (user) await send(user, 'recovery', redirectTo, { recoverySentAt: clock.now() });
  }

  async function resend(type: string, email: string, redirectTo: string): Promise<void> {
    limiter.takeMail(email);
    const user = await users.findByEmail(email);
    if (!user) return;
    if (type === 'signup' && !user.emailConfirmedAt)
      await send(user, 'signup', redirectTo, { confirmationSentAt: clock.now() });
    if (type === 'email_change' && user.newEmail) {
      await codes.mail(user, 'email_change', user.newEmail, redirectTo);
      if (user.email) await codes.mail(user, 'email_change_current', user.email, redirectTo);
    }
  }

  async function reauthenticate({ user }: Bearer, redirectTo: string): Promise<void> {
    if (!user.email)
      throw invalidRequest('Reauthentication requires the user to have an email or a phone number');
    if (!user.emailConfirmedAt)
      throw new AuthRefused(422, 'email_not_confirmed', 'Please verify your email first.');
    limiter.takeMail(user.email);
    await send(user, 'reauthentication', redirectTo, { reauthenticationSentAt: clock.now() });
  }

  async function complete(
    user: UserRow,
    kind: CodeKind,
    context: CallContext,
  ): Promise<AuthSession | HalfDone> {
    if (sessions.isBanned(user)) throw banned(403);
    const now = clock.now();
    const changes: UserChanges = {};
    if (kind === 'email_change' || kind === 'email_change_current') {
      const other = kind === 'email_change' ? 'email_change_current' : 'email_change';
      if (await codes.has(user.id, other)) {
        return {
          msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
          code: '200',
        };
      }
      if (!user.newEmail) throw codeInvalid();
      Object.assign(changes, { email: user.newEmail, newEmail: null, emailConfirmedAt: now, updatedAt: now });
    } else if (!user.emailConfirmedAt) {
      Object.assign(changes, {
        emailConfirmedAt: now,
        updatedAt: now,
        userMetadata: { ...user.userMetadata, email_verified: true },
      });
    }
    const confirmed = Object.keys(changes).length > 0 ? await users.update(user.id, changes) : user;
    if (!confirmed || confirmed === 'taken') throw codeInvalid();
    return sessions.start(confirmed, proofOf[kind] ?? 'otp', context);
  }

  function kindsFor(type: string): readonly CodeKind[] {
    const kinds = kindsOf[type];
    if (!kinds) throw invalidRequest('Verify requires a verification type');
    return kinds;
  }

  /** Comes in by a typed code. Unknown addresses get the same answer as wrong codes. */
  async function verifyTyped(
    type: string,
    { email, token }: Typed,
    context: CallContext,
  ): Promise<AuthSession | HalfDone> {
    const kinds = kindsFor(type);
    const user =
      (await users.findByEmail(email)) ??
      (type === 'email_change' ? await users.findByNewEmail(email) : null);
    if (!user) throw codeInvalid();
    return complete(user, await codes.consumeTyped(user, email, kinds, token), context);
  }

  /** Comes in by the hash that a mailed link carries. */
  async function verifyLinked(
    type: string,
    hash: string,
    context: CallContext,
  ): Promise<AuthSession | HalfDone> {
    const { userId, kind } = await codes.consumeLinked(hash, kindsFor(type));
    const user = await users.find(userId);
    if (!user) throw codeInvalid();
    return complete(user, kind, context);
  }

  return { sendCode, recover, resend, reauthenticate, verifyTyped, verifyLinked };
}
