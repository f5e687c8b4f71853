import type { Caller } from '../../../../platform/server/http/api.ts';
import { mailLanguage } from '../../../../platform/server/mail/language.ts';
import type { CallContext } from '../../service/auth-service.port.ts';
import { ownPasswordRefused } from '../password-refused.ts';
import { requireOwner } from './check-password.ts';
import type { PasswordDeps } from './deps.ts';

/**
 * Changes the password, ends all other sessions and frees their device slots, revokes access keys, and notifies the
 * owner.
 * @throws AppError 400 if the login is not recent and the current password is missing, 422 for a refused password
 */
export async function changePassword(
  deps: PasswordDeps,
  caller: Caller,
  { password, current }: { readonly password: string; readonly current: string | undefined },
  context: CallContext,
): Promise<void> {
  const { store, port, callers, clock, onPasswordChange, sendMail } = deps;
  const { member, token } = callers.getDetails(caller);
  await requireOwner(deps, caller, current, context);
  const changed = await port.changeOwnPassword(token, password);
  if (!changed.ok) throw ownPasswordRefused(changed.refusal);
  // The auth service has ended the other sessions; a hosted service does not report this, so it is recorded here.
  await store.recordOtherSessionsEnded(caller.userId, caller.sessionId, clock.now());
  await store.releaseOtherLeases(caller.userId, caller.sessionId);
  await onPasswordChange(member.id);
  const language = mailLanguage(member.language);
  const params = { email: member.email };
  await sendMail({ to: member.email, template: 'password_changed', params, language });
}
