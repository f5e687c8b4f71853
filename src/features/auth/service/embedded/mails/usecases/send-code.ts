import type { Metadata } from '../../../auth-service.port.ts';
import { boundedMetadata } from '../../accounts/metadata.ts';
import { createUser, unknowablePassword } from '../../accounts/usecases/create-user.ts';
import type { AccountDeps } from '../../accounts/usecases/deps.ts';
import type { UserChanges, UserRow } from '../../accounts/user.store.ts';
import { AuthRefused, invalidRequest } from '../../refusal.ts';
import type { Bearer } from '../../sessions/sessions.ts';
import type { CodeKind, LinkTarget } from '../codes.ts';

/**
 * Sends a login code, and creates the user first if allowed. Here and below, work for known email addresses runs
 * after the response, so the response time does not reveal whether an account exists.
 */
export async function sendCode(
  deps: AccountDeps,
  email: string,
  { mayCreate, data }: { readonly mayCreate: boolean; readonly data: Metadata },
  way: LinkTarget,
): Promise<void> {
  const { users, rules } = deps;
  await deps.limiter.takeMail(email, way.address);
  boundedMetadata('user_metadata', data);
  const existing = await users.findByEmail(email);
  // If sign-up is disabled, the response must not reveal whether an account exists.
  const isRefused = !existing && !mayCreate && rules.signupEnabled;
  if (isRefused) throw new AuthRefused(422, 'otp_disabled', 'Signups not allowed for otp');
  deps.backgroundWork.run(async () => {
    const now = deps.clock.now();
    if (existing?.emailConfirmedAt)
      return send(deps, { user: existing, kind: 'magiclink', sent: { recoverySentAt: now } }, way);
    if (!existing && !rules.signupEnabled) return;
    const user =
      existing ??
      (await createUser(deps, { email, password: unknowablePassword(), data, isConfirmed: false }));
    if (user) await send(deps, { user: user, kind: 'signup', sent: { confirmationSentAt: now } }, way);
  });
}

/** Sends a code that allows to set a new password. */
export async function recover(deps: AccountDeps, email: string, way: LinkTarget): Promise<void> {
  await deps.limiter.takeMail(email, way.address);
  const user = await deps.users.findByEmail(email);
  deps.backgroundWork.run(async () => {
    if (user)
      await send(deps, { user: user, kind: 'recovery', sent: { recoverySentAt: deps.clock.now() } }, way);
  });
}

/** Sends the code of a sign-up or of a change of email address again. */
export async function resend(deps: AccountDeps, type: string, email: string, way: LinkTarget): Promise<void> {
  const { users, codes, rules } = deps;
  await deps.limiter.takeMail(email, way.address);
  const user = await users.findByEmail(email);
  deps.backgroundWork.run(async () => {
    if (type === 'signup' && user && !user.emailConfirmedAt)
      await send(deps, { user: user, kind: 'signup', sent: { confirmationSentAt: deps.clock.now() } }, way);
    if (type !== 'email_change' || !user?.newEmail) return;
    await codes.mail(user, 'email_change', user.newEmail, way);
    if (user.email && rules.doubleConfirmEmail)
      await codes.mail(user, 'email_change_current', user.email, way);
  });
}

/** Sends a code that confirms a change of the account. @throws AuthRefused without a confirmed email address */
export async function reauthenticate(deps: AccountDeps, { user }: Bearer, way: LinkTarget): Promise<void> {
  if (!user.email)
    throw invalidRequest('Reauthentication requires the user to have an email or a phone number');
  if (!user.emailConfirmedAt)
    throw new AuthRefused(422, 'email_not_confirmed', 'Please verify your email first.');
  await deps.limiter.takeMail(user.email, way.address);
  await send(
    deps,
    { user: user, kind: 'reauthentication', sent: { reauthenticationSentAt: deps.clock.now() } },
    way,
  );
}

/** Sends a code and records when. */
async function send(
  { users, codes }: AccountDeps,
  { user, kind, sent }: { readonly user: UserRow; readonly kind: CodeKind; readonly sent: UserChanges },
  way: LinkTarget,
): Promise<void> {
  await users.update(user.id, sent);
  await codes.mail(user, kind, user.email ?? '', way);
}
