import type { AuthSession, CallContext, Metadata } from '../../auth-service.port.ts';
import type { AccountParts, Accounts } from '../accounts/accounts.ts';
import { boundedMetadata } from '../accounts/metadata.ts';
import { confirmedEmail } from '../accounts/own-account.ts';
import type { UserChanges, UserRow } from '../accounts/user.store.ts';
import { AuthRefused, banned, codeInvalid, invalidRequest } from '../refusal.ts';
import type { Bearer } from '../sessions/sessions.ts';
import type { CodeKind, LinkTarget } from './codes.ts';

/** Kinds of codes that are accepted for each type in a client's request. */
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

export type FirstLinkConfirmed = { readonly msg: string; readonly code: '200' };
const halfDone: FirstLinkConfirmed = {
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
  code: '200',
};
export type TypedCode = { readonly email: string; readonly token: string };
export type MailFlows = ReturnType<typeof createMailFlows>;

/** Creates the use cases that depend on mailed codes and links: login, recovery, confirmation. */
export function createMailFlows(parts: AccountParts, accounts: Accounts) {
  const { users, sessions, codes, flows, limiter, guesses, backgroundWork, clock, rules } = parts;

  async function send(user: UserRow, kind: CodeKind, way: LinkTarget, sent: UserChanges): Promise<void> {
    await users.update(user.id, sent);
    await codes.mail(user, kind, user.email ?? '', way);
  }

  /**
   * Sends a login code, and creates the user first if allowed. Here and below, work for known email addresses runs
   * after the response, so the response time does not reveal whether an account exists.
   */
  async function sendCode(
    email: string,
    createUser: boolean,
    data: Metadata,
    way: LinkTarget,
  ): Promise<void> {
    await limiter.takeMail(email, way.address);
    boundedMetadata('user_metadata', data);
    const existing = await users.findByEmail(email);
    // If sign-up is disabled, the response must not reveal whether an account exists.
    const isRefused = !existing && !createUser && rules.signupEnabled;
    if (isRefused) throw new AuthRefused(422, 'otp_disabled', 'Signups not allowed for otp');
    backgroundWork.run(async () => {
      const now = clock.now();
      if (existing?.emailConfirmedAt) return send(existing, 'magiclink', way, { recoverySentAt: now });
      if (!existing && !rules.signupEnabled) return;
      const user = existing ?? (await accounts.create(email, accounts.unknowablePassword(), data, false));
      if (user) await send(user, 'signup', way, { confirmationSentAt: now });
    });
  }

  async function recover(email: string, way: LinkTarget): Promise<void> {
    await limiter.takeMail(email, way.address);
    const user = await users.findByEmail(email);
    backgroundWork.run(async () => {
      if (user) await send(user, 'recovery', way, { recoverySentAt: clock.now() });
    });
  }

  async function resend(type: string, email: string, way: LinkTarget): Promise<void> {
    await limiter.takeMail(email, way.address);
    const user = await users.findByEmail(email);
    backgroundWork.run(async () => {
      if (type === 'signup' && user && !user.emailConfirmedAt)
        await send(user, 'signup', way, { confirmationSentAt: clock.now() });
      if (type !== 'email_change' || !user?.newEmail) return;
      await codes.mail(user, 'email_change', user.newEmail, way);
      if (user.email && rules.doubleConfirmEmail)
        await codes.mail(user, 'email_change_current', user.email, way);
    });
  }

  async function reauthenticate({ user }: Bearer, way: LinkTarget): Promise<void> {
    if (!user.email)
      throw invalidRequest('Reauthentication requires the user to have an email or a phone number');
    if (!user.emailConfirmedAt)
      throw new AuthRefused(422, 'email_not_confirmed', 'Please verify your email first.');
    await limiter.takeMail(user.email, way.address);
    await send(user, 'reauthentication', way, { reauthenticationSentAt: clock.now() });
  }

  /** Applies a redeemed code; null if an email change still needs its second confirmation. */
  async function confirm(user: UserRow, kind: CodeKind): Promise<UserRow | null> {
    if (sessions.isBanned(user)) throw banned(403);
    const now = clock.now();
    const changes: UserChanges = {};
    if (kind === 'email_change' || kind === 'email_change_current') {
      const other = kind === 'email_change' ? 'email_change_current' : 'email_change';
      if (await codes.has(user.id, other)) return null;
      if (!user.newEmail) throw codeInvalid();
      Object.assign(changes, confirmedEmail(user, user.newEmail, now));
    } else if (!user.emailConfirmedAt) {
      Object.assign(changes, {
        emailConfirmedAt: now,
        updatedAt: now,
        userMetadata: { ...user.userMetadata, email_verified: true },
      });
    }
    const confirmed = Object.keys(changes).length > 0 ? await users.update(user.id, changes) : user;
    if (!confirmed || confirmed === 'taken') throw codeInvalid();
    return confirmed;
  }

  async function complete(
    user: UserRow,
    kind: CodeKind,
    context: CallContext,
  ): Promise<AuthSession | FirstLinkConfirmed> {
    const confirmed = await confirm(user, kind);
    return confirmed ? sessions.enter(confirmed, proofOf[kind] ?? 'otp', context) : halfDone;
  }

  function kindsFor(type: string): readonly CodeKind[] {
    const kinds = kindsOf[type];
    if (!kinds) throw invalidRequest('Verify requires a verification type');
    return kinds;
  }

  /** Logs in by a typed code. The response is the same for unknown email addresses and wrong codes. */
  async function verifyTyped(
    type: string,
    { email, token }: TypedCode,
    context: CallContext,
  ): Promise<AuthSession | FirstLinkConfirmed> {
    const kinds = kindsFor(type);
    const user =
      (await users.findByEmail(email)) ??
      (type === 'email_change' ? await users.findByNewEmail(email) : null);
    if (!user) throw codeInvalid();
    const attempt = { address: context.ip ?? '', account: email, by: 'mail' } as const;
    const kind = await guesses(attempt, () =>
      codes.consumeTyped(user, kinds, { address: email, code: token }, context.ip ?? ''),
    );
    return complete(user, kind, context);
  }

  async function verifyLinked(
    type: string,
    hash: string,
    context: CallContext,
  ): Promise<AuthSession | FirstLinkConfirmed> {
    const { user, kind } = await linked(type, hash);
    return complete(user, kind, context);
  }

  async function linked(type: string, hash: string): Promise<{ user: UserRow; kind: CodeKind }> {
    const { userId, kind } = await codes.consumeLinked(hash, kindsFor(type));
    const user = await users.find(userId);
    if (!user) throw codeInvalid();
    return { user, kind };
  }

  /** Redeems a mailed link for PKCE: returns a code that the browser exchanges with its verifier. */
  async function exchangeLinked(
    type: string,
    hash: string,
  ): Promise<{ authCode: string } | FirstLinkConfirmed> {
    const { user, kind } = await linked(type, hash);
    const confirmed = await confirm(user, kind);
    return confirmed ? { authCode: await flows.issueCode(user.id, kind) } : halfDone;
  }

  /**
   * Exchanges the code of a PKCE flow for a session.
   * @throws AuthRefused if the verifier does not match the challenge
   */
  async function redeem(authCode: string, verifier: string, context: CallContext): Promise<AuthSession> {
    const { userId, method } = await flows.redeem(authCode, verifier);
    const user = userId ? await users.find(userId) : null;
    if (!user) throw codeInvalid();
    if (sessions.isBanned(user)) throw banned(403);
    return sessions.enter(user, proofOf[method] ?? 'otp', context);
  }

  return { sendCode, recover, resend, reauthenticate, verifyTyped, verifyLinked, exchangeLinked, redeem };
}
