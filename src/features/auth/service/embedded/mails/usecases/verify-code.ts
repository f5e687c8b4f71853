import type { AuthSession, CallContext } from '../../../auth-service.port.ts';
import type { AccountDeps } from '../../accounts/usecases/deps.ts';
import { confirmedEmail } from '../../accounts/usecases/update-own-account.ts';
import type { UserChanges, UserRow } from '../../accounts/user.store.ts';
import { banned, codeInvalid, invalidRequest } from '../../refusal.ts';
import type { CodeKind } from '../codes.ts';

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
/** User of a valid code. */
type RedeemedCode = { readonly user: UserRow; readonly kind: CodeKind };

/** Logs in by a typed code. The response is the same for unknown email addresses and wrong codes. */
export async function verifyTyped(
  deps: AccountDeps,
  type: string,
  { email, token }: TypedCode,
  context: CallContext,
): Promise<AuthSession | FirstLinkConfirmed> {
  const { users } = deps;
  const kinds = kindsFor(type);
  const user =
    (await users.findByEmail(email)) ?? (type === 'email_change' ? await users.findByNewEmail(email) : null);
  if (!user) throw codeInvalid();
  const attempt = { address: context.ip ?? '', account: email, by: 'mail' } as const;
  const kind = await deps.guesses(attempt, () =>
    deps.codes.consumeTyped(user, kinds, { address: email, code: token }, context.ip ?? ''),
  );
  return complete(deps, { user, kind }, context);
}

/** Logs in by a mailed link. */
export async function verifyLinked(
  deps: AccountDeps,
  type: string,
  hash: string,
  context: CallContext,
): Promise<AuthSession | FirstLinkConfirmed> {
  return complete(deps, await redeemLink(deps, type, hash), context);
}

/** Redeems a mailed link for PKCE: returns a code that the browser exchanges with its verifier. */
export async function exchangeLinked(
  deps: AccountDeps,
  type: string,
  hash: string,
): Promise<{ authCode: string } | FirstLinkConfirmed> {
  const { user, kind } = await redeemLink(deps, type, hash);
  const confirmed = await confirm(deps, user, kind);
  return confirmed ? { authCode: await deps.flows.issueCode(user.id, kind) } : halfDone;
}

/**
 * Exchanges the code of a PKCE flow for a session.
 * @throws AuthRefused if the verifier does not match the challenge
 */
export async function exchangeCode(
  { users, sessions, flows }: AccountDeps,
  authCode: string,
  verifier: string,
  context: CallContext,
): Promise<AuthSession> {
  const { userId, method } = await flows.redeem(authCode, verifier);
  const user = userId ? await users.find(userId) : null;
  if (!user) throw codeInvalid();
  if (sessions.isBanned(user)) throw banned(403);
  return sessions.enter(user, proofOf[method] ?? 'otp', context);
}

async function redeemLink(deps: AccountDeps, type: string, hash: string): Promise<RedeemedCode> {
  const { userId, kind } = await deps.codes.consumeLinked(hash, kindsFor(type));
  const user = await deps.users.find(userId);
  if (!user) throw codeInvalid();
  return { user, kind };
}

async function complete(
  deps: AccountDeps,
  { user, kind }: RedeemedCode,
  context: CallContext,
): Promise<AuthSession | FirstLinkConfirmed> {
  const confirmed = await confirm(deps, user, kind);
  return confirmed ? deps.sessions.enter(confirmed, proofOf[kind] ?? 'otp', context) : halfDone;
}

/** Applies a redeemed code; null if an email change still needs its second confirmation. */
async function confirm(
  { users, sessions, codes, clock }: AccountDeps,
  user: UserRow,
  kind: CodeKind,
): Promise<UserRow | null> {
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

function kindsFor(type: string): readonly CodeKind[] {
  const kinds = kindsOf[type];
  if (!kinds) throw invalidRequest('Verify requires a verification type');
  return kinds;
}
